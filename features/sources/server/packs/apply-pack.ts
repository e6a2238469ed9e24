import type { CatalogTable, TableProfile } from '#kernel/catalog.ts';
import { applyMeaning } from '../apply-meaning.ts';
import type { PackReading } from './read-pack.ts';

/** The profile with what a pack says laid over it: below what a person tells. */
export function withPack(profile: TableProfile, reading: PackReading | null): TableProfile {
  if (!reading) return profile;
  const { by, codes, unitColumns, described } = reading;
  const read = applyMeaning(profile, described);
  return {
    ...read,
    columns: read.columns.map((column) => {
      const labels = codes[column.name];
      const unitColumn = unitColumns[column.name];
      return {
        ...column,
        ...(labels && { valueLabels: { by, labels } }),
        ...(unitColumn !== undefined && { unitColumn }),
      };
    }),
  };
}

/** Conditions of the pack behind those that a person named; a name that a person has given is the person's. */
export function withConditions(
  told: Pick<CatalogTable, 'metrics' | 'filters'>,
  reading: PackReading | null,
): Pick<CatalogTable, 'metrics' | 'filters'> {
  const { metrics = [], filters = [] } = told;
  const taken = new Set(
    [...metrics, ...filters].flatMap(({ name, synonyms }) => [name, ...synonyms]).map(plain),
  );
  const added = (reading?.conditions ?? []).flatMap((condition) => {
    const [name, ...synonyms] = [condition.name, ...condition.synonyms].filter(
      (one) => !taken.has(plain(one)),
    );
    return name === undefined ? [] : [{ ...condition, name, synonyms }];
  });
  return added.length > 0 ? { ...told, filters: [...filters, ...added] } : told;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', ' ').trim();
}

/** By table: the first questions of its pack, where all tables that they need are there in the same source. */
export function startersOf(
  tables: readonly { tableId: string; dataSourceId: string; reading: PackReading | null }[],
): Map<string, string[]> {
  const there = new Set(tables.map(({ dataSourceId, reading }) => `${dataSourceId} ${reading?.entity}`));
  return new Map(
    tables.map(({ tableId, dataSourceId, reading }) => [
      tableId,
      (reading?.questions ?? [])
        .filter(({ needs }) => needs.every((entity) => there.has(`${dataSourceId} ${entity}`)))
        .map(({ text }) => text),
    ]),
  );
}

/** A table as packs see it: with the names of the others of its source. */
export function packedAmong(
  all: readonly { tableId: string; dataSourceId: string; name: string }[],
): <Table extends { tableId: string; dataSourceId: string }>(table: Table) => Table & { siblings: string[] } {
  const bySource = Map.groupBy(all, ({ dataSourceId }) => dataSourceId);
  return (table) => ({
    ...table,
    siblings: (bySource.get(table.dataSourceId) ?? [])
      .filter(({ tableId }) => tableId !== table.tableId)
      .map(({ name }) => name),
  });
}
