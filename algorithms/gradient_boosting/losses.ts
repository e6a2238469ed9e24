import type { Target } from '../algorithm.ts';
import { toShares } from '../shares.ts';

/** What boosting goes down: its slopes and curvatures at the sums that the trees have come to, row by row. */
export interface Loss {
  /** Sums a row: one, or one for each of more than two classes. */
  width: number;
  /** What every sum begins with. */
  base: Float64Array;
  /**
   * For one of the sums, the curvature and the negative slope of each row, side by side.
   * @param sums by rows, `width` each
   */
  weigh(sums: Float64Array, part: number, weightedSums: Float64Array): void;
  /** The mean loss of rows. */
  measure(sums: Float64Array, places: Int32Array): number;
}

/** A curvature near 0 would make a step endless. */
const leastCurvature = 1e-6;
const smallestShare = 1e-12;

/** @param target numbers around 0 with the deviation 1, or classes */
export function lossOf(target: Target): Loss {
  if (target.kind === 'number') return squaredLoss(target.values);
  return target.levels.length > 2
    ? classLoss(target.codes, target.levels.length)
    : logisticLoss(target.codes);
}

function squaredLoss(values: Float64Array): Loss {
  return {
    width: 1,
    base: new Float64Array(1),
    weigh: (sums, _part, weightedSums) => {
      for (const [row, value] of values.entries()) {
        weightedSums[2 * row] = 1;
        weightedSums[2 * row + 1] = value - (sums[row] ?? 0);
      }
    },
    measure: (sums, places) => meanOver(places, (row) => ((sums[row] ?? 0) - (values[row] ?? 0)) ** 2),
  };
}

function logisticLoss(codes: Int32Array): Loss {
  const share = (codes.reduce((sum, code) => sum + code, 0) + 0.5) / (codes.length + 1);
  return {
    width: 1,
    base: Float64Array.of(Math.log(share / (1 - share))),
    weigh: (sums, _part, weightedSums) => {
      for (const [row, code] of codes.entries()) {
        const chance = 1 / (1 + Math.exp(-(sums[row] ?? 0)));
        weightedSums[2 * row] = Math.max(leastCurvature, chance * (1 - chance));
        weightedSums[2 * row + 1] = code - chance;
      }
    },
    measure: (sums, places) =>
      meanOver(places, (row) => {
        const chance = 1 / (1 + Math.exp(-(sums[row] ?? 0)));
        return -Math.log(Math.max(smallestShare, codes[row] === 1 ? chance : 1 - chance));
      }),
  };
}

function classLoss(codes: Int32Array, classCount: number): Loss {
  const counts = new Float64Array(classCount).fill(0.5);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  const shares = new Float64Array(codes.length * classCount);
  return {
    width: classCount,
    base: counts.map((count) => Math.log(count / (codes.length + 0.5 * classCount))),
    weigh: (sums, part, weightedSums) => {
      // All trees of a round go by the shares at its beginning.
      if (part === 0) {
        shares.set(sums);
        toShares(shares, classCount, classCount, codes.length);
      }
      for (const [row, code] of codes.entries()) {
        const share = shares[row * classCount + part] ?? 0;
        weightedSums[2 * row] = Math.max(leastCurvature, 2 * share * (1 - share));
        weightedSums[2 * row + 1] = (code === part ? 1 : 0) - share;
      }
    },
    measure: (sums, places) => {
      const own = new Float64Array(classCount);
      return meanOver(places, (row) => {
        own.set(sums.subarray(row * classCount, (row + 1) * classCount));
        toShares(own, classCount, classCount, 1);
        return -Math.log(Math.max(smallestShare, own[codes[row] ?? 0] ?? 0));
      });
    },
  };
}

function meanOver(places: Int32Array, lossOfRow: (row: number) => number): number {
  let sum = 0;
  for (const row of places) sum += lossOfRow(row);
  return sum / places.length;
}
