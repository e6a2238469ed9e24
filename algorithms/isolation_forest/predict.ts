import type { FittedModel, Matrix, Predictions } from '../algorithm.ts';
import { isFiniteNumber, isRecord, isWhole } from '../header-checks.ts';
import { columnsMaximum } from '../trees/limits.ts';
import { readTrees, scoreRows } from './score.ts';
import type { IsolationHeader } from './trees.ts';

/** Scores; those above the header's threshold are unusual. */
export function predictIsolationForest(model: FittedModel<IsolationHeader>, rows: Matrix): Predictions {
  return { values: scoreRows(model, rows) };
}

export function checkIsolationForest(model: FittedModel): string | null {
  const { header } = model;
  if (!isRecord(header)) return 'the header is missing';
  const { columnCount, depth, sampleRows, threshold } = header;
  if (!isWhole(columnCount, 1, columnsMaximum)) return 'the number of columns is wrong';
  if (!isWhole(depth, 1, 12)) return 'the depth is wrong';
  if (!isWhole(sampleRows, 1, 1_000_000)) return 'the number of rows of a tree is wrong';
  if (!isFiniteNumber(threshold)) return 'the threshold is no number';
  const read = readTrees(model, { columnCount, depth });
  return typeof read === 'string' ? read : null;
}
