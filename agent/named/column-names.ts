import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';

/** Finds columns by what they are called: header, or the names that a person gave. */
export interface ColumnNames {
  find(name: string): ColumnProfile | undefined;
  /** By a header that holds signs, as they stand in it: `Gross/net (EUR)`. */
  findWithSigns(text: string): ColumnProfile | undefined;
  /** In the order of the table. */
  all: readonly ColumnProfile[];
}

export function columnNames({ columns }: TableProfile): ColumnNames {
  const byName = new Map<string, ColumnProfile>();
  for (const column of columns)
    for (const name of [...(column.synonyms ?? []), column.label ?? column.name])
      byName.set(plainName(name), column);
  const bySigns = new Map<string, ColumnProfile>();
  // A header goes before every other name, and a whole one before its words without the unit behind them.
  for (const column of columns) {
    byName.set(plainName(column.name), column);
    bySigns.set(withoutBlanks(column.name), column);
  }
  for (const [name, named] of Map.groupBy(columns, ({ name: header }) => withoutUnit(header))) {
    const [column] = named;
    if (!column || named.length > 1) continue;
    if (!byName.has(plainName(name))) byName.set(plainName(name), column);
    if (!bySigns.has(withoutBlanks(name))) bySigns.set(withoutBlanks(name), column);
  }
  return {
    find: (name) => byName.get(plainName(name)),
    findWithSigns: (text) => bySigns.get(withoutBlanks(text)),
    all: columns,
  };
}

/** "Net amount (EUR)" and "Net amount [EUR]" are called "Net amount". */
function withoutUnit(name: string): string {
  return name.replace(/\s*[([][^()[\]]*[)\]]\s*$/, '');
}

/** Square brackets quote what stands in them, so a formula has lost them. */
function withoutBlanks(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s[\]]+/g, '');
}

/** "Net_Amount" and "net amount" are one name. */
export function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%#]+/gu, ' ')
    .trim();
}
