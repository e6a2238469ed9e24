import { ChangeWindow, earlier, momentText } from '../http/change-window.ts';
import { EvenPages, type EvenState } from '../http/even-pages.ts';
import { cellOf, type JsonRow, valueAt } from '../http/json-cells.ts';
import type { ReadOutcome, ReadRequest, RowTarget } from '../system-session.ts';
import { type ConcurClient, type ConcurPage, changed } from './concur-client.ts';
import { type ConcurColumn, type ConcurTable, mostPageRows } from './tables.ts';

/** Pages do not add up to the table. */
export class UnsoundPages extends Error {
  override name = 'UnsoundPages';
  readonly reason: 'doubled' | 'missing';

  constructor(reason: 'doubled' | 'missing') {
    super(`Pages are not sound: ${reason}.`);
    this.reason = reason;
  }
}

/** A column is not among those of the table. */
export class GoneColumn extends Error {
  override name = 'GoneColumn';
}

/** The table cannot be asked by this column for what has changed. */
export class NotIncremental extends Error {
  override name = 'NotIncremental';
}

/** What is behind a mark. */
interface Position {
  /** Path and query of the next page. */
  next: string;
  /** Rows that came so far, as they are counted. */
  read: number;
  total: number | null;
  /** Keys of the page before: none of them may come again. */
  keys: string[];
  began: string;
  highest: string | null;
  even: EvenState;
}

const daySeconds = 86_400;

/** Reads a table page by page. Throws `UnsoundPages`, `UnevenPages`, `GoneColumn`, `NotIncremental`, `WrongValue`. */
export async function readTable(
  client: ConcurClient,
  table: ConcurTable,
  request: ReadRequest,
  target: RowTarget,
): Promise<ReadOutcome> {
  const reading = new Reading(client, table, request, target);
  await reading.run();
  return { watermark: reading.watermark, rowCount: reading.rowCount };
}

class Reading {
  rowCount = 0;
  readonly #client: ConcurClient;
  readonly #table: ConcurTable;
  readonly #request: ReadRequest;
  readonly #target: RowTarget;
  readonly #columns: ConcurColumn[];
  readonly #key: readonly ConcurColumn[];
  readonly #window: ChangeWindow | null;
  readonly #began: string;
  readonly #even: EvenPages;
  readonly #asked = new Set<string>();
  #keys: Set<string>;
  #read: number;
  #total: number | null;

  constructor(client: ConcurClient, table: ConcurTable, request: ReadRequest, target: RowTarget) {
    const position = request.position as Position | undefined;
    const { since } = request;
    if (since && since.column !== table.change?.column) throw new NotIncremental('By another column.');
    this.#client = client;
    this.#table = table;
    this.#request = request;
    this.#target = target;
    this.#columns = request.columns.map((name) => columnOf(table, name));
    this.#key = table.key.map((name) => columnOf(table, name));
    this.#began = position?.began ?? momentText(Date.now());
    this.#window = since ? new ChangeWindow(since, this.#began, position?.highest ?? null) : null;
    this.#keys = new Set(position?.keys);
    this.#read = position?.read ?? 0;
    this.#total = position?.total ?? null;
    this.#even = new EvenPages(table.isComplete ? this.#columns : [], position?.even);
  }

  get watermark(): string | null {
    return this.#window?.highest ?? null;
  }

  async run(): Promise<void> {
    const position = this.#request.position as Position | undefined;
    const { limit = Number.POSITIVE_INFINITY } = this.#request;
    let url = position ? this.#client.resolve(position.next) : this.#firstUrl();
    let before: { url: URL; rows: number } | null = null;
    for (;;) {
      this.#asked.add(url.href);
      const page = await this.#client.page(this.#table, url);
      this.#check(page);
      await this.#hand(page.rows, limit);
      if (this.rowCount >= limit) return;
      const { next } = page;
      if (next === null) {
        const isFirst = before === null && position === undefined;
        if (page.rows.length === 0 && page.total === null && !isFirst) await this.#confirmEnd(before);
        break;
      }
      if (this.#asked.has(next.href)) throw new UnsoundPages('doubled');
      // With a next page, one without rows is none.
      if (page.rows.length === 0) throw new UnsoundPages('missing');
      before = { url, rows: page.rows.length };
      await this.#mark(next);
      url = next;
    }
    if (this.#total !== null && this.#read !== this.#total) throw new UnsoundPages('missing');
    this.#even.requireEven();
  }

  #firstUrl(): URL {
    const { limit = mostPageRows, pageRows = mostPageRows } = this.#request;
    const { change } = this.#table;
    const from = this.#window?.from ?? null;
    // A day earlier, since it is not said whose midnight a day begins at: what is too early is left out here.
    const more =
      from === null || !change ? {} : { [change.parameter]: earlier(from, daySeconds).slice(0, 10) };
    return this.#client.urlOf(this.#table, {
      limit: Math.max(1, Math.min(limit, pageRows, mostPageRows)),
      more,
    });
  }

  #check({ rows, total }: ConcurPage): void {
    const keys = new Set<string>();
    for (const row of rows) {
      const key = this.#key.map((column) => cellOf(valueAt(row, column.path), column) ?? '').join('\n');
      if (this.#keys.has(key) || keys.has(key)) throw new UnsoundPages('doubled');
      keys.add(key);
    }
    if (total !== null && this.#total !== null && total !== this.#total) throw new UnsoundPages('missing');
    this.#total ??= total;
    this.#keys = keys;
    this.#read += rows.length;
    this.#even.look(rows);
  }

  async #hand(rows: readonly JsonRow[], limit: number): Promise<void> {
    const window = this.#window;
    const changing = window ? columnOf(this.#table, window.column) : null;
    const wanted =
      window && changing
        ? rows.filter((row) => window.takes(cellOf(valueAt(row, changing.path), changing)))
        : rows;
    const taken = wanted.slice(0, limit - this.rowCount);
    this.rowCount += taken.length;
    if (taken.length > 0)
      await this.#target.addRows(
        taken.map((row) => this.#columns.map((column) => cellOf(valueAt(row, column.path), column))),
      );
  }

  async #mark(next: URL): Promise<void> {
    const position: Position = {
      next: `${next.pathname}${next.search}`,
      read: this.#read,
      total: this.#total,
      keys: [...this.#keys],
      began: this.#began,
      highest: this.watermark,
      even: this.#even.state,
    };
    await this.#target.mark(position);
  }

  /**
   * A page without a row behind one that named it, of a face that does not count: the end, or rows that are missing. The page before is asked for
   * again, one row shorter: that row alone must come behind it.
   */
  async #confirmEnd(before: { url: URL; rows: number } | null): Promise<void> {
    const { paging } = this.#table;
    if (paging.kind !== 'link' || before === null || before.rows < 2) throw new UnsoundPages('missing');
    const shorter = this.#client.resolve(changed(before.url, paging.limit, before.rows - 1));
    const first = await this.#client.page(this.#table, shorter);
    if (first.rows.length !== before.rows - 1 || first.next === null) throw new UnsoundPages('missing');
    const second = await this.#client.page(this.#table, first.next);
    if (second.rows.length !== 1) throw new UnsoundPages('missing');
  }
}

function columnOf({ columns }: ConcurTable, name: string): ConcurColumn {
  const column = columns.find((one) => one.name === name);
  if (!column) throw new GoneColumn('A column is not there.');
  return column;
}
