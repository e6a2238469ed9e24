import type { Cell } from '#kernel/catalog.ts';

export interface Question {
  id: string;
  db: string;
  question: string;
  types: string[];
  ordered: boolean;
  gold: Cell[][];
  sql?: string;
}

const extraColumns = 2;

/** Whether the rows are the right ones: every gold column among those shown, at most two more, the same rows. */
export function isUseful(rows: Cell[][], gold: Cell[][], isOrdered: boolean): boolean {
  if (rows.length !== gold.length) return false;
  const width = gold[0]?.length ?? 0;
  const shown = rows[0]?.length ?? 0;
  if (shown < width || shown > width + extraColumns) return false;
  const ours = rows.map((row) => row.map(normalise));
  const theirs = gold.map((row) => row.map(normalise));
  const isSameRows = (columns: number[]): boolean => {
    const picked = ours.map((row) => columns.map((column) => row[column]).join('\u0001'));
    const wanted = theirs.map((row) => row.join('\u0001'));
    return (isOrdered && sameList(picked, wanted)) || sameList(picked.sort(), wanted.sort());
  };
  return columnChoices(ours, theirs, width).some(isSameRows);
}

function sameList(left: string[], right: string[]): boolean {
  return left.length === right.length && left.every((text, index) => text === right[index]);
}

/** Texts without case and outer blanks, numbers without their spelling: "12,467" is 12467. */
function normalise(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  const text = String(cell).trim().toLowerCase();
  const number = Number(text.replaceAll(',', ''));
  if (text !== '' && Number.isFinite(number)) return String(Number(number.toPrecision(6)));
  return text.replace(/^(\d{4}-\d{2}-\d{2})t/, '$1 ').replace(/ 00:00:00$/, '');
}

const choicesTried = 2000;

/** Ways to take one of our columns for each gold column, of those that hold the same values. */
function columnChoices(ours: string[][], theirs: string[][], width: number): number[][] {
  const shown = ours[0]?.length ?? 0;
  const valuesOf = (rows: string[][], column: number): string =>
    rows
      .map((row) => row[column] ?? '')
      .sort()
      .join('\u0001');
  const own = Array.from({ length: shown }, (_, column) => valuesOf(ours, column));
  let choices: number[][] = [[]];
  for (let column = 0; column < width; column += 1) {
    const wanted = valuesOf(theirs, column);
    const fitting = own.flatMap((values, index) => (values === wanted ? [index] : []));
    choices = choices
      .flatMap((chosen) =>
        fitting.filter((index) => !chosen.includes(index)).map((index) => [...chosen, index]),
      )
      .slice(0, choicesTried);
  }
  return choices;
}

/** A third of the questions is never read while tuning; which, follows from the id alone. */
export function isBlind(id: string): boolean {
  let hash = 2166136261;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash >>> 0) % 3 === 0;
}
