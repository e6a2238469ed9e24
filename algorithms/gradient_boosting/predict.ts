import type { FittedModel, Matrix, Predictions } from '../algorithm.ts';
import { isFiniteNumber, isRecord, isWhole } from '../header-checks.ts';
import { fromShares, sharesOfTwo, toShares } from '../shares.ts';
import { readEnsemble, sumLeaves } from '../trees/ensemble.ts';
import { classesMaximum, columnsMaximum } from '../trees/limits.ts';

export interface GradientBoostingHeader {
  columnCount: number;
  /** Of a classification; 0 for numbers. */
  classCount: number;
  /** What the sums begin with: log odds of the second of two classes, log shares of more, 0 for numbers. */
  base: number[];
  /** A number is `center + scale * sum`. */
  center: number;
  scale: number;
  rounds: number;
  /** A large table is sampled. */
  rowsUsed: number;
}

export function predictGradientBoosting(
  model: FittedModel<GradientBoostingHeader>,
  rows: Matrix,
): Predictions {
  const { columnCount, classCount, base, center, scale } = model.header;
  const ensemble = readEnsemble(model.arrays, columnCount, 1);
  if (typeof ensemble === 'string') throw new Error(`The trees cannot be read: ${ensemble}.`);
  const width = sumWidth(classCount);
  const sums = sumLeaves(ensemble, rows, 1, width, (tree) => tree % width).map(
    (sum, at) => sum + (base[at % width] ?? 0),
  );
  if (classCount === 0) return { values: sums.map((sum) => center + scale * sum) };
  if (width === 1) {
    const shares = sums.map((sum) => 1 / (1 + Math.exp(-sum)));
    return fromShares(sharesOfTwo(shares, classCount), classCount);
  }
  toShares(sums, classCount, classCount, rows.rowCount);
  return fromShares(sums, classCount);
}

function sumWidth(classCount: number): number {
  return classCount > 2 ? classCount : 1;
}

export function checkGradientBoosting({ header, arrays }: FittedModel): string | null {
  if (!isRecord(header)) return 'the header is missing';
  const { columnCount, classCount, base, center, scale } = header;
  if (!isWhole(columnCount, 1, columnsMaximum)) return 'the number of columns is wrong';
  if (!isWhole(classCount, 0, classesMaximum)) return 'the number of classes is wrong';
  const width = sumWidth(classCount);
  if (!Array.isArray(base) || base.length !== width || !base.every(isFiniteNumber))
    return 'the base is wrong';
  if (!isFiniteNumber(center) || !isFiniteNumber(scale)) return 'the scale is no number';
  const ensemble = readEnsemble(arrays, columnCount, 1);
  if (typeof ensemble === 'string') return ensemble;
  return (ensemble.nodeStarts.length - 1) % width === 0 ? null : 'a round is not whole';
}
