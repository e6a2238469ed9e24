import type { Settings } from '#kernel/settings.ts';
import type { FitOptions, FittedModel, Frame, Matrix, TableAlgorithm, Target } from '../algorithm.ts';
import {
  brierLosses,
  type ClassificationScores,
  classSharesOf,
  scoreClasses,
} from '../evaluation/classification.ts';
import { isBetterThan } from '../evaluation/compare.ts';
import { type Importance, permutationImportance } from '../evaluation/importance.ts';
import { type RegressionScores, scoreNumbers } from '../evaluation/regression.ts';
import {
  type Split,
  stratifiedFolds,
  stratifiedHoldout,
  takeTarget,
  timeSplit,
} from '../evaluation/splits.ts';
import { encodeRows } from '../features/encode.ts';
import { type FeaturePlan, groupsOf, matrixWidth } from '../features/plan.ts';
import { planFeatures } from '../features/plan-features.ts';
import { partOf, throwIfAborted } from '../pace.ts';
import { sampleRows, takeRows } from '../sample-rows.ts';

/** `folds`: every row is tested once by a model of the others. `time`: the test is the latest quarter. */
export type MeasureMethod = 'holdout' | 'folds' | 'time';

interface Measured {
  method: MeasureMethod;
  testRows: number;
  /** From 0 to 1: the share of right classes, or R² where it is above 0. */
  accuracy: number;
  /** The accuracy of always telling the most frequent class; 0, the R² of the mean. */
  baseline: number;
  /** Whether the model is better than its baseline by more than chance: by the squared distance of its shares or numbers from what came. */
  isBetter: boolean;
  /** The squared distance of each tested row, in the order in which they were tested: two models of the same test are set side by side by them. */
  losses: Float64Array;
  importance: Importance[];
}

export type SupervisedEvaluation =
  | (Measured & { kind: 'classification'; levels: string[]; scores: ClassificationScores })
  | (Measured & { kind: 'regression'; scores: RegressionScores });

export interface Training {
  algorithm: TableAlgorithm;
  parameters: Settings;
  frame: Frame;
  /** Rows to learn from and be tested on, by their places in the frame, and their targets in this order. */
  rows: Int32Array;
  target: Target;
  /** Moments of `rows`, where the order of time decides what is tested. */
  times: Float64Array | null;
  columns: readonly string[] | undefined;
  excluded: readonly string[];
  options: FitOptions;
}

export interface Trained {
  plan: FeaturePlan;
  model: FittedModel;
}

/** Fewer rows are tested fold by fold: a quarter of them would tell little. */
const foldsBelow = 1000;
const foldCount = 5;
const importanceRows = 5000;
const importanceRepeats = 3;

/** Learns from the rows at these places of `training.rows`. @returns null where no column is left to learn from */
export function trainOn(training: Training, places: Int32Array, options: FitOptions): Trained | null {
  const { algorithm, frame, excluded, columns } = training;
  const rows = Int32Array.from(places, (at) => training.rows[at] ?? 0);
  const target = takeTarget(training.target, places);
  const { encoding } = algorithm;
  const planned = planFeatures(frame, { rows, target, encoding, columns, excluded, seed: options.seed });
  const columnCount = matrixWidth(planned.plan);
  if (columnCount === 0) return null;
  const matrix: Matrix = { rowCount: rows.length, columnCount, values: planned.training };
  return { plan: planned.plan, model: algorithm.fit(matrix, target, training.parameters, options) };
}

/** @returns the evaluation and the last model that was tested, or null where nothing can be learnt from */
export function measureSupervised(
  training: Training,
  options: FitOptions,
): { evaluation: SupervisedEvaluation; tested: Trained; trainedRows: number } | null {
  const { method, splits } = chooseSplits(training);
  const parts: Tested[] = [];
  for (const [at, split] of splits.entries()) {
    const trained = trainOn(
      training,
      split.training,
      partOf(options, (0.9 * at) / splits.length, (0.9 * (at + 1)) / splits.length),
    );
    if (!trained) return null;
    throwIfAborted(options.signal);
    parts.push(testOn(training, split, trained));
  }
  const importance = importanceOf(training, parts, options);
  const last = parts.at(-1);
  if (!last) return null;
  const measured = {
    method,
    testRows: parts.reduce((sum, { split }) => sum + split.test.length, 0),
    importance,
  };
  const evaluation =
    training.target.kind === 'category'
      ? evaluateClasses(training.target, parts, measured)
      : evaluateNumbers(training.target, parts, measured);
  return { evaluation, tested: last.trained, trainedRows: last.split.training.length };
}

function chooseSplits({ target, times, rows, options }: Training): {
  method: MeasureMethod;
  splits: Split[];
} {
  if (times) {
    const split = timeSplit(times);
    if (split.test.length > 0) return { method: 'time', splits: [split] };
  }
  if (rows.length < foldsBelow)
    return { method: 'folds', splits: stratifiedFolds(target, foldCount, options.seed) };
  return { method: 'holdout', splits: [stratifiedHoldout(target, options.seed)] };
}

interface Tested {
  split: Split;
  trained: Trained;
  matrix: Matrix;
  values: Float64Array;
  shares: Float64Array;
}

function testOn({ frame, rows, algorithm }: Training, split: Split, trained: Trained): Tested {
  const places = Int32Array.from(split.test, (at) => rows[at] ?? 0);
  const matrix = encodeRows(frame, trained.plan, places);
  const { values, shares } = algorithm.predict(trained.model, matrix);
  return { split, trained, matrix, values, shares: shares ?? new Float64Array() };
}

function evaluateClasses(
  target: Target & { kind: 'category' },
  parts: readonly Tested[],
  measured: Pick<Measured, 'method' | 'testRows' | 'importance'>,
): SupervisedEvaluation {
  const classCount = target.levels.length;
  const codes = Int32Array.from(
    parts.flatMap(({ split }) => Array.from(split.test, (at) => target.codes[at] ?? 0)),
  );
  const shares = joined(parts.map((part) => part.shares));
  const scores = scoreClasses(joined(parts.map(({ values }) => values)), shares, codes, classCount);
  // What one would tell who knows only how frequent the classes are among the rows learnt from.
  const usual = parts.map(({ split }) =>
    classSharesOf(
      Int32Array.from(split.training, (at) => target.codes[at] ?? 0),
      classCount,
    ),
  );
  const usualShares = joined(
    parts.map(({ split }, at) => joined(Array.from(split.test, () => usual[at] ?? new Float64Array()))),
  );
  const usualClasses = parts.flatMap(({ split }, at) => Array.from(split.test, () => placeOfMost(usual[at])));
  const baseline =
    codes.reduce((sum, code, row) => sum + (code === usualClasses[row] ? 1 : 0), 0) / codes.length;
  const losses = brierLosses(shares, codes, classCount);
  const isBetter = isBetterThan(losses, brierLosses(usualShares, codes, classCount));
  const { accuracy } = scores;
  return {
    kind: 'classification',
    ...measured,
    accuracy,
    baseline,
    isBetter,
    losses,
    levels: [...target.levels],
    scores,
  };
}

function evaluateNumbers(
  target: Target & { kind: 'number' },
  parts: readonly Tested[],
  measured: Pick<Measured, 'method' | 'testRows' | 'importance'>,
): SupervisedEvaluation {
  const told = Float64Array.from(
    parts.flatMap(({ split }) => Array.from(split.test, (at) => target.values[at] ?? 0)),
  );
  const predicted = joined(parts.map(({ values }) => values));
  const centers = parts.map(({ split }) => meanAt(target.values, split.training));
  const usual = Float64Array.from(
    parts.flatMap(({ split }, at) => Array.from(split.test, () => centers[at] ?? 0)),
  );
  const size = told.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const squares = (from: Float64Array) => from.map((value, row) => ((value - (told[row] ?? 0)) / size) ** 2);
  const scores = scoreNumbers(predicted, told, usual);
  const accuracy = Math.min(1, Math.max(0, scores.r2));
  const losses = squares(predicted);
  const isBetter = isBetterThan(losses, squares(usual));
  return { kind: 'regression', ...measured, accuracy, baseline: 0, isBetter, losses, scores };
}

/** Measured on each tested part, and its mean over the parts. */
function importanceOf(training: Training, parts: readonly Tested[], options: FitOptions): Importance[] {
  const sums = new Map<string, number>();
  for (const part of parts) {
    const places =
      part.matrix.rowCount > importanceRows
        ? sampleOfTest(part, options.seed)
        : { matrix: part.matrix, test: part.split.test };
    const groups = groupsOf(part.trained.plan);
    const found = permutationImportance(
      places.matrix,
      groups,
      (rows) => scoreOf(training, part, places.test, rows),
      {
        seed: options.seed,
        repeats: parts.length > 1 ? 1 : importanceRepeats,
        onGroup: () => throwIfAborted(options.signal),
      },
    );
    for (const { column, drop } of found) sums.set(column, (sums.get(column) ?? 0) + drop / parts.length);
  }
  return [...sums].map(([column, drop]) => ({ column, drop })).sort((left, right) => right.drop - left.drop);
}

function sampleOfTest({ matrix, split }: Tested, seed: number): { matrix: Matrix; test: Int32Array } {
  const numbered: Matrix = {
    rowCount: matrix.rowCount,
    columnCount: 1,
    values: Float64Array.from(split.test, (_, at) => at),
  };
  const drawn = Int32Array.from(sampleRows(numbered, importanceRows, seed).values);
  return { matrix: takeRows(matrix, drawn), test: Int32Array.from(drawn, (at) => split.test[at] ?? 0) };
}

/** Accuracy, or R². */
function scoreOf(
  { algorithm, target }: Training,
  { trained }: Tested,
  test: Int32Array,
  rows: Matrix,
): number {
  const { values } = algorithm.predict(trained.model, rows);
  if (target.kind === 'category')
    return (
      values.reduce((sum, value, row) => sum + (value === target.codes[test[row] ?? 0] ? 1 : 0), 0) /
      values.length
    );
  const told = Float64Array.from(test, (at) => target.values[at] ?? 0);
  return scoreNumbers(values, told, told).r2;
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function placeOfMost(shares: Float64Array = new Float64Array()): number {
  return shares.indexOf(shares.reduce((most, share) => Math.max(most, share), 0));
}

function meanAt(values: Float64Array, places: Int32Array): number {
  return places.reduce((sum, at) => sum + (values[at] ?? 0) / places.length, 0);
}
