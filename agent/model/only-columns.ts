import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';

/** Where rows have one number and it is of money, it is "the amount". */
export function isOnlyMoney({ profile }: CatalogTable, { name, unit }: ColumnProfile): boolean {
  const isNumber = ({ type, role }: ColumnProfile): boolean =>
    ['integer', 'decimal', 'double'].includes(type) && ['additive', 'balance', 'ratio'].includes(role);
  const numbers = profile.columns.filter(isNumber);
  return numbers.length === 1 && numbers[0]?.name === name && /^[A-Z]{3}$/.test(unit ?? '');
}

/** Where rows have one date, it is "the date". */
export function isOnlyDate({ profile }: CatalogTable, { type }: ColumnProfile): boolean {
  const dates = profile.columns.filter((column) => ['date', 'timestamp'].includes(column.type));
  return dates.length === 1 && type === dates[0]?.type;
}

/**
 * The name of a column that the file calls like another one, without the number that keeps them apart: "amount 2" beside "amount" is an amount as well.
 * Null where it has none, or where the other is no number: an "address 2" is a line of its own.
 */
export function sharedName({ profile }: CatalogTable, column: ColumnProfile): string | null {
  const own = /^(.*\S) [2-9]$/.exec(column.name)?.[1]?.toLowerCase();
  const isSummed = ({ role }: ColumnProfile): boolean =>
    role === 'additive' || role === 'balance' || role === 'ratio';
  if (own === undefined || !isSummed(column)) return null;
  return profile.columns.some((other) => other.name.toLowerCase() === own && isSummed(other)) ? own : null;
}

/** The rows of "daily admissions" with a number Total Admissions are no admissions: each is of many. */
export function isCountedIn(
  { profile }: CatalogTable,
  noun: string,
  lemmasOf: (name: string) => string[],
): boolean {
  return profile.columns.some(
    ({ name, type, role }) =>
      role === 'additive' &&
      type === 'integer' &&
      ['total', 'number'].includes(lemmasOf(name)[0] ?? '') &&
      lemmasOf(name).at(-1) === noun,
  );
}
