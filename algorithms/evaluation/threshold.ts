/** The score that the given share of rows exceeds; where many have the same, fewer do. */
export function thresholdOf(scores: Float64Array, perThousand: number): number {
  const usual = scores.length - Math.max(1, Math.round((scores.length * perThousand) / 1000));
  return scores.toSorted()[Math.max(0, usual - 1)] ?? 1;
}
