import type { SettingField, Settings } from '#kernel/settings.ts';

/** What people call what an algorithm does. */
export type Task = 'forecasting' | 'clustering' | 'anomaly_detection' | 'classification' | 'regression';

/** What the product knows of an algorithm, as plain data: forms, docs and the conformance suite are derived from it. */
export interface AlgorithmManifest {
  id: string;
  name: string;
  tasks: readonly Task[];
  /** Its parameters with their defaults, as a person may change them. */
  fields: readonly SettingField[];
}

/** Arrays that a model consists of; each is written as it lies in memory, little-endian. */
export type ModelArray = Float64Array | Float32Array | Int32Array | Int16Array | Uint16Array | Uint8Array;

/** A fitted model: data alone, no code. `header` is JSON; `arrays` are named there nowhere, so that both are checked apart. */
export interface FittedModel<Header = unknown> {
  algorithm: string;
  header: Header;
  arrays: Readonly<Record<string, ModelArray>>;
}

export interface FitOptions {
  /** The same seed and the same data give the same bytes. */
  seed: number;
  /**
   * Looked at often enough that a fit ends within a second of the abort. An `AbortSignal` fits; in a worker thread, whose messages wait
   * while it computes, it is an object that reads shared memory.
   */
  signal?: { readonly aborted: boolean } | undefined;
  /** @param share of the work that is done, 0 to 1 */
  onProgress?: ((share: number, stage?: string) => void) | undefined;
}

/**
 * Columns of numbers as they come from a table, without row objects.
 * A number is NaN where it is missing; a category is the place of its level, -1 where it is missing; a time is milliseconds since 1970, NaN where it is missing.
 */
export type FrameColumn =
  | { name: string; kind: 'number'; values: Float64Array }
  | { name: string; kind: 'time'; values: Float64Array }
  | { name: string; kind: 'category'; codes: Int32Array; levels: readonly string[] };

export interface Frame {
  rowCount: number;
  columns: readonly FrameColumn[];
}

/** A dense matrix by rows, every value finite: what the kernels compute on. Length is `rowCount * columnCount`. */
export interface Matrix {
  rowCount: number;
  columnCount: number;
  values: Float64Array;
}

/** Labels of a classification are places of levels; the target of a regression is a number. */
export type Target =
  | { kind: 'category'; codes: Int32Array; levels: readonly string[] }
  | { kind: 'number'; values: Float64Array };

/**
 * How the columns of a table become numbers. `plain`: as they are, for what looks at one column at a time.
 * `scaled`: with the mean 0 and the deviation 1, for what adds columns up.
 */
export type Encoding = 'plain' | 'scaled';

/** An algorithm that learns from rows. Pure: the same input gives the same output, nothing else is read or written. */
export interface TableAlgorithm<Parameters extends Settings = Settings, Header = unknown> {
  manifest: AlgorithmManifest;
  encoding: Encoding;
  /**
   * @param rows at least one; `target` has a value of every row, or is null where there is nothing to predict
   * @throws AppError 'cancelled' once the signal is aborted
   */
  fit(rows: Matrix, target: Target | null, parameters: Parameters, options: FitOptions): FittedModel<Header>;
  /**
   * One number a row: the place of the level, the value, the cluster or the anomaly score.
   * `shares` are the levels' shares by rows, for classification.
   */
  predict(model: FittedModel<Header>, rows: Matrix): Predictions;
  /**
   * What is wrong with a model that came out of a file, or null: a file may be anyone's, so that every shape, place and index is looked at
   * before `predict` goes by them.
   */
  check(model: FittedModel): string | null;
}

export interface Predictions {
  values: Float64Array;
  shares?: Float64Array;
}

/** An equally spaced series, oldest first, every value finite. */
export interface Series {
  values: Float64Array;
  /** Points in a season; 1 where there is none. */
  season: number;
}

export interface Forecast {
  mean: Float64Array;
  /** Bounds of the interval by its coverage in percent. */
  intervals: readonly { coverage: 80 | 95; low: Float64Array; high: Float64Array }[];
}

/** An algorithm that continues a series. Pure, like those that learn from rows. */
export interface SeriesAlgorithm<Parameters extends Settings = Settings, Header = unknown> {
  manifest: AlgorithmManifest;
  /**
   * @param series of at least eight values
   * @throws AppError 'invalid' where the series is too short or not all finite, 'cancelled' once the signal is aborted
   */
  fit(series: Series, parameters: Parameters, options: FitOptions): FittedModel<Header>;
  /** @param horizon steps ahead, at least 1 */
  forecast(model: FittedModel<Header>, horizon: number): Forecast;
  /** As with rows: what is wrong with a model that came out of a file, or null. */
  check(model: FittedModel): string | null;
}
