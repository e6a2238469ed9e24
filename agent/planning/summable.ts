import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import { periodOfHeader, periodOfNumbers } from '#kernel/header-periods.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { ModelColumn } from '../model/semantic-model.ts';
import { soldPrice } from '../model/sold-rows.ts';

/** Words of columns whose numbers stand for a place in an order; of floors, rounds and hours the sum may be meant. */
const orderWords = new Set('rank ranking position priority severity grade jersey sequence seq'.split(' '));

/** The column that tells which time a level was taken at: a date, or a year, a quarter or a month that tells the rows apart, unlike a year of construction. */
export function timeOfLevels({ mainDate, columns, key, rowCount }: TableProfile): string | null {
  if (mainDate !== null) return mainDate;
  const isKey = ({ name, isUnique }: ColumnProfile): boolean =>
    key.includes(name) || (isUnique && key.length <= 1);
  return (
    columns.find((column) => rowCount > 1 && periodOfHeader(column.name) !== null && isKey(column))?.name ??
    null
  );
}

/** Why a total or an average of a column of numbers would say nothing; null where it does. */
export function saysNothing(column: ModelColumn, aggregate: string): string | null {
  const { label, profile, table } = column;
  const { role } = profile;
  const period = role === 'ordinal' ? periodOfNumbers(profile) : null;
  // A month, a quarter or the year that dates the rows has no total and no average.
  if (period && (aggregate === 'sum' || aggregate === 'avg'))
    return `${label} tells which ${period} it is; that is no amount.`;
  if (aggregate !== 'sum') return null;
  if (role === 'ordinal' && lemmasOfName(profile.name).some((word) => orderWords.has(word)))
    return `${label} tells a place in an order; adding it up says nothing.`;
  if (role === 'place') return `${label} tells a place; it is never added up.`;
  const isSnapshot = role === 'balance' && timeOfLevels(table.profile) === null;
  // What each single sale went for adds up, as no price of a piece does.
  const isWhole = soldPrice(table) === profile;
  if ((role === 'ratio' || role === 'balance') && !isSnapshot && !isWhole)
    return `${label} is a ${role === 'ratio' ? 'price, a rate or a size of each' : 'level'}; adding it up says nothing. Its average can be asked for.`;
  return null;
}
