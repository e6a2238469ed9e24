import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { addGrains, type Grain, startOfGrain } from '../dates/calendar.ts';
import type { ColumnRef } from '../plan.ts';
import { lemmasOfName } from './name-phrases.ts';
import { isYearColumn, panelOf } from './panel-tables.ts';

/**
 * The column that tells the period of each row, where rows are of one such period each: `Month` of a table with one row for each shop
 * and month. Null where rows are dated more or less finely, so that its different values are no number of periods.
 */
export function stepColumn(table: CatalogTable, grain: Grain): ColumnRef | null {
  const period = panelOf(table)?.period.column;
  const columns = table.profile.columns.filter(
    (column) =>
      column.nullCount === 0 &&
      (column.name === period || lemmasOfName(column.name).includes(grain)) &&
      (grain === 'year' && isYearColumn(column) ? true : stepsBy(column, grain)),
  );
  const [column, ...more] = columns;
  return column && more.length === 0 ? { table: table.sqlName, column: column.name } : null;
}

const longestRun = 4000;

/** At most one day for each period between the first and the last one, and a day for most of them. */
function stepsBy(profile: ColumnProfile, grain: Grain): boolean {
  return stepsOf(profile, grain) !== null;
}

/** So many of the units between the first and the last have a day: a month without its row now and then leaves them months. */
const nearlyAll = 0.9;

/** Whether a date tells one unit of time in each row; `isWhole` where nearly none is left out between the first and the last one. */
export function stepsOf(
  { type, min, max, distinctCount }: Pick<ColumnProfile, 'type' | 'min' | 'max' | 'distinctCount'>,
  grain: Grain,
): { isWhole: boolean } | null {
  if ((type !== 'date' && type !== 'timestamp') || min === null || max === null) return null;
  const last = startOfGrain(max.slice(0, 10), grain);
  let count = 1;
  for (let at = startOfGrain(min.slice(0, 10), grain); at < last && count <= longestRun; count += 1)
    at = addGrains(at, grain, 1);
  return distinctCount > 1 && distinctCount <= count && distinctCount * 2 > count
    ? { isWhole: distinctCount >= count * nearlyAll }
    : null;
}
