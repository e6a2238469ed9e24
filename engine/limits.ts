import { availableParallelism } from 'node:os';
import type { SpareCounts } from './process/child-pool.ts';
import type { QueueLimits } from './warm/fair-queue.ts';
import type { WarmPoolLimits } from './warm/warm-pool.ts';
import { defaultImportsAtOnce, queueFor } from './work-limits.ts';

/** What one job may use. Every number can be set by the operator; these are the defaults. */
export interface EngineLimits {
  /** DuckDB's buffers while importing. */
  importMemoryBytes: number;
  /** The whole import process (RLIMIT_DATA). */
  importDataBytes: number;
  importHeapMegabytes: number;
  /** Counts from the turn of a file on. */
  importDeadlineMs: number;
  /** Reading files, putting them into tables and indexing values, each in a process that may use `importDataBytes`. */
  importQueue: QueueLimits;
  /** DuckDB's buffers in a query. */
  queryMemoryBytes: number;
  /** The whole query process (RLIMIT_DATA). Node and DuckDB need about 800 MB of it before the first row. */
  queryDataBytes: number;
  queryHeapMegabytes: number;
  /** The most that a caller may ask for. */
  queryDeadlineMs: number;
  /** After the deadline, until the process is killed. */
  queryGraceMs: number;
  queryResultBytes: number;
  /** Statements of people and answers, each in a process that may use `queryDataBytes`. */
  queryQueue: QueueLimits;
  /** Query processes kept started, so that a question does not wait for one. */
  spareQueryChildren: SpareCounts;
  /** Import processes kept started besides the one that `prepareImport` asks for. */
  spareImportChildren: SpareCounts;
  /** How long a process that has read, combined or queried waits for more of the same workspace. */
  keptChildMs: number;
  /** Processes of statements, those that work among them, beside which one may wait. */
  keptQueryChildren: number;
  /** Profiles kept in memory. */
  cachedProfiles: number;
  /** What is kept of the values of columns that no profile lists: see `ValuePrintLimits`. */
  printBytes: number;
  printedAhead: number;
  printedValues: number;
  /** DuckDB's buffers in one warm engine, which runs one statement at a time. */
  warmMemoryBytes: number;
  /** What the sorts of one warm engine may write to disk. */
  warmSpillBytes: number;
  warmThreads: number;
  /** A statement of the product that takes longer lets all others go first. */
  warmSlowAfterMs: number;
  warmQueue: QueueLimits;
  warmPool: WarmPoolLimits;
  /** The whole export process (RLIMIT_DATA). */
  exportDataBytes: number;
  /** DuckDB's buffers in an export. */
  exportMemoryBytes: number;
  /** The reader's line counts too. */
  exportDeadlineMs: number;
  exportQueue: QueueLimits;
  /** Where others wait for a place, how long a reader may keep an export waiting until its rate is looked at, again and again. */
  exportHeldMs: number;
  /** Least rate of a reader then. */
  exportHeldBytesPerSecond: number;
  /** Rows below the heading of one sheet of a workbook; Excel opens a sheet with more as damaged. */
  exportSheetRows: number;
}

const queriesAtOnce = availableParallelism() < 4 ? 4 : 8;

export const defaultLimits: EngineLimits = {
  importMemoryBytes: 800e6,
  importDataBytes: 4e9,
  importHeapMegabytes: 768,
  importDeadlineMs: 120_000,
  importQueue: queueFor(defaultImportsAtOnce()),
  queryMemoryBytes: 700e6,
  queryDataBytes: 2e9,
  queryHeapMegabytes: 256,
  queryDeadlineMs: 30_000,
  queryGraceMs: 1000,
  queryResultBytes: 5e6,
  // Each may hold two cores and 700 MB; half of the places are left to others, whatever one workspace asks for.
  queryQueue: {
    running: queriesAtOnce,
    runningPerWorkspace: queriesAtOnce / 2,
    waitingPerWorkspace: 200,
  },
  // A further statement of a question comes to the child of the first.
  spareQueryChildren: { idle: 1, busy: 1, calmMs: 10_000 },
  // The bytes of an upload may take minutes to arrive.
  spareImportChildren: { idle: 0, busy: 0, calmMs: 120_000 },
  // One costs some 90 MB; who uploads several files, or asks what takes several statements, is back within milliseconds.
  keptChildMs: 2000,
  keptQueryChildren: 4,
  cachedProfiles: 200,
  printBytes: 32e6,
  printedAhead: 50_000,
  printedValues: 2_000_000,
  warmMemoryBytes: 600e6,
  warmSpillBytes: 4e9,
  warmThreads: Math.min(4, availableParallelism()),
  warmSlowAfterMs: 1000,
  warmQueue: { running: 4, runningPerWorkspace: 2, waitingPerWorkspace: 200 },
  // An engine that waits costs some 90 MB, and starting one some 200 ms once after a pause.
  warmPool: { engines: 4, idleEngines: 0, calmMs: 10_000 },
  exportDataBytes: 2e9,
  exportMemoryBytes: 500e6,
  exportDeadlineMs: 30 * 60_000,
  exportQueue: { running: 2, runningPerWorkspace: 1, waitingPerWorkspace: 5 },
  exportHeldMs: 30_000,
  // Two megabits: 50 MB in three minutes.
  exportHeldBytesPerSecond: 250_000,
  exportSheetRows: 1_048_575,
};
