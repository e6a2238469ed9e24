import type { Matrix, TableAlgorithm, Target } from './algorithm.ts';
import { createRandom } from './random.ts';

/** Small tables with known truth, for the tests of every algorithm. */

export function matrixOf(rows: readonly (readonly number[])[]): Matrix {
  return { rowCount: rows.length, columnCount: rows[0]?.length ?? 0, values: Float64Array.from(rows.flat()) };
}

/** Clouds around centres far apart; the class is the cloud. */
export function blobs(rowCount: number, columnCount: number, classCount: number, seed = 1) {
  const random = createRandom(seed);
  const centers = Float64Array.from({ length: classCount * columnCount }, () => 20 * random.next() - 10);
  const values = new Float64Array(rowCount * columnCount);
  const codes = new Int32Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const own = row % classCount;
    codes[row] = own;
    for (let column = 0; column < columnCount; column += 1)
      values[row * columnCount + column] = (centers[own * columnCount + column] ?? 0) + random.normal();
  }
  const levels = Array.from({ length: classCount }, (_, place) => `class ${place}`);
  return { rows: { rowCount, columnCount, values }, target: { kind: 'category', codes, levels } } satisfies {
    rows: Matrix;
    target: Target;
  };
}

/** Friedman's first function of ten columns, five of which mean nothing, with noise of deviation 1. */
export function friedman(rowCount: number, seed = 1): { rows: Matrix; target: Target & { kind: 'number' } } {
  const random = createRandom(seed);
  const values = Float64Array.from({ length: rowCount * 10 }, () => random.next());
  const told = new Float64Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = values.subarray(row * 10, row * 10 + 5);
    told[row] = 10 * Math.sin(Math.PI * a * b) + 20 * (c - 0.5) ** 2 + 10 * d + 5 * e + random.normal();
  }
  return { rows: { rowCount, columnCount: 10, values }, target: { kind: 'number', values: told } };
}

/** A target that the algorithm can learn; null where it learns without. */
export function targetFor({ manifest }: TableAlgorithm, rowCount: number): Target | null {
  const isOdd = (row: number) => row % 2;
  if (manifest.tasks.includes('classification'))
    return {
      kind: 'category',
      codes: Int32Array.from({ length: rowCount }, (_, row) => isOdd(row)),
      levels: ['even', 'odd'],
    };
  if (manifest.tasks.includes('regression'))
    return { kind: 'number', values: Float64Array.from({ length: rowCount }, (_, row) => isOdd(row)) };
  return null;
}
