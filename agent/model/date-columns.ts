import { isDateColumn } from './dating.ts';
import { oncePerCatalog } from './once-per-catalog.ts';

/** The dates of a catalog, in the order of its columns. */
export const dateColumns = oncePerCatalog(({ columns }) =>
  [...columns.values()].filter(({ profile }) => isDateColumn(profile)),
);
