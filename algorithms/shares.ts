import type { Predictions } from './algorithm.ts';

/** The likeliest class of each row; of equally likely ones, the first. */
export function fromShares(shares: Float64Array, classCount: number): Predictions {
  const values = new Float64Array(shares.length / classCount);
  for (let row = 0; row < values.length; row += 1) {
    let best = 0;
    for (let place = 1; place < classCount; place += 1)
      if ((shares[row * classCount + place] ?? 0) > (shares[row * classCount + best] ?? 0)) best = place;
    values[row] = best;
  }
  return { values, shares };
}
