import type { DeclaredRelation } from '../connector.ts';
import type { Csdl, CsdlAssociation } from '../odata/csdl.ts';
import type { ODataTable } from '../odata/model.ts';

/**
 * Associations of SuccessFactors name no columns. What leads to one row is called for the column that has its key: `userNav` for `userId`,
 * `personNav` for `personIdExternal`, `jobCodeNav` for `jobCode`. So a navigation is a relation where exactly one column fits its name, and one column
 * of the same type is the whole key of what it leads to; entities with a history have a longer key, and therefore none.
 */
export function successFactorsRelations(
  documents: readonly Csdl[],
  tables: readonly ODataTable[],
): DeclaredRelation[] {
  const bySet = new Map(tables.map((table) => [table.set, table]));
  const setOfType = new Map(
    documents.flatMap(({ sets }) => sets.map((set) => [set.attributes.EntityType ?? '', set.name])),
  );
  const tableOf = (type: string): ODataTable | undefined => bySet.get(setOfType.get(type) ?? '');
  const associations = new Map<string, CsdlAssociation>(
    documents.flatMap((csdl) => csdl.associations.map((one) => [one.name, one])),
  );
  const found = new Map<string, DeclaredRelation>();
  for (const { types } of documents)
    for (const type of types.values()) {
      const from = tableOf(type.name);
      if (!from) continue;
      for (const { name, relationship, toRole } of type.navigations) {
        const association = associations.get(relationship);
        const to = tableOf(association?.roles.get(toRole) ?? '');
        if (!to || to === from || association?.many.has(toRole)) continue;
        const [fromColumn, toColumn] = columnsOf(name, from, to) ?? [];
        if (fromColumn === undefined || toColumn === undefined) continue;
        const relation = { fromTable: from.name, fromColumn, toTable: to.name, toColumn };
        found.set(Object.values(relation).join('\n'), relation);
      }
    }
  return [...found.values()];
}

function columnsOf(navigation: string, from: ODataTable, to: ODataTable): [string, string] | null {
  const [, stem] = /^(\w+)Nav$/.exec(navigation) ?? [];
  const [key] = to.key;
  if (stem === undefined || key === undefined || to.key.length > 1) return null;
  const target = to.columns.find((column) => column.name === key);
  const names = [stem, `${stem}Id`, `${stem}IdExternal`];
  const fitting = from.columns.filter(
    ({ name, edmType }) => names.includes(name) && edmType === target?.edmType,
  );
  const [own] = fitting;
  return own && fitting.length === 1 ? [own.name, key] : null;
}
