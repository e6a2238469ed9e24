import type { TableProfile } from '#kernel/catalog.ts';

const amounts = new Set<string>(['additive', 'ratio', 'balance']);

/** Columns of a table that tell its rows apart, unless they do so by chance, as amounts may. */
export function keyOfRows({ key, columns, rowCount }: TableProfile): string[] {
  const isName = (name: string): boolean =>
    columns.some((column) => column.name === name && !amounts.has(column.role));
  if (rowCount < 2) return [];
  if (key.length > 0) return key.every(isName) ? key : [];
  // Of a short table no key is measured: its first column may be one.
  const [first] = columns;
  return first?.isUnique === true && isName(first.name) ? [first.name] : [];
}
