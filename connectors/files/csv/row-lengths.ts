import type { ImportTarget } from '../../connector.ts';
import type { SourceRow } from '../shape/layout.ts';
import type { RowLengths } from '../shape/table-rows.ts';
import { leavesOutEnds, PaddedRows } from './short-rows.ts';

/** Lines of a table in a CSV that have more or fewer fields than its header: kept where that is a habit, else told and left out. */
export class FileLengths implements RowLengths {
  readonly #target: ImportTarget;
  readonly #table: string;
  readonly #width: number;
  readonly #isAskedToPad: boolean;
  readonly #padsRows: boolean;
  readonly #padded = new PaddedRows();
  readonly #uneven = { count: 0, firstLine: 0, short: 0 };
  #rows = 0;

  /** @param body the first rows below the header */
  constructor(target: ImportTarget, table: string, width: number, body: readonly SourceRow[]) {
    this.#target = target;
    this.#table = table;
    this.#width = width;
    this.#isAskedToPad = target.padsRows?.(table) ?? false;
    const first = body
      .filter(({ isUnclosed }) => isUnclosed !== true)
      .map(({ cells }) => cells.map((cell) => cell ?? ''));
    this.#padsRows = this.#isAskedToPad || leavesOutEnds(first, width);
  }

  get unevenCount(): number {
    return this.#uneven.count;
  }

  fit(row: SourceRow): SourceRow['cells'] | null {
    this.#rows += 1;
    const { cells, line } = row;
    const isShort = row.isUnclosed !== true && cells.length < this.#width;
    const isPadded = isShort && (this.#isAskedToPad || (this.#padsRows && cells.length > 1));
    const reason = isPadded ? null : whyRejected(row, this.#width);
    if (reason !== null) {
      this.#reject(row, reason);
      return null;
    }
    if (isPadded && !this.#target.dropsRow?.(this.#table, line)) this.#padded.add(line);
    return cells.length > this.#width ? cells.slice(0, this.#width) : cells;
  }

  tell(): void {
    // Who asked for it is told by the fix.
    if (!this.#isAskedToPad) this.#padded.tell(this.#target, this.#table, this.#rows);
    const { count, firstLine, short } = this.#uneven;
    if (count === 0) return;
    const isOne = count === 1;
    this.#target.warn(
      `${count.toLocaleString('en')} of ${this.#rows.toLocaleString('en')} lines ${isOne ? 'has' : 'have'} another number of fields than the header and ${isOne ? 'was' : 'were'} not kept.`,
      {
        kind: 'rowLength',
        table: this.#table,
        line: firstLine,
        ...(short > 0 && { fix: { kind: 'padRows' } }),
      },
    );
  }

  #reject(row: SourceRow, reason: string): void {
    this.#target.reject(this.#table, row.line, reason);
    if (row.isUnclosed === true) return;
    this.#uneven.count += 1;
    this.#uneven.short += row.cells.length < this.#width ? 1 : 0;
    this.#uneven.firstLine ||= row.line;
  }
}

function whyRejected({ cells, isUnclosed }: SourceRow, width: number): string | null {
  if (isUnclosed === true) return 'A quote is opened and never closed.';
  const fields = cells.length;
  // One delimiter too many at the end of the line is a habit of some exports.
  if (
    fields === width ||
    (fields > width && cells.slice(width).every((cell) => cell === '' || cell === null))
  )
    return null;
  return `${fields} ${fields === 1 ? 'field' : 'fields'} instead of ${width}.`;
}
