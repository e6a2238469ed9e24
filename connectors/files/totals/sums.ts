import { type AmountMark, decimalsOf, readAmount } from './amounts.ts';

export type Row = readonly (string | null)[];

export interface WatchedRow {
  cells: Row;
  /** 1-based, of the file or sheet; absent where it is not known. */
  line: number | undefined;
  /** Bold, or with a border above, where not all rows are. */
  isMarked?: boolean;
  /** How far in the outline of the workbook sets it. */
  level?: number;
  /** The workbook says so: the totals row of its table, or a formula that adds up the rows above. */
  isDeclared?: boolean;
}

/** What was added up from a row on. */
export interface Sums {
  amounts: Float64Array;
  /** Amounts that are not zero, and those below it. */
  filled: Int32Array;
  negative: Int32Array;
  rows: number;
}

export interface Match {
  /** Columns in which the row is the sum, and in which it is not. */
  matched: number;
  missed: number;
  /** The row is the mean in all columns. */
  isMean: boolean;
  /** Rows that were added up. */
  rows: number;
  /** How unlikely it is by chance, in bits. */
  bits: number;
  hasNegative: boolean;
  isWhole: boolean;
}

export function isBetter(right: Match, left: Match): boolean {
  if (right.matched !== left.matched) return right.matched > left.matched;
  if (right.missed !== left.missed) return right.missed < left.missed;
  if (right.isMean !== left.isMean) return right.isMean;
  return right.rows > left.rows;
}

export function emptySums(width: number): Sums {
  return {
    amounts: new Float64Array(width),
    filled: new Int32Array(width),
    negative: new Int32Array(width),
    rows: 0,
  };
}

export function copyOf({ amounts, filled, negative, rows }: Sums): Sums {
  return { amounts: amounts.slice(), filled: filled.slice(), negative: negative.slice(), rows };
}

/** The amounts of a column, NaN where a cell holds none; null where most cells are something else. */
export function readColumn(
  rows: readonly WatchedRow[],
  column: number,
  mark: AmountMark,
): { amounts: Float64Array | null; decimals: number; filled: number } {
  const amounts = new Float64Array(rows.length).fill(Number.NaN);
  let filled = 0;
  let read = 0;
  let decimals = 0;
  for (const [index, { cells }] of rows.entries()) {
    const cell = cells[column];
    if (cell === undefined || cell === null || cell === '') continue;
    filled += 1;
    const amount = readAmount(cell, mark);
    if (amount === null) continue;
    read += 1;
    amounts[index] = amount;
    decimals = Math.max(decimals, Math.min(decimalsOf(cell, mark), 9));
  }
  return { amounts: read > 0 && read >= 0.6 * filled ? amounts : null, decimals, filled };
}
