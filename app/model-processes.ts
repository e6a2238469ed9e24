import { ChildPool, type WrittenTable } from '#engine/index.ts';
import { FairQueue, type QueueLimits } from '#engine/warm/fair-queue.ts';
import type {
  ContinueAnswer,
  ModelProcesses,
  Predicted,
  TrainAnswer,
} from '#features/models/server/index.ts';
import { modelsServerStrings as strings } from '../features/models/server/strings.ts';
import { forecastKey, RecentForecasts } from './recent-forecasts.ts';

export interface ModelProcessOptions {
  directory: string;
  /** Of one training, the whole process (RLIMIT_DATA). */
  dataBytes: number;
  trainingMs: number;
}

const heapMegabytes = 1024;
/** DuckDB's buffers. */
const memoryBytes = 400e6;
const predictMs = 30_000;
/** An answer waits for its forecast: most take a tenth of it. */
const continueMs = 15_000;
/** Forecasts that are kept: a chart of them is looked at often, and the same rows have the same forecast. */
const continuedKept = 200;
/** Node and DuckDB reserve some 800 MB before the first row. */
const predictDataBytes = 2e9;
/** Predictions of a few rows: people wait for them. */
const predictQueue: QueueLimits = { running: 2, runningPerWorkspace: 1, waitingPerWorkspace: 50 };

const training = { timeout: strings.tookTooLong, memory: strings.tooMuchMemory };
const continuing = { timeout: strings.forecastTookTooLong, memory: strings.forecastTooMuchMemory };
const predicting = { timeout: strings.predictingTookTooLong, memory: strings.predictingTooMuchMemory };

/** Trainings have their places by `work-runner.ts`; predictions of a few rows have theirs here. */
export function createModelProcesses(options: ModelProcessOptions): ModelProcesses & Disposable {
  const entry = new URL('./model-child.ts', import.meta.url);
  const { directory, trainingMs } = options;
  const heavy = new ChildPool(
    { entry, dataBytes: options.dataBytes, heapMegabytes, directory },
    { idle: 0, busy: 0, calmMs: 10_000 },
  );
  const light = new ChildPool(
    { entry, dataBytes: predictDataBytes, heapMegabytes, directory },
    { idle: 0, busy: 1, calmMs: 30_000 },
  );
  const queue = new FairQueue(predictQueue);
  const continued = new RecentForecasts(continuedKept);
  return {
    train: (job, { signal, onProgress }) =>
      heavy.use((child) =>
        child.run({
          request: { kind: 'train', memoryBytes, ...job },
          deadlineMs: trainingMs,
          // It computes and hears nothing: there is no use in asking it to end.
          graceMs: 0,
          signal,
          onProgress: (progress) => onProgress(progress as Parameters<typeof onProgress>[0]),
          sentences: training,
        }),
      ) as Promise<TrainAnswer>,
    predictTable: (job, { signal, onProgress }) =>
      heavy.use((child) =>
        child.run({
          request: { kind: 'predictTable', memoryBytes, ...job },
          deadlineMs: trainingMs,
          graceMs: 0,
          signal,
          onProgress: (progress) => onProgress(progress as Parameters<typeof onProgress>[0]),
          sentences: predicting,
        }),
      ) as Promise<WrittenTable>,
    async predict(workspaceId, job, signal) {
      const leave = await queue.enter(workspaceId, signal);
      try {
        return (await light.use((child) =>
          child.run({
            request: { kind: 'predict', ...job },
            deadlineMs: predictMs,
            graceMs: 0,
            signal,
            sentences: predicting,
          }),
        )) as Predicted;
      } finally {
        leave();
      }
    },
    async continueRows(workspaceId, job, signal) {
      const key = forecastKey(workspaceId, job);
      const known = continued.find(key);
      if (known) return known;
      // What somebody may end is theirs alone.
      return signal ? forecast() : continued.shared(key, forecast);

      async function forecast(): Promise<ContinueAnswer> {
        const leave = await queue.enter(workspaceId, signal);
        try {
          const answer = (await light.use((child) =>
            child.run({
              request: { kind: 'continue', ...job },
              deadlineMs: continueMs,
              graceMs: 0,
              signal,
              sentences: continuing,
            }),
          )) as ContinueAnswer;
          continued.keep(key, answer);
          return answer;
        } finally {
          leave();
        }
      }
    },
    [Symbol.dispose]() {
      heavy.close();
      light.close();
    },
  };
}
