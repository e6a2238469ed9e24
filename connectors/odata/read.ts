import { HttpFailure } from '../http/http-failure.ts';
import type { ReadOutcome, ReadRequest, RowTarget, Watermark } from '../system-session.ts';
import { allOf, behindKey, changedSince, nameOf } from './filter.ts';
import type { ODataColumn, ODataTable, ODataVersion } from './model.ts';
import type { ODataClient, ODataPage, RowQuery } from './odata-client.ts';
import { PageSize } from './page-size.ts';
import { isOrdered } from './types.ts';
import { cellOf, type ODataRow } from './values.ts';

/** Where a reading can go on: behind the row with this key, at the page of this link, or behind so many rows. */
type Position = Counted & ({ behind: string[] } | { next: string; from: string } | { skip: number });

/** How far a reading had come, and to how many rows it was to come: what goes on from there is held against both. */
interface Counted {
  read: number;
  expected: number | null;
}

type UnsoundReason = 'doubled' | 'missing' | 'endless' | 'uncounted';

/** Pages do not add up to the table: one came twice, or is missing, or the way to the next is. */
export class UnsoundPages extends Error {
  override name = 'UnsoundPages';
  readonly reason: UnsoundReason;

  constructor(reason: UnsoundReason) {
    super(`Pages are not sound: ${reason}.`);
    this.reason = reason;
  }
}

/** What a link led to is not there any more. */
export class MovedOn extends Error {
  override name = 'MovedOn';
}

/** The service cannot ask by this column for what has changed. */
export class NotIncremental extends Error {
  override name = 'NotIncremental';
}

export interface ODataSource {
  client: ODataClient;
  /** Its path, which ends in a slash. */
  service: string;
  table: ODataTable;
  version: ODataVersion;
}

/** Reads an entity set: how its pages are made safe is in decision 0103. Throws `UnsoundPages`, `MovedOn`, `NotIncremental`. */
export async function readEntitySet(
  source: ODataSource,
  request: ReadRequest,
  target: RowTarget,
): Promise<ReadOutcome> {
  const { since } = request;
  const watermark = since ? await highestOf(source, since) : null;
  const filter = since
    ? changedSince(columnOf(source, since.column), since, watermark, source.version)
    : undefined;
  // Neither a row with a time nor one without can be there.
  if (since && filter === undefined) return { watermark, rowCount: 0 };
  const reading = new Reading(source, request, target, filter);
  await reading.run();
  return { watermark, rowCount: reading.rowCount };
}

class Reading {
  /** Handed over in this reading. */
  rowCount = 0;
  readonly #source: ODataSource;
  readonly #request: ReadRequest;
  readonly #target: RowTarget;
  readonly #filter: string | undefined;
  readonly #columns: ODataColumn[];
  readonly #key: ODataColumn[];
  /** By the reading that this one goes on from. */
  #before = 0;
  /** Rows that it is to come to, with those before, by the server's word. */
  #expected: number | null = null;
  readonly #links = new Set<string>();
  #lastKeys = new Set<string>();
  #isLinked = false;
  #emptyPages = 0;

  constructor(source: ODataSource, request: ReadRequest, target: RowTarget, filter: string | undefined) {
    this.#source = source;
    this.#request = request;
    this.#target = target;
    this.#filter = filter;
    this.#columns = request.columns.map((name) => columnOf(source, name));
    this.#key = source.table.key.map((name) => columnOf(source, name));
  }

  async run(): Promise<void> {
    const position = this.#request.position as Position | undefined;
    if (position) [this.#before, this.#expected] = [position.read, position.expected];
    const isByKey =
      this.#source.client.options.paging === 'keys' &&
      this.#key.length > 0 &&
      this.#key.every(({ kind, isFilterable, isSortable }) => isOrdered(kind) && isFilterable && isSortable);
    await (isByKey ? this.#readByKey(position) : this.#readByLinks(position));
    if (this.#request.limit === undefined) await this.#requireAll();
  }

  /**
   * Each page is what lies behind the last row's key: rows that come and go meanwhile move no other. Links of a server that cuts
   * what it is asked for are not needed, and those that name the host as it is called inside do no harm.
   */
  async #readByKey(position: Position | undefined): Promise<void> {
    const { client, version } = this.#source;
    if (position && !('behind' in position && position.behind.length === this.#key.length))
      throw new MovedOn('The position is of another key.');
    const most = Math.min(this.#request.pageRows ?? client.options.pageRows, client.options.pageRows);
    const size = new PageSize(most);
    let behind = position?.behind ?? null;
    for (let isFirst = position === undefined; ; isFirst = false) {
      const top = Math.min(size.rows, this.#left);
      const filter = behind === null ? undefined : behindKey(this.#key, behind, version);
      const query = { $orderby: this.#order, $top: String(top) };
      const page = await this.#ask(query, { filter, isCounted: isFirst });
      await this.#handPage(page);
      size.learn(page.rows.length, page.size);
      const last = page.rows.at(-1);
      if (last === undefined || this.#left === 0) return;
      behind = this.#key.map((column) => cellOf(last, column) ?? '');
      // A page that is short says nothing: some servers cap it without a word. The count does, or an empty page.
      const { read, expected } = this.#counted;
      if (page.rows.length < top && expected !== null && read >= expected) return;
      await this.#mark({ behind, ...this.#counted });
    }
  }

  /** As the server leads. One that leads nowhere, and has sent less than there is, is asked for what lies behind so many rows. */
  async #readByLinks(position: Position | undefined): Promise<void> {
    if (position && 'behind' in position) throw new MovedOn('The position is of a key.');
    const isSorted = this.#key.length > 0 && this.#key.every((column) => column.isSortable);
    const { limit } = this.#request;
    const query = {
      ...(isSorted ? { $orderby: this.#order } : {}),
      ...(limit === undefined ? this.#source.client.options.wholeQuery : { $top: String(this.#left) }),
    };
    let page: ODataPage;
    if (position && 'next' in position) {
      this.#isLinked = true;
      page = await this.#resume(position);
    } else {
      const $skip = position && 'skip' in position ? { $skip: String(position.skip) } : {};
      page = await this.#ask({ ...query, ...$skip }, { isCounted: position === undefined });
    }
    for (;;) {
      await this.#handPage(page);
      if (this.#left === 0) return;
      const { read } = this.#counted;
      if (page.next !== null) {
        this.#isLinked = true;
        const [next, from] = [placeless(page.next, page.from), placeless(page.from.href, page.from)];
        await this.#mark({ next, from, ...this.#counted });
        page = await this.#follow(page.next, page.from);
        continue;
      }
      const isWhole = this.#expected !== null && read >= this.#expected;
      const { leadsAlways = false } = this.#source.client.options;
      if (this.#isLinked || leadsAlways || isWhole || page.rows.length === 0) return;
      // Without an order, what lies behind so many rows is another set of rows each time. A look has seen enough.
      if (!isSorted && limit !== undefined) return;
      if (!isSorted) throw new UnsoundPages(this.#expected === null ? 'uncounted' : 'missing');
      await this.#mark({ skip: read, ...this.#counted });
      page = await this.#ask({ ...query, $skip: String(read) });
    }
  }

  async #resume({ next, from }: { next: string; from: string }): Promise<ODataPage> {
    try {
      return await this.#follow(next, new URL(from, this.#source.client.base));
    } catch (error) {
      if (error instanceof HttpFailure && [400, 404, 410].includes(error.status))
        throw new MovedOn('The link is not known any more.', { cause: error });
      throw error;
    }
  }

  async #mark(position: Position): Promise<void> {
    const { since, limit } = this.#request;
    if (since === undefined && limit === undefined) await this.#target.mark(position);
  }

  /** Rows that are still wanted. */
  get #left(): number {
    return Math.floor(this.#request.limit ?? Number.POSITIVE_INFINITY) - this.rowCount;
  }

  get #counted(): Counted {
    return { read: this.#before + this.rowCount, expected: this.#expected };
  }

  /** The first rows alone are nothing to be counted. */
  get #isCounting(): boolean {
    return this.#source.table.isCountable && this.#request.limit === undefined;
  }

  get #order(): string {
    return this.#key.map(nameOf).join(',');
  }

  async #ask(
    query: RowQuery,
    { filter, isCounted = false }: { filter?: string | undefined; isCounted?: boolean } = {},
  ): Promise<ODataPage> {
    const page = await ask(this.#source, {
      $select: selectOf([...this.#columns, ...this.#key]),
      ...query,
      $filter: allOf(this.#filter, filter),
      ...(isCounted && this.#isCounting ? counting(this.#source.version) : {}),
    });
    if (isCounted) this.#expected = page.count;
    return page;
  }

  async #follow(link: string, from: URL): Promise<ODataPage> {
    if (this.#links.has(link)) throw new UnsoundPages('doubled');
    this.#links.add(link);
    const page = await this.#source.client.following(link, from, this.#source.version);
    // Pages of nothing could lead on for ever.
    if (page.rows.length === 0 && page.next !== null) this.#emptyPages += 1;
    if (this.#emptyPages > mostEmptyPages) throw new UnsoundPages('endless');
    return page;
  }

  async #handPage({ rows }: ODataPage): Promise<void> {
    if (this.#key.length > 0) this.#requireNew(rows);
    const wanted = rows.slice(0, this.#left);
    if (wanted.length === 0) return;
    this.rowCount += wanted.length;
    await this.#target.addRows(wanted.map((row) => this.#columns.map((column) => cellOf(row, column))));
  }

  /** No row may stand in the page before, nor twice in this one. */
  #requireNew(rows: readonly ODataRow[]): void {
    const keys = new Set<string>();
    for (const row of rows) {
      const key = JSON.stringify(this.#key.map((column) => cellOf(row, column)));
      if (keys.has(key) || this.#lastKeys.has(key)) throw new UnsoundPages('doubled');
      keys.add(key);
    }
    if (rows.length > 0) this.#lastKeys = keys;
  }

  /** Rows may have come and gone meanwhile: then there are as many as were read at the beginning, at the end, or in between. */
  async #requireAll(): Promise<void> {
    const { read, expected } = this.#counted;
    if (expected === null || read === expected) return;
    const { count } = await ask(this.#source, {
      $select: selectOf(this.#key.length > 0 ? this.#key : this.#columns.slice(0, 1)),
      $top: '1',
      $filter: this.#filter,
      ...counting(this.#source.version),
    });
    const counts = [expected, count ?? expected];
    if (read < Math.min(...counts)) throw new UnsoundPages('missing');
    if (read > Math.max(...counts)) throw new UnsoundPages('doubled');
  }
}

/** Without the origin, where that is the one that was asked: whoever goes on may know the system by another name. */
function placeless(link: string, from: URL): string {
  const url = URL.canParse(link, from.href) ? new URL(link, from) : null;
  return url?.origin === from.origin ? url.pathname + url.search : link;
}

/** In a row of pages of nothing, more than that lead nowhere. */
const mostEmptyPages = 100;

function ask({ client, service, table, version }: ODataSource, query: RowQuery): Promise<ODataPage> {
  return client.page(service, table.set, query, version);
}

function counting(version: ODataVersion): RowQuery {
  return version === 'v4' ? { $count: 'true' } : { $inlinecount: 'allpages' };
}

/** Addresses that are longer are cut or refused by servers and what stands in front of them. */
const mostSelectLength = 4000;

/** Complex values come as a whole; where the names are too many to be written down, so do rows. */
function selectOf(columns: readonly ODataColumn[]): string | undefined {
  const names = [...new Set(columns.map(({ path }) => path[0] ?? ''))].join(',');
  return names.length > mostSelectLength ? undefined : names;
}

function columnOf({ table }: ODataSource, name: string): ODataColumn {
  const column = table.columns.find((one) => one.name === name);
  if (!column) throw new Error(`The table has no column ${name}.`);
  return column;
}

async function highestOf(source: ODataSource, { column: name }: Watermark): Promise<string | null> {
  const column = columnOf(source, name);
  if (!column.isFilterable || !column.isSortable || !isOrdered(column.kind))
    throw new NotIncremental('The column cannot be asked by.');
  const { rows } = await ask(source, {
    $select: selectOf([column]),
    $orderby: `${nameOf(column)} desc`,
    $top: '1',
    ...(column.isNullable ? { $filter: `${nameOf(column)} ne null` } : {}),
  });
  const [row] = rows;
  return row ? cellOf(row, column) : null;
}
