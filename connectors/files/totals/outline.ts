import { type AmountMark, decimalsOf } from './amounts.ts';
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
  for (const column of texts) {
    for (const parents of [byIndent(rows, column), byName(rows, column, texts)]) {
      const totals = parents === null ? [] : proven(rows, parents, numeric, mark);
      if (totals.length > 0) return totals;
    }
  }
  return [];
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
  parents: Parents,
  numeric: readonly Amounts[],
  mark: AmountMark,
): number[] {
  const children = new Map<number, number[]>();
  for (const [index, parent] of parents.entries())
    if (parent >= 0) children.set(parent, [...(children.get(parent) ?? []), index]);
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
  return parts >= 2 && bits >= leastBits && added.length > others ? added.sort((a, b) => a - b) : [];
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
  if (Math.abs(sum - value) > Math.max(own / 2, step * 0.51) + (step * Math.min(filled.length, 10)) / 2)
    return false;
  return value === 0 ? null : Math.log2(Math.abs(value) / Math.max(own, step) + 1);
}

/** A row is a part of the nearest one above that stands less far in. */
function byIndent(rows: readonly WatchedRow[], column: number): Parents | null {
  const depths = rows.map(({ cells }) => /^[\s\u00a0]*/.exec(cells[column] ?? '')?.[0].length ?? 0);
  if (depths.every((depth) => depth === depths[0])) return null;
  const parents = new Int32Array(rows.length).fill(-1);
  const open: number[] = [];
  for (const [index, depth] of depths.entries()) {
    while (open.length > 0 && (depths[open.at(-1) ?? 0] ?? 0) >= depth) open.pop();
    parents[index] = open.at(-1) ?? -1;
    open.push(index);
  }
  return parents;
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
