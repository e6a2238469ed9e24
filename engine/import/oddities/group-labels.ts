import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import { readRow } from '../../read-rows.ts';
import { quoteName } from '../../sql-text.ts';
import type { ReportWriter } from '../report-writer.ts';
import type { WrittenRelation } from './find-oddities.ts';

const fewRows = 4;
const fewLabels = 2;
/** Fewer blanks are values that lack here and there. */
const leastBlank = 1 / 3;
/** The other columns are filled: a sheet with holes everywhere says nothing by those of its first column. */
const mostHoles = 0.1;
/** A label names its group once, save where groups stand within others. */
const leastDifferent = 0.6;

/**
 * Groups that are named on their first row only, as people type what they would merge: `North`, blank, blank, `South`, blank. It is a guess:
 * told, and offered to be filled, never done unasked.
 */
export async function findGroupLabels(
  connection: DuckDBConnection,
  { name, relation, profile }: WrittenRelation,
  report: ReportWriter,
): Promise<void> {
  for (const column of labelColumns(profile)) {
    const label = quoteName(column.name);
    const [isLed] = await readRow(connection, `SELECT ${label} IS NOT NULL FROM ${relation} LIMIT 1`);
    if (isLed !== true) return;
    const { rowCount } = profile;
    const blank = column.nullCount.toLocaleString('en');
    report.add(
      'warning',
      `In column "${column.name}", ${blank} of ${rowCount.toLocaleString('en')} rows are blank below a label: it looks as if a group were named on its first row only.`,
      { kind: 'groupLabels', table: name, column: column.name, fix: { kind: 'fillDown' } },
    );
  }
}

/** The first columns, as far as they have such blanks, where those behind them are filled. */
function labelColumns({ rowCount, columns }: TableProfile): ColumnProfile[] {
  if (rowCount < fewRows) return [];
  const end = columns.findIndex((column, at) => !isSparse(column, rowCount, at));
  const others = columns.slice(end);
  const isDense = others.length > 0 && others.every(({ nullCount }) => nullCount <= rowCount * mostHoles);
  return end > 0 && isDense ? columns.slice(0, end) : [];
}

function isSparse({ type, nullCount, distinctCount }: ColumnProfile, rowCount: number, at: number): boolean {
  const labels = rowCount - nullCount;
  const isLabel = ['text', 'date', 'integer'].includes(type);
  const isOnce = at > 0 || distinctCount >= labels * leastDifferent;
  return isLabel && isOnce && distinctCount >= fewLabels && nullCount >= rowCount * leastBlank;
}
