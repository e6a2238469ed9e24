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

/** Whether more rows are shown than the gold only because several share the last place of a ranking, which the gold cuts at random. */
export function isTied(rows: Cell[][], gold: Cell[][], limit: number | null): boolean {
  if (limit === null || gold.length !== limit || rows.length <= gold.length) return false;
  const ours = rows.map((row) => row.map(normalise));
  return gold.every((row) => ours.some((own) => row.every((cell) => own.includes(normalise(cell)))));
}

function sameList(left: string[], right: string[]): boolean {
  return left.length === right.length && left.every((text, index) => text === right[index]);
}

/**
 * Texts without case, accents, outer blanks, footnote marks, and what stands in brackets behind them, as the public scorers of such sets do;
 * numbers without their spelling: "12,467" is 12467; days as one writes them for machines.
 */
function normalise(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  const text = bareText(String(cell));
  // "365 t" and "$10,000": the unit stands with the column.
  const amount = text.replaceAll(',', '').replace(/^[$€£]\s?/, '');
  const number = Number(amount.replace(/(?<=^-?\d+(\.\d+)?)(\s?%| [a-z]{1,3})$/, ''));
  if (text !== '' && Number.isFinite(number)) return String(Number(number.toPrecision(6)));
  return dayOf(text) ?? text.replace(/^(\d{4}-\d{2}-\d{2})t/, '$1 ').replace(/ 00:00:00$/, '');
}

function bareText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[‘’´`]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\s+/g, ' ');
  const bare = plain
    .replace(/(?<=.)(\[[^\]]*\]|[•♦†‡*#+])+$/u, '')
    .replace(/(?<=.)( \([^)]*\))+$/, '')
    .trim()
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/\.$/, '');
  return bare === '' ? plain : bare;
}

/** Days and times of a day, however a file writes them, as the product tells them: "18 May 2013" and "5/18/2013" as "2013-05-18", "4:49" as "04:49". */
function dayOf(text: string): string | null {
  if (/^\d:\d\d(:\d\d)?$/.test(text)) return `0${text}`;
  const [, first, second, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  if (first && second && year) {
    // The day stands first before dots, and wherever it is no month.
    const isDayFirst = text.includes('.') || Number(first) > 12;
    const [month, day] = isDayFirst ? [second, first] : [first, second];
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  const ofMonth = /^[a-z]{3,9} \d{4}$/.test(text) ? Date.parse(`1 ${text} UTC`) : Number.NaN;
  if (!Number.isNaN(ofMonth)) return new Date(ofMonth).toISOString().slice(0, 10);
  const isDay = /^[a-z]{3,9}\.? \d{1,2},? \d{4}$/.test(text) || /^\d{1,2} [a-z]{3,9}\.?,? \d{4}$/.test(text);
  const time = isDay ? Date.parse(`${text} UTC`) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
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
