import type { FrameColumn, Target } from '../algorithm.ts';
import { createRandom } from '../random.ts';
import { countLevels } from './column-facts.ts';
import type { Encoder } from './plan.ts';

type CategoryColumn = FrameColumn & { kind: 'category' };
type CategoryEncoder = Encoder & { kind: 'category' };

/** A target mean counts as if so many rows of the overall mean belonged to each level: one row decides nothing. */
const priorRows = 10;
const folds = 5;

/** The most frequent levels, of equal ones those that come first. */
export function frequentLevels({ codes, levels }: CategoryColumn, rows: Int32Array, most: number): string[] {
  const counts = countLevels(codes, levels.length, rows);
  return [...counts.keys()]
    .filter((code) => (counts[code] ?? 0) > 0)
    .sort((left, right) => (counts[right] ?? 0) - (counts[left] ?? 0) || left - right)
    .slice(0, most)
    .flatMap((code) => levels.slice(code, code + 1));
}

/** For each level of a frame the place that its encoder knows it by; what it does not know is `other`. */
export function slotsOf(encoder: Pick<CategoryEncoder, 'levels'>, levels: readonly string[]): Int32Array {
  const known = new Map(encoder.levels.map((level, slot) => [level, slot]));
  return Int32Array.from(levels, (level) => known.get(level) ?? encoder.levels.length);
}

/** One column of 0 and 1 for each level; for all other levels and for what is missing only where training had them. */
export function indicatorEncoder(
  column: CategoryColumn,
  levels: string[],
  rows: Int32Array,
): CategoryEncoder {
  const slots = countSlots(column, levels, rows);
  const told = [...slots.keys()].filter((slot) => slot < levels.length || (slots[slot] ?? 0) > 0);
  const width = told.length;
  const values = [...slots.keys()].flatMap((slot) => told.map((own) => (own === slot ? 1 : 0)));
  return { kind: 'category', column: column.name, levels, form: 'indicators', width, values };
}

/** Each level by its share of the rows: rare is near 0. A level that is not known by name is as rare as the others of its kind. */
export function shareEncoder(column: CategoryColumn, levels: string[], rows: Int32Array): CategoryEncoder {
  const slots = countSlots(column, levels, rows);
  const others = countLevels(column.codes, column.levels.length, rows).filter((count) => count > 0).length;
  const unknown = Math.max(1, others - levels.length);
  const values = Array.from(
    slots,
    (count, slot) => count / rows.length / (slot === levels.length ? unknown : 1),
  );
  return { kind: 'category', column: column.name, levels, form: 'shares', width: 1, values };
}

/**
 * Each level by the mean of the target: one number, or the share of each class. A training row is told the mean of rows in other folds, so
 * that it never sees its own target.
 * @returns the encoder, and `width` numbers of each training row
 */
export function meanEncoder(
  column: CategoryColumn,
  levels: string[],
  rows: Int32Array,
  target: Target,
  seed: number,
): { encoder: CategoryEncoder; training: Float64Array } {
  const width = meanWidth(target);
  const slotCount = levels.length + 2;
  const slots = slotsOf({ levels }, column.levels);
  const random = createRandom(seed, 77);
  const sums = new Float64Array(folds * slotCount * width);
  const counts = new Float64Array(folds * slotCount);
  const places = new Int32Array(rows.length);
  for (const [at, row] of rows.entries()) {
    const code = column.codes[row] ?? -1;
    const place = random.below(folds) * slotCount + (code < 0 ? levels.length + 1 : (slots[code] ?? 0));
    places[at] = place;
    counts[place] = (counts[place] ?? 0) + 1;
    for (let own = 0; own < width; own += 1)
      sums[place * width + own] = (sums[place * width + own] ?? 0) + targetPart(target, at, own);
  }
  const prior = Array.from({ length: width }, (_, own) => partSum(sums, own, width) / rows.length);
  const meanWithout = (fold: number, slot: number, own: number): number => {
    let sum = priorRows * (prior[own] ?? 0);
    let count = priorRows;
    for (let other = 0; other < folds; other += 1) {
      if (other === fold) continue;
      sum += sums[(other * slotCount + slot) * width + own] ?? 0;
      count += counts[other * slotCount + slot] ?? 0;
    }
    return sum / count;
  };
  const table = (fold: number) =>
    Array.from({ length: slotCount * width }, (_, at) =>
      meanWithout(fold, Math.floor(at / width), at % width),
    );
  const tables = Array.from({ length: folds }, (_, fold) => table(fold)).flat();
  const training = new Float64Array(rows.length * width);
  for (const [at, place] of places.entries())
    for (let own = 0; own < width; own += 1) training[at * width + own] = tables[place * width + own] ?? 0;
  const encoder = {
    kind: 'category',
    column: column.name,
    levels,
    form: 'means',
    width,
    values: table(-1),
  } as const;
  return { encoder, training };
}

/** A number, or the share of the second of two classes, needs one column; more classes one each. */
export function meanWidth(target: Target): number {
  return target.kind === 'category' && target.levels.length > 2 ? target.levels.length : 1;
}

function targetPart(target: Target, row: number, part: number): number {
  if (target.kind === 'number') return target.values[row] ?? 0;
  const code = target.codes[row] ?? 0;
  return (target.levels.length > 2 ? code === part : code === 1) ? 1 : 0;
}

function partSum(sums: Float64Array, part: number, width: number): number {
  let sum = 0;
  for (let at = part; at < sums.length; at += width) sum += sums[at] ?? 0;
  return sum;
}

/** Rows of each level, of all other levels and of what is missing. */
function countSlots(column: CategoryColumn, levels: readonly string[], rows: Int32Array): Int32Array {
  const slots = slotsOf({ levels: [...levels] }, column.levels);
  const counts = new Int32Array(levels.length + 2);
  for (const row of rows) {
    const code = column.codes[row] ?? -1;
    const slot = code < 0 ? levels.length + 1 : (slots[code] ?? levels.length);
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  return counts;
}
