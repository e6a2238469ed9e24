import type { ColumnForm } from '#kernel/live.ts';
import type { BoundStatement, SqlDialect } from '#kernel/sql-dialect.ts';
import type { SystemType } from '#kernel/system-types.ts';
import type { DeclaredRelation } from './connector.ts';
import type { SystemStage } from './system-connector.ts';

/** What is read of an outside system, in the process of its connector: see `system-connector.ts`. */

export interface SystemColumn {
  name: string;
  type: SystemType;
  /** As the system calls it: `numeric(12,2)`, `jsonb`. */
  nativeType: string;
  /** What people call it, where the system says so. */
  label: string | null;
  /** Where a statement finds it otherwise than its type says. */
  form?: ColumnForm;
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
  /** Rows between two marks, about; as the connector has it where nothing is said. */
  pageRows?: number | undefined;
}

/** What a reading came to. */
export interface ReadOutcome {
  /** The highest value of the watermark's column at the moment that was read; null without one, or without rows. */
  watermark: string | null;
  /** Rows that the system sent, by its own word or by its messages: as many are to be found in what was handed over. */
  rowCount: number;
}

/** One SELECT in the system's own SQL. */
export interface SystemQuery extends BoundStatement {
  /** All that it may read, each by its path as the system writes it: `['public', 'orders']`. */
  tables: readonly (readonly string[])[];
  /** One more may come, which tells that there are more. */
  maxRows: number;
  deadlineMs: number;
}

export interface QueryOutcome {
  columns: string[];
  /** As the system calls itself: `PostgreSQL 16.3`. */
  server: string;
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

interface FailureDetails {
  code?: string | null;
  isPassing?: boolean;
  isUnreached?: boolean;
  cause?: unknown;
}

/** Why a system could not be used: a sentence that says what to do, never a secret, and the stage that failed. */
export class SystemFailure extends Error {
  readonly stage: SystemStage;
  /** The system's own code, for the log. */
  readonly code: string | null;
  /** It may work a little later: a dead connection, a busy server. */
  readonly isPassing: boolean;
  /** Nothing there answered as the system does. */
  readonly isUnreached: boolean;

  constructor(
    stage: SystemStage,
    sentence: string,
    { code = null, isPassing = false, isUnreached = false, cause }: FailureDetails = {},
  ) {
    super(sentence, { cause });
    this.name = 'SystemFailure';
    this.stage = stage;
    this.code = code;
    this.isPassing = isPassing;
    this.isUnreached = isUnreached;
  }
}

/** A session with a system. */
export interface SystemSession {
  tables(): Promise<SystemTable[]>;
  /** Between its tables, as it declares them. */
  relations?(): Promise<DeclaredRelation[]>;
  read(request: ReadRequest, target: RowTarget): Promise<ReadOutcome>;
  /** Whose SQL it speaks; there where it can be asked. */
  dialect?: SqlDialect;
  /**
   * Proves that a statement is one SELECT over those tables, and runs it where nothing can be written. Cells are exact texts,
   * null is empty. Throws AppError `invalid` for what is no such statement, `tooLarge` for more than one query may hold.
   */
  query?(request: SystemQuery, onRow: (cells: readonly (string | null)[]) => void): Promise<QueryOutcome>;
  /** What `SystemConnector.endSession` is told of it, where a statement goes on after its session was left. */
  sessionId?: string;
  /** What the account may do besides reading, a sentence each. */
  rightsBeyondReading?(): Promise<string[]>;
  close(): Promise<void>;
}
