import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemTable } from '#connectors/index.ts';
import { type Engine, type LoadedPart, loadedPartForm } from '#engine/index.ts';
import type { StorageClaim, StorageGuard } from '#features/storage/contract.ts';
import { AppError } from '#kernel/errors.ts';
import { systemNamesOf } from '#kernel/system-names.ts';
import type { Log } from '#platform/log/log.ts';
import type { SelectedTable } from '../../contract.ts';
import { watermarkOverlapSeconds } from '../../limits.ts';
import { proposeRelations } from '../propose-relations.ts';
import { sourcesServerStrings as strings } from '../strings.ts';
import { type MeasureParts, measureTable } from './measure-table.ts';
import { listSynced, type PublishParts, publishTable } from './publish-table.ts';
import type { SelectionStore } from './selection-store.ts';
import { relateSource } from './source-relations.ts';
import type { SyncRow, SyncStore, SyncTable } from './sync-store.ts';
import {
  type SystemReader,
  type SystemSource,
  SystemUnreachable,
  unreachedSentence,
} from './system-reader.ts';

export interface RunSyncParts extends Omit<PublishParts, 'engine'>, Pick<MeasureParts, 'liveTables'> {
  engine: PublishParts['engine'] & Pick<Engine, 'publishLoaded' | 'inferAcross'>;
  reader: SystemReader;
  storage: Pick<StorageGuard, 'claim'>;
  syncs: SyncStore;
  selections: SelectionStore;
  /** How a source is reached; null where it is gone or cannot be opened. */
  openSource(
    workspaceId: string,
    dataSourceId: string,
  ): Promise<{ name: string; source: SystemSource } | null>;
  setStatus(
    workspaceId: string,
    dataSourceId: string,
    status: { status: 'syncing' | 'active' | 'error'; error: string | null },
  ): Promise<void>;
  /** Parts of readings lie here, over restarts: `<directory>/<sync>/<number of the table>`. */
  loadDirectory: string;
  log: Log;
}

/** What became of a reading: null where all of its tables are there. */
export interface SyncFailure {
  sentence: string;
  /** It may work a little later. */
  isPassing: boolean;
}

/**
 * Reads the chosen tables one after the other; each is current as soon as it is whole. One that fails for a reason of its own
 * does not keep the others back; where the system itself is gone the rest waits for the next try, which goes on behind the last safe part.
 * Throws what the signal was aborted with.
 */
export async function runSync(
  parts: RunSyncParts,
  sync: SyncRow,
  signal: AbortSignal,
): Promise<SyncFailure | null> {
  const { workspaceId, dataSourceId } = sync;
  const opened = await parts.openSource(workspaceId, dataSourceId);
  const selection = await parts.selections.find(workspaceId, dataSourceId);
  if (!opened || !selection) return { sentence: strings.syncSourceGone, isPassing: false };
  const isFirst = !(await hasTables(parts, workspaceId, dataSourceId));
  if (isFirst) await parts.setStatus(workspaceId, dataSourceId, { status: 'syncing', error: null });
  const offered = await reached(opened.source, () => parts.reader.tables(opened.source, { signal }));
  if ('sentence' in offered) return offered;
  const tableOf = new Map(offered.value.tables.map((table) => [table.name, table]));
  const progress = new Progress(parts.syncs, sync);
  let failure: SyncFailure | null = null;
  for (const [index, table] of progress.tables.entries()) {
    if (table.status === 'succeeded') continue;
    const chosen = selection.tables.find(({ name }) => name === table.name);
    const found = tableOf.get(table.name);
    const failed: SyncFailure | null =
      chosen && found
        ? await syncTable(parts, {
            sync,
            signal,
            progress,
            index,
            chosen,
            table: found,
            opened,
            tables: offered.value.tables,
          })
        : { sentence: strings.syncTableGone(table.name), isPassing: false };
    await progress.end(index, failed);
    failure ??= failed;
    // The system is gone: so it will be for the next table.
    if (failed?.isPassing) return failed;
  }
  if (progress.tables.some(({ status }) => status === 'succeeded'))
    await relateSource(parts, sync, offered.value.relations);
  // Without having live tables measured: they are, of this source with it, and of others when something comes from outside.
  const { engine, tables, log } = parts;
  await proposeRelations({ engine, tables, log }, { workspaceId, dataSourceId });
  return failure;
}

interface TableWork {
  sync: SyncRow;
  signal: AbortSignal;
  progress: Progress;
  index: number;
  chosen: SelectedTable;
  table: SystemTable;
  tables: readonly SystemTable[];
  opened: { name: string; source: SystemSource };
}

/** Whether any table of the source can be asked. */
export async function hasTables(
  { tables, liveTables }: Pick<RunSyncParts, 'tables' | 'liveTables'>,
  workspaceId: string,
  dataSourceId: string,
): Promise<boolean> {
  const synced = await tables.list(workspaceId, [dataSourceId]);
  return synced.length > 0 || (await liveTables.list(workspaceId, [dataSourceId])).length > 0;
}

/** Its rows stay where they are; what is known of them is looked at anew. */
async function lookAtTable(parts: RunSyncParts, work: TableWork): Promise<SyncFailure | null> {
  const { sync, signal, progress, index, table, tables, opened } = work;
  const { workspaceId, dataSourceId } = sync;
  const measured = await reached(opened.source, () =>
    measureTable(parts, {
      workspaceId,
      dataSourceId,
      dataSourceName: opened.name,
      source: opened.source,
      table,
      name: shownName(table, tables),
      directory: join(parts.loadDirectory, sync.id, String(index)),
      signal,
    }),
  );
  if ('sentence' in measured) return measured;
  progress.set(index, { rows: 0 });
  return null;
}

/** Within what the workspace may keep, and as long as the disk has room. */
async function syncTable(parts: RunSyncParts, work: TableWork): Promise<SyncFailure | null> {
  const overfull = new AbortController();
  await removeStrays(
    join(parts.loadDirectory, work.sync.id, String(work.index)),
    work.progress.tables[work.index],
  );
  try {
    using claim = await parts.storage.claim(work.sync.workspaceId, { bytes: 0, sources: 0 });
    const limits = AbortSignal.any([claim.signal, overfull.signal]);
    const room: Room = {
      requireKept: () => claim.requireKept(),
      onHeld: (bytes) => {
        try {
          claim.reach(bytes);
        } catch (error) {
          overfull.abort(error);
        }
      },
    };
    try {
      const signal = AbortSignal.any([work.signal, limits]);
      return await readTable(parts, { ...work, signal }, room);
    } catch (error) {
      throw limits.aborted && !work.signal.aborted ? limits.reason : error;
    }
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'tooLarge' && error.code !== 'full')) throw error;
    return { sentence: error.message, isPassing: false };
  }
}

/** What a try that was broken off had not made a part yet: nobody reads it again. */
async function removeStrays(directory: string, table: SyncTable | undefined): Promise<void> {
  const kept = new Set(table?.parts?.map(({ path }) => path));
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    if (!kept.has(path)) await rm(path, { recursive: true, force: true });
  }
}

/** What is asked and told of the room that a table takes. */
interface Room extends Pick<StorageClaim, 'requireKept'> {
  onHeld(bytes: number): void;
}

async function readTable(parts: RunSyncParts, work: TableWork, room: Room): Promise<SyncFailure | null> {
  const { sync, signal, progress, index, chosen, table, tables, opened } = work;
  if (chosen.mode === 'live') return lookAtTable(parts, work);
  const { workspaceId, dataSourceId, accountId } = sync;
  const directory = join(parts.loadDirectory, sync.id, String(index));
  const known = (await listSynced(parts.db, workspaceId, dataSourceId)).find(
    ({ systemName }) => systemName === table.name,
  );
  // Rows are put in by key; without one, and the first time, all of them are read.
  const changedAt = chosen.refresh === 'incremental' && table.key.length > 0 ? chosen.changedAt : undefined;
  const isFurther = changedAt !== undefined && known !== undefined && known.watermark !== null;
  const shape = [loadedPartForm, ...table.columns.map(({ name, type }) => [name, type])];
  const left = progress.keepParts(index, JSON.stringify(shape));
  const loaded = await reached(opened.source, () =>
    parts.reader.load(
      opened.source,
      {
        table,
        columns: table.columns.map(({ name }) => name),
        directory,
        parts: left.parts,
        position: left.position,
        since:
          changedAt === undefined
            ? undefined
            : { column: changedAt, after: known?.watermark ?? null, overlapSeconds: watermarkOverlapSeconds },
      },
      {
        signal,
        onProgress: (told) => {
          progress.note(index, told);
          room.onHeld(told.heldBytes);
        },
      },
    ),
  );
  if ('sentence' in loaded) return loaded;
  const { watermark, notes, ...read } = loaded.value;
  const profile = {
    ...read.profile,
    ...(notes.length > 0 && {
      findings: notes.map((note, at) => ({ id: `${note.kind}-${at}`, level: 'warning' as const, ...note })),
    }),
  };
  const published = await parts.engine.publishLoaded(workspaceId, { ...read, profile });
  await publishTable(parts, {
    workspaceId,
    dataSourceId,
    dataSourceName: opened.name,
    accountId,
    systemName: table.name,
    name: shownName(table, tables),
    read: { name: table.name, ...published },
    key: isFurther ? table.key : [],
    // Where nothing was there to read, the old one holds.
    watermark: watermark ?? known?.watermark ?? null,
    names: systemNamesOf(table),
    requireKept: () => room.requireKept(),
    signal,
  });
  progress.set(index, { rows: profile.rowCount });
  await rm(directory, { recursive: true, force: true });
  return null;
}

/** The name without its schema where no other table has it. */
function shownName(table: SystemTable, tables: readonly SystemTable[]): string {
  const bare = (one: SystemTable) => (one.schema === null ? one.name : one.name.slice(one.schema.length + 1));
  return tables.some((other) => other !== table && bare(other) === bare(table)) ? table.name : bare(table);
}

async function reached<Value>(
  source: SystemSource,
  work: () => Promise<Value>,
): Promise<{ value: Value } | SyncFailure> {
  try {
    return { value: await work() };
  } catch (error) {
    // Everybody of the workspace reads it, and whoever made the source chose the port.
    if (error instanceof SystemUnreachable)
      return {
        sentence: error.isUnreached ? unreachedSentence(source) : error.message,
        isPassing: error.isPassing,
      };
    // What a limit says is for the person as well; a cancelled reading is not told here.
    if (error instanceof AppError && error.code !== 'cancelled' && error.code !== 'internal')
      return { sentence: error.message, isPassing: error.code === 'timeout' };
    throw error;
  }
}

/** How far the tables are, written down at every safe part, and else now and then. */
class Progress {
  readonly tables: SyncTable[];
  readonly #syncs: SyncStore;
  readonly #id: string;
  #writing: Promise<void> = Promise.resolve();
  #writtenAt = 0;

  constructor(syncs: SyncStore, { id, tables }: SyncRow) {
    this.#syncs = syncs;
    this.#id = id;
    this.tables = tables.map((table) => ({ ...table }));
  }

  note(
    index: number,
    {
      rows,
      part,
    }: {
      rows: number;
      part?: { part: NonNullable<SyncTable['parts']>[number]; position: unknown } | undefined;
    },
  ): void {
    const table = this.tables[index];
    if (!table) return;
    table.status = 'running';
    table.rows = rows;
    if (part) {
      table.parts = [...(table.parts ?? []), part.part];
      table.position = part.position;
    }
    if (part || Date.now() - this.#writtenAt > 1000) this.#write();
  }

  /** What an earlier try has left of a table, where its columns are still the same; otherwise it begins anew. */
  keepParts(index: number, shape: string): { parts: LoadedPart[]; position: unknown } {
    const table = this.tables[index];
    if (table && table.shape !== shape) {
      delete table.parts;
      delete table.position;
      table.shape = shape;
    }
    return { parts: table?.parts ?? [], position: table?.position };
  }

  set(index: number, change: Partial<SyncTable>): void {
    const table = this.tables[index];
    if (table) Object.assign(table, change);
  }

  async end(index: number, failure: SyncFailure | null): Promise<void> {
    if (failure?.isPassing) this.set(index, { error: failure.sentence });
    else {
      this.set(index, { status: failure ? 'failed' : 'succeeded', error: failure?.sentence ?? null });
      const table = this.tables[index];
      delete table?.parts;
      delete table?.position;
      delete table?.shape;
    }
    this.#write();
    await this.#writing;
  }

  /** One after the other, so that an earlier state never takes the place of a later one. */
  #write(): void {
    this.#writtenAt = Date.now();
    const state = structuredClone(this.tables);
    this.#writing = this.#writing.then(() => this.#syncs.save(this.#id, state)).catch(() => {});
  }
}
