import type { BoundStatement, SqlDialect } from './sql-dialect.ts';
import type { SystemType } from './system-types.ts';

/** A table whose rows stay in the system that they are in: each question is asked there. */
export interface LiveTable {
  /** As the system calls itself, for sentences. */
  system: string;
  dialect: SqlDialect;
  /** Where it lies there: schema and name, as its SQL names it. */
  path: readonly string[];
  /** In the order of its profile. */
  columns: readonly LiveColumn[];
  /** When what is known of it (values, ranges, counts) was looked at, ISO 8601 UTC. */
  measuredAt: string;
  /** Some of that is of its first rows alone, or estimated. */
  isSampled: boolean;
}

export interface LiveColumn {
  name: string;
  type: SystemType;
  /** Its values are held there otherwise than its type says. */
  form?: ColumnForm | undefined;
}

/**
 * How a system holds what is something else here: `bytes` and `shape` are texts here, `bits` a number; a `flag` is a number that is
 * meant as yes or no; a `moment` is a date or a time that may be the date that is none; a `single` is a number of 32 bits, which
 * systems add up by other rules; `padded` is a text with blanks up to its width, which its casts leave out; `converted` is a text by a cast
 * alone, as one of another alphabet's bytes is; `fine` is a time with more digits than ours have, and `zoned` one that keeps the zone of
 * its clock; a `large` value is told and not compared, and what is `apart` is left where it is. `agent/sql/dialects` says how each is written.
 */
export type ColumnForm =
  | 'bytes'
  | 'shape'
  | 'bits'
  | 'flag'
  | 'moment'
  | 'single'
  | 'padded'
  | 'converted'
  | 'fine'
  | 'zoned'
  | 'large'
  | 'apart';

/** One SELECT for a system, and what its rows are here. */
export interface LiveStatement extends BoundStatement {
  dataSourceId: string;
  /** A result of more rows is refused: nothing is told of a part as if it were the whole. */
  maxRows: number;
  /** The engine's own statement over empty tables like these says which types the columns have. */
  like: { sql: string; tables: readonly { sqlName: string; columns: readonly LiveColumn[] }[] };
  /** The statement with its values in it, for people. */
  shown: string;
}

/** Rows of a table that a statement here needs. */
export interface LivePart extends LiveStatement {
  sqlName: string;
  /** A table that is kept here says which of them count: where it names few, they alone are asked for. */
  keys?: LiveKeys;
}

export interface LiveKeys {
  /** Over tables that are kept here: one column of values. */
  sql: string;
  tables: readonly { sqlName: string; versionId: string }[];
  /** With more values the whole part is asked for. */
  most: number;
  /** The statement for rows with these values alone, which are its last parameters and stand where `keyPlaces` does. */
  narrowed: Pick<LiveStatement, 'sql' | 'parameters' | 'shown'>;
  /** `$#`, `:#` or `?`, with the number of the parameter in the place of `#`. */
  placeholder: string;
}

/** No statement holds this sign otherwise. */
export const keyPlaces = '\u0004';

/** How a statement comes to the rows of live tables among those that it reads. */
export interface LiveReads {
  /** All tables are of one system, which computes this part of the statement; absent where it cannot. */
  whole: (LiveStatement & { instead: string }) | null;
  /** Where it is computed here: the rows of each live table that it needs. */
  parts: readonly LivePart[];
}
