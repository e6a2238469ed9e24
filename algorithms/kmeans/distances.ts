import type { Matrix } from '../algorithm.ts';

/** The squared distance of a row and a centre. Two sums, so that one addition need not wait for the other. */
function squaredDistance(
  values: Float64Array,
  rowStart: number,
  centers: Float64Array,
  centerStart: number,
  columnCount: number,
): number {
  let even = 0;
  let odd = 0;
  let column = 0;
  for (; column + 1 < columnCount; column += 2) {
    const first = (values[rowStart + column] ?? 0) - (centers[centerStart + column] ?? 0);
    const second = (values[rowStart + column + 1] ?? 0) - (centers[centerStart + column + 1] ?? 0);
    even += first * first;
    odd += second * second;
  }
  if (column < columnCount) {
    const last = (values[rowStart + column] ?? 0) - (centers[centerStart + column] ?? 0);
    even += last * last;
  }
  return even + odd;
}

/** Squared distances of a row and all centres. Four centres at a time: each value is read once for them, and their sums are apart. */
function distancesToAll(
  values: Float64Array,
  rowStart: number,
  centers: Float64Array,
  columnCount: number,
  found: Float64Array,
): void {
  const count = found.length;
  let center = 0;
  for (; center + 3 < count; center += 4) {
    const start = center * columnCount;
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let column = 0; column < columnCount; column += 1) {
      const value = values[rowStart + column] ?? 0;
      const at = start + column;
      const toA = value - (centers[at] ?? 0);
      const toB = value - (centers[at + columnCount] ?? 0);
      const toC = value - (centers[at + 2 * columnCount] ?? 0);
      const toD = value - (centers[at + 3 * columnCount] ?? 0);
      a += toA * toA;
      b += toB * toB;
      c += toC * toC;
      d += toD * toD;
    }
    found[center] = a;
    found[center + 1] = b;
    found[center + 2] = c;
    found[center + 3] = d;
  }
  for (; center < count; center += 1)
    found[center] = squaredDistance(values, rowStart, centers, center * columnCount, columnCount);
}

/** The nearest centre of each row and the sum of squared distances to them. */
export function assignRows(
  rows: Matrix,
  centers: Float64Array,
  onBlock?: () => void,
): { labels: Int32Array; inertia: number } {
  const { rowCount, columnCount, values } = rows;
  const found = new Float64Array(centers.length / columnCount);
  const labels = new Int32Array(rowCount);
  let inertia = 0;
  for (let row = 0; row < rowCount; row += 1) {
    if (row % blockRows === 0) onBlock?.();
    distancesToAll(values, row * columnCount, centers, columnCount, found);
    let nearest = 0;
    for (let center = 1; center < found.length; center += 1)
      if ((found[center] ?? 0) < (found[nearest] ?? 0)) nearest = center;
    labels[row] = nearest;
    inertia += found[nearest] ?? 0;
  }
  return { labels, inertia };
}

/** The sum of squared distances to the centres that the rows are told to have. */
export function inertiaOf(
  { rowCount, columnCount, values }: Matrix,
  centers: Float64Array,
  labels: Int32Array,
): number {
  let inertia = 0;
  for (let row = 0; row < rowCount; row += 1)
    inertia += squaredDistance(
      values,
      row * columnCount,
      centers,
      (labels[row] ?? 0) * columnCount,
      columnCount,
    );
  return inertia;
}

/** How many rows pass between two looks at whether the fit is still wanted. */
const blockRows = 8192;
