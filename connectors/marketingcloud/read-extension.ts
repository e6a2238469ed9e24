import type { ReadOutcome, ReadRequest, RowTarget, SystemColumn, SystemTable } from '../system-session.ts';
import type { MarketingCloudClient, Rowset, RowsetQuery } from './marketing-cloud-client.ts';
import { firstMomentOf, laterOf, NotIncremental } from './moments.ts';
import type { Extension } from './tables.ts';
import { cellOf } from './values.ts';

/** Marketing Cloud hands out no more rows in one page. */
const mostPageRows = 2500;
/** Of a page, were each value as long as it may be: what an answer may hold, many times over, and who reads slowly holds no more. */
const mostPageLetters = 8e6;
/** Addresses that are longer are cut or refused by servers and what stands in front of them. */
const mostOrderLetters = 4000;

type UnsoundReason =
  | 'changed'
  | 'doubled'
  | 'missing'
  | 'tooWide'
  | 'sameNames'
  | 'missingProperty'
  | 'movedOn';

/** Pages do not add up to the table. */
export class UnsoundRows extends Error {
  override name = 'UnsoundRows';
  readonly reason: UnsoundReason;

  constructor(reason: UnsoundReason) {
    super(`Rows are not sound: ${reason}.`);
    this.reason = reason;
  }
}

/** Behind so many pages of this size, of a table of so many rows, whose last row was this one. */
interface Position {
  page: number;
  size: number;
  count: number;
  last: string;
}

type ExtensionTable = SystemTable & { extension: Extension };

/** Reads the rows of a data extension page by page: how that is made safe is in decision 0113. Throws `UnsoundRows`, `NotIncremental`, `WrongValue`. */
export function readExtension(
  client: MarketingCloudClient,
  table: ExtensionTable,
  request: ReadRequest,
  target: RowTarget,
): Promise<ReadOutcome> {
  return new Reading(client, table, request, target).run();
}

class Reading {
  readonly #client: MarketingCloudClient;
  readonly #table: ExtensionTable;
  readonly #request: ReadRequest;
  readonly #target: RowTarget;
  readonly #columns: readonly SystemColumn[];
  /** By which rows are ordered and told apart: the key, or all there is, after which only equal rows can change places. */
  readonly #order: readonly SystemColumn[];
  #rowCount = 0;
  #latest: string | null = null;

  constructor(client: MarketingCloudClient, table: ExtensionTable, request: ReadRequest, target: RowTarget) {
    this.#client = client;
    this.#table = table;
    this.#request = request;
    this.#target = target;
    if (new Set(table.columns.map(({ name }) => name.toLowerCase())).size < table.columns.length)
      throw new UnsoundRows('sameNames');
    this.#columns = request.columns.map((name) => this.#column(name));
    this.#order = table.key.length > 0 ? table.key.map((name) => this.#column(name)) : table.columns;
  }

  async run(): Promise<ReadOutcome> {
    const { since } = this.#request;
    const from = since ? firstMomentOf(since, this.#column(since.column).type) : null;
    const highest = since ? await this.#highest(since.column) : null;
    const filter = since && from !== null ? `${since.column} gte '${from}'` : undefined;
    await this.#readPages(filter);
    // The newest row fits the filter whatever it is: without it, the filter was understood otherwise.
    const isDue = highest !== null && (from === null || highest >= from.replace('T', ' '));
    if (isDue && (this.#latest === null || this.#latest < highest))
      throw new NotIncremental('The newest row did not come.');
    return { watermark: laterOf(highest, since?.after ?? null), rowCount: this.#rowCount };
  }

  async #readPages(filter: string | undefined): Promise<void> {
    const { limit = Number.POSITIVE_INFINITY, since } = this.#request;
    let at = this.#start();
    for (;;) {
      const page = at.page + 1;
      const rowset = await this.#ask({ page, rows: at.size, filter });
      if (rowset.page !== page) throw new UnsoundRows('doubled');
      const count = at.page === 0 ? rowset.count : at.count;
      if (rowset.count !== count) throw new UnsoundRows('changed');
      if (rowset.rows.length !== Math.max(0, Math.min(at.size, count - at.page * at.size)))
        throw new UnsoundRows('missing');
      // What is already enough is nothing to be gone on with.
      if (at.page > 0 && limit === Number.POSITIVE_INFINITY) await this.#requireBorder(at, rowset, filter);
      this.#requireKeys(rowset, at.last);
      await this.#hand(rowset.rows.slice(0, limit - this.#rowCount));
      const isLast = page * at.size >= count;
      if (isLast || this.#rowCount >= limit) return;
      at = { page, size: at.size, count, last: this.#identityOf(rowset.rows.at(-1)) };
      if (since === undefined && limit === Number.POSITIVE_INFINITY) await this.#target.mark(at);
    }
  }

  #start(): Position {
    const { position, limit, pageRows } = this.#request;
    if (position !== undefined && position !== null) return positionOf(position);
    const { rowLetters } = this.#table.extension;
    const fitting = Math.max(1, Math.floor(mostPageLetters / Math.max(1, rowLetters)));
    const size = Math.min(limit ?? pageRows ?? mostPageRows, mostPageRows, fitting);
    return { page: 0, size: Math.max(1, Math.floor(size)), count: 0, last: '' };
  }

  /**
   * Rows that came or went before the page have moved all behind them. The count tells of one; of as many that came as went tells the row in
   * front of this page: it is still where it was.
   */
  async #requireBorder(
    { page, size, count, last }: Position,
    next: Rowset,
    filter: string | undefined,
  ): Promise<void> {
    if (next.rows.length === 0) return;
    const border = await this.#ask({ page: page * size, rows: 1, filter });
    const [row] = border.rows;
    if (border.count !== count || row === undefined || this.#identityOf(row) !== last)
      throw new UnsoundRows('changed');
  }

  /** No key may stand in two rows. */
  #requireKeys({ rows }: Rowset, last: string): void {
    if (this.#table.key.length === 0) return;
    const known = new Set([last]);
    for (const row of rows) {
      const key = this.#identityOf(row);
      if (known.has(key)) throw new UnsoundRows('doubled');
      known.add(key);
    }
  }

  async #hand(rows: readonly ReadonlyMap<string, unknown>[]): Promise<void> {
    const since = this.#request.since && this.#column(this.#request.since.column);
    const cells = rows.map((row) => {
      if (since) this.#latest = laterOf(this.#latest, cellOf(fieldIn(row, since), since));
      return this.#columns.map((column) => cellOf(fieldIn(row, column), column));
    });
    this.#rowCount += cells.length;
    if (cells.length > 0) await this.#target.addRows(cells);
  }

  async #highest(name: string): Promise<string | null> {
    const column = this.#column(name);
    const { rows } = await this.#client.rowset(this.#table.extension.externalKey, {
      ...{ page: 1, rows: 1, orderBy: [name], isDescending: true },
    });
    const [row] = rows;
    return row ? cellOf(fieldIn(row, column), column) : null;
  }

  #ask(query: Omit<RowsetQuery, 'orderBy'>): Promise<Rowset> {
    const orderBy = this.#order.map(({ name }) => name);
    // One page of all there is needs no order.
    const isOrdered = orderBy.join(',').length <= mostOrderLetters;
    if (!isOrdered && query.page > 1) throw new UnsoundRows('tooWide');
    return this.#client.rowset(this.#table.extension.externalKey, {
      ...query,
      orderBy: isOrdered ? orderBy : [],
    });
  }

  #identityOf(row: ReadonlyMap<string, unknown> | undefined): string {
    return row ? JSON.stringify(this.#order.map((column) => fieldIn(row, column) ?? null)) : '';
  }

  #column(name: string): SystemColumn {
    const column = this.#table.columns.find((one) => one.name === name);
    if (!column) throw new Error(`The table has no column ${name}.`);
    return column;
  }
}

/** Names of rows come in small letters. */
function fieldIn(row: ReadonlyMap<string, unknown>, { name }: SystemColumn): unknown {
  const key = name.toLowerCase();
  if (!row.has(key)) throw new UnsoundRows('missingProperty');
  return row.get(key);
}

function positionOf(given: unknown): Position {
  const { page, size, count, last } = given as Partial<Position>;
  if (!(page && size && count !== undefined && last !== undefined)) throw new UnsoundRows('movedOn');
  return { page, size, count, last };
}
