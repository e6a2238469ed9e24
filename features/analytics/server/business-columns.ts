import type { Catalog, CatalogTable, ColumnProfile } from '#kernel/catalog.ts';

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

/**
 * Infers which table and columns stand for sales and revenue: a dated table with an additive money-like column. A
 * source of the person's own goes before the sample company, a table named like sales before others, more rows first.
 * Null when no table fits: then nothing is shown rather than something else.
 */
export function inferBusinessColumns(
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
