import type { Engine } from '#engine/index.ts';
import type { Catalog } from '#kernel/catalog.ts';
import { applyMeaning } from './apply-meaning.ts';
import type { MeaningStore } from './meaning-store.ts';
import type { TableStore } from './table-store.ts';

/** The current tables of a workspace with their profiles and relations: what a question is read against. */
export type ReadCatalog = (workspaceId: string, dataSourceIds?: readonly string[] | null) => Promise<Catalog>;

export function createCatalogReader(
  tables: TableStore,
  meanings: MeaningStore,
  engine: Pick<Engine, 'readProfile'>,
): ReadCatalog {
  return async (workspaceId, dataSourceIds = null) => {
    const rows = await tables.list(workspaceId, dataSourceIds);
    const sqlNames = new Map(rows.map((row) => [row.tableId, row.sqlName]));
    const relations = await tables.listRelations(workspaceId);
    const told = await meanings.current(workspaceId);
    return {
      tables: await Promise.all(
        rows.map(async ({ rowCount: _, ...row }) => {
          const meaning = told.get(row.tableId);
          const profile = await engine.readProfile(workspaceId, row.versionId);
          return {
            ...row,
            isSample: row.isSample === 1,
            profile: meaning ? applyMeaning(profile, meaning.body) : profile,
            ...(meaning && { meaningRevision: meaning.revision, synonyms: meaning.body.synonyms ?? [] }),
          };
        }),
      ),
      relations: relations.flatMap(({ decision, ...relation }) => {
        const fromTable = sqlNames.get(relation.fromTableId);
        const toTable = sqlNames.get(relation.toTableId);
        if (!fromTable || !toTable || decision === 'rejected') return [];
        const origin = (decision ?? relation.origin) as Catalog['relations'][number]['origin'];
        return [{ ...relation, fromTable, toTable, origin }];
      }),
    };
  };
}

const fillingMaximumMs = 15_000;
const fillingPollMs = 100;

/**
 * The same catalog, but in a workspace that is seconds old it waits until the sample company is there: the first
 * question may come sooner than the first table.
 */
export function waitForFirstTables(
  readCatalog: ReadCatalog,
  isFilling: (workspaceId: string) => Promise<boolean>,
): ReadCatalog {
  return async (workspaceId, dataSourceIds) => {
    const giveUpAt = performance.now() + fillingMaximumMs;
    for (;;) {
      const catalog = await readCatalog(workspaceId, dataSourceIds);
      if (catalog.tables.length > 0 || performance.now() > giveUpAt) return catalog;
      if (!(await isFilling(workspaceId))) return readCatalog(workspaceId, dataSourceIds);
      await new Promise((resolve) => setTimeout(resolve, fillingPollMs));
    }
  };
}
