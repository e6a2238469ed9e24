import type { Catalog, CatalogTable, ColumnProfile, ColumnType } from '#kernel/catalog.ts';
import type { BusinessChoice, ShownColumns } from '../contract.ts';

/** The columns that stand for money earned and units sold by day. */
export interface BusinessColumns {
  table: CatalogTable;
  date: ColumnProfile;
  revenue: ColumnProfile;
  /** Units sold; null means: each row is one sale. */
  units: ColumnProfile | null;
}

const revenueName = /revenue|net.?amount|sales|turnover|total|amount|umsatz|value/i;
const unitsName = /^(quantity|qty|units|pieces|menge)(_|\b|$)|units.?sold/i;
const factName = /order|sale|transaction|invoice|booking/i;
/** What is owed or spent is money, but not earned. */
const notRevenueName = /cost|tax|discount|fee|refund|budget|target|price|balance|paid|due/i;

/** The chosen columns where they are all there, otherwise the inferred ones; revenue in the currency of the workspace where it names none. */
export function businessColumns(
  catalog: Catalog,
  isSample: (dataSourceId: string) => boolean,
  { business, currency }: { business: BusinessChoice | null; currency: string | null },
): { columns: BusinessColumns | null; isChosen: boolean } {
  const chosen = business && findChosen(catalog, business);
  const columns = chosen ?? inferBusinessColumns(catalog, isSample);
  const revenue = columns && { ...columns.revenue, unit: columns.revenue.unit ?? currency };
  return { columns: columns && revenue && { ...columns, revenue }, isChosen: Boolean(chosen) };
}

/** Null when the table or one of its columns is gone. */
function findChosen(catalog: Catalog, choice: BusinessChoice): BusinessColumns | null {
  const table = catalog.tables.find(({ tableId }) => tableId === choice.tableId);
  const find = (name: string | null) => table?.profile.columns.find((column) => column.name === name);
  const [date, revenue, units] = [find(choice.date), find(choice.revenue), find(choice.units)];
  if (!table || !date || !revenue || (choice.units !== null && !units)) return null;
  return { table, date, revenue, units: units ?? null };
}

/** Every table with a date and a number to add up. */
export function tablesToChoose(catalog: Catalog): ShownColumns['tables'] {
  return catalog.tables.flatMap(({ tableId, name, dataSourceName, profile }) => {
    const named = (keep: (column: ColumnProfile) => boolean) =>
      profile.columns.filter(keep).map((column) => column.name);
    const dates = named(({ type }) => type === 'date' || type === 'timestamp');
    const amounts = named(
      ({ role, type }) => numericTypes.has(type) && role !== 'identifier' && role !== 'ordinal',
    );
    if (dates.length === 0 || amounts.length === 0) return [];
    return [{ tableId, table: name, source: dataSourceName, dates, amounts }];
  });
}

const numericTypes: ReadonlySet<ColumnType> = new Set(['integer', 'decimal', 'double']);

/**
 * Infers which table and columns stand for sales and revenue: a dated table with an additive money-like column. A
 * source of the person's own goes before the sample company, a table named like sales before others, more rows first.
 * Null when no table fits: then nothing is shown rather than something else.
 */
function inferBusinessColumns(
  catalog: Catalog,
  isSample: (dataSourceId: string) => boolean,
): BusinessColumns | null {
  const candidates = catalog.tables.flatMap((table) => {
    const columns = columnsOf(table);
    return columns ? [columns] : [];
  });
  const rank = (columns: BusinessColumns): number[] => [
    isSample(columns.table.dataSourceId) ? 1 : 0,
    factName.test(columns.table.name) ? 0 : 1,
    -columns.table.profile.rowCount,
  ];
  return candidates.toSorted((a, b) => compare(rank(a), rank(b)))[0] ?? null;
}

function columnsOf(table: CatalogTable): BusinessColumns | null {
  const { columns, mainDate } = table.profile;
  const date = columns.find((column) => column.name === mainDate);
  if (!date) return null;
  const money = columns.filter(
    (column) =>
      column.role === 'additive' && revenueName.test(column.name) && !notRevenueName.test(column.name),
  );
  const revenue = money.find((column) => /revenue|net/i.test(column.name)) ?? money[0];
  if (!revenue) return null;
  const units = columns.find((column) => column.role === 'additive' && unitsName.test(column.name)) ?? null;
  return { table, date, revenue, units };
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
