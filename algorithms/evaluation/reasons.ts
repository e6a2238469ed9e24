import type { Matrix } from '../algorithm.ts';
import type { FeatureGroup } from '../features/plan.ts';

export interface Reason {
  column: string;
  /** How much of the score goes when the column has its usual value. */
  drop: number;
}

/**
 * Why rows score high: each is scored again with one column of the table at a time set to its usual value.
 * @param usual of each column of the matrix, its median
 * @returns for each row the columns without which its score falls, the most telling first
 */
export function explainScores(
  rows: Matrix,
  groups: readonly FeatureGroup[],
  usual: Float64Array,
  scoreOf: (rows: Matrix) => Float64Array,
): Reason[][] {
  const scores = scoreOf(rows);
  const reasons: Reason[][] = Array.from({ length: rows.rowCount }, () => []);
  for (const { column, from, to } of groups) {
    const values = rows.values.slice();
    for (let row = 0; row < rows.rowCount; row += 1)
      values.set(usual.subarray(from, to), row * rows.columnCount + from);
    for (const [row, score] of scoreOf({ ...rows, values }).entries()) {
      const drop = (scores[row] ?? 0) - score;
      if (drop > 0) reasons[row]?.push({ column, drop });
    }
  }
  for (const own of reasons) own.sort((left, right) => right.drop - left.drop);
  return reasons;
}

/** The median of each column. */
export function usualValues({ rowCount, columnCount, values }: Matrix): Float64Array {
  const own = new Float64Array(rowCount);
  return Float64Array.from({ length: columnCount }, (_, column) => {
    for (let row = 0; row < rowCount; row += 1) own[row] = values[row * columnCount + column] ?? 0;
    return own.sort()[rowCount >> 1] ?? 0;
  });
}
