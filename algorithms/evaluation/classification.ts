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
