import type { Frame, FrameColumn, Target } from '../algorithm.ts';
import { areaUnderCurve } from '../evaluation/classification.ts';
import { createRandom } from '../random.ts';
import type { FeatureNote } from './notes.ts';

/** A column that alone tells the target so well was probably written after it, or from it. */
const suspiciousScore = 0.995;
/** Of fewer rows, chance alone separates classes. */
const leastRows = 50;
const rangesMaximum = 50;
const rowsLookedAt = 50_000;
const folds = 5;

/** Columns that alone tell the target: each row is predicted from rows of other folds with nearly the same value. */
export function findLeaks(
  frame: Frame,
  columns: readonly string[],
  rows: Int32Array,
  target: Target,
  targetName: string,
): FeatureNote[] {
  if (rows.length < leastRows) return [];
  const count = Math.min(rows.length, rowsLookedAt);
  const folded = Uint8Array.from({ length: count }, foldOf());
  return frame.columns.flatMap((column) => {
    if (!columns.includes(column.name)) return [];
    const groups = groupRows(column, rows.subarray(0, count));
    const score =
      target.kind === 'number'
        ? numberScore(groups, folded, target, column, rows)
        : classScore(groups, folded, target);
    return score > suspiciousScore
      ? [{ kind: 'tellsTarget' as const, column: column.name, target: targetName, score }]
      : [];
  });
}

function foldOf(): () => number {
  const random = createRandom(99);
  return () => random.below(folds);
}

/** The level or the range of each row; what is missing is a group of its own. */
function groupRows(column: FrameColumn, rows: Int32Array): Int32Array {
  if (column.kind === 'category') return Int32Array.from(rows, (row) => (column.codes[row] ?? -1) + 1);
  const sorted = Float64Array.from(rows, (row) => column.values[row] ?? Number.NaN)
    .filter(Number.isFinite)
    .sort();
  const cuts = Array.from({ length: rangesMaximum - 1 }, (_, at) =>
    Number(sorted[Math.floor(((at + 1) * sorted.length) / rangesMaximum)]),
  );
  const distinct = [...new Set(cuts)];
  return Int32Array.from(rows, (row) => {
    const value = column.values[row] ?? Number.NaN;
    if (!Number.isFinite(value)) return 0;
    const above = distinct.findIndex((cut) => value < cut);
    return 1 + (above < 0 ? distinct.length : above);
  });
}

/** For two classes the area under the curve, for more the share of rows whose class is that of most others in their group. */
function classScore(groups: Int32Array, folded: Uint8Array, target: Target & { kind: 'category' }): number {
  const classCount = target.levels.length;
  const counts = countByFold(groups, folded, classCount, (at) => target.codes[at] ?? 0);
  if (classCount === 2) {
    const scores = Float64Array.from(groups, (group, at) => {
      const [first = 0, second = 0] = counts.without(group, folded[at] ?? 0);
      return (second + 0.5) / (first + second + 1);
    });
    return areaUnderCurve(
      scores,
      Uint8Array.from(groups, (_, at) => target.codes[at] ?? 0),
    );
  }
  let right = 0;
  const totals = new Float64Array(classCount);
  for (const [at, group] of groups.entries()) {
    const own = counts.without(group, folded[at] ?? 0);
    const code = target.codes[at] ?? 0;
    totals[code] = (totals[code] ?? 0) + 1;
    if (own.indexOf(Math.max(...own)) === code) right += 1;
  }
  const share = right / groups.length;
  const majority = Math.max(...totals) / groups.length;
  // Nearly all rows may be of one class: then nearly all are told by telling nothing.
  return 1 - share > 0.1 * (1 - majority) ? 0 : share;
}

function countByFold(
  groups: Int32Array,
  folded: Uint8Array,
  classCount: number,
  classOf: (at: number) => number,
) {
  const groupCount = groups.reduce((most, group) => Math.max(most, group), 0) + 1;
  const counts = new Float64Array(folds * groupCount * classCount);
  const placeOf = (fold: number, group: number) => (fold * groupCount + group) * classCount;
  for (const [at, group] of groups.entries()) {
    const place = placeOf(folded[at] ?? 0, group) + classOf(at);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return {
    without: (group: number, fold: number): number[] =>
      Array.from({ length: classCount }, (_, own) => {
        let sum = 0;
        for (let other = 0; other < folds; other += 1)
          if (other !== fold) sum += counts[placeOf(other, group) + own] ?? 0;
        return sum;
      }),
  };
}

/** R² of the mean of the group, or of a straight line through the column: whichever tells more. */
function numberScore(
  groups: Int32Array,
  folded: Uint8Array,
  target: Target & { kind: 'number' },
  column: FrameColumn,
  rows: Int32Array,
): number {
  const groupCount = groups.reduce((most, group) => Math.max(most, group), 0) + 1;
  const own = target.values.subarray(0, groups.length);
  const mean = own.reduce((sum, value) => sum + value / own.length, 0);
  const sums = new Float64Array(folds * groupCount);
  const counts = new Float64Array(folds * groupCount);
  for (const [at, group] of groups.entries()) {
    const place = (folded[at] ?? 0) * groupCount + group;
    sums[place] = (sums[place] ?? 0) + (own[at] ?? 0) - mean;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  let left = 0;
  let all = 0;
  for (const [at, group] of groups.entries()) {
    let sum = 0;
    let count = 0;
    for (let fold = 0; fold < folds; fold += 1) {
      if (fold === folded[at]) continue;
      sum += sums[fold * groupCount + group] ?? 0;
      count += counts[fold * groupCount + group] ?? 0;
    }
    const value = (own[at] ?? 0) - mean;
    left += (value - (count > 0 ? sum / count : 0)) ** 2;
    all += value * value;
  }
  const byGroup = all > 0 ? 1 - left / all : 0;
  return column.kind === 'category'
    ? byGroup
    : Math.max(byGroup, squaredCorrelation(column.values, rows, own));
}

function squaredCorrelation(values: Float64Array, rows: Int32Array, target: Float64Array): number {
  const places = target.map((_, at) => at).filter((at) => Number.isFinite(values[rows[at] ?? 0]));
  if (places.length < leastRows) return 0;
  const size = places.reduce((most, at) => Math.max(most, Math.abs(values[rows[at] ?? 0] ?? 0)), 0) || 1;
  const targetSize = target.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const first = places.map((at) => (values[rows[at] ?? 0] ?? 0) / size);
  const second = places.map((at) => (target[at] ?? 0) / targetSize);
  const mean = (list: Float64Array) => list.reduce((sum, value) => sum + value / list.length, 0);
  const [firstMean, secondMean] = [mean(first), mean(second)];
  let [both, one, other] = [0, 0, 0];
  for (let at = 0; at < first.length; at += 1) {
    const left = (first[at] ?? 0) - firstMean;
    const right = (second[at] ?? 0) - secondMean;
    both += left * right;
    one += left * left;
    other += right * right;
  }
  return one > 0 && other > 0 ? (both * both) / (one * other) : 0;
}
