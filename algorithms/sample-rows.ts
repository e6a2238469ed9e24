import type { Matrix } from './algorithm.ts';
import { createRandom, drawWithoutReplacement } from './random.ts';

/** Of a larger matrix, `count` rows at random in their order; a smaller one as it is. */
export function sampleRows(rows: Matrix, count: number, seed: number): Matrix {
  if (rows.rowCount <= count) return rows;
  return takeRows(rows, drawWithoutReplacement(createRandom(seed), rows.rowCount, count).sort());
}

export function takeRows({ columnCount, values }: Matrix, places: Int32Array): Matrix {
  const own = new Float64Array(places.length * columnCount);
  for (const [at, row] of places.entries())
    own.set(values.subarray(row * columnCount, (row + 1) * columnCount), at * columnCount);
  return { rowCount: places.length, columnCount, values: own };
}
