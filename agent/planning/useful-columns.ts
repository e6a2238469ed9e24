import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { datingOf, isDateColumn } from '../model/dating.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { isMoneyColumn, rowAmount } from '../model/row-amounts.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { namingColumns } from './conditions.ts';

const mostShown = 6;

/**
 * The columns by which people tell rows from each other: id, name, date, what the conditions speak of, status, main amount; at most six,
 * never the id alone. `filtered` may stand in tables that are looked up, and is always shown.
 */
export function usefulColumns(model: SemanticModel, table: CatalogTable, filtered: ColumnRef[]): ColumnRef[] {
  const { columns } = table.profile;
  const refOf = ({ name }: ColumnProfile): ColumnRef => ({ table: table.sqlName, column: name });
  const named = namingColumns(model, table.sqlName);
  const numbered = columns.filter(({ role, type }) => role === 'identifier' && type === 'text').map(refOf);
  const dating = datingOf(table)?.column.column ?? table.profile.mainDate;
  const dates = columns.filter(isDateColumn);
  const date = dates
    .filter(({ name }) => dating === null || name === dating)
    .slice(0, 1)
    .map(refOf);
  const status = columns.filter(({ name }) => lemmasOfName(name).at(-1) === 'status').map(refOf);
  const additive = columns.filter(({ role }) => role === 'additive');
  const main = rowAmount(model, table, lemmasOfName(table.name).at(-1) ?? '');
  const money = additive.some(isMoneyColumn) ? additive.filter(isMoneyColumn) : additive;
  const amounts = main ? [main.ref] : money.slice(-1).map(refOf);
  const own = named.length > 0 ? named : numbered.slice(0, 1);
  if (own.length === 0) return [...columns.slice(0, mostShown).map(refOf), ...filtered];
  const first = [...own, ...date, ...filtered, ...amounts];
  const isOnlyId = own.every(({ column }) => numbered.some((id) => id.column === column));
  const texts = columns
    .filter(({ role, type }) => type === 'text' && ['category', 'place'].includes(role))
    .map(refOf);
  const added = [...status, ...(isOnlyId ? texts : [])].filter(
    (column) => !first.some((known) => known.table === column.table && known.column === column.column),
  );
  return [...first, ...added.slice(0, Math.max(0, mostShown - first.length))];
}
