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
