import type { Engine, WrittenTable } from '#engine/index.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock } from '#platform/clock.ts';
import type { ConfigurationSeal } from './configuration.ts';
import type { HistoryStore } from './history-store.ts';
import { relationsAfter } from './relations-after.ts';
import type { SourceStore } from './source-store.ts';
import type { TableStore } from './table-store.ts';

export interface ComputedParts {
  engine: Pick<
    Engine,
    'publishLoaded' | 'deleteVersion' | 'readProfile' | 'inferRelations' | 'measureRelation'
  >;
  sources: SourceStore;
  tables: TableStore;
  history: HistoryStore;
  seal: ConfigurationSeal;
  clock: Clock;
}

export interface ComputedTable {
  workspaceId: string;
  accountId: string | null;
  /** The source that an earlier computing made, if any: it gets the next version. */
  dataSourceId: string | null;
  /** Names of the source and its table where they are new. */
  sourceName: string;
  tableName: string;
  written: WrittenTable;
}

/** Makes a table that the product has computed one to be asked and exported: a source of its own, or the next version of what an earlier computing made. */
export async function publishComputed(
  parts: ComputedParts,
  computed: ComputedTable,
): Promise<{ dataSourceId: string; table: string; rows: number }> {
  const { workspaceId, tableName, written } = computed;
  const rows = written.profile.rowCount;
  const { versionId } = await parts.engine.publishLoaded(workspaceId, { ...written, name: tableName });
  try {
    const known = computed.dataSourceId !== null && (await publishNext(parts, computed, versionId));
    if (known) return { ...known, rows };
    return { ...(await publishFirst(parts, computed, versionId)), rows };
  } catch (error) {
    await parts.engine.deleteVersion(workspaceId, versionId);
    throw error;
  }
}

async function publishNext(
  parts: ComputedParts,
  { workspaceId, accountId, dataSourceId, tableName, written }: ComputedTable,
  versionId: string,
): Promise<{ dataSourceId: string; table: string } | null> {
  if (dataSourceId === null || !(await parts.sources.find(workspaceId, dataSourceId))) return null;
  const tables = await parts.tables.list(workspaceId, [dataSourceId]);
  const table = tables.find(({ name }) => name === tableName);
  if (!table) return null;
  const { sizeBytes, contentHash, profile } = written;
  const replaced = new Map([[table.tableId, versionId]]);
  await parts.history.publish({
    workspaceId,
    dataSourceId,
    accountId,
    origin: 'predict',
    tables: [
      {
        tableId: table.tableId,
        currentVersionId: table.versionId,
        versionId,
        rowCount: profile.rowCount,
        sizeBytes,
        contentHash,
        details: { fileName: null },
      },
    ],
    relations: await relationsAfter(parts, { workspaceId, dataSourceId, replaced }),
    read: null,
    changeId: null,
    now: parts.clock.now(),
  });
  return { dataSourceId, table: table.name };
}

async function publishFirst(
  { tables, seal, clock }: ComputedParts,
  { workspaceId, accountId, sourceName, tableName, written }: ComputedTable,
  versionId: string,
): Promise<{ dataSourceId: string; table: string }> {
  const id = newId();
  const { sizeBytes, contentHash, profile } = written;
  const { rowCount } = profile;
  await tables.insertSourceWithTables(
    {
      id,
      workspaceId,
      accountId,
      fileName: null,
      origin: 'predict',
      name: sourceName,
      type: 'csv',
      status: 'active',
      isSample: false,
      configuration: seal.seal({}, { id, workspaceId }),
      report: null,
      recordCount: rowCount,
      sizeBytes,
      now: clock.now(),
    },
    [{ name: tableName, versionId, rowCount, sizeBytes, contentHash }],
    [],
  );
  return { dataSourceId: id, table: tableName };
}
