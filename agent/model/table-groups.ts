import { oncePerCatalog } from './once-per-catalog.ts';

/** For each table the group it is of, told by one of its tables: those that relations lead to, whichever way they point. */
export const tableGroups = oncePerCatalog(({ catalog }): ReadonlyMap<string, string> => {
  const groups = new Map(catalog.tables.map(({ sqlName }) => [sqlName, sqlName]));
  for (const { fromTable, toTable } of catalog.relations) {
    const [from, to] = [groups.get(fromTable), groups.get(toTable)];
    if (from === undefined || to === undefined || from === to) continue;
    for (const [table, group] of groups) if (group === to) groups.set(table, from);
  }
  return groups;
});
