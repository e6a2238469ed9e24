import type { ResultColumn, TableProfile } from '#kernel/catalog.ts';
import { isNamingColumn } from '#kernel/format-number.ts';

/** Columns with what their table knows of them: numbers that name something are not shown as amounts. */
export function withNamingColumns(
  columns: readonly ResultColumn[],
  profile: Pick<TableProfile, 'columns'>,
): ResultColumn[] {
  const naming = new Set(profile.columns.filter(isNamingColumn).map(({ name }) => name));
  return columns.map((column) => (naming.has(column.name) ? { ...column, isIdentifier: true } : column));
}
