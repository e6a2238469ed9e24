import type { ReadableSystem, ReadOutcome, SystemTable, TestStage, Watermark } from '#connectors/index.ts';
import type { LoadedPart, LoadedTable } from '#engine/index.ts';
import type { Settings } from '#kernel/settings.ts';

/** What the server and the process that reads a system say to each other. Secrets go this way and no other. */

interface Reached {
  system: ReadableSystem;
  settings: Settings;
  /** What the host of the settings was resolved to, and may be called. */
  address: string;
  port: number;
}

export type LoadJob = Reached &
  (
    | { kind: 'tables' }
    | { kind: 'preview'; table: SystemTable; limit: number }
    | {
        kind: 'load';
        table: SystemTable;
        columns: readonly string[];
        directory: string;
        memoryBytes: number;
        parts: readonly LoadedPart[];
        position: unknown;
        since?: Watermark | undefined;
      }
  );

export interface LoadJobProgress {
  rows: number;
  part?: { part: LoadedPart; position: unknown };
}

/** `SystemFailure` as data: an expected outcome, so no error of the process. */
export interface RefusedJob {
  refused: { sentence: string; stage: TestStage; isPassing: boolean };
}

export type LoadedJobTable = LoadedTable & ReadOutcome & { listsPath: string | null };
