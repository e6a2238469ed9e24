import { messageOf } from '#kernel/errors.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { Job, JobStore } from './job-store.ts';

/** Does one job. It may be called again after a crash, so it must come to the same end when half was done before. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;

export interface JobRunner {
  /** Looks for work now instead of at the next tick. */
  wake(): void;
  /** Resolves when no job is due or running. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const leaseMs = 60_000;
const heartbeatMs = 20_000;
const pollMs = 5_000;
const attemptsMaximum = 4;
/** Wait before the second, third and fourth try. */
const retryDelaysMs = [1_000, 10_000, 60_000];

/** Runs due jobs one after the other, with a heartbeat on each, until closed. */
export function startJobRunner(options: {
  store: JobStore;
  handlers: Record<string, JobHandler>;
  clock: Clock;
  log: Log;
  /** A job has failed at every try. */
  onGivenUp?: (job: Job) => Promise<void>;
}): JobRunner {
  const { store, handlers, clock, log } = options;
  const controller = new AbortController();
  let running: Promise<void> | null = null;
  let isWoken = false;
  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();

  return {
    wake,
    async settle() {
      while (running) await running;
    },
    async close() {
      clearInterval(timer);
      controller.abort();
      await running;
    },
  };

  function wake(): void {
    isWoken = true;
    if (running || controller.signal.aborted) return;
    running = drain().finally(() => {
      running = null;
      if (isWoken) wake();
    });
  }

  async function drain(): Promise<void> {
    isWoken = false;
    try {
      for (;;) {
        if (controller.signal.aborted) return;
        const job = await store.claim(clock.now(), leaseMs);
        if (!job) return;
        await runOne(job);
      }
    } catch (error) {
      log.error({ error: messageOf(error) }, 'job queue cannot be read');
    }
  }

  async function runOne(job: Job): Promise<void> {
    const heartbeat = setInterval(() => {
      store.extend(job.id, clock.now(), leaseMs).catch((error: unknown) => {
        log.warn({ jobId: job.id, error: messageOf(error) }, 'job lease not extended');
      });
    }, heartbeatMs);
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}.`);
      await handler(job, controller.signal);
      await store.finish(job.id, clock.now());
    } catch (error) {
      // Cut off by our own shutdown: the next process takes it up where its lease ends.
      if (controller.signal.aborted) return;
      await retryLater(job, messageOf(error));
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function retryLater(job: Job, error: string): Promise<void> {
    const now = clock.now();
    const delayMs = job.attempts < attemptsMaximum ? retryDelaysMs[job.attempts - 1] : undefined;
    log.warn({ jobId: job.id, kind: job.kind, attempts: job.attempts, error }, 'job failed');
    await store.fail(job.id, now, error, delayMs === undefined ? null : new Date(now.getTime() + delayMs));
    if (delayMs === undefined) await options.onGivenUp?.(job);
  }
}
