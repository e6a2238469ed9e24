import {
  checkTableModel,
  type FeatureColumn,
  type FittedModel,
  type Frame,
  type FrameColumn,
  featureColumns,
  forecasting,
  predictTable,
  type TableAlgorithm,
  type TableHeader,
  tableAlgorithms,
} from '#algorithms/index.ts';
import { AppError } from '#kernel/errors.ts';
import type { FeatureCell, Prediction } from '../../contract.ts';
import { modelsServerStrings } from '../strings.ts';
import { unpackSeries } from './forecast-bundle.ts';
import { tellForecast } from './report-series.ts';
import { learningStrings as strings } from './strings.ts';

/** What is asked of a model file. */
export type AskedPrediction =
  | { kind: 'matrix'; features: readonly (readonly FeatureCell[])[] }
  | { kind: 'rows'; rows: readonly Readonly<Record<string, FeatureCell>>[] }
  | { kind: 'horizon'; horizon: number | null; series: readonly string[] | null };

export type Predicted = Omit<Prediction, 'version'>;

/** A whole model of rows out of a file. @throws AppError 'unreadable' for a file that is no such model */
export function openTableModel(file: FittedModel): {
  algorithm: TableAlgorithm;
  model: FittedModel<TableHeader>;
} {
  const algorithm = tableAlgorithms.find(({ manifest }) => manifest.id === file.algorithm);
  if (!algorithm || checkTableModel(algorithm, file) !== null)
    throw new AppError('unreadable', modelsServerStrings.fileDamaged);
  return { algorithm, model: file as FittedModel<TableHeader> };
}

/** @throws AppError 'invalid' with a sentence for what the model cannot be asked */
export function predict(file: FittedModel, asked: AskedPrediction): Predicted {
  const isForecast = file.algorithm === forecasting.manifest.id;
  if (asked.kind === 'horizon') {
    if (!isForecast) throw new AppError('invalid', strings.needsRows);
    return predictSeries(file, asked);
  }
  if (isForecast) throw new AppError('invalid', strings.needsHorizon);
  const { algorithm, model } = openTableModel(file);
  const columns = featureColumns(model.header);
  const cells =
    asked.kind === 'matrix' ? matrixCells(asked.features, columns) : namedCells(asked.rows, columns);
  const notes = new Set<string>();
  const frame: Frame = {
    rowCount: cells.length,
    columns: columns.map((column, at) => columnOf(column, cells, at, notes)),
  };
  const told = tellPredictions(model.header, predictFrame(algorithm, model, frame));
  return { ...told, notes: [...notes] };
}

/** One prediction a row of the frame, in numbers. */
export function predictFrame(
  algorithm: TableAlgorithm,
  model: FittedModel<TableHeader>,
  frame: Frame,
): { values: Float64Array; shares?: Float64Array } {
  const predicted = predictTable(algorithm, model, frame);
  if (!predicted.ok) throw new AppError('invalid', predicted.reason);
  return predicted.predictions;
}

/** What the numbers of a prediction mean: classes by name, clusters from 1, scores as usual or unusual. */
export function tellPredictions(
  { task, target, threshold }: TableHeader,
  { values, shares }: { values: Float64Array; shares?: Float64Array },
): Pick<Prediction, 'predictions' | 'scores'> {
  switch (task) {
    case 'classification': {
      const levels = target?.kind === 'category' ? target.levels : [];
      return {
        predictions: Array.from(values, (place) => levels[place] ?? ''),
        ...(shares && {
          scores: Array.from(values, (place, row) => shares[row * levels.length + place] ?? 0),
        }),
      };
    }
    case 'regression':
      return { predictions: Array.from(values) };
    case 'clustering':
      return { predictions: Array.from(values, (cluster) => cluster + 1) };
    case 'anomaly_detection':
      return {
        predictions: Array.from(values, (score) =>
          score > (threshold ?? 1) ? strings.unusual : strings.usual,
        ),
        scores: Array.from(values),
      };
  }
}

function predictSeries(
  file: FittedModel,
  { horizon, series: keys }: Extract<AskedPrediction, { kind: 'horizon' }>,
): Predicted {
  const { grain, series } = unpackSeries(file, keys);
  for (const key of keys ?? [])
    if (!series.some((one) => one.key === key)) throw new AppError('invalid', strings.noSuchSeries(key));
  const told = series.map(({ key, lastPeriod, model }) => {
    const steps = horizon ?? model.header.horizon;
    return { key, ...tellForecast(forecasting.forecast(model, steps), { grain, lastPeriod }) };
  });
  const tested = Math.max(1, ...series.map(({ model }) => model.header.horizon));
  const notes = horizon !== null && horizon > tested ? [strings.beyondTested(horizon, tested)] : [];
  const [only] = told;
  if (told.length === 1 && only?.key === null) {
    const { key: _, ...own } = only;
    return { ...own, notes };
  }
  return { series: told.map(({ key, ...own }) => ({ key: key ?? '', ...own })), notes };
}

function matrixCells(
  features: readonly (readonly FeatureCell[])[],
  columns: readonly FeatureColumn[],
): readonly (readonly FeatureCell[])[] {
  const width = features[0]?.length ?? 0;
  if (width !== columns.length)
    throw new AppError('invalid', strings.otherColumns(width, columns.length), {
      details: { columns: columns.map(({ name }) => name) },
    });
  return features;
}

function namedCells(
  rows: readonly Readonly<Record<string, FeatureCell>>[],
  columns: readonly FeatureColumn[],
): FeatureCell[][] {
  const names = columns.map(({ name }) => name);
  return rows.map((row) => {
    const unknown = Object.keys(row).find((name) => !names.includes(name));
    if (unknown !== undefined) throw new AppError('invalid', strings.noSuchColumn(unknown, names));
    return names.map((name) => row[name] ?? null);
  });
}

function columnOf(
  { name, kind, levels: known }: FeatureColumn,
  rows: readonly (readonly FeatureCell[])[],
  at: number,
  notes: Set<string>,
): FrameColumn {
  const cells = rows.map((row) => row[at] ?? null);
  if (kind === 'category') {
    const texts = cells.map((cell) => (cell === null || cell === '' ? null : String(cell)));
    const levels = [...new Set(texts.filter((text) => text !== null))];
    if (known.length > 0 && levels.some((level) => !known.includes(level)))
      notes.add(strings.unknownLevels(name));
    return {
      name,
      kind,
      levels,
      codes: Int32Array.from(texts, (text) => (text === null ? -1 : levels.indexOf(text))),
    };
  }
  const read = kind === 'time' ? timeOf : numberOf;
  const values = Float64Array.from(cells, (cell, row) => {
    if (cell === null || cell === '') return Number.NaN;
    const value = read(cell);
    if (Number.isFinite(value)) return value;
    throw new AppError('invalid', strings[kind === 'time' ? 'badTime' : 'badNumber'](row + 1, name));
  });
  return { name, kind, values };
}

function numberOf(cell: string | number | boolean): number {
  return typeof cell === 'boolean' ? Number.NaN : Number(cell);
}

/** A date as text, or milliseconds since 1970. Without a zone it is UTC, as in tables. */
function timeOf(cell: string | number | boolean): number {
  if (typeof cell === 'number') return cell;
  const text = String(cell).trim();
  return Date.parse(
    /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text,
  );
}
