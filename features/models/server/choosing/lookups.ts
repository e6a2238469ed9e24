import type { Catalog, CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { kindOf, namesRows } from './column-kinds.ts';

/** A table that rows of the base refer to by a value that it has once, and what of it may be learnt from. */
export interface Lookup {
  table: CatalogTable;
  fromColumn: string;
  toColumn: string;
  /** With the names under which they stand in the frame. */
  columns: { name: string; column: ColumnProfile }[];
}

const lookupsMaximum = 6;
/** Of the rows, so many must find theirs. */
const inclusionMinimum = 0.9;

/** Tables of relations that are followed; what was only proposed is not joined. */
export function lookupsOf(catalog: Catalog, base: CatalogTable): Lookup[] {
  const taken = new Set(base.profile.columns.map(({ name }) => name.toLowerCase()));
  const lookups: Lookup[] = [];
  for (const relation of catalog.relations) {
    if (relation.fromTable !== base.sqlName || relation.toTable === base.sqlName) continue;
    if (relation.inclusion < inclusionMinimum || lookups.length >= lookupsMaximum) continue;
    const table = catalog.tables.find(({ sqlName }) => sqlName === relation.toTable);
    const key = table?.profile.columns.find(({ name }) => name === relation.toColumn);
    if (!table || !key?.isUnique || lookups.some((other) => other.table === table)) continue;
    const columns = table.profile.columns.flatMap((column) => {
      if (column === key || namesRows(column, table.profile.rowCount) || kindOf(column) === 'time') return [];
      if (column.distinctCount < 2) return [];
      const name = `${table.name}.${column.name}`;
      if (taken.has(name.toLowerCase())) return [];
      taken.add(name.toLowerCase());
      return [{ name, column }];
    });
    if (columns.length > 0)
      lookups.push({ table, fromColumn: relation.fromColumn, toColumn: relation.toColumn, columns });
  }
  return lookups;
}
