import { type FittedModel, type ForecastHeader, forecasting, type Grain } from '#algorithms/index.ts';
import { AppError } from '#kernel/errors.ts';
import { modelsServerStrings as strings } from '../strings.ts';

/** A fitted series with where it stands in time. */
export interface FittedSeries {
  /** Null where there is one series only. */
  key: string | null;
  /** The last period that was learnt from, counted from 1970 in steps of the grain. */
  lastPeriod: number;
  model: FittedModel<ForecastHeader>;
}

interface PackedSeries {
  key: string | null;
  lastPeriod: number;
  header: ForecastHeader;
  arrays: { name: string; from: number; length: number }[];
}

/** The header of a model file that holds all series of a forecast: their arrays lie behind each other in one. */
export interface BundleHeader {
  kind: 'series';
  grain: Grain;
  /** In the order of the file. */
  series: PackedSeries[];
}

/** What the backtest said is in the report; a forecast does not need it. */
const backtestPrefix = 'backtest.';

export function packSeries(grain: Grain, all: readonly FittedSeries[]): FittedModel<BundleHeader> {
  const parts: Float64Array[] = [];
  let from = 0;
  const series = all.map(({ key, lastPeriod, model }): PackedSeries => {
    const arrays = Object.entries(model.arrays).flatMap(([name, array]) => {
      if (name.startsWith(backtestPrefix) || !(array instanceof Float64Array)) return [];
      const entry = { name, from, length: array.length };
      parts.push(array);
      from += array.length;
      return [entry];
    });
    return { key, lastPeriod, header: model.header, arrays };
  });
  const values = new Float64Array(from);
  let at = 0;
  for (const part of parts) {
    values.set(part, at);
    at += part.length;
  }
  return {
    algorithm: forecasting.manifest.id,
    header: { kind: 'series', grain, series },
    arrays: { values },
  };
}

/**
 * The series with these keys, all of them where none are named; each is tried before it is handed out.
 * @throws AppError 'unreadable' for a file that is no such model
 */
export function unpackSeries(
  file: FittedModel,
  keys: readonly string[] | null,
): { grain: Grain; series: FittedSeries[] } {
  const { header, arrays } = file;
  const { values } = arrays;
  if (!isBundle(header) || !(values instanceof Float64Array)) throw unreadable();
  const wanted = header.series.filter(({ key }) => keys === null || (key !== null && keys.includes(key)));
  const series = wanted.map(({ key, lastPeriod, header: own, arrays: entries }): FittedSeries => {
    const parts = entries.map(({ name, from, length }) => {
      if (!isPlace(from, values.length) || !isPlace(length, values.length - from)) throw unreadable();
      return [name, values.slice(from, from + length)] as const;
    });
    const model = { algorithm: file.algorithm, header: own, arrays: Object.fromEntries(parts) };
    if (!Number.isSafeInteger(lastPeriod) || forecasting.check(model) !== null) throw unreadable();
    return { key, lastPeriod, model };
  });
  return { grain: header.grain, series };
}

function isBundle(header: unknown): header is BundleHeader {
  return (
    typeof header === 'object' &&
    header !== null &&
    'kind' in header &&
    header.kind === 'series' &&
    'series' in header &&
    Array.isArray(header.series) &&
    header.series.every((one) => typeof one === 'object' && one !== null && Array.isArray(one.arrays))
  );
}

function isPlace(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function unreadable(): AppError {
  return new AppError('unreadable', strings.fileDamaged);
}
