import type { Catalog, CatalogTable } from '#kernel/catalog.ts';
import type { StoredSettings } from './settings-store.ts';

/**
 * The catalog as the workspace reads it: when its fiscal year begins, and which column "revenue" means where a person chose one,
 * in the currency of the workspace where its column names none.
 */
export function applySettings(catalog: Catalog, settings: StoredSettings): Catalog {
  const { business, currency, fiscalYear, revision } = settings;
  if (revision === 0) return catalog;
  return {
    ...catalog,
    settingsRevision: revision,
    ...(fiscalYear && { fiscalYear }),
    tables: catalog.tables.map((table) =>
      table.tableId === business?.tableId ? withRevenue(table, business.revenue, currency) : table,
    ),
  };
}

function withRevenue(table: CatalogTable, revenue: string, currency: string | null): CatalogTable {
  const columns = table.profile.columns.map((column) =>
    column.name === revenue
      ? {
          ...column,
          unit: column.unit ?? currency,
          synonyms: [...new Set([...(column.synonyms ?? []), 'revenue'])],
        }
      : column,
  );
  return { ...table, profile: { ...table.profile, columns } };
}
