/** What a model learns from or predicts: columns of one table, with those of tables that its rows refer to. */
export interface FrameRequest {
  /** Parquet files of versions, by names of the caller's choice. */
  tables: FrameTable[];
  /** The table whose rows are read. */
  base: string;
  columns: FrameColumnRequest[];
  /** Tables that rows of the base refer to; of each, `toColumn` has every value once. */
  joins: FrameJoin[];
  /** Rows that are not read: those of which the column holds one of the texts. */
  leftOut: { column: string; values: string[] }[];
  /** Of more rows so many are drawn at random. */
  rowsMaximum: number;
  seed: number;
}

export interface FrameTable {
  name: string;
  path: string;
}

export interface FrameJoin {
  table: string;
  /** Of the base. */
  fromColumn: string;
  toColumn: string;
}

export type FrameKind = 'number' | 'time' | 'category';

export interface FrameColumnRequest {
  /** In the frame. */
  name: string;
  table: string;
  column: string;
  kind: FrameKind;
}

/**
 * A column in memory, as `algorithms` take it. A number is NaN where it is missing; a category is the place of its level, -1 where it is missing;
 * a time is milliseconds since 1970 UTC, NaN where it is missing.
 */
export type TypedColumn =
  | { name: string; kind: 'number'; values: Float64Array }
  | { name: string; kind: 'time'; values: Float64Array }
  | { name: string; kind: 'category'; codes: Int32Array; levels: string[] };

export interface TypedFrame {
  rowCount: number;
  /** Rows of the table, those that were not drawn and those that were left out among them. */
  totalRows: number;
  /** Rows that were left out by `leftOut`. */
  leftOutRows: number;
  /** Place of each row in its table, from 0. */
  places: Float64Array;
  columns: TypedColumn[];
}
