import type { QueryResult, RunQuery } from '#kernel/catalog.ts';
import { versionsOf } from '../answer/result-checks.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { emptyParts } from '../planning/empty-parts.ts';
import type { Candidate } from '../planning/search.ts';
import { compileWith } from '../sql/compile.ts';
import type { Token } from '../text/tokens.ts';
import { rowQueries, tolerantQueries } from './row-forms.ts';
import { planOfRows } from './row-plans.ts';
import type { LeftKind, RowQuery } from './row-query.ts';
import { signsOf } from './row-signs.ts';
import { type RowTable, readRowTable } from './row-table.ts';
import { trustOf } from './row-trust.ts';

const mostReadings = 8;
const mostTies = 3;
/** What is called something and is longer than a page is a log, of which single rows are seldom asked. */
const mostRead = 60;
const score = 0.5;

/** Of a table that is called nothing: what is trusted so far is answered, what is trusted less is asked back. */
const trusted = 0.81;
const offered = 0.5;
const mostRun = 12;

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
  if (!table || (table.nouns !== null && table.count > mostRead)) return [];
  if (table.nouns === null) return readLoosely(await ratedBy(table, tokens, run, signal), tokens);
  const queries = rowQueries(table, tokens);
  const runQuery = runner(table, run, signal);
  const placed = queries.filter((query) => isOfPlaces(query) || saysWholeText(query));
  const least = Math.min(...placed.map(({ stretch }) => stretch));
  const close = placed.filter(({ stretch }) => stretch <= least + 0.05).slice(0, mostReadings + 1);
  if (close.length > mostReadings) return [];
  const found = await foundBy(close, runQuery);
  const [first] = found;
  return first && found.every(({ told }) => told === first.told) ? [first.candidate] : [];
}

interface Found {
  query: RowQuery;
  candidate: Candidate;
  result: QueryResult;
  told: string;
}

interface Rated extends Found {
  signs: string[];
  trust: number;
}

/** What a table that is called nothing tells to a question, by each reading; the reading that is trusted most first. */
export async function ratedBy(
  table: RowTable,
  tokens: Token[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<Rated[]> {
  const runQuery = runner(table, run, signal);
  const strict = await foundBy(rowQueries(table, tokens).slice(0, mostRun), runQuery);
  const found =
    strict.length > 0 ? strict : await foundBy(tolerantQueries(table, tokens).slice(0, mostRun), runQuery);
  const least = Math.min(...found.map(({ query }) => query.stretch));
  const words = tokens.map(({ lower }) => lower);
  const answers = new Set(found.map(({ told }) => told)).size;
  return found
    .map((own) => {
      const isFarther = own.query.stretch > least + 0.05;
      const agreed = found.filter(({ told }) => told === own.told).length;
      const signs = signsOf(table, own.query, { answers, agreed, words, told: own.told, isFarther });
      return { ...own, signs, trust: trustOf(signs) };
    })
    .sort((left, right) => right.trust - left.trust);
}

/**
 * A name that stands nowhere in the table may be what the page is about, or a condition; a header, an adjective or a word that has no
 * part may change all, and one that is akin to a cell may be said of something else: that is asked, however much the rest is trusted.
 */
const asked: ReadonlySet<LeftKind> = new Set(['name', 'header', 'other', 'unread', 'near']);

/** The reading that is trusted most. */
function readLoosely(rated: Rated[], tokens: Token[]): Candidate[] {
  const words = tokens.map(({ lower }) => lower);
  const [best] = rated;
  if (!best || best.trust < offered) return [];
  const isAsked = best.query.left.some(({ kind }) => asked.has(kind));
  const isTrusted = best.trust >= trusted || (best.trust >= offered && isPlainTotal(best.query, words));
  if (isTrusted && !isAsked) return [best.candidate];
  return [{ ...best.candidate, isProposed: true }];
}

/** "the total number of keepers on Orra": no word of it is left, and the cell is said in full. */
function isPlainTotal({ shown, where, left }: RowQuery, words: string[]): boolean {
  const isOfWhole = where.length > 0 && where.every((part) => part.kind === 'cells' && part.isWhole);
  return shown.kind === 'sum' && left.length === 0 && isOfWhole && words.includes('total');
}

type RunRowQuery = (query: RowQuery) => Promise<{ candidate: Candidate; result: QueryResult }>;

function runner(table: RowTable, run: RunQuery, signal: AbortSignal | undefined): RunRowQuery {
  return async (query) => {
    const plan = { ...planOfRows(table, query), score };
    const sql = compileWith(plan, table.model);
    const result = await run({
      sql,
      tables: versionsOf(table.model, plan),
      maxRows: 50,
      deadlineMs: 5_000,
      ...(signal ? { signal } : {}),
    });
    return { candidate: { plan, sql, score, parts: emptyParts(), isOfRows: true as const }, result };
  };
}

/** What the readings find, each statement once. */
async function foundBy(queries: RowQuery[], runQuery: RunRowQuery): Promise<Found[]> {
  const found = new Map<string, Found>();
  for (const query of queries) {
    const { candidate, result } = await runQuery(query);
    if (isAnswer(query, result) && !found.has(candidate.sql))
      found.set(candidate.sql, { query, candidate, result, told: toldBy(result) });
  }
  return [...found.values()];
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

export function toldBy(result: QueryResult): string {
  return result.rows.map((row) => String(row[0] ?? '').toLowerCase()).join('\u0000');
}

/** A question for one thing has one answer; nothing is no answer to what was taken for granted. */
export function isAnswer(
  { shown, isSingle, extreme, frequency, isPlural }: RowQuery,
  result: QueryResult,
): boolean {
  const [row] = result.rows;
  if (!row || row[0] === null || row[0] === undefined || row[0] === '') return false;
  if (shown.kind === 'difference') return row[0] !== null && row[1] !== null && row[2] !== null;
  if (shown.kind !== 'column') return Number(row[0]) !== 0;
  if (isSingle) return result.rows.length === 1;
  if (extreme || frequency) return result.rows.length <= (isPlural ? mostTies : 1);
  return isPlural || result.rows.length === 1;
}
