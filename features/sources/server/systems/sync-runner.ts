import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, messageOf } from '#kernel/errors.ts';
import {
  syncAttemptsMaximum,
  syncRetryFirstMs,
  syncRetryMostMs,
  syncsAtOnce,
  syncsAtOncePerWorkspace,
} from '../../limits.ts';
import { sourcesServerStrings as strings } from '../strings.ts';
import { hasTables, type RunSyncParts, runSync, type SyncFailure } from './run-sync.ts';
import { nextRun } from './schedule.ts';
import { sweepLoads } from './sweep-loads.ts';
import type { SyncRow } from './sync-store.ts';
import { createSyncTurns, type SyncTurns } from './sync-turns.ts';

export interface SyncRunner {
  /** Looks for readings now instead of at the next tick. */
  wake(): void;
  /** Resolves when nothing is due or running. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface SyncRunnerParts extends RunSyncParts {
  timeZoneOf(workspaceId: string): Promise<string>;
  /** Another for tests. */
  turns?: SyncTurns | undefined;
}

const tickMs = 5000;
const leaseMs = 60_000;
const keepMs = 2000;
const sweepEveryMs = 60_000;

/** Runs readings that are due, some at once, and queues those whose schedule has come round. */
export function startSyncRunner(parts: SyncRunnerParts): SyncRunner {
  const { syncs, clock, log, turns = createSyncTurns() } = parts;
  const stopped = new AbortController();
  const running = new Map<string, { workspaceId: string; done: Promise<void> }>();
  let looking: Promise<void> | null = null;
  let isWoken = false;
  let sweptAt = performance.now();
  const timer = setInterval(wake, tickMs);
  timer.unref();
  wake();
  return {
    wake,
    async settle() {
      while (looking || running.size > 0) {
        await looking;
        await Promise.all([...running.values()].map(({ done }) => done));
      }
    },
    async close() {
      clearInterval(timer);
      stopped.abort();
      await looking;
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };

  function wake(): void {
    isWoken = true;
    if (looking || stopped.signal.aborted) return;
    looking = look().finally(() => {
      looking = null;
      if (isWoken) wake();
    });
  }

  async function look(): Promise<void> {
    isWoken = false;
    try {
      await queueScheduled(parts);
      if (performance.now() - sweptAt > sweepEveryMs) {
        sweptAt = performance.now();
        await sweepLoads(parts.loadDirectory, syncs);
      }
      while (running.size < syncsAtOnce && !stopped.signal.aborted) {
        const sync = await next();
        if (!sync) return;
        const done = runOne(sync).finally(() => {
          running.delete(sync.id);
          wake();
        });
        running.set(sync.id, { workspaceId: sync.workspaceId, done });
      }
      if (await syncs.isDue(clock.now(), busyWorkspaces())) turns.endOldest();
    } catch (error) {
      log.error({ error: messageOf(error) }, 'readings of systems cannot be looked for');
    }
  }

  /** Workspaces take turns, however many readings one of them has queued; then the one that is due longest. */
  async function next(): Promise<SyncRow | null> {
    const busy = busyWorkspaces();
    const first = await syncs.claim(clock.now(), leaseMs, [...busy, ...turns.served()]);
    if (first) return first;
    turns.clear();
    return syncs.claim(clock.now(), leaseMs, busy);
  }

  function busyWorkspaces(): string[] {
    const counts = Map.groupBy(running.values(), ({ workspaceId }) => workspaceId);
    return [...counts]
      .filter(([, own]) => own.length >= syncsAtOncePerWorkspace)
      .map(([workspaceId]) => workspaceId);
  }

  async function runOne(sync: SyncRow): Promise<void> {
    const cancelled = new AbortController();
    const keeping = setInterval(() => {
      syncs
        .keep(sync.id, clock.now(), leaseMs)
        .then((isOurs) => {
          if (!isOurs) cancelled.abort();
        })
        .catch((error: unknown) =>
          log.warn({ syncId: sync.id, error: messageOf(error) }, 'lease of a reading not extended'),
        );
    }, keepMs);
    const turn = new AbortController();
    const endTurn = turns.begin(sync, () => turn.abort());
    const signal = AbortSignal.any([stopped.signal, cancelled.signal, turn.signal]);
    try {
      const failure = sync.isCancelled ? 'cancelled' : await runSync(parts, sync, signal);
      await settleSync(parts, sync, cancelled.signal.aborted ? 'cancelled' : failure);
    } catch (error) {
      // Cut off by our own shutdown: the next process takes it up where it is.
      if (stopped.signal.aborted) return;
      if (turn.signal.aborted && !cancelled.signal.aborted) return await pause(sync);
      const failure = cancelled.signal.aborted ? 'cancelled' : unforeseen(error, sync);
      await settleSync(parts, sync, failure).catch((late: unknown) =>
        log.error({ syncId: sync.id, error: messageOf(late) }, 'end of a reading not written'),
      );
    } finally {
      endTurn();
      clearInterval(keeping);
    }
  }

  function pause(sync: SyncRow): Promise<void> {
    return syncs
      .pause(sync.id, { error: strings.syncTurnOver, at: clock.now() })
      .catch((error: unknown) =>
        log.error({ syncId: sync.id, error: messageOf(error) }, 'pause of a reading not written'),
      );
  }

  function unforeseen(error: unknown, sync: SyncRow): SyncFailure {
    log.error({ syncId: sync.id, error: messageOf(error) }, 'reading of a system failed');
    // Another change of the same table was published between: the next try reads it again.
    const isPassing = error instanceof AppError && error.code === 'conflict';
    return { sentence: strings.syncFailed, isPassing };
  }
}

/** Writes down what became of a try: the end, or when the next one is. */
async function settleSync(
  parts: SyncRunnerParts,
  sync: SyncRow,
  failure: SyncFailure | 'cancelled' | null,
): Promise<void> {
  const { syncs, clock } = parts;
  const { workspaceId, dataSourceId } = sync;
  const now = clock.now();
  if (
    failure !== null &&
    failure !== 'cancelled' &&
    failure.isPassing &&
    sync.attempts < syncAttemptsMaximum
  ) {
    await syncs.retry(sync.id, {
      error: failure.sentence,
      at: new Date(now.getTime() + retryDelay(sync.attempts)),
    });
    return;
  }
  await rm(join(parts.loadDirectory, sync.id), { recursive: true, force: true });
  if (failure === 'cancelled') {
    await syncs.end(sync.id, { status: 'cancelled', error: null, now });
    if (await hasTables(parts, workspaceId, dataSourceId))
      await parts.setStatus(workspaceId, dataSourceId, { status: 'active', error: null });
    else
      await parts.setStatus(workspaceId, dataSourceId, {
        status: 'error',
        error: strings.syncCancelledFirst,
      });
    return;
  }
  const status = failure === null ? 'succeeded' : 'failed';
  await syncs.end(sync.id, { status, error: failure?.sentence ?? null, now });
  await parts.setStatus(
    workspaceId,
    dataSourceId,
    failure === null ? { status: 'active', error: null } : { status: 'error', error: failure.sentence },
  );
}

/** Doubling, with a part left to chance, so that what failed together does not come back together. */
function retryDelay(attempts: number): number {
  const longest = Math.min(syncRetryMostMs, syncRetryFirstMs * 2 ** (attempts - 1));
  return longest / 2 + Math.random() * (longest / 2);
}

async function queueScheduled(parts: SyncRunnerParts): Promise<void> {
  const { selections, syncs, clock } = parts;
  const now = clock.now();
  for (const { dataSourceId, workspaceId, tables, schedule } of await selections.due(now)) {
    const next = schedule && nextRun(schedule, now, await parts.timeZoneOf(workspaceId));
    await selections.setNextRun(dataSourceId, next?.toISOString() ?? null);
    if (schedule && tables.length > 0)
      await syncs.start({
        workspaceId,
        dataSourceId,
        accountId: null,
        tables: tables.map(({ name }) => name),
        now,
      });
  }
}
