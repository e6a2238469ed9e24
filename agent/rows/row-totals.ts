import type { RowColumn } from './row-table.ts';

const labels =
  /^(?:(?:grand|net|gross|overall|running|sub)[ -]?)?totals?(?: \d{4})?(?: (?:for|of) .+| ?\(.+\)| (?:excl|incl).*)?$|^sum$|^overall$|^average$|^career$|^career totals?$|^all(?: \p{L}+s)?$|^world$/iu;
/** The whole of everything: also where a table lists but a part of it. */
const wholes = /^(?:world|career)$/i;
const opening = /^(?:grand |sub-?|net )?totals?\b|\btotals?$/iu;
/** Of what was rounded row by row, or typed in. */
const slack = 0.03;

/** Called a total and nothing else; `Total Recall` and `The Average Man` are names. */
export function isTotalLabel(text: string): boolean {
  return labels.test(text.trim());
}

/**
 * A row that adds up the others. One that is called a total and nothing else is also one where no amount speaks against it;
 * one whose name only begins so, where all its amounts, two at least, are the sums to the last digit.
 */
export function isTotalRow(columns: readonly RowColumn[], row: number): boolean {
  const first = columns.slice(0, 3).find((column) => /\p{L}|\p{N}/u.test(column.cells[row]?.text ?? ''));
  const text = first?.cells[row]?.text.trim() ?? '';
  const isLabel = isTotalLabel(text);
  if (!first || (!isLabel && !opening.test(text))) return false;
  if (first.cells.filter((cell) => cell.text === text).length !== 1) return false;
  if (wholes.test(text)) return true;
  const sums = columns.filter((column) => column !== first).flatMap((column) => sumOf(column, row));
  if (!isLabel) return sums.length > 1 && sums.every(({ own, sum }) => Math.abs(own - sum) < 1e-6);
  return (
    sums.length === 0 ||
    sums.some(
      ({ own, sum, rows }) => isNear(own, sum) || isNear(own, sum / rows) || isNear(own, sum / (rows + 1)),
    )
  );
}

function sumOf(column: RowColumn, row: number): { own: number; sum: number; rows: number }[] {
  const own = column.cells[row]?.number ?? null;
  if (!column.isNumeric || column.isYearText || own === null) return [];
  const others = column.cells.flatMap(({ number }, at) => (at === row || number === null ? [] : [number]));
  if (others.length === 0) return [];
  return [{ own, sum: others.reduce((sum, number) => sum + number, 0), rows: others.length }];
}

function isNear(own: number, sum: number): boolean {
  return Math.abs(own - sum) <= Math.abs(sum) * slack;
}
