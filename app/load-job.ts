import type { ReadOutcome, SystemStage, SystemTable, Watermark } from '#connectors/index.ts';
import type { SystemId } from '#connectors/systems.ts';
import type { LoadedPart, LoadedTable } from '#engine/index.ts';
import type { Settings } from '#kernel/settings.ts';

/** What the server and the process that reads a system say to each other. Secrets go this way and no other. */

interface Reached {
  system: SystemId;
  settings: Settings;
}

export type LoadJob = Reached &
  (
    | { kind: 'tables' }
    | { kind: 'preview'; table: SystemTable; limit: number; directory: string }
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
  /** On disk, of what was read since the job began. */
  heldBytes: number;
  part?: { part: LoadedPart; position: unknown };
}

/** `SystemFailure` as data: an expected outcome, so no error of the process. */
export interface RefusedJob {
  refused: { sentence: string; stage: SystemStage; isPassing: boolean; isUnreached: boolean };
}

export type LoadedJobTable = LoadedTable & ReadOutcome & { listsPath: string | null };
