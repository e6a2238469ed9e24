import { type ListedValues, readValueLists } from '#engine/versions/value-lists.ts';
import type { Catalog, CatalogTable, ColumnProfile } from '#kernel/catalog.ts';

/**
 * Puts the long lists of values back into the catalogs that questions are read against, in the thread that reads them. Versions
 * never change, so each list is read once for all catalogs that its version is in.
 */
export class CatalogLists {
  readonly #maximum: number;
  readonly #versions = new Map<string, Map<string, Promise<ListedValues | null>>>();

  /** @param maximum values of one catalog that are put in; the shortest lists come first, and the rest stays as it is */
  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  async putIn(catalog: Catalog): Promise<Catalog> {
    const chosen = this.#choose(catalog);
    return {
      ...catalog,
      tables: await Promise.all(catalog.tables.map((table) => this.#whole(table, chosen))),
    };
  }

  keepOnly(versionIds: ReadonlySet<string>): void {
    for (const known of [...this.#versions.keys()]) if (!versionIds.has(known)) this.#versions.delete(known);
  }

  #choose({ tables }: Catalog): ReadonlySet<ColumnProfile> {
    const columns = tables.flatMap(({ profile }) => profile.columns);
    const long = columns
      .filter(({ listedApart }) => listedApart !== undefined)
      .toSorted((left, right) => (left.listedApart ?? 0) - (right.listedApart ?? 0));
    let left = this.#maximum;
    return new Set(
      long.filter(({ listedApart = 0 }) => {
        left -= listedApart;
        return left >= 0;
      }),
    );
  }

  async #whole(table: CatalogTable, chosen: ReadonlySet<ColumnProfile>): Promise<CatalogTable> {
    const { versionId, versionDirectory, profile } = table;
    const wanted = profile.columns.filter((column) => chosen.has(column)).map(({ name }) => name);
    if (versionDirectory === undefined || wanted.length === 0) return table;
    const lists = this.#read(versionId, versionDirectory, wanted);
    const columns = profile.columns.map(async (column): Promise<ColumnProfile> => {
      const list = await lists.get(column.name);
      if (!chosen.has(column) || !list) return column;
      const { listedApart: _, ...rest } = column;
      return { ...rest, ...list };
    });
    return { ...table, profile: { ...profile, columns: await Promise.all(columns) } };
  }

  #read(versionId: string, directory: string, wanted: readonly string[]) {
    const known = this.#versions.get(versionId) ?? new Map<string, Promise<ListedValues | null>>();
    this.#versions.set(versionId, known);
    const missing = new Set(wanted.filter((name) => !known.has(name)));
    if (missing.size === 0) return known;
    const found = readValueLists(directory, missing);
    for (const name of missing)
      known.set(
        name,
        found.then((lists) => lists.get(name) ?? null),
      );
    // What could not be read is read again.
    found.catch(() => this.#versions.delete(versionId));
    return known;
  }
}
