import type { BusinessChoice, ShownColumns } from '../contract.ts';

/** What a table stands for when it is chosen: what is in use where it is of this table, otherwise its first columns. Null for none. */
export function firstChoice({ tables, inUse }: ShownColumns, tableId: string): BusinessChoice | null {
  const table = tables.find((known) => known.tableId === tableId);
  const [date] = table?.dates ?? [];
  const [revenue] = table?.amounts ?? [];
  if (!table || date === undefined || revenue === undefined) return null;
  return inUse?.tableId === tableId ? inUse : { tableId, date, revenue, units: null };
}
