import type {
  Cell,
  ColumnProfile,
  QueryRequest,
  QueryResult,
  TableProfile,
  ValueCount,
} from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { quoteName } from '../sql-text.ts';

/** A column at a glance. */
export interface ColumnSummary {
  rowCount: number;
  nullCount: number;
  distinctCount: number;
  min: string | null;
  max: string | null;
  /** Of numbers; null for other types and where there is none. */
  mean: number | null;
  /** Rows by equally wide parts of the range, of numbers and dates; dates are `YYYY-MM-DD`. */
  histogram: { from: Cell; to: Cell; rows: number }[];
  /** The most frequent values, by falling row count. */
  values: ValueCount[];
}

type Run = (request: Omit<QueryRequest, 'tables'>) => Promise<QueryResult>;

const deadlineMs = 15_000;
const bins = 20;
const topValues = 10;
const secondsPerDay = 86_400;

/** What the profile knows of a column, and what is computed for it when it is looked at. Throws `invalid` for an unknown column. */
export async function summarizeColumn(
  run: Run,
  profile: TableProfile,
  columnName: string,
  signal?: AbortSignal,
): Promise<ColumnSummary> {
  const column = profile.columns.find(({ name }) => name === columnName);
  if (!column) throw new AppError('invalid', 'There is no such column in this table.');
  const caps = { deadlineMs, ...(signal === undefined ? {} : { signal }) };
  const [histogram, mean, values] = await Promise.all([
    readHistogram(run, column, caps),
    readMean(run, column, caps),
    readTopValues(run, column, caps),
  ]);
  const { nullCount, distinctCount, min, max } = column;
  return { rowCount: profile.rowCount, nullCount, distinctCount, min, max, mean, histogram, values };
}

type Caps = { deadlineMs: number; signal?: AbortSignal };

function isNumber({ type }: ColumnProfile): boolean {
  return type === 'integer' || type === 'decimal' || type === 'double';
}

function isDate({ type }: ColumnProfile): boolean {
  return type === 'date' || type === 'timestamp';
}

async function readMean(run: Run, column: ColumnProfile, caps: Caps): Promise<number | null> {
  if (!isNumber(column)) return null;
  const value = `CAST(${quoteName(column.name)} AS DOUBLE)`;
  const sql = `SELECT avg(${value}) FROM "rows" WHERE isfinite(${value})`;
  const mean = (await run({ sql, maxRows: 1, ...caps })).rows[0]?.[0];
  return typeof mean === 'number' ? mean : null;
}

async function readHistogram(
  run: Run,
  column: ColumnProfile,
  caps: Caps,
): Promise<ColumnSummary['histogram']> {
  if (!isNumber(column) && !isDate(column)) return [];
  const name = quoteName(column.name);
  const value = isDate(column) ? `epoch(CAST(${name} AS TIMESTAMP))` : `CAST(${name} AS DOUBLE)`;
  const sql = `WITH v AS (SELECT ${value} AS v FROM "rows" WHERE ${name} IS NOT NULL AND isfinite(${value})),
    ends AS (SELECT min(v) AS low, max(v) AS high FROM v)
    SELECT CASE WHEN high > low THEN least(${bins - 1}, CAST(floor((v - low) / (high - low) * ${bins}) AS INTEGER)) ELSE 0 END AS bin,
      count(*) AS rows, any_value(low) AS low, any_value(high) AS high
    FROM v, ends GROUP BY 1 ORDER BY 1`;
  const { rows } = await run({ sql, maxRows: bins, ...caps });
  const [low, high] = [Number(rows[0]?.[2]), Number(rows[0]?.[3])];
  if (rows.length === 0) return [];
  const counts = new Map(rows.map(([bin, count]) => [Number(bin), Number(count)]));
  const edge = (index: number): Cell => edgeOf(column, low + ((high - low) * index) / bins);
  const shown = high > low ? bins : 1;
  return Array.from({ length: shown }, (_, index) => ({
    from: edge(index),
    to: high > low ? edge(index + 1) : edge(0),
    rows: counts.get(index) ?? 0,
  }));
}

function edgeOf(column: ColumnProfile, value: number): Cell {
  if (!isDate(column)) return Number(value.toPrecision(12));
  const day = Math.floor(value / secondsPerDay) * secondsPerDay;
  return new Date(day * 1000).toISOString().slice(0, 10);
}

async function readTopValues(run: Run, column: ColumnProfile, caps: Caps): Promise<ValueCount[]> {
  // A column without repetition has no most frequent value.
  if (column.isUnique) return [];
  if (column.values.length > 0) return column.values.slice(0, topValues);
  const name = quoteName(column.name);
  // A cell may be megabytes long; its beginning is enough to know it again.
  const sql = `SELECT left(CAST(value AS VARCHAR), 200), rows FROM
    (SELECT ${name} AS value, count(*) AS rows FROM "rows" WHERE ${name} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${topValues})`;
  const { rows } = await run({ sql, maxRows: topValues, ...caps });
  return rows.map(([value, count]) => ({ value: String(value), rows: Number(count) }));
}
