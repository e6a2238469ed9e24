import type { FrameColumn } from '../algorithm.ts';

/** What decides whether and how a column is learnt from, counted over training rows. */
export interface ColumnFacts {
  rowCount: number;
  missing: number;
  /** Different values among those present. */
  distinct: number;
  least: number;
  most: number;
  isWhole: boolean;
}

export function factsOf(column: FrameColumn, rows: Int32Array): ColumnFacts {
  return column.kind === 'category'
    ? levelFacts(countLevels(column.codes, column.levels.length, rows), rows.length)
    : numberFacts(column.values, rows);
}

function levelFacts(counts: Int32Array, rowCount: number): ColumnFacts {
  let present = 0;
  let distinct = 0;
  for (const count of counts) {
    present += count;
    if (count > 0) distinct += 1;
  }
  return { rowCount, missing: rowCount - present, distinct, least: 0, most: 0, isWhole: false };
}

function numberFacts(values: Float64Array, rows: Int32Array): ColumnFacts {
  const own = presentValues(values, rows).sort();
  let distinct = own.length > 0 ? 1 : 0;
  let isWhole = own.length > 0;
  for (let at = 0; at < own.length; at += 1) {
    if (at > 0 && own[at] !== own[at - 1]) distinct += 1;
    if (isWhole && !Number.isInteger(own[at])) isWhole = false;
  }
  const missing = rows.length - own.length;
  return { rowCount: rows.length, missing, distinct, least: own[0] ?? 0, most: own.at(-1) ?? 0, isWhole };
}

/** Rows of each level; what is missing is counted nowhere. */
export function countLevels(codes: Int32Array, levelCount: number, rows: Int32Array): Int32Array {
  const counts = new Int32Array(levelCount);
  for (const row of rows) {
    const code = codes[row] ?? -1;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** What is no finite number is missing. */
export function presentValues(values: Float64Array, rows: Int32Array): Float64Array {
  const present = new Float64Array(rows.length);
  let count = 0;
  for (const row of rows) {
    const value = values[row] ?? Number.NaN;
    if (!Number.isFinite(value)) continue;
    present[count] = value;
    count += 1;
  }
  return present.subarray(0, count);
}

export function medianOf(values: Float64Array): number {
  const sorted = values.toSorted();
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2
    ? (sorted[middle] ?? 0)
    : (sorted[middle - 1] ?? 0) / 2 + (sorted[middle] ?? 0) / 2;
}
