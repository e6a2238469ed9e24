import { type Cells, filledCells, findValueColumns, isBlank, isValueLike } from './cells.ts';

/**
 * Rows without the repeats of their first one: of a report that prints its header on each page, where they would say that its columns hold words.
 * @param needed cells that a header has at least
 */
export function withoutRepeats(rows: readonly Cells[], width: number, needed: number): readonly Cells[] {
  const first = rows.findIndex((row) => filledCells(row) >= needed);
  const header = rows[first];
  if (header === undefined || filledCells(header) < 2) return rows;
  const isAgain = (row: Cells, index: number): boolean =>
    index > first && header.every((cell, column) => (cell ?? '').trim() === (row[column] ?? '').trim());
  const once = rows.filter((row, index) => !isAgain(row, index));
  const isText = (cell: string | null | undefined): boolean => !isBlank(cell) && !isValueLike(cell ?? '');
  if (once.length === rows.length || !header.every((cell) => isBlank(cell) || isText(cell))) return rows;
  return findValueColumns(once.slice(first), width).some(({ column }) => isText(header[column]))
    ? once
    : rows;
}
