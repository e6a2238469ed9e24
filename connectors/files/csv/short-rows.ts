import type { ImportTarget } from '../../connector.ts';

/** As many of the rows that were looked at make a habit of the writer; fewer are faults. */
const leastShare = 0.1;
const leastRows = 3;
const leastFitting = 0.95;
/** More lines than these are not offered to be left out one by one. */
const mostOffered = 1_000;

/**
 * Whether the writer leaves out empty values at the end of a row, as some do: many rows are shorter than the header, none is
 * longer, and what they hold is in each column of the kind that it is in the whole rows. A row that lacks a value in its middle has
 * the others in the wrong columns, and fails that.
 * @param rows cells of the first rows, without the header
 */
export function leavesOutEnds(rows: readonly string[][], width: number): boolean {
  const whole = rows.filter(({ length }) => length === width);
  // What is a single text is a remark more often than a row.
  const short = rows.filter(({ length }) => length < width && length > 1);
  if (rows.some(({ length }) => length > width) || whole.length === 0) return false;
  if (short.length < leastRows || short.length < (whole.length + short.length) * leastShare) return false;
  const isOfDigits = Array.from({ length: width }, (_, column) => whole.every(hasDigits(column)));
  const fitting = short.filter((row) =>
    row.every((_, column) => !isOfDigits[column] || hasDigits(column)(row)),
  );
  return fitting.length >= short.length * leastFitting;
}

/** A number, an amount, a date or a time, or nothing. */
function hasDigits(column: number): (row: readonly string[]) => boolean {
  return (row) => /^[\p{Sc}\d\s.,:/%()+-]*$/u.test(row[column] ?? '');
}

/** Rows that were kept with empty values at their end, and how that is undone. */
export class PaddedRows {
  #count = 0;
  readonly #lines: number[] = [];

  add(line: number): void {
    this.#count += 1;
    if (this.#lines.length <= mostOffered) this.#lines.push(line);
  }

  tell(target: ImportTarget, table: string, rows: number): void {
    const [line] = this.#lines;
    if (line === undefined) return;
    const isOffered = this.#lines.length <= mostOffered;
    target.decide(
      `${this.#count.toLocaleString('en')} of ${rows.toLocaleString('en')} lines have fewer fields than the header; the missing values at their end are empty.`,
      {
        kind: 'rowLength',
        table,
        line,
        ...(isOffered && { fix: { kind: 'dropRows' as const, lines: [...this.#lines] } }),
      },
    );
  }
}
