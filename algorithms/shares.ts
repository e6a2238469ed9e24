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

/** Shares of both classes, from those of the second; of a single class, it alone. */
export function sharesOfTwo(seconds: Float64Array, classCount: number): Float64Array {
  if (classCount === 1) return seconds.map(() => 1);
  const shares = new Float64Array(2 * seconds.length);
  for (const [row, share] of seconds.entries()) {
    shares[2 * row] = 1 - share;
    shares[2 * row + 1] = share;
  }
  return shares;
}

/** Turns the outputs of each row into shares that sum to 1 (softmax), in place. */
export function toShares(
  outputs: Float32Array | Float64Array,
  width: number,
  classCount: number,
  rowCount: number,
): void {
  for (let row = 0; row < rowCount; row += 1) {
    const start = row * width;
    let most = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < classCount; place += 1) most = Math.max(most, outputs[start + place] ?? 0);
    let sum = 0;
    for (let place = 0; place < classCount; place += 1) {
      const share = Math.exp((outputs[start + place] ?? 0) - most);
      outputs[start + place] = share;
      sum += share;
    }
    for (let place = 0; place < classCount; place += 1)
      outputs[start + place] = (outputs[start + place] ?? 0) / sum;
  }
}
