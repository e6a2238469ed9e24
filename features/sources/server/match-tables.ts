import type { ImportedTable } from '#engine/index.ts';
import { AppError } from '#kernel/errors.ts';
import { sourcesServerStrings as strings } from './strings.ts';
import type { TableRow } from './table-store.ts';

/** A table of the source and the one of the file that goes into it. */
export interface TablePair {
  table: TableRow;
  added: ImportedTable;
}

/**
 * Which table of a file goes into which of the source. The one table of a file goes into the one that is named, or into
 * the only one there is; else they meet by name. What has no counterpart is told. Throws `invalid` when nothing meets.
 */
export function matchTables(
  own: readonly TableRow[],
  imported: readonly ImportedTable[],
  wanted: string | undefined,
): { pairs: TablePair[]; warnings: string[] } {
  if (own.length === 0) throw new AppError('invalid', strings.noTablesYet);
  const targets = wanted === undefined ? own : own.filter(({ name }) => name === wanted);
  if (targets.length === 0) throw new AppError('notFound', strings.unknownTable);
  const [only] = targets;
  const [single] = imported;
  if (only && single && targets.length === 1 && imported.length === 1) {
    return { pairs: [{ table: only, added: single }], warnings: [] };
  }
  const pairs = targets.flatMap((table) => {
    const added = imported.find(({ name }) => name.toLowerCase() === table.name.toLowerCase());
    return added ? [{ table, added }] : [];
  });
  const names = imported.map(({ name }) => name);
  if (pairs.length === 0) {
    const sentence =
      wanted === undefined
        ? strings.noTableMeets(
            names,
            own.map(({ name }) => name),
          )
        : strings.noTableIsCalled(names, wanted);
    throw new AppError('invalid', sentence);
  }
  const taken = new Set(pairs.map(({ added }) => added));
  const left = imported.filter((table) => !taken.has(table)).map(({ name }) => name);
  const ownNames = new Set(own.map(({ name }) => name.toLowerCase()));
  const notChosen = left.filter((name) => ownNames.has(name.toLowerCase()));
  const unknown = left.filter((name) => !ownNames.has(name.toLowerCase()));
  const untouched = targets
    .filter((table) => !pairs.some((pair) => pair.table === table))
    .map(({ name }) => name);
  return {
    pairs,
    warnings: [
      ...(wanted !== undefined && notChosen.length > 0 ? [strings.tablesNotChosen(wanted, notChosen)] : []),
      ...(unknown.length > 0 ? [strings.tablesLeftOut(unknown)] : []),
      ...(untouched.length > 0 ? [strings.tablesUntouched(untouched)] : []),
    ],
  };
}
