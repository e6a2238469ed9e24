/**
 * Whether losses are smaller than those of a baseline by more than chance would make them: their mean difference lies above zero by 1.64 of its
 * standard errors (95 % one-sided). Losses are of the same rows.
 */
export function isBetterThan(losses: Float64Array, baseline: Float64Array): boolean {
  const gains = losses.map((loss, row) => (baseline[row] ?? 0) - loss);
  const mean = gains.reduce((sum, gain) => sum + gain / gains.length, 0);
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2 / Math.max(1, gains.length - 1), 0);
  return mean > 1.64 * Math.sqrt(variance / gains.length);
}

/** Spearman's correlation of two rankings of the same rows, equal values sharing their rank; 0 where one ranks nothing. */
export function rankCorrelation(first: Float64Array, second: Float64Array): number {
  const [left, right] = [ranksOf(first), ranksOf(second)];
  const mean = (left.length + 1) / 2;
  let [both, one, other] = [0, 0, 0];
  for (const [at, rank] of left.entries()) {
    const across = (right[at] ?? 0) - mean;
    both += (rank - mean) * across;
    one += (rank - mean) ** 2;
    other += across ** 2;
  }
  return one > 0 && other > 0 ? both / Math.sqrt(one * other) : 0;
}

function ranksOf(values: Float64Array): Float64Array {
  const order = Int32Array.from(values, (_, at) => at);
  order.sort((left, right) => (values[left] ?? 0) - (values[right] ?? 0));
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to += 1;
    for (let at = from; at < to; at += 1) ranks[order[at] ?? 0] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
}
