import type { Matrix } from '../algorithm.ts';
import type { FeatureGroup } from '../features/plan.ts';
import { createRandom, drawWithoutReplacement } from '../random.ts';

export interface Importance {
  column: string;
  /** How much the score falls when the column's values are dealt to other rows; about 0 where the model does not need it. */
  drop: number;
}

/**
 * Permutation importance (Breiman 2001) on rows that were not learnt from. All columns of the matrix that come from one column of the table are
 * dealt together.
 * @param scoreOf the model's score on rows in the order of `rows`
 */
export function permutationImportance(
  rows: Matrix,
  groups: readonly FeatureGroup[],
  scoreOf: (rows: Matrix) => number,
  { seed, repeats, onGroup }: { seed: number; repeats: number; onGroup?: () => void },
): Importance[] {
  const whole = scoreOf(rows);
  return groups
    .map(({ column, from, to }, at) => {
      onGroup?.();
      let drop = 0;
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const order = drawWithoutReplacement(
          createRandom(seed, 10_000 + at * repeats + repeat),
          rows.rowCount,
          rows.rowCount,
        );
        drop += (whole - scoreOf(withDealt(rows, from, to, order))) / repeats;
      }
      return { column, drop };
    })
    .sort((left, right) => right.drop - left.drop);
}

function withDealt(rows: Matrix, from: number, to: number, order: Int32Array): Matrix {
  const { columnCount, values } = rows;
  const dealt = values.slice();
  for (const [row, other] of order.entries())
    dealt.set(
      values.subarray(other * columnCount + from, other * columnCount + to),
      row * columnCount + from,
    );
  return { ...rows, values: dealt };
}
