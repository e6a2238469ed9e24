import type { Answer } from '#kernel/answer.ts';
import type { Cell } from '#kernel/catalog.ts';
import type { Question } from './question.ts';

/** `clarified` and `declined` are no answers; they count as right where the question has none. */
export type Score = 'right' | 'wrong' | 'clarified' | 'declined';

export type Rows = readonly (readonly Cell[])[];

/** What the scorer looks at. */
export type JudgedAnswer = Pick<Answer, 'status' | 'columns' | 'rows' | 'rowCount'>;

type Rules = Pick<Question, 'isOrdered' | 'decimals' | 'isPercent' | 'isList'>;

/** An answer may show a little more than what was asked: an identifier beside a name, the value behind a ranking. */
const extraColumnsMaximum = 2;
const relativeTolerance = 1e-6;
/** A millionth of ten million dollars would be ten dollars: no sum may be off by a cent. */
const absoluteTolerance = 0.005;

/**
 * Judges an answer by its rows, never by its wording.
 * @param gold the right rows; several where the same result may be laid out in more than one way; none where no answer is right
 */
export function scoreAnswer(question: Question, answer: JudgedAnswer, gold: readonly Rows[]): Score {
  if (answer.status === 'clarify')
    return question.sql === null || question.mayClarify ? 'right' : 'clarified';
  if (answer.status === 'declined') return question.sql === null ? 'right' : 'declined';
  return gold.some((rows) => isSameResult(rows, answer, question)) ? 'right' : 'wrong';
}

function isSameResult(gold: Rows, answer: JudgedAnswer, rules: Rules): boolean {
  const width = gold[0]?.length ?? 0;
  if (width === 0 || answer.rowCount !== gold.length) return false;
  // A list may be longer than what is sent; then what was sent must be among the right rows.
  if (answer.rows.length > gold.length || answer.rows.length < Math.min(gold.length, 200)) return false;
  if (!rules.isList && answer.columns.length > width + extraColumnsMaximum) return false;
  if (hasMatchingColumns(gold, answer.rows, rules)) return true;
  return rules.isPercent === true && hasMatchingColumns(asPercent(gold), answer.rows, rules);
}

function asPercent(gold: Rows): Rows {
  return gold.map((row) => row.map((cell, index) => (index === row.length - 1 ? timesHundred(cell) : cell)));
}

function timesHundred(cell: Cell): Cell {
  const number = numberOf(cell);
  return number === null ? cell : number * 100;
}

/** Whether some choice of answer columns, one for each gold column, gives the gold rows. */
function hasMatchingColumns(gold: Rows, rows: Rows, rules: Rules): boolean {
  const width = gold[0]?.length ?? 0;
  const answerWidth = rows[0]?.length ?? 0;
  const candidates = Array.from({ length: width }, (_, column) =>
    Array.from({ length: answerWidth }, (__, index) => index).filter((index) =>
      isSameRows(pick(gold, [column]), pick(rows, [index]), rules),
    ),
  );
  const tryFrom = (chosen: number[]): boolean => {
    if (chosen.length === width) return isSameRows(gold, pick(rows, chosen), rules);
    const next = candidates[chosen.length] ?? [];
    return next.some((index) => !chosen.includes(index) && tryFrom([...chosen, index]));
  };
  return tryFrom([]);
}

function pick(rows: Rows, columns: readonly number[]): Rows {
  return rows.map((row) => columns.map((column) => row[column] ?? null));
}

/** The same rows in the same order, or as a multiset. The answer may hold just the first of them. */
function isSameRows(gold: Rows, rows: Rows, rules: Rules): boolean {
  if (rules.isOrdered) return rows.every((row, index) => isSameRow(gold[index] ?? [], row, rules));
  const rest = [...gold];
  return rows.every((row) => {
    const index = rest.findIndex((candidate) => isSameRow(candidate, row, rules));
    if (index === -1) return false;
    rest.splice(index, 1);
    return true;
  });
}

function isSameRow(gold: readonly Cell[], row: readonly Cell[], rules: Rules): boolean {
  return (
    gold.length === row.length && gold.every((cell, index) => isSameCell(cell, row[index] ?? null, rules))
  );
}

function isSameCell(gold: Cell, cell: Cell, rules: Rules): boolean {
  if (gold === null || cell === null) return gold === cell;
  const [goldNumber, number] = [numberOf(gold), numberOf(cell)];
  if (goldNumber !== null && number !== null) return isSameNumber(goldNumber, number, rules.decimals);
  const goldDay = dayOf(gold);
  if (goldDay !== null) return goldDay === dayOf(cell);
  return String(gold) === String(cell);
}

function numberOf(cell: Cell): number | null {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string' || !/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(cell)) return null;
  return Number(cell);
}

function isSameNumber(gold: number, number: number, decimals: number | undefined): boolean {
  const difference = Math.abs(gold - number);
  const tolerance = Math.min(
    absoluteTolerance,
    relativeTolerance * Math.max(Math.abs(gold), Math.abs(number)),
  );
  if (difference <= tolerance) return true;
  return decimals !== undefined && difference <= 0.5 * 10 ** -decimals + 1e-9;
}

/**
 * A day, or the first day of a period written as `2025`, `2025-Q3` or `2025-07`: a period is the same as the day on which
 * it begins, since that is how dates are grouped.
 */
function dayOf(cell: Cell): string | null {
  const text = String(cell);
  const [, year, rest = ''] = /^((?:19|20)\d\d)(?:-(.+))?$/.exec(text) ?? [];
  if (year === undefined) return null;
  if (rest === '') return `${year}-01-01`;
  const quarter = /^Q([1-4])$/.exec(rest)?.[1];
  if (quarter) return `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`;
  if (/^\d\d$/.test(rest)) return `${text}-01`;
  return /^\d\d-\d\d([T ].*)?$/.test(rest) ? text.slice(0, 10) : null;
}
