import { AppError, messageOf } from '#kernel/errors.ts';
import { keepMs, leaseMs, progressNotedMs, tickMs, worksAtOncePerWorkspace } from '../limits.ts';
import type { JobProgress } from './learning/model-job.ts';
import { type PredictWorkParts, runPrediction } from './predict-table.ts';
import { queueRetrainings, type RetrainParts } from './retrain.ts';
import { modelsServerStrings as strings } from './strings.ts';
import { settleFailedTraining, type TrainParts, tellModel, trainModel } from './train-model.ts';
import type { WorkProgress, WorkRow } from './work-store.ts';

export interface WorkRunner {
  /** Looks for work now instead of at the next tick. */
  wake(): void;
  /** Ends a work that runs here, at once. */
  interrupt(id: string): void;
  /** Resolves when nothing is queued or runs. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface WorkRunnerParts
  extends TrainParts,
    PredictWorkParts,
    Pick<RetrainParts, 'readCurrentVersions'> {
  worksAtOnce: number;
}

/** What became of a work: null where it came to its end. */
export type WorkFailure = { sentence: string } | 'cancelled' | null;

/** Trains and predicts what is queued, workspaces in turns, and queues models whose data have changed. */
export function startWorkRunner(parts: WorkRunnerParts): WorkRunner {
  const { works, clock, log } = parts;
  const stopped = new AbortController();
  const running = new Map<string, { workspaceId: string; cancel: AbortController; done: Promise<void> }>();
  let looking: Promise<void> | null = null;
  let isWoken = false;
  const timer = setInterval(wake, tickMs);
  timer.unref();
  wake();
  const settled = async () => {
    await looking;
    await Promise.all([...running.values()].map(({ done }) => done));
  };
  return {
    wake,
    interrupt: (id) => running.get(id)?.cancel.abort(),
    async settle() {
      wake();
      while (looking || running.size > 0) await settled();
    },
    async close() {
      clearInterval(timer);
      stopped.abort();
      await settled();
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
      for (const work of await works.failInterrupted(clock.now(), 'overdue'))
        await settleFailedTraining(parts, work, strings.interrupted);
      await queueRetrainings(parts);
      while (running.size < parts.worksAtOnce && !stopped.signal.aborted) {
        const work = await works.claim(clock.now(), leaseMs, busyWorkspaces());
        if (!work) return;
        const cancel = new AbortController();
        const done = runOne(work, cancel).finally(() => {
          running.delete(work.id);
          wake();
        });
        running.set(work.id, { workspaceId: work.workspaceId, cancel, done });
      }
    } catch (error) {
      log.error({ error: messageOf(error) }, 'work on models cannot be looked for');
    }
  }

  function busyWorkspaces(): string[] {
    const counts = Map.groupBy(running.values(), ({ workspaceId }) => workspaceId);
    return [...counts]
      .filter(([, own]) => own.length >= worksAtOncePerWorkspace)
      .map(([workspaceId]) => workspaceId);
  }

  async function runOne(work: WorkRow, cancel: AbortController): Promise<void> {
    const keeping = setInterval(() => {
      works
        .keep(work.id, clock.now(), leaseMs)
        .then((isOurs) => {
          if (!isOurs) cancel.abort();
        })
        .catch((error: unknown) =>
          log.warn({ workId: work.id, error: messageOf(error) }, 'lease of work on a model not extended'),
        );
    }, keepMs);
    const signal = AbortSignal.any([stopped.signal, cancel.signal]);
    try {
      const failure = await attempt(work, signal);
      // Cut off by our own shutdown: the next start takes it up from its beginning.
      if (failure === 'cancelled' && stopped.signal.aborted && !cancel.signal.aborted) {
        await works.putBack(work.id);
        return;
      }
      if (failure !== null) await fail(work, failure);
    } catch (error) {
      log.error({ workId: work.id, error: messageOf(error) }, 'end of work on a model not written');
    } finally {
      clearInterval(keeping);
    }
  }

  async function attempt(work: WorkRow, signal: AbortSignal): Promise<WorkFailure> {
    try {
      const onProgress = progressTeller(work);
      if (work.kind === 'predict') await runPrediction(parts, work, { signal, onProgress });
      else await trainModel(parts, work, { signal, onProgress });
      return null;
    } catch (error) {
      if (signal.aborted) return 'cancelled';
      if (error instanceof AppError && error.code !== 'internal' && error.code !== 'cancelled')
        return { sentence: error.message };
      log.error({ workId: work.id, kind: work.kind, error: messageOf(error) }, 'work on a model failed');
      return { sentence: strings.trainingBroke };
    }
  }

  async function fail(work: WorkRow, failure: Exclude<WorkFailure, null>): Promise<void> {
    const isCancelled = failure === 'cancelled';
    await works.end(work.id, {
      status: isCancelled ? 'cancelled' : 'failed',
      error: isCancelled ? null : failure.sentence,
      now: clock.now(),
    });
    await settleFailedTraining(parts, work, isCancelled ? null : failure.sentence);
  }

  /** Tells open pages of each step, and writes down now and then how far the work is. */
  function progressTeller(work: WorkRow): (progress: JobProgress) => void {
    const startedAt = performance.now();
    let notedAt = Number.NEGATIVE_INFINITY;
    return ({ stage, share }) => {
      const now = performance.now();
      const elapsed = (now - startedAt) / 1000;
      // Nothing is told of the time while little has been seen of it.
      const secondsLeft =
        share > 0.1 && elapsed > 1 ? Math.max(0, Math.round((elapsed * (1 - share)) / share)) : null;
      const progress: WorkProgress = { stage, share, secondsLeft };
      if (work.kind === 'train')
        tellModel(parts, work, { status: 'training', progress: { jobId: work.id, ahead: 0, ...progress } });
      if (now - notedAt < progressNotedMs) return;
      notedAt = now;
      works.note(work.id, progress).catch(() => {});
    };
  }
}
