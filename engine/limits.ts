/** What one job may use. Every number can be set by the operator; these are the defaults. */
export interface EngineLimits {
  /** DuckDB's buffers while importing. */
  importMemoryBytes: number;
  /** The whole import process (RLIMIT_DATA). */
  importDataBytes: number;
  importHeapMegabytes: number;
  importDeadlineMs: number;
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
  /** Query processes kept started, so that a question does not wait for one. */
  spareQueryChildren: number;
  /** Import processes kept started from the first `prepareImport` on. */
  spareImportChildren: number;
  /** Profiles kept in memory. */
  cachedProfiles: number;
}

export const defaultLimits: EngineLimits = {
  importMemoryBytes: 800e6,
  importDataBytes: 3e9,
  importHeapMegabytes: 768,
  importDeadlineMs: 120_000,
  queryMemoryBytes: 700e6,
  queryDataBytes: 2e9,
  queryHeapMegabytes: 256,
  queryDeadlineMs: 30_000,
  queryGraceMs: 1000,
  queryResultBytes: 5e6,
  spareQueryChildren: 2,
  spareImportChildren: 0,
  cachedProfiles: 200,
};
