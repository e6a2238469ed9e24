import type { ImportTarget } from '../../connector.ts';
import { filledCells, isBlank } from './cells.ts';
import { type ColumnRange, type SourceRow, usedRanges } from './layout.ts';
import { scaleOf } from './scale-line.ts';

/** Columns of rows that are none of their tables. */
export interface Beside {
  /** Apart from the tables, with empty columns between. */
  ranges: readonly ColumnRange[];
  /** The column behind the last one of the tables. */
  end: number;
  /** Cells of a row of the file; what is longer was broken, and is not for this to judge. */
  width: number;
}

/** More cells than these are a column without a name rather than remarks. */
const mostRemarks = 12;
/** What stands beside a table has so few of its cells at most. */
const mostShare = 1 / 2;
/** What stands in more of the table's rows than this is a column of it, named or not. */
const mostOfRows = 1 / 2;
const shownText = 40;

interface Block extends ColumnRange {
  cells: number;
}

/** Blocks of columns apart from the largest one that have far fewer cells than it. */
export function blocksBeside(rows: readonly SourceRow[]): Block[] {
  const blocks = blocksOf(rows);
  const most = Math.max(0, ...blocks.map(({ cells }) => cells));
  return blocks.filter(({ cells }) => cells <= mostShare * most);
}

/** @param width cells of a row of the file */
export function besideOf(rows: readonly SourceRow[], ranges: readonly ColumnRange[], width: number): Beside {
  const own = blocksOf(rows).filter(({ left }) => !ranges.some((range) => range.left === left));
  return { ranges, end: Math.max(0, ...own.map(({ right }) => right)), width };
}

/**
 * Few cells in few rows of the table, none of them in its header: a block that names its columns or goes along its rows belongs to it.
 * @param header rows of the table's header; none where it has none
 * @param body rows of the table below it
 */
export function isRemark(
  { left, right, cells }: Block,
  header: readonly SourceRow[],
  body: readonly SourceRow[],
): boolean {
  const isIn = (row: SourceRow): boolean => filledCells(row.cells.slice(left, right)) > 0;
  // Without a header nothing tells a column that is seldom filled from remarks.
  const mostRows = header.length > 0 ? mostOfRows * body.length : 0;
  return cells <= mostRemarks && !header.some(isIn) && body.filter(isIn).length <= mostRows;
}

/** A row without what stands beside the tables; the same one where nothing does. */
export function withoutBeside(row: SourceRow, { ranges, end, width }: Beside): SourceRow {
  const { cells } = row;
  // A cell right behind the last column is none apart: it adds a column, or the line was cut wrongly.
  if (cells.length > width || !isBlank(cells[end])) return row;
  if (ranges.length === 0) return cells.length <= end ? row : { ...row, cells: cells.slice(0, end) };
  const isBeside = (column: number): boolean =>
    ranges.some(({ left, right }) => left <= column && column < right);
  return { ...row, cells: cells.slice(0, end).map((cell, column) => (isBeside(column) ? null : cell)) };
}

/** Takes what stands beside tables out of their rows, and tells of it. */
export class CellsBeside {
  readonly #beside: Beside;
  #count = 0;
  #first = { line: 0, text: '' };
  /** The first of them that says what the numbers are in. */
  #scale: string | null = null;

  constructor(beside: Beside) {
    this.#beside = beside;
  }

  take(row: SourceRow): SourceRow {
    const own = withoutBeside(row, this.#beside);
    const left =
      own === row ? [] : row.cells.filter((cell, column) => !isBlank(cell) && isBlank(own.cells[column]));
    if (this.#count === 0 && left.length > 0) this.#first = { line: row.line, text: left[0]?.trim() ?? '' };
    this.#count += left.length;
    if (this.#count <= mostRemarks)
      this.#scale ??= left.find((cell) => cell !== null && scaleOf(cell) !== null) ?? null;
    return own;
  }

  tell(target: ImportTarget, table: string): void {
    if (this.#count === 0) return;
    const place = { kind: 'shape', table, line: this.#first.line } as const;
    const shown = shorten(this.#first.text);
    if (this.#scale !== null)
      target.warn(
        `A remark beside "${table}" says "${shorten(this.#scale.trim())}": its numbers may be meant in ${scaleOf(this.#scale)}, which does not stand with them here.`,
        { kind: 'unit', table },
      );
    if (this.#count === 1)
      target.decide(`A remark beside the table "${table}" ("${shown}") was left out.`, place);
    else if (this.#count <= mostRemarks)
      target.decide(
        `Remarks beside the table "${table}" (${this.#count} cells, the first of them "${shown}") were left out.`,
        place,
      );
    else
      target.warn(
        `${this.#count.toLocaleString('en')} cells beside the table "${table}", the first of them "${shown}", were left out as remarks. If they are a column of it, give it a name in the header and upload the file again.`,
        place,
      );
  }
}

function shorten(text: string): string {
  return text.length > shownText ? `${text.slice(0, shownText - 1)}…` : text;
}

function blocksOf(rows: readonly SourceRow[]): Block[] {
  const counts: number[] = [];
  for (const { cells } of rows)
    for (const [column, cell] of cells.entries())
      counts[column] = (counts[column] ?? 0) + (isBlank(cell) ? 0 : 1);
  return usedRanges(counts.map((count) => count > 0)).map(({ left, right }) => ({
    left,
    right,
    cells: counts.slice(left, right).reduce((sum, count) => sum + count, 0),
  }));
}
