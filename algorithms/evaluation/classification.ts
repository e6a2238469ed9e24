/** How well classes are told. Rows are told by their class, the place of a level, and by the shares that the model gave. */

/**
 * The chance that a row of the one kind has a higher score than one of the other; equal scores count half. By ranks (Mann and Whitney).
 * @param isPositive 1 for rows of the kind that should score high; NaN where all rows are of one kind
 */
export function areaUnderCurve(scores: Float64Array, isPositive: Uint8Array): number {
  const order = Int32Array.from(scores, (_, row) => row);
  order.sort((left, right) => (scores[left] ?? 0) - (scores[right] ?? 0));
  let ranks = 0;
  let positives = 0;
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    const score = scores[order[from] ?? 0];
    while (to < order.length && scores[order[to] ?? 0] === score) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at += 1) {
      if (!isPositive[order[at] ?? 0]) continue;
      ranks += rank;
      positives += 1;
    }
    from = to;
  }
  const negatives = order.length - positives;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}

export interface ClassificationScores {
  accuracy: number;
  /** The mean over classes of the share that is found: 1 over the number of classes where nothing is told apart. */
  balancedAccuracy: number;
  /** Of the second of two classes, or the mean over all of more. */
  f1: number;
  /** Of two classes, or the mean of each against the others; null where the test has one class only. */
  auc: number | null;
  /** Rows by their class, columns by what was predicted. */
  confusion: number[][];
}

/** @param shares by rows, of each class */
export function scoreClasses(
  predicted: Float64Array,
  shares: Float64Array,
  codes: Int32Array,
  classCount: number,
): ClassificationScores {
  const confusion = Array.from({ length: classCount }, () => Array.from({ length: classCount }, () => 0));
  for (const [row, code] of codes.entries()) {
    const counts = confusion[code];
    const place = predicted[row] ?? 0;
    if (counts) counts[place] = (counts[place] ?? 0) + 1;
  }
  const classes = confusion.map((counts, own) => {
    const found = counts[own] ?? 0;
    const size = counts.reduce((sum, count) => sum + count, 0);
    const told = confusion.reduce((sum, other) => sum + (other[own] ?? 0), 0);
    return { size, found, f1: size + told > 0 ? (2 * found) / (size + told) : 0 };
  });
  const present = classes.filter(({ size }) => size > 0);
  const right = classes.reduce((sum, { found }) => sum + found, 0);
  return {
    accuracy: right / codes.length,
    balancedAccuracy: meanOf(present.map(({ size, found }) => found / size)),
    f1: classCount === 2 ? (classes[1]?.f1 ?? 0) : meanOf(present.map(({ f1 }) => f1)),
    auc: aucOf(shares, codes, classCount),
    confusion,
  };
}

function aucOf(shares: Float64Array, codes: Int32Array, classCount: number): number | null {
  const judged = classCount === 2 ? [1] : [...Array.from({ length: classCount }).keys()];
  const areas = judged.flatMap((own) => {
    const isOwn = Uint8Array.from(codes, (code) => (code === own ? 1 : 0));
    const scores = Float64Array.from(codes, (_, row) => shares[row * classCount + own] ?? 0);
    const area = areaUnderCurve(scores, isOwn);
    return Number.isFinite(area) ? [area] : [];
  });
  return areas.length > 0 ? meanOf(areas) : null;
}

/** Squared distance of each row's shares from its class (Brier 1950): small where a model is right and knows how sure it may be. */
export function brierLosses(shares: Float64Array, codes: Int32Array, classCount: number): Float64Array {
  return Float64Array.from(codes, (code, row) => {
    let loss = 0;
    for (let place = 0; place < classCount; place += 1)
      loss += ((shares[row * classCount + place] ?? 0) - (place === code ? 1 : 0)) ** 2;
    return loss;
  });
}

export function classSharesOf(codes: Int32Array, classCount: number): Float64Array {
  const shares = new Float64Array(classCount);
  for (const code of codes) shares[code] = (shares[code] ?? 0) + 1 / codes.length;
  return shares;
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
