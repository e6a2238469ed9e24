import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnProfile } from '#kernel/catalog.ts';
import { readAggregates } from '../../read-rows.ts';
import { quoteName } from '../../sql-text.ts';
import type { ReportWriter } from '../report-writer.ts';
import type { WrittenRelation } from './find-oddities.ts';

/** A value this many times farther from the others than they are wide is no tail of theirs. */
const gapToRange = 10;
const fewValues = 10;
/** What programs write for "no value" stands out among fewer values: nines alone. */
const noValue = /^-?9{3,8}$/;
const fewBesideNoValue = 3;
/** Largest and smallest values that are looked at: up to two may be wrong on either side. */
const extremes = 3;
/** Rows whose spread tells which columns are worth a pass over all of their values. */
const probedRows = 20_000;

/**
 * Values far outside of all others, such as a missing decimal point or a 9999999 for "unknown". By Dixon's idea: the gap
 * to the next value is compared with the range of the rest, so that long tails, as amounts have them, are left alone.
 */
export async function findOutliers(
  connection: DuckDBConnection,
  { name, relation, profile }: WrittenRelation,
  report: ReportWriter,
): Promise<void> {
  const numbers = profile.columns.filter(isMeasure);
  const columns = await keepSuspicious(connection, relation, profile.rowCount, numbers);
  if (columns.length === 0) return;
  const cells = await readAggregates(
    connection,
    columns.flatMap((column) => {
      const value = `${quoteName(column.name)}::DOUBLE`;
      return [
        `array_to_string(min(DISTINCT ${value}, ${extremes}), ' ')`,
        `array_to_string(max(DISTINCT ${value}, ${extremes}), ' ')`,
      ];
    }),
    relation,
  );
  for (const [index, column] of columns.entries()) {
    const [low, high] = cells.slice(index * 2, index * 2 + 2).map(numbersOf);
    if (low === undefined || high === undefined) continue;
    const outliers = farValues(low, high).filter((value) => isBelieved(column, value));
    if (outliers.length === 0) continue;
    const values = outliers.map((value) => value.toLocaleString('en', { maximumFractionDigits: 6 }));
    const mayBeNone = outliers.every((value) => noValue.test(String(value)));
    report.add(
      'warning',
      `In column "${column.name}", ${values.join(' and ')} ${values.length === 1 ? 'lies' : 'lie'} far outside of all other values${mayBeNone ? ' and may stand for "no value"' : ''}.`,
      {
        kind: 'outlier',
        table: name,
        column: column.name,
        fix: { kind: 'clearValues', values: outliers.map(String) },
      },
    );
  }
}

function isMeasure(column: ColumnProfile): boolean {
  return (
    (column.type === 'integer' || column.type === 'decimal' || column.type === 'double') &&
    column.role !== 'identifier' &&
    column.distinctCount >= fewBesideNoValue &&
    (column.distinctCount >= fewValues ||
      [column.min, column.max].some((end) => end !== null && noValue.test(String(Number(end)))))
  );
}

/** Of few values any may lie far outside; one that programs write for none is believed all the same. */
function isBelieved({ distinctCount }: ColumnProfile, value: number): boolean {
  return distinctCount >= fewValues || noValue.test(String(value));
}

/** Columns whose smallest or largest value is far from what the first rows hold; all of them in a small table. */
async function keepSuspicious(
  connection: DuckDBConnection,
  relation: string,
  rowCount: number,
  columns: readonly ColumnProfile[],
): Promise<readonly ColumnProfile[]> {
  if (columns.length === 0 || rowCount <= probedRows) return columns;
  const bounds = await readAggregates(
    connection,
    columns.flatMap((column) =>
      [0.05, 0.95].map((share) => `quantile_cont(${quoteName(column.name)}::DOUBLE, ${share})`),
    ),
    `(SELECT ${columns.map((column) => quoteName(column.name)).join(', ')} FROM ${relation} LIMIT ${probedRows})`,
  );
  return columns.filter((column, index) => {
    const [low, high] = bounds.slice(index * 2, index * 2 + 2).map(Number);
    const width = Math.max(Number(high) - Number(low), Number.MIN_VALUE);
    return Math.max(Number(low) - Number(column.min), Number(column.max) - Number(high)) > gapToRange * width;
  });
}

/** The one or two values on either side that stand apart; ascending lists from both ends. */
function farValues(low: readonly number[], high: readonly number[]): number[] {
  for (const count of [1, 2]) {
    const top = high.slice(0, count);
    const [edge, end] = [high[count], low[0]];
    const bottom = low.slice(0, count);
    const [lowEdge, lowEnd] = [low[count], high[0]];
    if (isFar(top.at(-1), edge, end)) return top;
    if (isFar(bottom.at(-1), lowEdge, lowEnd)) return bottom;
  }
  return [];
}

function isFar(value: number | undefined, next: number | undefined, end: number | undefined): boolean {
  if (value === undefined || next === undefined || end === undefined || next === end) return false;
  return Math.abs(value - next) > gapToRange * Math.abs(next - end);
}

function numbersOf(cell: unknown): number[] {
  return typeof cell === 'string' && cell !== '' ? cell.split(' ').map(Number) : [];
}
