import { type AmountMark, decimalsOf } from './amounts.ts';
import { crossParts } from './cross-totals.ts';
import { byStretch, periodOf, rangeOf } from './named-parts.ts';
import { readColumn, type WatchedRow } from './sums.ts';
import { plainText } from './total-words.ts';

/** All sums of an outline together are by chance less likely than one in so many bits. */
const leastBits = 7;

/**
 * Rows that stand for the rows below them in an outline, and add them up: by index. An outline is told by how far its names stand in
 * (`Assets`, `  Cash`), or by names that begin or end with the name above them (`2023` and `2023-01`, `Assets` and `Assets:Cash`).
 * A row whose amounts are not those of its parts is a row like any other; where most are not, none is taken.
 */
export function findOutline(rows: readonly WatchedRow[], mark: AmountMark): number[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => readColumn(rows, column, mark));
  const numeric = columns.flatMap(({ amounts, decimals }, column) =>
    amounts === null ? [] : [{ column, amounts, step: 10 ** -decimals }],
  );
  const texts = columns.flatMap(({ amounts, filled }, column) =>
    amounts === null && filled >= 0.8 * rows.length ? [column] : [],
  );
  for (const { parts, bits, alone = bits } of waysOf(rows, texts, textsOf(columns))) {
    const totals = parts === null ? [] : proven(rows, parts, numeric, mark, { bits, alone });
    if (totals.length > 0) return totals;
  }
  return [];
}

interface Way {
  parts: Parts | null;
  /** All its sums together are by chance less likely than one in so many bits. */
  bits: number;
  /** Where it has one sum alone. */
  alone?: number;
}

/** By index of a row, those that it stands for. */
type Parts = ReadonlyMap<number, readonly number[]>;

/** In which ways rows may stand for others. What a name itself says leaves less to chance. */
function* waysOf(
  rows: readonly WatchedRow[],
  texts: readonly number[],
  all: readonly number[],
): Generator<Way> {
  // A lone blank name may be one that nobody knew.
  yield { parts: crossParts(rows, all), bits: leastBits / 2, alone: leastBits };
  for (const direction of ['below', 'above'] as const)
    yield { parts: partsOf(byLevel(rows, direction)), bits: leastBits / 2 };
  for (const column of texts) {
    const others = texts.filter((other) => other !== column);
    const names = rows.map(({ cells }) => cells[column] ?? '');
    const groups = rows.map(({ cells }) => JSON.stringify(others.map((other) => cells[other] ?? '')));
    for (const parents of [byIndent(rows, column), byName(rows, column, texts)])
      yield { parts: partsOf(parents), bits: leastBits };
    for (const read of [periodOf, rangeOf])
      yield { parts: partsOf(byStretch(names, groups, read)), bits: leastBits / 2 };
  }
}

/** Columns of words, also such as some rows leave blank. */
function textsOf(columns: readonly { amounts: Float64Array | null; filled: number }[]): number[] {
  return columns.flatMap(({ amounts, filled }, column) => (amounts === null && filled > 0 ? [column] : []));
}

function partsOf(parents: Parents | null): Parts | null {
  if (parents === null) return null;
  const parts = new Map<number, number[]>();
  for (const [index, parent] of parents.entries())
    if (parent >= 0) parts.set(parent, [...(parts.get(parent) ?? []), index]);
  return parts;
}

/** A row is a part of the nearest one above, or below, that the workbook's outline sets less far in. */
function byLevel(rows: readonly WatchedRow[], parentIs: 'above' | 'below'): Parents | null {
  const levels = rows.map(({ level }) => level ?? 0);
  if (levels.every((level) => level === levels[0])) return null;
  const order = [...levels.keys()];
  if (parentIs === 'below') order.reverse();
  return nested(levels, order);
}

function nested(depths: readonly number[], order: readonly number[]): Parents {
  const parents = new Int32Array(depths.length).fill(-1);
  const open: number[] = [];
  for (const index of order) {
    while (open.length > 0 && (depths[open.at(-1) ?? 0] ?? 0) >= (depths[index] ?? 0)) open.pop();
    parents[index] = open.at(-1) ?? -1;
    open.push(index);
  }
  return parents;
}

interface Amounts {
  column: number;
  amounts: Float64Array;
  step: number;
}

/** Of each row the one that it is a part of, -1 for none. */
type Parents = Int32Array;

function proven(
  rows: readonly WatchedRow[],
  children: Parts,
  numeric: readonly Amounts[],
  mark: AmountMark,
  least: { bits: number; alone: number },
): number[] {
  const added: number[] = [];
  let others = 0;
  let parts = 0;
  let bits = 0;
  for (const [parent, own] of children) {
    const sums = numeric.map((column) => sumOf(rows, column, parent, own, mark));
    if (sums.every((sum) => sum === null)) continue;
    if (sums.includes(false)) {
      others += 1;
      continue;
    }
    added.push(parent);
    parts = Math.max(parts, own.length);
    for (const sum of sums) bits += typeof sum === 'number' ? sum : 0;
  }
  return parts >= 2 && bits >= (added.length === 1 ? least.alone : least.bits) && added.length > others
    ? added.sort((a, b) => a - b)
    : [];
}

/** How many bits its being the sum says; false where it is another amount, null where there is nothing to add or to compare. */
function sumOf(
  rows: readonly WatchedRow[],
  { column, amounts, step }: Amounts,
  parent: number,
  children: readonly number[],
  mark: AmountMark,
): number | false | null {
  const value = amounts[parent] ?? Number.NaN;
  const filled = children
    .map((index) => amounts[index] ?? Number.NaN)
    .filter((amount) => !Number.isNaN(amount));
  if (Number.isNaN(value) || filled.length === 0) return null;
  const sum = filled.reduce((total, amount) => total + amount, 0);
  const own = 10 ** -decimalsOf(rows[parent]?.cells[column] ?? '', mark);
  // What was rounded itself may miss by half its last digit, and what its parts were by half of theirs.
  const slack = Math.max(own / 2, step * 0.51) + (step * Math.min(filled.length, 10)) / 2;
  // Of a small amount that would let many others pass.
  const most = Math.max(own / 2, step * 0.51, Math.abs(value) / 50);
  if (Math.abs(sum - value) > Math.min(slack, most)) return false;
  return value === 0 ? null : Math.log2(Math.abs(value) / Math.max(own, step) + 1);
}

/** A row is a part of the nearest one above that stands less far in. */
function byIndent(rows: readonly WatchedRow[], column: number): Parents | null {
  const depths = rows.map(({ cells }) => /^[\s\u00a0]*/.exec(cells[column] ?? '')?.[0].length ?? 0);
  if (depths.every((depth) => depth === depths[0])) return null;
  return nested(depths, [...depths.keys()]);
}

/** A row is a part of the one with the longest name that its own begins or ends with, all else in its row being the same. */
function byName(rows: readonly WatchedRow[], column: number, texts: readonly number[]): Parents | null {
  const others = texts.filter((other) => other !== column);
  const keyOf = (index: number, name: string): string =>
    JSON.stringify([name, ...others.map((other) => rows[index]?.cells[other] ?? '')]);
  const names = rows.map(({ cells }) => wordsOf(cells[column] ?? ''));
  const places = new Map<string, number>();
  for (const [index, words] of names.entries()) {
    const key = keyOf(index, words.join(' '));
    // Two rows of one name: nobody knows which of them the others are parts of.
    places.set(key, places.has(key) ? -1 : index);
  }
  const parents = new Int32Array(rows.length).fill(-1);
  let hasAny = false;
  for (const [index, words] of names.entries()) {
    for (let count = words.length - 1; count >= 1 && parents[index] === -1; count -= 1) {
      const first = places.get(keyOf(index, words.slice(0, count).join(' '))) ?? -1;
      const last = places.get(keyOf(index, words.slice(-count).join(' '))) ?? -1;
      parents[index] = first >= 0 ? first : last;
    }
    hasAny ||= (parents[index] ?? -1) >= 0;
  }
  return hasAny ? parents : null;
}

function wordsOf(name: string): string[] {
  return plainText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
