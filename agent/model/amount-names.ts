import type { CatalogTable } from '#kernel/catalog.ts';

/** What the amounts of a table are called. `sales.csv` of region and sales: who says sales means them, as no row of it is a sale. */
export function amountNames({ profile }: CatalogTable, lemmasOf: (name: string) => string[]): string[] {
  return profile.columns.flatMap(({ name, role, type }) =>
    role === 'additive' && type !== 'text' ? [lemmasOf(name).join(' ')] : [],
  );
}
