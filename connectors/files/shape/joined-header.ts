import { type Cells, filledCells, isBlank, isDateLike, isValueLike, isYear } from './cells.ts';

/** A cell that is merged across columns, in the row where it stands. */
export interface Span {
  first: number;
  last: number;
}

const longestGroup = 40;

/**
 * The names of two header rows as one: `2024` over `Units` is `2024 Units`. Null where the upper row does not group the columns of
 * the lower one, but is a title or a line of its own.
 * @param spans the merged cells of the upper row; null where the file knows none
 */
export function joinHeaderRows(
  upper: Cells,
  lower: Cells,
  width: number,
  spans: readonly Span[] | null,
): string[] | null {
  if (!isGroupRow(upper) || isMostlyDigits(upper) || isMostlyDigits(lower)) return null;
  const groups =
    spans === null || spans.length === 0 ? spread(upper, lower, width) : overSpans(upper, width, spans);
  const names = Array.from({ length: width }, (_, column) =>
    joinNames(groups[column] ?? '', lower[column]?.trim() ?? ''),
  );
  const own = Array.from({ length: width }, (_, column) => lower[column]?.trim() ?? '');
  if (names.some((name) => name === '') && own.every((name) => name !== '')) return null;
  if (hasTwice(names)) return null;
  // A row of data may hold one word in several columns, too: above a header the groups are fewer than the columns.
  const isResolving = hasTwice(own) && hasWideGroup(upper, lower);
  const isMerged = (spans ?? []).some(
    ({ first, last }) => last > first && !(first === 0 && last >= width - 1) && !isBlank(upper[first]),
  );
  return isResolving || isMerged || isSpread(upper, lower, width) ? names : null;
}

/** Short words, years or days: not a sentence, an amount, or a label with its value. */
function isGroupRow(row: Cells): boolean {
  const texts = row.flatMap((cell) => (cell === null || isBlank(cell) ? [] : [cell.trim()]));
  return (
    texts.length > 0 &&
    texts.every(
      (text) =>
        text.length <= longestGroup &&
        !text.endsWith(':') &&
        (!isValueLike(text) || isYear(text) || isDateLike(text)),
    )
  );
}

/** `51 (11)`, `#2`: values of a form of their own, which no rule knows. */
function isMostlyDigits(row: Cells): boolean {
  const texts = row.flatMap((cell) => (cell === null || isBlank(cell) ? [] : [cell.trim()]));
  const digits = texts.filter(
    (text) => /^[-+−.#(]?\d/.test(text) && !isYear(text) && !isDateLike(text) && !/^\d\S*$/.test(text),
  );
  return 2 * digits.length > texts.length;
}

function joinNames(upper: string, lower: string): string {
  if (upper === '' || upper.toLowerCase() === lower.toLowerCase()) return lower;
  return lower === '' ? upper : `${upper} ${lower}`;
}

function hasTwice(names: readonly string[]): boolean {
  const told = names.filter((name) => name !== '').map((name) => name.toLowerCase());
  return new Set(told).size < told.length;
}

/** Whether a cell stands for several columns: the next ones are empty over names, or hold the same. */
function hasWideGroup(upper: Cells, lower: Cells): boolean {
  return upper.some((cell, column) => {
    if (column === 0 || isBlank(lower[column])) return false;
    const before = upper[column - 1];
    return isBlank(cell) ? !isBlank(before) && column > 1 : cell?.trim() === before?.trim();
  });
}

function overSpans(upper: Cells, width: number, spans: readonly Span[]): string[] {
  return Array.from({ length: width }, (_, column) => {
    const span = spans.find(({ first, last }) => first <= column && column <= last);
    return upper[span?.first ?? column]?.trim() ?? '';
  });
}

/** A group goes on over the empty cells behind it, the last one no further than the widest before it. */
function spread(upper: Cells, lower: Cells, width: number): string[] {
  const starts = upper.flatMap((cell, column) => (isBlank(cell) ? [] : [column]));
  const ends = starts.map((_, index) => starts[index + 1] ?? width);
  const widest = Math.max(1, ...starts.slice(0, -1).map((start, index) => (ends[index] ?? start) - start));
  const last = starts.at(-1) ?? 0;
  const groups = Array.from({ length: width }, () => '');
  for (const [index, start] of starts.entries()) {
    // What stands over one column that has a name below and no neighbour of its group is that column's alone.
    const end =
      start === last && starts.length > 1 && widest > 1
        ? Math.min(width, start + widest)
        : (ends[index] ?? width);
    for (let column = start; column < end; column += 1) {
      if (column > start && isBlank(lower[column])) break;
      groups[column] = upper[start]?.trim() ?? '';
    }
  }
  return groups;
}

/** Without merged cells: each group stands over several columns, or over one that has no name of its own or the same. */
function isSpread(upper: Cells, lower: Cells, width: number): boolean {
  const starts = upper.flatMap((cell, column) => (isBlank(cell) ? [] : [column]));
  const isTitle = starts[0] === 0 && starts.length === 1;
  if (isTitle || filledCells(lower) < 2) return false;
  // One word over some of the columns is a title as likely as a group; a year or a quarter is none.
  if (starts.length === 1 && !/\d/.test(upper[starts[0] ?? 0] ?? '')) return false;
  const wide = starts.filter((start, index) => (starts[index + 1] ?? width) - start > 1);
  return (
    wide.length > 0 &&
    starts.every((start) => {
      const own = lower[start]?.trim() ?? '';
      return wide.includes(start) ? start > 0 || own === '' : own === '' || own === upper[start]?.trim();
    })
  );
}
