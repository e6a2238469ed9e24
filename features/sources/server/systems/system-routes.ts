import { setTimeout as wait } from 'node:timers/promises';
import { isAskableSystem, type SystemTable } from '#connectors/index.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { IdentifiedCaller } from '#platform/sessions/sessions.ts';
import type { AvailableTable, Selection, Sync, systemsEndpoints } from '../../contract.ts';
import { availableDeadlineMs, previewRows, syncsShown } from '../../limits.ts';
import { sourcesServerStrings as strings } from '../strings.ts';
import type { LiveTableStore } from './live-table-store.ts';
import { nextRun } from './schedule.ts';
import type { SelectionStore } from './selection-store.ts';
import type { SyncRow, SyncStore } from './sync-store.ts';
import {
  type SystemReader,
  type SystemSource,
  SystemUnreachable,
  unreachedSentence,
} from './system-reader.ts';

export interface SystemRouteParts {
  reader: SystemReader;
  syncs: SyncStore;
  selections: SelectionStore;
  liveTables: LiveTableStore;
  clock: Clock;
  /** How a source is reached. Throws `notFound` without one, `invalid` where its type or its settings allow no reading. */
  requireSystem(workspaceId: string, dataSourceId: string): Promise<SystemSource>;
  timeZoneOf(workspaceId: string): Promise<string>;
  onSyncQueued: () => void;
}

export function systemHandlers(parts: SystemRouteParts): Handlers<typeof systemsEndpoints> {
  const { reader, syncs, selections, clock } = parts;
  return {
    async available({ caller, params, signal }) {
      const source = await parts.requireSystem(caller.workspaceId, params.id);
      return { tables: (await tablesOf(source, caller, signal)).map(presentTable) };
    },
    async previewAvailable({ caller, params, signal }) {
      const source = await parts.requireSystem(caller.workspaceId, params.id);
      const table = requireTable(await tablesOf(source, caller, signal), params.table);
      const { rows } = await told({ source, caller, signal }, (limited) =>
        reader.preview(source, { table, limit: previewRows }, { signal: limited }),
      );
      return { columns: table.columns.map(({ name, type }) => ({ name, type: shownType(type) })), rows };
    },
    async readSelection({ caller, params }) {
      await parts.requireSystem(caller.workspaceId, params.id);
      return presentSelection(await selections.find(caller.workspaceId, params.id));
    },
    async chooseSelection({ caller, params, body, signal }) {
      const { workspaceId } = caller;
      const source = await parts.requireSystem(workspaceId, params.id);
      if (body.tables.length > 0) checkSelection(body, source, await tablesOf(source, caller, signal));
      const now = clock.now();
      const next = body.schedule && nextRun(body.schedule, now, await parts.timeZoneOf(workspaceId));
      await selections.save(
        {
          dataSourceId: params.id,
          workspaceId,
          tables: body.tables,
          schedule: body.schedule,
          nextRunAt: next?.toISOString() ?? null,
        },
        now,
      );
      const live = body.tables.filter(({ mode }) => mode === 'live').map(({ name }) => name);
      await parts.liveTables.keepOnly(workspaceId, params.id, live);
      return presentSelection(await selections.find(workspaceId, params.id));
    },
    async readRights({ caller, params, signal }) {
      const source = await parts.requireSystem(caller.workspaceId, params.id);
      return {
        beyondReading: await told({ source, caller, signal }, (limited) =>
          reader.rights(source, { signal: limited }),
        ),
      };
    },
    async startSync({ caller, params }) {
      const { workspaceId, accountId } = caller;
      await parts.requireSystem(workspaceId, params.id);
      const selection = await selections.find(workspaceId, params.id);
      if (!selection || selection.tables.length === 0) throw new AppError('invalid', strings.nothingChosen);
      const syncId = await syncs.start({
        workspaceId,
        dataSourceId: params.id,
        accountId,
        tables: selection.tables.map(({ name }) => name),
        now: clock.now(),
      });
      parts.onSyncQueued();
      return { syncId };
    },
    async listSyncs({ caller, params }) {
      await parts.requireSystem(caller.workspaceId, params.id);
      return (await syncs.list(caller.workspaceId, params.id, syncsShown)).map(presentSync);
    },
    async cancelSync({ caller, params }) {
      const { workspaceId } = caller;
      const row = await syncs.find(workspaceId, params.syncId);
      if (!row || row.dataSourceId !== params.id) throw new AppError('notFound', strings.unknownSync);
      await syncs.cancel(workspaceId, row.id, clock.now());
      const after = await syncs.find(workspaceId, row.id);
      return presentSync(after ?? row);
    },
  };

  async function tablesOf(
    source: SystemSource,
    caller: Pick<IdentifiedCaller, 'isAdministrator'>,
    signal: AbortSignal,
  ): Promise<SystemTable[]> {
    const look = { source, caller, signal };
    return (await told(look, (limited) => reader.tables(source, { signal: limited }))).tables;
  }
}

interface Look {
  source: SystemSource;
  caller: Pick<IdentifiedCaller, 'isAdministrator'>;
  signal: AbortSignal;
}

/**
 * What the system said is an answer to the person, not a fault of ours. Whether nothing listens, nothing answers in time or
 * another service does is for administrators alone; all others are told one sentence, when the time for a look is over.
 */
async function told<Value>(
  { source, caller, signal }: Look,
  work: (limited: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const late = AbortSignal.timeout(availableDeadlineMs);
  const startedAt = performance.now();
  try {
    return await work(AbortSignal.any([signal, late]));
  } catch (error) {
    const isLate = late.aborted && !signal.aborted;
    if (!isLate && !(error instanceof SystemUnreachable)) throw error;
    const isUnreached = isLate || (error instanceof SystemUnreachable && error.isUnreached);
    if (caller.isAdministrator || !isUnreached) {
      const sentence = error instanceof SystemUnreachable ? error.message : unreachedSentence(source);
      throw new AppError('unreadable', sentence, { cause: error });
    }
    await wait(Math.max(0, availableDeadlineMs - (performance.now() - startedAt)), undefined, { signal });
    throw new AppError('unreadable', unreachedSentence(source), { cause: error });
  }
}

function requireTable(tables: readonly SystemTable[], name: string): SystemTable {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new AppError('notFound', strings.syncTableGone(name));
  return table;
}

function checkSelection(
  selection: Selection,
  { system, settings }: SystemSource,
  tables: readonly SystemTable[],
): void {
  const names = selection.tables.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new AppError('invalid', strings.chosenTwice);
  for (const chosen of selection.tables) {
    const table = tables.find(({ name }) => name === chosen.name);
    if (!table) throw new AppError('invalid', strings.syncTableGone(chosen.name));
    if (chosen.mode === 'live') {
      if (!isAskableSystem(system, !settings.username))
        throw new AppError('invalid', strings.notLive(chosen.name));
      continue;
    }
    if (chosen.refresh === 'full') continue;
    if (table.key.length === 0) throw new AppError('invalid', strings.withoutKey(chosen.name));
    const column = table.columns.find(({ name }) => name === chosen.changedAt);
    if (!column || !canOrderChanges(column.type))
      throw new AppError('invalid', strings.withoutChangedAt(chosen.name));
  }
}

function canOrderChanges(type: string): boolean {
  return ['timestamp', 'timestampWithZone', 'date', 'integer', 'unsigned'].includes(type);
}

function presentTable({ name, schema, kind, label, rowEstimate, columns, key }: SystemTable): AvailableTable {
  return {
    name,
    schema,
    kind,
    label,
    rowEstimate,
    key,
    columns: columns.map((column) => ({
      name: column.name,
      label: column.label,
      type: column.nativeType,
      canOrderChanges: canOrderChanges(column.type),
    })),
  };
}

function shownType(type: string) {
  if (type.startsWith('decimal')) return 'decimal' as const;
  switch (type) {
    case 'boolean':
    case 'integer':
    case 'double':
    case 'date':
    case 'timestamp':
      return type;
    case 'unsigned':
      return 'integer' as const;
    case 'timestampWithZone':
      return 'timestamp' as const;
    default:
      return 'text' as const;
  }
}

function presentSelection(row: (Selection & { nextRunAt: string | null }) | null) {
  const { tables = [], schedule = null, nextRunAt = null } = row ?? {};
  return { tables, schedule, nextRunAt };
}

function presentSync({ id, status, createdAt, startedAt, endedAt, tables, error, runAt }: SyncRow): Sync {
  return {
    id,
    status,
    createdAt,
    startedAt,
    endedAt,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    tables: tables.map(({ name, status: own, rows, error: why }) => ({
      name,
      status: own,
      rows,
      error: why,
    })),
    error,
    retryAt: status === 'queued' && error !== null ? runAt : null,
  };
}
