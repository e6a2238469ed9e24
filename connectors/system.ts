import type { Duplex } from 'node:stream';
import type { DeclaredRelation } from './connector.ts';

/**
 * What a connector to an outside system implements. Everything here runs in a process of its own, under caps of memory and
 * time: whatever the other side sends can fill that process only.
 */

/** What a column is, independent of the system. The engine knows the same words (`engine/load/load-types.ts`). */
export type SystemType =
  | 'boolean'
  | 'integer'
  | 'unsigned'
  /** Digits are not declared: they are measured. */
  | 'decimal'
  | `decimal(${number},${number})`
  | 'double'
  | 'date'
  | 'time'
  | 'timestamp'
  /** Its texts say the zone, or are in UTC. */
  | 'timestampWithZone'
  | 'text';

export interface SystemColumn {
  name: string;
  type: SystemType;
  /** As the system calls it: `numeric(12,2)`, `jsonb`. */
  nativeType: string;
  /** What people call it, where the system says so. */
  label: string | null;
  /** ISO 4217 code, `%`, `kg` … where the system says so. */
  unit?: string;
}

export interface SystemTable {
  /** Unique in the system and stable: `public.orders`. */
  name: string;
  schema: string | null;
  kind: 'table' | 'view';
  label: string | null;
  /** Null where the system does not estimate. */
  rowEstimate: number | null;
  columns: SystemColumn[];
  /** Columns that tell its rows apart, in order; empty where none are declared. */
  key: string[];
}

/** A value of a column that only grows with changes, and how far back rows may still come in behind it. */
export interface Watermark {
  column: string;
  /** As `readRows` told it before; null for all rows. */
  after: string | null;
  overlapSeconds: number;
}

export interface ReadRequest {
  table: SystemTable;
  /** By name, in the order in which cells are handed over. */
  columns: readonly string[];
  /** The position of the last mark of a reading that was broken off; absent from the beginning. */
  position?: unknown;
  /** Only rows that changed since. */
  since?: Watermark | undefined;
  /** Only the first so many, in any order: for a look at the table. */
  limit?: number | undefined;
}

/** What a reading came to. */
export interface ReadOutcome {
  /** The highest value of the watermark's column at the moment that was read; null without one, or without rows. */
  watermark: string | null;
}

/** Takes rows. The engine's `LoadTable` has this structure. */
export interface RowTarget {
  /** Cells as exact texts; null is empty. Await what is returned, if anything. */
  addRows(rows: readonly (readonly (string | null)[])[]): Promise<void> | undefined;
  /** The same as CSV in UTF-8 without a header: an empty field without quotes is null; a row of one cell has an empty field behind it. */
  addBytes(bytes: Uint8Array): Promise<void> | undefined;
  /** All rows so far are whole; a later reading may be given this position. */
  mark(position: unknown): Promise<void>;
}

export type TestStage =
  | 'address'
  | 'port'
  | 'tls'
  | 'certificate'
  | 'login'
  | 'database'
  | 'permission'
  | 'protocol'
  | 'time';

/** Why a system could not be used: a sentence that says what to do, never a secret, and the stage that failed. */
export class SystemFailure extends Error {
  readonly stage: TestStage;
  /** The system's own code, for the log. */
  readonly code: string | null;
  /** It may work a little later: a dead connection, a busy server. */
  readonly isPassing: boolean;

  constructor(
    stage: TestStage,
    sentence: string,
    {
      code = null,
      isPassing = false,
      cause,
    }: { code?: string | null; isPassing?: boolean; cause?: unknown } = {},
  ) {
    super(sentence, { cause });
    this.name = 'SystemFailure';
    this.stage = stage;
    this.code = code;
    this.isPassing = isPassing;
  }
}

/** How a system is reached: each socket goes where the product's policy lets it, whatever a name resolves to meanwhile. */
export interface Reach {
  /** Opens a socket to the host and port of the settings, or to another place that the system itself names. Throws `SystemFailure`. */
  dial(place?: { host: string; port: number }): Promise<Duplex>;
  signal: AbortSignal;
}

/** A session with a system. */
export interface OpenSystem {
  /** Whom it let in where, for the test: "Connected to PostgreSQL 16.2. The user may read 12 tables of shop." */
  describe(): Promise<string>;
  tables(): Promise<SystemTable[]>;
  /** Between its tables, as it declares them. */
  relations?(): Promise<DeclaredRelation[]>;
  read(request: ReadRequest, target: RowTarget): Promise<ReadOutcome>;
  close(): Promise<void>;
}

/** Signs in. Throws `SystemFailure`. */
export type OpenSystemFor<Settings> = (settings: Settings, reach: Reach) => Promise<OpenSystem>;
