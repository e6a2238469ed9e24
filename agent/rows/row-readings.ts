import type { QueryResult, RunQuery } from '#kernel/catalog.ts';
import { codeCompared } from '../guards/counts-and-codes.ts';
import { readsOf } from '../live/reads.ts';
import { emptyParts } from '../planning/empty-parts.ts';
import { keysAggregated } from '../planning/key-amounts.ts';
import type { Candidate } from '../planning/search.ts';
import { compileWith } from '../sql/compile.ts';
import type { Token } from '../text/tokens.ts';
import { rowQueries, tolerantQueries } from './row-forms.ts';
import { planOfRows } from './row-plans.ts';
import type { RowQuery } from './row-query.ts';
import { signsOf } from './row-signs.ts';
import type { RowTable } from './row-table.ts';

const mostRun = 16;
const mostTies = 6;
const score = 0.5;

/** A reading with what it finds; `told` is that in one line, to be compared. */
export interface RowReading {
  query: RowQuery;
  candidate: Candidate;
  result: QueryResult;
  told: string;
}

/** What a table that is called nothing tells to a question, by each reading, with what speaks for and against it. */
export async function signedReadings(
  table: RowTable,
  tokens: Token[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<(RowReading & { signs: string[] })[]> {
  const runQuery = rowRunner(table, tokens, run, signal);
  const strict = await ranBy(rowQueries(table, tokens).slice(0, mostRun), runQuery);
  const known = new Set(strict.map(({ candidate }) => candidate.sql));
  const tolerant = (await ranBy(tolerantQueries(table, tokens).slice(0, mostRun), runQuery)).filter(
    ({ candidate }) => !known.has(candidate.sql),
  );
  const all = [...strict, ...tolerant];
  const answering = all.filter(isAnswer);
  // What other columns tell is no rival: it is always another answer.
  const isOfAsked = ({ query }: RowReading): boolean => !query.signs.some((sign) => otherColumns.has(sign));
  // "which country has more medals than X?" where several have.
  const found = answering.some(isOfAsked) ? answering : [...answering, ...all.filter(isSeveral)];
  const isReadInFull = strict.some(isAnswer);
  const least = Math.min(...found.map(({ query }) => query.stretch));
  const words = tokens.map(({ lower }) => lower);
  const answers = new Set(found.filter(isOfAsked).map(({ told }) => told)).size;
  return found.map((own) => {
    const isFarther = own.query.stretch > least + 0.05;
    const agreed = found.filter(({ told }) => told === own.told).length;
    return {
      ...own,
      signs: signsOf(table, own.query, { answers, agreed, words, told: own.told, isFarther, isReadInFull }),
    };
  });
}

const otherColumns = new Set(['shows the subject instead', 'shows another column']);

/** What is found by a reading that no answer may come of. */
const nothing: QueryResult = { columns: [], rows: [], truncated: false, elapsedMs: 0 };

export type RunRowQuery = (query: RowQuery) => Promise<{ candidate: Candidate; result: QueryResult }>;

export function rowRunner(
  table: RowTable,
  tokens: readonly Token[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): RunRowQuery {
  return async (query) => {
    const plan = { ...planOfRows(table, query), score };
    const sql = compileWith(plan, table.model);
    const candidate = { plan, sql, score, parts: emptyParts(), isOfRows: true as const };
    const isUntold = codeCompared(table.model, plan, tokens) !== null || isUntoldTotal(query);
    if (keysAggregated(table.model, plan) !== null || isUntold) return { candidate, result: nothing };
    const result = await run({
      sql,
      ...readsOf(table.model, plan, sql),
      maxRows: 50,
      deadlineMs: 5_000,
      ...(signal ? { signal } : {}),
    });
    return { candidate, result };
  };
}

const totalWords = new Set('max min maximum minimum average mean median total sum overall top'.split(' '));

/**
 * "what were sales in march" of two rows: their different numbers are no answer to it, and equal ones would be told once. "max tickets" of a table whose
 * priorities are High, Low and Max may ask for either.
 */
function isUntoldTotal({ shown, where, extreme, frequency, place, beside }: RowQuery): boolean {
  if (shown.kind !== 'column' || extreme || frequency || place || beside) return false;
  const { column } = shown;
  if (column.profile.role !== 'additive' || column.profile.type === 'text') return false;
  const cells = where.flatMap((condition) =>
    condition.kind === 'cells' && !condition.negated ? [condition] : [],
  );
  const [first, ...others] = cells;
  if (!first) return false;
  const rows = [...first.rows].filter((row) => others.every((other) => other.rows.has(row)));
  const isCalledTotal = cells.some(({ column: own, rows: held }) =>
    [...held].some((row) => totalWords.has(own.cells[row]?.words.join(' ') ?? '')),
  );
  return rows.length > 1 || isCalledTotal;
}

/** What the readings find that can be an answer. */
export async function foundBy(queries: RowQuery[], runQuery: RunRowQuery): Promise<RowReading[]> {
  return (await ranBy(queries, runQuery)).filter(isAnswer);
}

/** What the readings find, each statement once. */
async function ranBy(queries: RowQuery[], runQuery: RunRowQuery): Promise<RowReading[]> {
  const ran = new Map<string, RowReading>();
  for (const query of queries) {
    const { candidate, result } = await runQuery(query);
    const known = ran.get(candidate.sql);
    if (!known || (!isAnswer(known) && isAnswer({ query, result })))
      ran.set(candidate.sql, { query, candidate, result, told: toldBy(result) });
  }
  return [...ran.values()];
}

export function toldBy(result: QueryResult): string {
  return result.rows.map((row) => String(row[0] ?? '').toLowerCase()).join('\u0000');
}

type Ran = Pick<RowReading, 'query' | 'result'>;

/** A question for one thing has one answer; nothing is no answer to what was taken for granted. */
function isAnswer({ query, result }: Ran): boolean {
  const { shown, isSingle, extreme, frequency, isPlural, said } = query;
  if (!isFilled(result)) return false;
  // "which two teams" has two answers.
  if (said !== null && shown.kind === 'column' && result.rows.length !== said) return false;
  const [row] = result.rows;
  if (shown.kind === 'difference' || shown.kind === 'spread') return row?.[1] !== null && row?.[2] !== null;
  if (shown.kind !== 'column') return Number(row?.[0]) !== 0;
  if (isSingle) return result.rows.length === 1;
  if (extreme || frequency) return result.rows.length <= (isPlural ? mostTies : 1);
  return isPlural || result.rows.length === 1;
}

function isFilled({ rows: [row] }: QueryResult): boolean {
  return row !== undefined && row[0] !== null && row[0] !== undefined && row[0] !== '';
}

/** A few where one was asked for. */
function isSeveral({ query, result }: Ran): boolean {
  return (
    query.shown.kind === 'column' &&
    query.said === null &&
    !query.isSingle &&
    isFilled(result) &&
    result.rows.length <= mostTies
  );
}
