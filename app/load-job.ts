import type { ReadOutcome, SystemStage, SystemTable, Watermark } from '#connectors/index.ts';
import type { SystemId } from '#connectors/systems.ts';
import type { LoadedPart, LoadedTable } from '#engine/index.ts';
import type { ErrorCode } from '#kernel/errors.ts';
import type { LiveStatement } from '#kernel/live.ts';
import type { Settings } from '#kernel/settings.ts';

/** What the server and the process that reads a system say to each other. Secrets go this way and no other. */

interface Reached {
  system: SystemId;
  settings: Settings;
  /** Whether the client of a provider signs it in. */
  hasTokens?: boolean;
}

export type LoadJob = Reached &
  (
    | { kind: 'tables' }
    | { kind: 'rights' }
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
    /** Questions, one after the other, each given when the child asks for the next. */
    | { kind: 'converse'; directory: string; memoryBytes: number }
    /** Ends a session that was left while a statement ran. */
    | { kind: 'end'; sessionId: string }
    | { kind: 'measure'; table: SystemTable; directory: string; memoryBytes: number }
  );

/** One question of a conversation, and all that it may read. */
export interface LiveRequest extends Pick<LiveStatement, 'sql' | 'parameters' | 'maxRows' | 'like'> {
  tables: readonly (readonly string[])[];
  deadlineMs: number;
}

/** Its rows, as a file of the engine. */
export interface LiveAnswer {
  path: string;
  rowCount: number;
  /** As the system calls itself. */
  server: string;
}

/** What the child of a conversation asks with: the answer to the question before. */
export interface NextQuestion {
  kind: 'next';
  /** Of the system's, where a statement of it has to be ended by another one. */
  sessionId: string | null;
  answer: LiveAnswer | { failed: { code: ErrorCode; message: string } } | RefusedJob | null;
}

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
