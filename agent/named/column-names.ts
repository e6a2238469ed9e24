import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';

/** Finds columns by what they are called: header, or the names that a person gave. */
export interface ColumnNames {
  find(name: string): ColumnProfile | undefined;
  /** In the order of the table. */
  all: readonly ColumnProfile[];
}

export function columnNames({ columns }: TableProfile): ColumnNames {
  const byName = new Map<string, ColumnProfile>();
  for (const column of columns)
    for (const name of [...(column.synonyms ?? []), column.label ?? column.name])
      byName.set(plainName(name), column);
  // A header goes before every other name.
  for (const column of columns) byName.set(plainName(column.name), column);
  return { find: (name) => byName.get(plainName(name)), all: columns };
}

/** "Net_Amount" and "net amount" are one name. */
export function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%#]+/gu, ' ')
    .trim();
}
