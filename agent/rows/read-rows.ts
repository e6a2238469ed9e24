import type { QueryResult, RunQuery } from '#kernel/catalog.ts';
import { versionsOf } from '../answer/result-checks.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Candidate } from '../planning/candidates.ts';
import { emptyParts } from '../planning/parts.ts';
import { compileWith } from '../sql/compile.ts';
import type { Token } from '../text/tokens.ts';
import { rowQueries } from './row-forms.ts';
import { planOfRows } from './row-plans.ts';
import type { RowQuery } from './row-query.ts';
import { readRowTable } from './row-table.ts';

const mostReadings = 8;
const mostTies = 3;
/** What can be read like a page; longer tables are logs, of which single rows are seldom asked. */
const mostRead = 60;
const score = 0.5;

/**
 * Reads a question as one over the rows of a single small table, in their order: "who came after X", "the last game", "A or B".
 * For what the frames cannot read. Answers only where all readings of the words give the same rows.
 */
export async function readRows(
  model: SemanticModel,
  tokens: Token[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<Candidate[]> {
  const table = await readRowTable(model, run, signal);
  if (!table || table.count > mostRead) return [];
  const queries = rowQueries(table, tokens).filter(
    (query) => table.nouns === null || isOfPlaces(query) || saysWholeText(query),
  );
  const least = Math.min(...queries.map(({ stretch }) => stretch));
  const close = queries.filter(({ stretch }) => stretch <= least + 0.05).slice(0, mostReadings + 1);
  if (close.length === 0 || close.length > mostReadings) return [];
  const found: { candidate: Candidate; told: string }[] = [];
  for (const query of close) {
    const plan = { ...planOfRows(table, query), score };
    const sql = compileWith(plan, model);
    const result = await run({
      sql,
      tables: versionsOf(model, plan),
      maxRows: 50,
      deadlineMs: 5_000,
      ...(signal ? { signal } : {}),
    });
    if (!isAnswer(query, result)) continue;
    found.push({ candidate: { plan, sql, score, parts: emptyParts() }, told: toldBy(result) });
  }
  const [first] = found;
  return first && found.every(({ told }) => told === first.told) ? [first.candidate] : [];
}

/**
 * Counts, totals and the most of something are what the frames read. What they refused of a table that is called something is not told row by
 * row; what stands beside what, or in which row, still is, and so is how many hold a text that was quoted.
 */
function isOfPlaces({ shown, extreme, frequency }: RowQuery): boolean {
  const isWorked = shown.kind === 'count' || shown.kind === 'sum' || shown.kind === 'avg';
  return !isWorked && extreme === null && frequency === null;
}

/** A cell that was said word for word is meant, whatever else the words could be. */
const wholeText = 3;

function saysWholeText({ where }: RowQuery): boolean {
  return where.some(
    (condition) =>
      condition.kind === 'cells' &&
      condition.isWhole &&
      [...condition.rows].some((row) => (condition.column.cells[row]?.words.length ?? 0) >= wholeText),
  );
}

function toldBy(result: QueryResult): string {
  return result.rows.map((row) => String(row[0] ?? '').toLowerCase()).join('\u0000');
}

/** A question for one thing has one answer; nothing is no answer to what was taken for granted. */
function isAnswer({ shown, isSingle, extreme, frequency, isPlural }: RowQuery, result: QueryResult): boolean {
  const [row] = result.rows;
  if (!row || row[0] === null || row[0] === undefined || row[0] === '') return false;
  if (shown.kind === 'difference') return row[0] !== null && row[1] !== null && row[2] !== null;
  if (shown.kind !== 'column') return Number(row[0]) !== 0;
  if (isSingle) return result.rows.length === 1;
  if (extreme || frequency) return result.rows.length <= (isPlural ? mostTies : 1);
  return isPlural || result.rows.length === 1;
}
