import { type XmlRow, XmlRows } from '../http/xml-rows.ts';
import type { ReadOutcome, ReadRequest, RowTarget } from '../system-session.ts';
import type { WorkdayColumn, WorkdayOperation } from './operations.ts';
import type { WorkdayTable } from './tables.ts';
import { RowsMissing, type WorkdayClient } from './workday-client.ts';

/** Workday hands out no more rows in one page. */
const mostPageRows = 999;
const usualPageRows = 500;

/** A value is of another kind than was declared. */
export class WrongValue extends Error {
  override name = 'WrongValue';
  readonly column: string;

  constructor(column: string) {
    super('A value is of another kind than its column.');
    this.column = column;
  }
}

/** Rows have a column that the report had not when it was chosen. */
export class ChangedReport extends Error {
  override name = 'ChangedReport';
}

/** What has changed since cannot be asked for. */
export class WholeOnly extends Error {
  override name = 'WholeOnly';
}

/** What is behind a mark of an operation. Pages of another size, or of another moment, are other pages. */
interface Position {
  page: number;
  count: number;
  asOf: string;
  rows: number;
  totalRows: number;
}

export async function readTable(
  client: WorkdayClient,
  table: WorkdayTable,
  request: ReadRequest,
  target: RowTarget,
): Promise<ReadOutcome> {
  if (request.since) throw new WholeOnly('Only whole tables are read.');
  const columns = request.columns.map((name) => {
    const column = table.columns.find((one) => one.name === name);
    if (!column) throw new ChangedReport('A column is no longer there.');
    return column;
  });
  const rowCount =
    'operation' in table
      ? await readPages(client, { operation: table.operation, columns }, request, target)
      : await readReport(client, { table, report: table.report, columns }, request, target);
  return { watermark: null, rowCount };
}

/** Pages as of one moment: who is entered meanwhile moves nobody to another page. */
async function readPages(
  client: WorkdayClient,
  { operation, columns }: { operation: WorkdayOperation; columns: readonly WorkdayColumn[] },
  { position, limit, pageRows }: ReadRequest,
  target: RowTarget,
): Promise<number> {
  let at = positionOf(position) ?? {
    page: 0,
    count: Math.max(1, Math.min(limit ?? pageRows ?? usualPageRows, mostPageRows)),
    asOf: new Date().toISOString(),
    rows: 0,
    totalRows: -1,
  };
  const before = at.rows;
  if (at.rows === at.totalRows) return 0;
  for (;;) {
    const asked = at.page + 1;
    const page = await client.page(operation, { page: asked, count: at.count, asOf: at.asOf });
    const isFirst = at.totalRows < 0;
    const isLast = asked >= page.totalPages;
    if (!isFirst && page.totalRows !== at.totalRows) throw new RowsMissing('The count has changed.');
    // A page without rows says page 0, or 1.
    if (page.totalRows > 0 && page.page !== asked) throw new RowsMissing('Another page came.');
    const left = (limit ?? Number.POSITIVE_INFINITY) - (at.rows - before);
    const rows = page.rows.slice(0, left);
    at = { ...at, page: asked, rows: at.rows + rows.length, totalRows: page.totalRows };
    await target.addRows(rows.map((row) => cellsOf(row, columns)));
    if (limit !== undefined && at.rows - before >= limit) break;
    if (isLast && at.rows !== at.totalRows) throw new RowsMissing('Rows are missing.');
    await target.mark(at);
    if (isLast) break;
    if (rows.length === 0) throw new RowsMissing('A page in the middle is empty.');
  }
  return at.rows - before;
}

/** A report comes as one answer, which ends where its XML does. There is no place in it to go on from. */
async function readReport(
  client: WorkdayClient,
  { table, report, columns }: { table: WorkdayTable; report: string; columns: readonly WorkdayColumn[] },
  { limit = Number.POSITIVE_INFINITY }: ReadRequest,
  target: RowTarget,
): Promise<number> {
  const known = new Set(table.columns.map(({ path }) => path));
  const parser = new XmlRows({ rowPath: 'Report_Data/Report_Entry' });
  let rowCount = 0;
  for await (const rows of client.report(report, 'format=simplexml', parser)) {
    const wanted = rows.slice(0, limit - rowCount);
    // Groups of rows within a row, and attributes, are not among the columns.
    for (const row of wanted)
      for (const path of row.keys())
        if (!/[/@[]/.test(path) && !known.has(path)) throw new ChangedReport('A column is new.');
    rowCount += wanted.length;
    await target.addRows(wanted.map((row) => cellsOf(row, columns)));
    if (rowCount >= limit) break;
  }
  return rowCount;
}

function cellsOf(row: XmlRow, columns: readonly WorkdayColumn[]): (string | null)[] {
  return columns.map(({ path, type, name }) => {
    const text = row.get(path);
    if (text === undefined) return null;
    if (type === 'text') return text;
    const exact = exactOf(text.trim(), type);
    if (exact === null) throw new WrongValue(name);
    return exact;
  });
}

/** As the engine takes it; null for what is no such value. Dates of XML Schema may have a zone behind them, which no date needs. */
function exactOf(text: string, type: WorkdayColumn['type']): string | null {
  switch (type) {
    case 'boolean':
      return { '1': 'true', true: 'true', '0': 'false', false: 'false' }[text] ?? null;
    case 'date':
      return /^(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(text)?.[1] ?? null;
    case 'timestampWithZone':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) ? text : null;
    case 'integer':
      return /^[+-]?\d+$/.test(text) ? text : null;
    case 'decimal':
      return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? text : null;
    default:
      return text;
  }
}

function positionOf(given: unknown): Position | null {
  if (given === undefined || given === null) return null;
  const { page, count, asOf, rows, totalRows } = given as Position;
  return { page, count, asOf, rows, totalRows };
}
