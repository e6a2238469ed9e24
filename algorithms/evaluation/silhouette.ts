import type { Matrix } from '../algorithm.ts';

/**
 * Rousseeuw's silhouette (1987): how much nearer rows are to their own cluster than to the next, from -1 to 1, as a mean over all rows.
 * Every pair of rows is looked at once for all clusterings together; give a sample of a few thousand.
 * @param labelings the cluster of each row, from 0
 */
export function silhouettes(
  rows: Matrix,
  labelings: readonly Int32Array[],
  onRow?: (row: number) => void,
): number[] {
  const { rowCount } = rows;
  const sizes = labelings.map(sizesOf);
  const totals = labelings.map(() => 0);
  const distances = new Float64Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    onRow?.(row);
    measureFrom(rows, row, distances);
    for (const [at, labels] of labelings.entries())
      totals[at] = (totals[at] ?? 0) + silhouetteOf(distances, labels, sizes[at] ?? new Int32Array(), row);
  }
  return totals.map((total) => total / rowCount);
}

function measureFrom({ rowCount, columnCount, values }: Matrix, row: number, distances: Float64Array): void {
  for (let other = 0; other < rowCount; other += 1) {
    let squared = 0;
    for (let column = 0; column < columnCount; column += 1) {
      const apart = (values[row * columnCount + column] ?? 0) - (values[other * columnCount + column] ?? 0);
      squared += apart * apart;
    }
    distances[other] = Math.sqrt(squared);
  }
}

function silhouetteOf(distances: Float64Array, labels: Int32Array, sizes: Int32Array, row: number): number {
  const own = labels[row] ?? 0;
  // Alone in its cluster, by definition.
  if ((sizes[own] ?? 0) <= 1) return 0;
  const sums = new Float64Array(sizes.length);
  for (let other = 0; other < distances.length; other += 1) {
    const place = labels[other] ?? 0;
    sums[place] = (sums[place] ?? 0) + (distances[other] ?? 0);
  }
  const within = (sums[own] ?? 0) / ((sizes[own] ?? 0) - 1);
  let between = Number.POSITIVE_INFINITY;
  for (let place = 0; place < sizes.length; place += 1)
    if (place !== own && (sizes[place] ?? 0) > 0)
      between = Math.min(between, (sums[place] ?? 0) / (sizes[place] ?? 1));
  if (!Number.isFinite(between)) return 0;
  const larger = Math.max(within, between);
  return larger === 0 ? 0 : (between - within) / larger;
}

function sizesOf(labels: Int32Array): Int32Array {
  const sizes = new Int32Array(labels.reduce((most, own) => Math.max(most, own), 0) + 1);
  for (const own of labels) sizes[own] = (sizes[own] ?? 0) + 1;
  return sizes;
}
