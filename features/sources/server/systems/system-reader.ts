import {
  type ReadableSystem,
  type ReadOutcome,
  type SystemStage,
  type SystemTable,
  systems,
  type Watermark,
} from '#connectors/index.ts';
import type { LoadedPart, LoadedTable } from '#engine/index.ts';
import type { TableProfile } from '#kernel/catalog.ts';
import type { LiveTable } from '#kernel/live.ts';
import type { Settings } from '#kernel/settings.ts';
import { sourcesStrings } from '../../strings.ts';
import { sourcesServerStrings as strings } from '../strings.ts';

/** A system and how it is signed in to; secrets included. */
export interface SystemSource {
  /** Whose turn it is: workspaces take turns at the processes. */
  workspaceId: string;
  system: ReadableSystem;
  settings: Settings;
}

export interface SystemTables {
  tables: SystemTable[];
  relations: { fromTable: string; fromColumn: string; toTable: string; toColumn: string }[];
}

export interface LoadRequest {
  table: SystemTable;
  columns: readonly string[];
  /** Where parts of it are kept, over restarts. */
  directory: string;
  /** What an earlier try left there, and where it was. */
  parts: readonly LoadedPart[];
  position: unknown;
  since?: Watermark | undefined;
}

export interface LoadProgress {
  rows: number;
  /** On disk, of what was read since the call. */
  heldBytes: number;
  /** A part that is safe now, and the position behind it. */
  part?: { part: LoadedPart; position: unknown };
}

/** A table as it is on disk, and how far it was read. */
export type LoadAnswer = LoadedTable & ReadOutcome & { listsPath: string | null };

/** What questions are read against, of a table whose rows stay where they are. */
export interface LiveFacts extends Pick<LiveTable, 'dialect' | 'path' | 'columns' | 'isSampled'> {
  profile: TableProfile;
  /** The first rows as a file: to be deleted by whoever asked for it. */
  samplePath: string;
}

interface Running {
  signal: AbortSignal;
}

/**
 * Reads outside systems, each call in a process of its own. Throws `SystemUnreachable` where the system says no, AppError
 * where a limit is met or the caller has gone.
 */
export interface SystemReader {
  tables(source: SystemSource, running: Running): Promise<SystemTables>;
  preview(
    source: SystemSource,
    request: { table: SystemTable; limit: number },
    running: Running,
  ): Promise<{ columns: string[]; rows: (string | null)[][] }>;
  /** What the account may do besides reading, a sentence each. */
  rights(source: SystemSource, running: Running): Promise<string[]>;
  /** What is known of a table whose rows stay where they are. */
  measure(
    source: SystemSource,
    request: { table: SystemTable; directory: string },
    running: Running,
  ): Promise<LiveFacts>;
  load(
    source: SystemSource,
    request: LoadRequest,
    running: Running & { onProgress: (progress: LoadProgress) => void },
  ): Promise<LoadAnswer>;
}

/** What a system, or the way to it, said: `SystemFailure` as it comes out of the process that met it. */
export class SystemUnreachable extends Error {
  readonly stage: SystemStage;
  readonly isPassing: boolean;
  /** Nothing there answered as the system does: what is at the port is not told to everybody. */
  readonly isUnreached: boolean;

  constructor(
    sentence: string,
    { stage, isPassing, isUnreached }: { stage: SystemStage; isPassing: boolean; isUnreached: boolean },
  ) {
    super(sentence);
    this.name = 'SystemUnreachable';
    this.stage = stage;
    this.isPassing = isPassing;
    this.isUnreached = isUnreached;
  }
}

/** All that everybody is told of a place where nothing answers as the system does. */
export function unreachedSentence({ system, settings }: SystemSource): string {
  return strings.testUnreached(sourcesStrings.types[system], systems[system].placeOf(settings));
}
