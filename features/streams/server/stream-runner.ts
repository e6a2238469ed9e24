import type { Notify } from '#features/notifications/contract.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import type { StreamBatch, StreamReader, StreamSource } from '#kernel/stream-reader.ts';
import type { Clock } from '#platform/clock.ts';
import type { LiveHub } from '#platform/live/live-hub.ts';
import type { Log } from '#platform/log/log.ts';
import type { StreamMessage } from '../contract.ts';
import {
  batchDeadlineMs,
  leaseMs,
  readingMaximumMs,
  readingsAtOnce,
  retryMaximumMs,
  runnerTickMs,
} from '../limits.ts';
import { type StreamSourceType, streamMessageTypes, streamSourceTypes } from '../manifest.ts';
import type { Reading, ReadingStore } from './reading-store.ts';
import { fitInMessage, selectChanges } from './select-changes.ts';
import type { StoredStream } from './stream-store.ts';
import { streamsServerStrings as strings } from './strings.ts';

/** Who reads which type of source. A type that is absent cannot be read by this version. */
export type StreamReaders = Partial<Record<StreamSourceType, StreamReader>>;

export interface StreamRunnerParts {
  readings: ReadingStore;
  readers: StreamReaders;
  live: Pick<LiveHub, 'publish'>;
  notify: Notify;
  /** A source with its secrets; null when it is gone or they cannot be opened. */
  openSource: (workspaceId: string, id: string) => Promise<StreamSource | null>;
  clock: Clock;
  log: Log;
}

export interface StreamRunner {
  /** Looks for streams that are due now instead of at the next tick. */
  wake(): void;
  /** Breaks off the reading of a stream under way, whose row has changed. */
  interrupt(streamId: string): void;
  /** Resolves when no stream is due or being read. */
  settle(): Promise<void>;
  /** Breaks off all readings; they are taken up by the next process. */
  close(): Promise<void>;
}

/** Reads the streams that are due, several at once, until closed. What runs is in the database alone. */
export function startStreamRunner(parts: StreamRunnerParts): StreamRunner {
  const { readings, readers, clock, log } = parts;
  const sourceTypes = streamSourceTypes.filter((type) => readers[type]);
  const underWay = new Set<{ streamId: string; controller: AbortController; done: Promise<void> }>();
  const allDone = () => Promise.all([...underWay].map(({ done }) => done));
  let looking: Promise<void> | null = null;
  let isWoken = false;
  let isClosed = false;
  const timer = setInterval(wake, runnerTickMs);
  timer.unref();
  wake();

  return {
    wake,
    interrupt(streamId) {
      for (const entry of underWay) if (entry.streamId === streamId) entry.controller.abort();
    },
    async settle() {
      while (looking || underWay.size > 0) {
        await looking;
        await allDone();
      }
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      for (const { controller } of underWay) controller.abort();
      await looking;
      await allDone();
    },
  };

  function wake(): void {
    isWoken = true;
    if (looking || isClosed) return;
    looking = look().finally(() => {
      looking = null;
      if (isWoken) wake();
    });
  }

  async function look(): Promise<void> {
    isWoken = false;
    try {
      while (!isClosed && underWay.size < readingsAtOnce) {
        const reading = await readings.claim({ now: clock.now(), leaseMs, sourceTypes });
        if (!reading) return;
        begin(reading);
      }
    } catch (error) {
      log.error({ error: messageOf(error) }, 'streams that are due cannot be read');
    }
  }

  function begin(reading: Reading): void {
    const streamId = reading.stream.id;
    const controller = new AbortController();
    if (isClosed) controller.abort();
    const entry = { streamId, controller, done: Promise.resolve() };
    underWay.add(entry);
    entry.done = run(reading, controller.signal)
      .catch((error: unknown) => {
        // The lease runs out, and the stream is due again.
        log.error({ streamId, error: messageOf(error) }, 'stream state cannot be written');
      })
      .finally(() => {
        underWay.delete(entry);
        wake();
      });
  }

  async function run(reading: Reading, signal: AbortSignal): Promise<void> {
    const { stream } = reading;
    try {
      await readToEnd(reading, signal);
      await readings.finish(reading, after(stream.settings.updateInterval));
    } catch (error) {
      if (signal.aborted) {
        await readings.release(reading);
        return;
      }
      log.warn(
        { streamId: stream.id, failures: stream.failures + 1, error: messageOf(error) },
        'stream could not be read',
      );
      const reason = error instanceof AppError ? error.message : strings.sourceFailed;
      const told = strings.retried(reason);
      const isKept = await readings.fail(reading, told, after(retryDelayMs(stream)));
      // Of a series of failures the first is news.
      if (isKept && stream.failures === 0) await tellOfFailure(stream, told);
    }
  }

  async function tellOfFailure(stream: StoredStream, reason: string): Promise<void> {
    const { id: streamId, workspaceId, dataSourceId, name } = stream;
    await parts.notify({ workspaceId }, { kind: 'streamFailed', streamId, dataSourceId, name, reason });
  }

  async function readToEnd(reading: Reading, signal: AbortSignal): Promise<void> {
    const { stream } = reading;
    const reader = readers[stream.dataSourceType as StreamSourceType];
    const source = await parts.openSource(stream.workspaceId, stream.dataSourceId);
    if (!reader || !source) throw new AppError('unavailable', strings.sourceUnreadable);
    // Whatever ends the reading tells the reader, so that it lets go of its connections.
    const over = new AbortController();
    const isOver = AbortSignal.any([signal, over.signal]);
    const batches = reader.open(source, stream.settings, stream.position, isOver)[Symbol.asyncIterator]();
    const end = performance.now() + readingMaximumMs;
    try {
      while (performance.now() < end) {
        const next = await within(batchDeadlineMs, batches.next(), signal);
        if (next.done || !(await take(reading, next.value, source.name))) return;
      }
    } finally {
      over.abort();
      // Not waited for: a reader that hangs must not hold up the end.
      batches.return?.()?.catch(() => undefined);
    }
  }

  /** Keeps how far it has come, then tells the open pages: what was broken off in between is told to nobody. */
  async function take(reading: Reading, batch: StreamBatch, source: string): Promise<boolean> {
    const { stream } = reading;
    const changes = selectChanges(stream.settings, batch.changes);
    const now = clock.now();
    const hasReceived = changes.length > 0;
    const isKept = await readings.save(reading, { position: batch.position, hasReceived, now, leaseMs });
    if (!isKept) return false;
    if (hasReceived) {
      const message: StreamMessage = {
        type: streamMessageTypes[stream.settings.streamType],
        streamId: stream.id,
        timestamp: now.toISOString(),
        metadata: { source, recordCount: changes.length },
        changes: fitInMessage(changes),
      };
      parts.live.publish(stream.workspaceId, message);
    }
    return true;
  }

  function after(ms: number): Date {
    return new Date(clock.now().getTime() + ms);
  }
}

/** The interval, doubled with each failure in a row. Never shorter than the interval that was asked for. */
export function retryDelayMs({ settings, failures }: Pick<StoredStream, 'settings' | 'failures'>): number {
  return Math.min(settings.updateInterval * 2 ** Math.min(failures, 20), retryMaximumMs);
}

/** The value of a promise, unless the signal comes first or it takes too long. */
async function within<T>(deadlineMs: number, promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: broken, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new Error('The reading was broken off.'));
  const timer = setTimeout(() => reject(new AppError('timeout', strings.sourceTimedOut)), deadlineMs);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, broken]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
