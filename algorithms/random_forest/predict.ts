import type { FittedModel, Matrix, Predictions } from '../algorithm.ts';
import { isFiniteNumber, isRecord, isWhole } from '../header-checks.ts';
import { fromShares, sharesOfTwo } from '../shares.ts';
import { type Ensemble, readEnsemble, sumLeaves } from '../trees/ensemble.ts';
import { classesMaximum, columnsMaximum } from '../trees/limits.ts';

export interface ForestHeader {
  columnCount: number;
  /** Of a classification; 0 for numbers. */
  classCount: number;
  /** A number is `center + scale * leaf`. */
  center: number;
  scale: number;
  /** As it was in the end: where trees grew beyond the limit, the larger one. */
  leastRows: number;
  draws: number;
}

/** Two classes are told by the share of the second. */
export function leafWidthOf(classCount: number): number {
  return classCount > 2 ? classCount : 1;
}

export function predictForest(model: FittedModel<ForestHeader>, rows: Matrix): Predictions {
  const { columnCount, classCount, center, scale } = model.header;
  const width = leafWidthOf(classCount);
  const ensemble = readEnsembleOf(model, columnCount, width);
  const treeCount = ensemble.nodeStarts.length - 1;
  const means = sumLeaves(ensemble, rows, width).map((sum) => sum / treeCount);
  if (classCount === 0) return { values: means.map((mean) => center + scale * mean) };
  return fromShares(width === 1 ? sharesOfTwo(means, classCount) : means, classCount);
}

/** What `sumLeaves` walks over has been through `check`, or was just fitted. */
function readEnsembleOf(model: FittedModel, columnCount: number, width: number): Ensemble {
  const ensemble = readEnsemble(model.arrays, columnCount, width);
  if (typeof ensemble === 'string') throw new Error(`The forest cannot be read: ${ensemble}.`);
  return ensemble;
}

export function checkForest({ header, arrays }: FittedModel): string | null {
  if (!isRecord(header)) return 'the header is missing';
  const { columnCount, classCount, center, scale } = header;
  if (!isWhole(columnCount, 1, columnsMaximum)) return 'the number of columns is wrong';
  if (!isWhole(classCount, 0, classesMaximum)) return 'the number of classes is wrong';
  if (!isFiniteNumber(center) || !isFiniteNumber(scale)) return 'the scale is no number';
  const ensemble = readEnsemble(arrays, columnCount, leafWidthOf(classCount));
  return typeof ensemble === 'string' ? ensemble : null;
}
