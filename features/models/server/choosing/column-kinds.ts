import type { FrameKind } from '#engine/index.ts';
import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';

/** A column with more texts than this is read by no model: its texts hardly repeat. */
export const levelsMaximum = 100_000;
/** Numbers that name things are told apart like texts, up to so many. */
const namedNumbersMaximum = 1000;
/** Text whose rows nearly all differ names rows. */
const identifierShare = 0.95;

/** As what a model reads a column. */
export function kindOf({ type, role, distinctCount }: ColumnProfile): FrameKind {
  switch (type) {
    case 'integer':
    case 'decimal':
    case 'double':
      return role === 'identifier' && distinctCount <= namedNumbersMaximum ? 'category' : 'number';
    case 'date':
    case 'timestamp':
      return 'time';
    case 'text':
    case 'boolean':
    case 'time':
      return 'category';
  }
}

export function isNumber(column: ColumnProfile): boolean {
  return kindOf(column) === 'number' && column.role !== 'identifier';
}

export function isTime(column: ColumnProfile): boolean {
  return kindOf(column) === 'time';
}

/** Whether nearly every row has its own value, or there are too many to be told apart. */
export function namesRows(column: ColumnProfile, rowCount: number): boolean {
  if (kindOf(column) !== 'category') return column.role === 'identifier';
  const present = rowCount - column.nullCount;
  if (column.distinctCount > levelsMaximum) return true;
  return present >= 20 && column.distinctCount > identifierShare * present;
}

/** Few enough values to be told apart, and at least two. */
export function isClass(column: ColumnProfile, rowCount: number): boolean {
  const { distinctCount, role, type } = column;
  if (distinctCount < 2 || distinctCount > 20 || namesRows(column, rowCount) || isTime(column)) return false;
  return (
    type === 'boolean' ||
    type === 'text' ||
    (type === 'integer' && (distinctCount <= 10 || role === 'category'))
  );
}

/** Rows of the most frequent value as a share of all; 0 where the profile does not list values. */
export function majorityShare({ values }: ColumnProfile, rowCount: number): number {
  return rowCount > 0 ? (values[0]?.rows ?? 0) / rowCount : 0;
}

/** Time by which the rows of a table are ordered: what the table says, or its only one. */
export function mainTimeOf({ profile }: Pick<CatalogTable, 'profile'>): string | null {
  const times = profile.columns.filter((column) => isTime(column) && column.distinctCount > 0);
  if (profile.mainDate !== null && times.some(({ name }) => name === profile.mainDate))
    return profile.mainDate;
  const [first] = times.toSorted((left, right) => left.nullCount - right.nullCount);
  return first?.name ?? null;
}
