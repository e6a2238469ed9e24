import { blockRows, type CentredRows, createDistanceTaker, type DistanceTaker } from './centred-rows.ts';

export interface Clustering {
  /** By clusters, `columnCount` numbers each, around the mean of the rows. */
  centers: Float64Array;
  labels: Int32Array;
  iterations: number;
}

interface State {
  rows: CentredRows;
  taker: DistanceTaker;
  centers: Float64Array;
  clusters: number;
  labels: Int32Array;
  /** At least the distance to the own centre, and at most that to any other. */
  upper: Float32Array;
  lower: Float32Array;
  sums: Float64Array;
  sizes: Float64Array;
}

/**
 * Lloyd's iterations by the bounds of Hamerly (2010): most rows are soon seen to keep their centre without a distance being taken; those of
 * the others are taken together. Ends where no row moves, or where the centres move less than `tolerance` (their squared shifts summed).
 * @param start first centres; they are left as they are
 */
export function runHamerly(
  rows: CentredRows,
  start: Float64Array,
  limits: { tolerance: number; iterations: number },
  onBlock: () => void,
): Clustering {
  const clusters = start.length / rows.columnCount;
  const state: State = {
    rows,
    taker: createDistanceTaker(rows, clusters),
    centers: start.slice(),
    clusters,
    labels: new Int32Array(rows.rowCount).fill(-1),
    upper: new Float32Array(rows.rowCount).fill(Number.POSITIVE_INFINITY),
    lower: new Float32Array(rows.rowCount),
    sums: new Float64Array(start.length),
    sizes: new Float64Array(clusters),
  };
  let iterations = 0;
  while (iterations < limits.iterations) {
    iterations += 1;
    const moved = assignRows(state, onBlock);
    if (moved === 0) break;
    if (moveCenters(state) <= limits.tolerance) break;
  }
  return { centers: state.centers, labels: state.labels, iterations };
}

/** @returns how many rows changed their centre */
function assignRows(state: State, onBlock: () => void): number {
  const { rows, taker, labels, upper, lower } = state;
  taker.setCenters(state.centers);
  const halfGaps = halfGapsOf(state.centers, state.clusters, rows.columnCount);
  const block = new Int32Array(blockRows);
  let moved = 0;
  for (let from = 0; from < rows.rowCount; from += blockRows) {
    onBlock();
    const to = Math.min(rows.rowCount, from + blockRows);
    let count = 0;
    for (let row = from; row < to; row += 1) {
      const own = labels[row] ?? -1;
      const bound = Math.max(lower[row] ?? 0, own < 0 ? 0 : (halfGaps[own] ?? 0));
      if ((upper[row] ?? 0) <= bound) continue;
      block[count] = row;
      count += 1;
    }
    if (count === 0) continue;
    // Of many rows, all are measured as they lie: that takes less than bringing the many together.
    const isDense = 2 * count > to - from;
    const found = isDense ? taker.measureFrom(from, to - from) : taker.measureAt(block, count);
    moved += assignBlock(state, block.subarray(0, count), found, isDense ? from : -1);
  }
  return moved;
}

/** @param from the row that the distances found begin with, or -1 where they are those of the block's rows */
function assignBlock(
  { rows, taker, clusters, labels, upper, lower, sums, sizes }: State,
  block: Int32Array,
  found: Float32Array,
  from: number,
): number {
  const { columnCount, floats, lengths } = rows;
  let moved = 0;
  for (let at = 0; at < block.length; at += 1) {
    const row = block[at] ?? 0;
    const start = (from < 0 ? at : row - from) * taker.stride;
    let nearest = 0;
    let least = found[start] ?? 0;
    let second = Number.POSITIVE_INFINITY;
    for (let center = 1; center < clusters; center += 1) {
      const own = found[start + center] ?? 0;
      if (own < least) {
        second = least;
        least = own;
        nearest = center;
      } else if (own < second) second = own;
    }
    const length = lengths[row] ?? 0;
    upper[row] = Math.sqrt(Math.max(0, length + least));
    lower[row] = Math.sqrt(Math.max(0, length + second));
    const before = labels[row] ?? -1;
    if (nearest === before) continue;
    labels[row] = nearest;
    moved += 1;
    addRow(sums, sizes, floats, row, nearest, columnCount, 1);
    if (before >= 0) addRow(sums, sizes, floats, row, before, columnCount, -1);
  }
  return moved;
}

/** @param sign 1 where the row comes to the centre, -1 where it leaves it */
function addRow(
  sums: Float64Array,
  sizes: Float64Array,
  floats: Float32Array,
  row: number,
  center: number,
  columnCount: number,
  sign: number,
): void {
  sizes[center] = (sizes[center] ?? 0) + sign;
  const from = row * (columnCount + 1);
  const to = center * columnCount;
  for (let column = 0; column < columnCount; column += 1)
    sums[to + column] = (sums[to + column] ?? 0) + sign * (floats[from + column] ?? 0);
}

/** Half of the distance to the nearest other centre: whoever is nearer to their own than this has none nearer. */
function halfGapsOf(centers: Float64Array, clusters: number, columnCount: number): Float64Array {
  const gaps = new Float64Array(clusters).fill(Number.POSITIVE_INFINITY);
  for (let left = 0; left < clusters; left += 1)
    for (let right = left + 1; right < clusters; right += 1) {
      let squared = 0;
      for (let column = 0; column < columnCount; column += 1)
        squared +=
          ((centers[left * columnCount + column] ?? 0) - (centers[right * columnCount + column] ?? 0)) ** 2;
      const half = Math.sqrt(squared) / 2;
      gaps[left] = Math.min(gaps[left] ?? 0, half);
      gaps[right] = Math.min(gaps[right] ?? 0, half);
    }
  return gaps;
}

/** To the means of their rows; one without rows stays. @returns the squared shifts, summed */
function moveCenters({ rows, centers, clusters, labels, upper, lower, sums, sizes }: State): number {
  const { columnCount, rowCount } = rows;
  const shifts = new Float64Array(clusters);
  let total = 0;
  for (let center = 0; center < clusters; center += 1) {
    const size = sizes[center] ?? 0;
    if (size === 0) continue;
    let squared = 0;
    for (let at = center * columnCount; at < (center + 1) * columnCount; at += 1) {
      const mean = (sums[at] ?? 0) / size;
      squared += (mean - (centers[at] ?? 0)) ** 2;
      centers[at] = mean;
    }
    shifts[center] = Math.sqrt(squared);
    total += squared;
  }
  const most = shifts.reduce((larger, own) => Math.max(larger, own));
  const largest = shifts.indexOf(most);
  const second = shifts.reduce((best, own, center) => (center === largest ? best : Math.max(best, own)), 0);
  for (let row = 0; row < rowCount; row += 1) {
    const own = labels[row] ?? 0;
    upper[row] = (upper[row] ?? 0) + (shifts[own] ?? 0);
    lower[row] = (lower[row] ?? 0) - (own === largest ? second : most);
  }
  return total;
}
