import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';

export interface RelationTable {
  sqlName: string;
  /** What people call it, where its name in SQL says something else. */
  name?: string;
  versionId: string;
  profile: TableProfile;
}

/** A column that may point at the unique column of another table. */
export interface RelationCandidate {
  from: RelationTable;
  fromColumn: ColumnProfile;
  to: RelationTable;
  toColumn: ColumnProfile;
}

/** Every value once: what a row can be found by. */
export function isTarget(column: ColumnProfile): boolean {
  return (
    column.isUnique &&
    (column.role === 'identifier' || column.type === 'text' || column.type === 'integer' || isWhole(column))
  );
}

export function haveSameKind(from: ColumnProfile, to: ColumnProfile): boolean {
  if (isWhole(from) && isWhole(to)) return true;
  return from.type === 'text' && to.type === 'text';
}

/** Integers; and keys that a file wrote as 1.0 and 2.0. */
export function isWhole({ type, min, max }: ColumnProfile): boolean {
  if (type === 'integer') return true;
  const isRound = (text: string | null): boolean => text !== null && Number.isInteger(Number(text));
  return (type === 'double' || type === 'decimal') && isRound(min) && isRound(max);
}

/** The bounds of the one lie within those of the other: a cheap look before the values are compared. */
export function mayInclude(from: ColumnProfile, to: ColumnProfile): boolean {
  if (from.distinctCount === 0) return false;
  if (from.type === 'text') return from.distinctCount <= to.distinctCount * 1.1 + 1;
  return (
    Number(from.max) <= Number(to.max) + Math.abs(Number(to.max)) * 0.05 &&
    Number(from.min) >= Number(to.min) - 1
  );
}

/** The column that a row of the table is told by: its key, or the first that is unique. */
export function isKeyOf({ profile }: RelationTable, column: ColumnProfile): boolean {
  const [only, ...more] = profile.key;
  if (only !== undefined && more.length === 0) return only === column.name;
  return profile.columns.find(isTarget)?.name === column.name;
}
