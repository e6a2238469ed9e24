import type { ColumnProfile, TableProfile } from './catalog.ts';

/** What a system calls a table and its columns besides their names: its labels, or short comments. */
export interface SystemNames {
  table: string | null;
  /** By the name of the column. */
  columns: Readonly<Record<string, string>>;
}

/** A comment that is longer describes a thing; it is no name for it. */
const longestName = 60;

export function systemNamesOf(table: {
  label: string | null;
  columns: readonly { name: string; label: string | null }[];
}): SystemNames {
  return {
    table: nameIn(table.label),
    columns: Object.fromEntries(
      table.columns.flatMap(({ name, label }) => {
        const called = nameIn(label);
        return called === null ? [] : [[name, called]];
      }),
    ),
  };
}

/** The same columns, understood by these names too. */
export function withSystemNames(profile: TableProfile, { columns }: SystemNames): TableProfile {
  return { ...profile, columns: profile.columns.map((column) => named(column, columns[column.name])) };
}

function named(column: ColumnProfile, called: string | undefined): ColumnProfile {
  return called === undefined ? column : { ...column, synonyms: [called, ...(column.synonyms ?? [])] };
}

function nameIn(label: string | null): string | null {
  const name = label?.trim() ?? '';
  return name === '' || name.length > longestName ? null : name;
}
