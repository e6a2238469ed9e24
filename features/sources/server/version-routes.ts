import { AppError } from '#kernel/errors.ts';
import { answerWithEvents } from '#platform/http/event-stream.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { TableVersion, versionsEndpoints } from '../contract.ts';
import { removedKeepDays } from '../limits.ts';
import { applyChange } from './apply-change.ts';
import type { VersionRow } from './history-store.ts';
import { withNamingColumns } from './naming-columns.ts';
import { proposeRelations } from './propose-relations.ts';
import { contentLengthOf } from './receive-file.ts';
import { relationsAfter } from './relations-after.ts';
import type { SourceStore } from './source-store.ts';
import { sourcesServerStrings as strings } from './strings.ts';
import type { TableRow } from './table-store.ts';
import { tellWaiting } from './tell-of-upload.ts';
import { discardChange, type UploadIntoParts, uploadInto } from './upload-into.ts';

export interface VersionRouteParts extends UploadIntoParts {
  sources: SourceStore;
}

const dayMs = 24 * 60 * 60 * 1000;

export function versionHandlers(parts: VersionRouteParts): Handlers<typeof versionsEndpoints> {
  const { sources, tables, history, changes, engine, clock } = parts;
  return {
    async uploadInto(input) {
      const { caller, params, query, upload, signal, request } = input;
      const source = await sources.find(caller.workspaceId, params.id);
      if (!source) {
        upload.stream.resume();
        throw new AppError('notFound', strings.unknownSource);
      }
      return answerWithEvents(input, (tell) =>
        uploadInto(parts, {
          ...caller,
          dataSourceId: source.id,
          file: upload,
          contentLength: contentLengthOf(request),
          mode: query.mode,
          table: query.table,
          key: query.key,
          isApplied: query.apply === 'true',
          onWaiting: tellWaiting(tell),
          signal,
        }),
      );
    },
    async applyChange({ caller, params }) {
      const change = await changes.find(caller.workspaceId, params.id, params.changeId);
      if (!change) throw new AppError('notFound', strings.changeGone);
      return applyChange(parts, { ...change, accountId: caller.accountId }, { isWaiting: true });
    },
    async discardChange({ caller, params }) {
      await discardChange(parts, await changes.find(caller.workspaceId, params.id, params.changeId));
      return { id: params.changeId };
    },
    async listVersions({ caller, params }) {
      const table = await requireTable(caller.workspaceId, params);
      const rows = await history.list(caller.workspaceId, table.tableId);
      return rows.map((row) => present(row, table));
    },
    async compareVersions({ caller, params, query, signal }) {
      const table = await requireTable(caller.workspaceId, params);
      const rows = await history.list(caller.workspaceId, table.tableId);
      const to = requireVersion(rows, query.to ?? table.version);
      const before = rows.find(({ number }) => number < to.number);
      const from = query.from === undefined ? before : requireVersion(rows, query.from);
      if (!from) throw new AppError('notFound', strings.noVersionBefore);
      const found = await engine.compareVersions(caller.workspaceId, {
        from: from.id,
        to: to.id,
        samples: query.samples,
        signal,
        ...(query.key && { key: query.key }),
      });
      const profile = await engine.readProfile(caller.workspaceId, to.id);
      const { changed, added, removed } = found.samples;
      const named = (sample: typeof added) => ({
        ...sample,
        columns: withNamingColumns(sample.columns, profile),
      });
      return {
        from: from.number,
        to: to.number,
        ...found,
        samples: { changed: named(changed), added: named(added), removed: named(removed) },
      };
    },
    async restoreVersion({ caller, params }) {
      const { workspaceId } = caller;
      const table = await requireTable(workspaceId, params);
      const rows = await history.list(workspaceId, table.tableId);
      const old = requireVersion(rows, Number(params.number));
      if (old.id === table.versionId) throw new AppError('conflict', strings.alreadyCurrent);
      await restore(table, old, caller);
      const [newest] = await history.list(workspaceId, table.tableId);
      if (!newest) throw new AppError('notFound', strings.unknownTable);
      return present(newest, { ...table, versionId: newest.id });
    },
    async listRemoved({ caller }) {
      const rows = await sources.listRemoved(caller.workspaceId);
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        type: row.type,
        recordCount: row.record_count,
        isSample: row.is_sample === 1,
        removedAt: row.deleted_at,
        purgedAt: new Date(Date.parse(row.deleted_at) + removedKeepDays * dayMs).toISOString(),
      }));
    },
  };

  /** Goes back by going on: the version that is left stays in the history. */
  async function restore(
    table: TableRow,
    old: VersionRow,
    { workspaceId, accountId }: { workspaceId: string; accountId: string },
  ): Promise<void> {
    const versionId = await engine.duplicateVersion(workspaceId, old.id);
    const { tableId, dataSourceId } = table;
    try {
      const schemaChanges = await engine.compareSchemas(workspaceId, table.versionId, versionId);
      await history.publish({
        workspaceId,
        dataSourceId,
        accountId,
        origin: 'restore',
        tables: [
          {
            tableId,
            currentVersionId: table.versionId,
            versionId,
            rowCount: old.rowCount,
            sizeBytes: old.sizeBytes,
            contentHash: old.contentHash,
            details: { restoredFrom: old.number, fileName: old.details.fileName ?? null, schemaChanges },
          },
        ],
        relations: await relationsAfter(parts, {
          workspaceId,
          dataSourceId,
          replaced: new Map([[tableId, versionId]]),
        }),
        read: null,
        changeId: null,
        now: clock.now(),
      });
    } catch (error) {
      await engine.deleteVersion(workspaceId, versionId);
      throw error;
    }
    await parts.originals.remove(workspaceId, dataSourceId);
    await proposeRelations(parts, { workspaceId, dataSourceId });
  }

  async function requireTable(workspaceId: string, params: { id: string; table: string }): Promise<TableRow> {
    if (!(await sources.find(workspaceId, params.id))) throw new AppError('notFound', strings.unknownSource);
    const own = await tables.list(workspaceId, [params.id]);
    const table = own.find(({ name }) => name === params.table);
    if (!table) throw new AppError('notFound', strings.unknownTable);
    return table;
  }
}

function requireVersion(rows: readonly VersionRow[], number: number): VersionRow {
  const row = rows.find((version) => version.number === number);
  if (!row) throw new AppError('notFound', strings.unknownVersion);
  return row;
}

function present(row: VersionRow, { versionId }: Pick<TableRow, 'versionId'>): TableVersion {
  const { details } = row;
  return {
    number: row.number,
    isCurrent: row.id === versionId,
    rows: row.rowCount,
    sizeBytes: row.sizeBytes,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    origin: row.origin,
    fileName: details.fileName ?? null,
    restoredFrom: details.restoredFrom ?? null,
    added: details.added ?? null,
    changed: details.changed ?? null,
    removed: details.removed ?? null,
    schemaChanges: details.schemaChanges ?? [],
    receipts: row.receipts,
  };
}
