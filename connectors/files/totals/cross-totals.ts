import type { WatchedRow } from './sums.ts';
import { readTotalLabel } from './total-words.ts';

/**
 * Rows of a table of several columns of words in which some say "all" or nothing: `all, 51+` and `DE, (blank)` stand for the rows that are the same in
 * the other columns. By index, the rows that each stands for; null where no row is of this kind.
 */
export function crossParts(
  rows: readonly WatchedRow[],
  texts: readonly number[],
): Map<number, number[]> | null {
  if (texts.length < 2) return null;
  const open = rows.map(({ cells }) => texts.filter((column) => isOpen(cells[column] ?? '')));
  const wholes = open.flatMap((columns, index) => (columns.length > 0 ? [index] : []));
  if (wholes.length === 0 || wholes.length > rows.length - 2) return null;
  // Of two by two kinds five of nine rows are such sums; blanks alone are rather names that nobody knew.
  const isSaid = wholes.every((index) =>
    open[index]?.some((column) => isLabelled(rows[index]?.cells[column])),
  );
  if (!isSaid && wholes.length > rows.length / 2) return null;
  // A column that is blank in most rows is one that says something of a few.
  const isOfFew = (column: number): boolean =>
    rows.filter(({ cells }) => (cells[column] ?? '').trim() === '').length > rows.length / 2;
  if (texts.some(isOfFew)) return null;
  const byFixed = new Map<string, number[]>();
  const keyOf = (index: number, columns: readonly number[]): string =>
    JSON.stringify(columns.map((column) => [column, rows[index]?.cells[column] ?? '']));
  const kinds = new Set(wholes.map((index) => JSON.stringify(fixedOf(open[index] ?? [], texts))));
  for (const kind of kinds) {
    const fixed = JSON.parse(kind) as number[];
    for (const [index, columns] of open.entries()) {
      if (columns.length > 0) continue;
      const key = kind + keyOf(index, fixed);
      byFixed.set(key, [...(byFixed.get(key) ?? []), index]);
    }
  }
  return new Map(
    wholes.map((index) => {
      const fixed = fixedOf(open[index] ?? [], texts);
      return [index, byFixed.get(JSON.stringify(fixed) + keyOf(index, fixed)) ?? []];
    }),
  );
}

function fixedOf(open: readonly number[], texts: readonly number[]): number[] {
  return texts.filter((column) => !open.includes(column));
}

function isOpen(cell: string): boolean {
  return cell.trim() === '' || isLabelled(cell);
}

function isLabelled(cell: string | null | undefined): boolean {
  const label = readTotalLabel(cell ?? '');
  return label?.kind === 'total' && label.rest === '';
}
