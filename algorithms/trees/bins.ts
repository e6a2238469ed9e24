import type { Matrix } from '../algorithm.ts';
import { createRandom, drawWithoutReplacement } from '../random.ts';

/** A column's values as at most this many ranges: a place among them is one byte. */
export const binsMaximum = 255;
/** Cuts are chosen from so many rows; quantiles of more would hardly differ. */
const sampleRows = 100_000;

/** Where the columns are cut: a value belongs to the bin whose number is that of the cuts below it; a value at a cut is not above it. */
export interface Binning {
  /** Cuts of all columns one after the other, ascending within a column. */
  cuts: Float64Array;
  /** Where the cuts of each column begin, and behind the last where they end. Length is the number of columns and one. */
  starts: Int32Array;
}

/** Cuts between neighbouring values where there are few, and otherwise such that each bin has about as many rows. */
export function chooseBinning(rows: Matrix): Binning {
  const { rowCount, columnCount, values } = rows;
  const sample =
    rowCount > sampleRows ? drawWithoutReplacement(createRandom(0), rowCount, sampleRows).sort() : null;
  const count = sample?.length ?? rowCount;
  const own = new Float64Array(count);
  const starts = new Int32Array(columnCount + 1);
  const cuts: number[] = [];
  for (let column = 0; column < columnCount; column += 1) {
    for (let at = 0; at < count; at += 1)
      own[at] = values[(sample ? (sample[at] ?? 0) : at) * columnCount + column] ?? 0;
    for (const cut of cutsOf(own.sort())) cuts.push(cut);
    starts[column + 1] = cuts.length;
  }
  return { cuts: Float64Array.from(cuts), starts };
}

/** Each bin is closed when it has its share of the rows that are left, so that a frequent value does not starve the others. */
function cutsOf(sorted: Float64Array): number[] {
  let distinct = 1;
  for (let at = 1; at < sorted.length; at += 1) if (sorted[at] !== sorted[at - 1]) distinct += 1;
  const cuts: number[] = [];
  let inBin = 0;
  for (let at = 0; at + 1 < sorted.length; at += 1) {
    inBin += 1;
    const value = sorted[at] ?? 0;
    const following = sorted[at + 1] ?? 0;
    if (value === following) continue;
    const share = (sorted.length - at - 1 + inBin) / (binsMaximum - cuts.length);
    if (distinct > binsMaximum && inBin < share) continue;
    cuts.push(between(value, following));
    inBin = 0;
    if (cuts.length === binsMaximum - 1) break;
  }
  return cuts;
}

/** At least the lower and below the higher, also of neighbouring numbers. */
function between(lower: number, higher: number): number {
  const middle = lower / 2 + higher / 2;
  return middle < higher && middle >= lower ? middle : lower;
}

/** The bins by columns. */
export function binColumns(rows: Matrix, binning: Binning): Uint8Array[] {
  const { rowCount, columnCount, values } = rows;
  return Array.from({ length: columnCount }, (_, column) => {
    const bins = new Uint8Array(rowCount);
    const from = binning.starts[column] ?? 0;
    const to = binning.starts[column + 1] ?? 0;
    for (let row = 0; row < rowCount; row += 1)
      bins[row] = binOf(binning.cuts, from, to, values[row * columnCount + column] ?? 0);
    return bins;
  });
}

/** The bins of some rows by rows, as prediction wants them. */
export function binBlock(
  rows: Matrix,
  binning: Binning,
  block: { from: number; to: number },
  bins: Uint8Array,
): void {
  const { columnCount, values } = rows;
  for (let column = 0; column < columnCount; column += 1) {
    const from = binning.starts[column] ?? 0;
    const to = binning.starts[column + 1] ?? 0;
    for (let row = block.from; row < block.to; row += 1)
      bins[(row - block.from) * columnCount + column] = binOf(
        binning.cuts,
        from,
        to,
        values[row * columnCount + column] ?? 0,
      );
  }
}

function binOf(cuts: Float64Array, from: number, to: number, value: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cuts[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low - from;
}

/** What is wrong with cuts that came out of a file, or null. */
export function checkBinning({ cuts, starts }: Binning, columnCount: number): string | null {
  if (starts.length !== columnCount + 1 || starts[0] !== 0 || starts[columnCount] !== cuts.length)
    return 'cuts do not fit the columns';
  for (let column = 0; column < columnCount; column += 1) {
    const from = starts[column] ?? 0;
    const to = starts[column + 1] ?? 0;
    if (to < from || to - from >= binsMaximum) return 'a column has too many cuts';
    for (let at = from + 1; at < to; at += 1)
      if (!((cuts[at] ?? 0) > (cuts[at - 1] ?? 0))) return 'cuts do not ascend';
  }
  return cuts.every(Number.isFinite) ? null : 'a cut is no number';
}
