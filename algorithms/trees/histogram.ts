import { binsMaximum } from './bins.ts';

/** Which bins of a histogram hold something, as bits: only they are read and emptied, so that small nodes cost little. */
export const occupancyWords = Math.ceil((binsMaximum + 1) / 32);

/**
 * What parts the rows of a node. One object per kind of target, which keeps the histogram and the totals of the node that is open.
 * Rows are places in the sample of a tree; a node's are `rows[from]` to `rows[to - 1]`.
 */
export interface Splitter {
  /** Begins with a node. @returns whether its rows are all alike, so that nothing can be gained */
  open(rows: Int32Array, from: number, to: number): boolean;
  /** What the best cut of a column is worth; `cut` is then where. -Infinity where the column has one value or no allowed cut. */
  weigh(bins: Uint8Array, rows: Int32Array, from: number, to: number): number;
  cut: number;
  /** Whether the column last weighed has a single value within the node. */
  isConstant: boolean;
  /** What the node is worth uncut, in the measure of `weigh`. */
  worth: number;
  /** Numbers per leaf. */
  leafWidth: number;
  /** The values of the open node as a leaf. */
  writeLeaf(leaves: Float32Array, at: number): void;
}

/** A row's weight and its weight times its value lie side by side. */
export interface SumTarget {
  /** Length is twice the number of rows. */
  weightedSums: Float64Array;
  /** Least weight on each side of a cut. */
  leastWeight: number;
  /** Added to the weight of each side, which shrinks the leaves of few rows. */
  ridge: number;
}

/**
 * Parts by the sums of a value: least squares for numbers, Gini's measure for two classes (told as 0 and 1), and the second-order gain of
 * boosting, where weights are curvatures. A leaf holds the mean, shrunk by the ridge.
 */
export function createSumSplitter({ weightedSums, leastWeight, ridge }: SumTarget): Splitter {
  const histogram = new Float64Array(2 * (binsMaximum + 1));
  const occupied = new Int32Array(occupancyWords);
  let weight = 0;
  let sum = 0;

  const splitter: Splitter = { open, weigh, writeLeaf, cut: 0, isConstant: true, worth: 0, leafWidth: 1 };
  return splitter;

  function open(rows: Int32Array, from: number, to: number): boolean {
    weight = 0;
    sum = 0;
    const first = 2 * (rows[from] ?? 0);
    const firstWeight = weightedSums[first] ?? 0;
    const firstSum = weightedSums[first + 1] ?? 0;
    let isPure = true;
    for (let at = from; at < to; at += 1) {
      const place = 2 * (rows[at] ?? 0);
      const ownWeight = weightedSums[place] ?? 0;
      const ownSum = weightedSums[place + 1] ?? 0;
      weight += ownWeight;
      sum += ownSum;
      // The same value, told without dividing: equal proportions.
      if (ownSum * firstWeight !== firstSum * ownWeight) isPure = false;
    }
    splitter.worth = (sum * sum) / (weight + ridge);
    return isPure;
  }

  function weigh(bins: Uint8Array, rows: Int32Array, from: number, to: number): number {
    for (let at = from; at < to; at += 1) {
      const row = rows[at] ?? 0;
      const bin = bins[row] ?? 0;
      occupied[bin >>> 5] = (occupied[bin >>> 5] ?? 0) | (1 << (bin & 31));
      histogram[2 * bin] = (histogram[2 * bin] ?? 0) + (weightedSums[2 * row] ?? 0);
      histogram[2 * bin + 1] = (histogram[2 * bin + 1] ?? 0) + (weightedSums[2 * row + 1] ?? 0);
    }
    let leftWeight = 0;
    let leftSum = 0;
    let last = -1;
    let best = Number.NEGATIVE_INFINITY;
    let seen = 0;
    for (let word = 0; word < occupancyWords; word += 1) {
      let bits = occupied[word] ?? 0;
      occupied[word] = 0;
      while (bits !== 0) {
        const lowest = bits & -bits;
        bits ^= lowest;
        const bin = (word << 5) + 31 - Math.clz32(lowest);
        const rightWeight = weight - leftWeight;
        if (seen > 0 && leftWeight >= leastWeight && rightWeight >= leastWeight) {
          const rightSum = sum - leftSum;
          const gain =
            (leftSum * leftSum) / (leftWeight + ridge) + (rightSum * rightSum) / (rightWeight + ridge);
          if (gain > best) {
            best = gain;
            // Amid the empty bins between both sides, as far from either.
            splitter.cut = (last + bin - 1) >>> 1;
          }
        }
        leftWeight += histogram[2 * bin] ?? 0;
        leftSum += histogram[2 * bin + 1] ?? 0;
        histogram[2 * bin] = 0;
        histogram[2 * bin + 1] = 0;
        last = bin;
        seen += 1;
      }
    }
    splitter.isConstant = seen < 2;
    return best;
  }

  function writeLeaf(leaves: Float32Array, at: number): void {
    leaves[at] = weight + ridge > 0 ? sum / (weight + ridge) : 0;
  }
}

/** Places of classes and how often each row was drawn. */
export interface ClassTarget {
  classes: Uint16Array;
  draws: Uint16Array;
  classCount: number;
  /** Least draws on each side of a cut. */
  leastWeight: number;
}

/** Parts by Gini's measure over any number of classes. A leaf holds the share of each. */
export function createClassSplitter({ classes, draws, classCount, leastWeight }: ClassTarget): Splitter {
  const histogram = new Int32Array(classCount * (binsMaximum + 1));
  const occupied = new Int32Array(occupancyWords);
  const totals = new Int32Array(classCount);
  const left = new Int32Array(classCount);
  let weight = 0;
  let squares = 0;

  const splitter: Splitter = {
    open,
    weigh,
    writeLeaf,
    cut: 0,
    isConstant: true,
    worth: 0,
    leafWidth: classCount,
  };
  return splitter;

  function open(rows: Int32Array, from: number, to: number): boolean {
    totals.fill(0);
    weight = 0;
    for (let at = from; at < to; at += 1) {
      const row = rows[at] ?? 0;
      const own = draws[row] ?? 0;
      const place = classes[row] ?? 0;
      totals[place] = (totals[place] ?? 0) + own;
      weight += own;
    }
    squares = 0;
    for (let place = 0; place < classCount; place += 1) squares += (totals[place] ?? 0) ** 2;
    splitter.worth = squares / weight;
    return squares === weight * weight;
  }

  function weigh(bins: Uint8Array, rows: Int32Array, from: number, to: number): number {
    for (let at = from; at < to; at += 1) {
      const row = rows[at] ?? 0;
      const bin = bins[row] ?? 0;
      occupied[bin >>> 5] = (occupied[bin >>> 5] ?? 0) | (1 << (bin & 31));
      const place = bin * classCount + (classes[row] ?? 0);
      histogram[place] = (histogram[place] ?? 0) + (draws[row] ?? 0);
    }
    left.fill(0);
    let leftWeight = 0;
    let leftSquares = 0;
    let rightSquares = squares;
    let last = -1;
    let seen = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let word = 0; word < occupancyWords; word += 1) {
      let bits = occupied[word] ?? 0;
      occupied[word] = 0;
      while (bits !== 0) {
        const lowest = bits & -bits;
        bits ^= lowest;
        const bin = (word << 5) + 31 - Math.clz32(lowest);
        const rightWeight = weight - leftWeight;
        if (seen > 0 && leftWeight >= leastWeight && rightWeight >= leastWeight) {
          const gain = leftSquares / leftWeight + rightSquares / rightWeight;
          if (gain > best) {
            best = gain;
            splitter.cut = (last + bin - 1) >>> 1;
          }
        }
        const start = bin * classCount;
        for (let place = 0; place < classCount; place += 1) {
          const moved = histogram[start + place] ?? 0;
          if (moved === 0) continue;
          const before = left[place] ?? 0;
          // (a + m)² - a² on the left, (b - m)² - b² on the right, where b = total - a.
          leftSquares += moved * (2 * before + moved);
          rightSquares -= moved * (2 * ((totals[place] ?? 0) - before) - moved);
          left[place] = before + moved;
          leftWeight += moved;
          histogram[start + place] = 0;
        }
        last = bin;
        seen += 1;
      }
    }
    splitter.isConstant = seen < 2;
    return best;
  }

  function writeLeaf(leaves: Float32Array, at: number): void {
    for (let place = 0; place < classCount; place += 1) leaves[at + place] = (totals[place] ?? 0) / weight;
  }
}
