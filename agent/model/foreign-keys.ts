import type { Catalog, CatalogTable, Relation } from '#kernel/catalog.ts';
import { lemmasOfName } from './name-phrases.ts';
import type { ColumnLink, TableLink } from './semantic-model.ts';

const keyWords = new Set(['id', 'code', 'key', 'number', 'no']);

/**
 * A column that points to another table bears the name of a row there: "physician" of appointments is the physician, no number of
 * this table; and an "id" by itself is the key of a table, not what a row of it points to.
 */
export function dropKeysElsewhere(
  catalog: Catalog,
  columnIndex: Map<string, ColumnLink[]>,
  tableIndex: ReadonlyMap<string, TableLink[]>,
): void {
  const byColumn = Map.groupBy(catalog.relations, (relation) =>
    keyOf(relation.fromTable, relation.fromColumn),
  );
  for (const [phrase, links] of columnIndex) {
    const called = tableIndex.get(phrase) ?? [];
    const kept = links.filter((link) => {
      const relations = byColumn.get(keyOf(link.column.ref.table, link.column.ref.column)) ?? [];
      // "goods" are products like "products" are, and no `product_id` of an order.
      const isRowElsewhere = called.some(
        ({ table, source }) =>
          (source === 'name' || (source === 'synonym' && link.source === 'synonym')) &&
          relations.some(({ toTable }) => toTable === table.sqlName),
      );
      return !isRowElsewhere && !(keyWords.has(phrase) && isForeign(link, links, relations));
    });
    if (kept.length === links.length) continue;
    if (kept.length > 0) columnIndex.set(phrase, kept);
    else columnIndex.delete(phrase);
  }
}

/** `staff_works_on` is what staff work on: without the name of the table that it points to it is called like any other "works on". */
export function addBridgeNames(catalog: Catalog, tableIndex: Map<string, TableLink[]>): void {
  for (const { fromTable, toTable } of catalog.relations) {
    const [table, owner] = [fromTable, toTable].map((name) =>
      catalog.tables.find((one) => one.sqlName === name),
    );
    if (!table || !owner) continue;
    const isFact = !catalog.relations.some((relation) => relation.toTable === fromTable);
    if (!isFact) continue;
    const [words, own] = [lemmasOfName(table.name), lemmasOfName(owner.name)];
    const isPrefixed = words.length > own.length && own.every((word, index) => words[index] === word);
    const phrase = words.slice(own.length).join(' ');
    for (const [key, links] of isPrefixed ? tableIndex : [])
      if (
        links.some(({ table: other }) => isCalled(catalog, other, phrase)) &&
        !links.some((link) => link.table === table)
      )
        tableIndex.set(key, [...links, { table, score: 0.9, source: 'name', phrase: key }]);
  }
}

/** `member_of_club`, where clubs are a table of their own: its rows are members. */
export function addHeadNames(catalog: Catalog, tableIndex: Map<string, TableLink[]>): void {
  for (const { fromTable, toTable } of catalog.relations) {
    const [table, owner] = [fromTable, toTable].map((name) =>
      catalog.tables.find((one) => one.sqlName === name),
    );
    const [head = '', joint, ...tail] = lemmasOfName(table?.name ?? '');
    const isOfOwner = joint === 'of' && owner && tail.join(' ') === lemmasOfName(owner.name).join(' ');
    if (!table || !isOfOwner || (tableIndex.get(head) ?? []).some(({ source }) => source === 'name'))
      continue;
    tableIndex.set(head, [
      ...(tableIndex.get(head) ?? []),
      { table, score: 0.9, source: 'name', phrase: head },
    ]);
  }
}

/** A table that ties others together, under this name; a thing that others point to is not meant by what ties it. */
function isCalled({ relations }: Catalog, table: CatalogTable, phrase: string): boolean {
  return (
    lemmasOfName(table.name).join(' ') === phrase &&
    !relations.some(({ toTable }) => toTable === table.sqlName)
  );
}

function isForeign(link: ColumnLink, links: readonly ColumnLink[], relations: readonly Relation[]): boolean {
  const isPart = link.source === 'part' || link.source === 'synonym';
  const hasOwn = links.some(
    (other) => other !== link && other.column.ref.table === link.column.ref.table && other.source === 'name',
  );
  return isPart && (hasOwn || relations.length > 0);
}

function keyOf(table: string, column: string): string {
  return `${table}\u0000${column}`;
}
