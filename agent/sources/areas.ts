import type { Catalog, CatalogTable, Relation } from '#kernel/catalog.ts';

/** Tables that may be answered together: those of one data source, and of the sources that relations tie to it. */
export interface Area {
  /** Name of the source, for people. */
  name: string;
  isSample: boolean;
  catalog: Catalog;
}

/** The areas of a catalog, the person's own before the sample company. A catalog of one source is one area. */
export function areasOf(catalog: Catalog): Area[] {
  const groups = joinedSources(catalog);
  const areas = groups.map((sources): Area => {
    const tables = catalog.tables.filter((table) => sources.has(table.dataSourceId));
    return {
      name: [...new Set(tables.map((table) => table.dataSourceName))].join(' and '),
      isSample: tables.every((table) => table.isSample === true),
      catalog: catalogOfTables(catalog, tables),
    };
  });
  return [...areas.filter((area) => !area.isSample), ...areas.filter((area) => area.isSample)];
}

/** The part of a catalog that speaks of these tables alone. */
export function catalogOfTables(catalog: Catalog, tables: CatalogTable[]): Catalog {
  const names = new Set(tables.map((table) => table.sqlName));
  const isWithin = ({ fromTable, toTable }: Relation): boolean => names.has(fromTable) && names.has(toTable);
  return {
    ...catalog,
    tables,
    relations: catalog.relations.filter(isWithin),
    ...(catalog.proposed && { proposed: catalog.proposed.filter(isWithin) }),
  };
}

/** Sources are tied together only by relations that a person or a system stated: equal names in two files prove nothing. */
function joinedSources(catalog: Catalog): Set<string>[] {
  const sourceOf = new Map(catalog.tables.map((table) => [table.sqlName, table.dataSourceId]));
  let groups = [...new Set(sourceOf.values())].map((source) => new Set([source]));
  for (const relation of catalog.relations) {
    if (relation.origin === 'inferred') continue;
    const from = sourceOf.get(relation.fromTable);
    const to = sourceOf.get(relation.toTable);
    const left = groups.find((group) => from !== undefined && group.has(from));
    const right = groups.find((group) => to !== undefined && group.has(to));
    if (!left || !right || left === right) continue;
    groups = [...groups.filter((group) => group !== left && group !== right), left.union(right)];
  }
  return groups;
}
