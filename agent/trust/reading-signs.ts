import type { QueryResult } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan, TraceEntry } from '../plan.ts';
import type { Candidate } from '../planning/search.ts';
import { frameSigns } from '../rows/frame-signs.ts';
import { wordSigns } from '../rows/row-word-signs.ts';

const lengths = [6, 9, 12, 15, 18, 22];
const catalogSizes = [2, 3, 4, 5, 7, 10];
const rowCounts = [0, 1, 2, 5, 10, 20, 50];
/** Of the score of a reading for each word that was read. */
const scoreSteps = [-1, -0.5, 0, 0.5];
const widestMargin = 2;

/**
 * All that speaks for or against a reading of tables with names: what became of the words, what the plan reads and joins, and what it found.
 * None of it tells which words of the data were said, so that it holds for any data.
 */
export function readingSigns(
  candidate: Candidate,
  others: Candidate[],
  result: QueryResult,
  { catalog }: SemanticModel,
): string[] {
  const { plan } = candidate;
  const words = wordsOf(plan.trace);
  return [
    ...frameSigns(candidate, others[0], result, words),
    ...wordSigns(words),
    ...traceSigns(plan.trace),
    ...tableSigns(plan),
    ...groupSigns(plan),
    ...resultSigns(result),
    `rivals ${Math.min(3, others.length)}`,
    marginSign(candidate, others[0]),
    ...over('words', words.length, lengths),
    ...over('score of a word', plan.score / Math.max(1, words.length), scoreSteps),
    ...over('tables', catalog.tables.length, catalogSizes),
  ];
}

function wordsOf(trace: TraceEntry[]): string[] {
  return trace.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** "words over 6", "words over 9": each bound that is passed is a sign, so that a tree can part at any of them. */
function over(name: string, amount: number, bounds: number[]): string[] {
  return bounds.filter((bound) => amount > bound).map((bound) => `${name} over ${bound}`);
}

/** How far behind the next reading is, in halves of a point. */
function marginSign({ score }: Candidate, next: Candidate | undefined): string {
  const margin = next ? Math.min(widestMargin, score - next.score) : widestMargin;
  return `margin ${Math.floor(margin * 2) / 2}`;
}

function traceSigns(trace: TraceEntry[]): string[] {
  const [idle, read] = [true, false].map((isIdle) =>
    trace.filter(({ node }) => (node === 'filler') === isIdle),
  );
  return [
    ...(read ?? []).map(({ node }) => `read ${node}`),
    ...(idle ?? []).map(({ text }) => `idle ${text.toLowerCase()}`),
    `read ${Math.min(9, read?.length ?? 0)} parts`,
  ];
}

/** Which of the tables that are read are also shown. */
function tableSigns({ root, joins, select, dimensions, where }: Plan): string[] {
  const shown = new Set([...select, ...dimensions].map(({ column }) => column.table));
  const isBeside = [root, ...joins.map(({ to }) => to.table)].some((table) => !shown.has(table));
  return [
    `joins ${Math.min(3, joins.length)}`,
    `tables shown ${Math.min(3, shown.size)}`,
    ...(shown.size > 0 && !shown.has(root) ? ['root is not shown'] : []),
    ...(isBeside ? ['read and not shown'] : []),
    ...where.flatMap((part) => {
      if (part.kind === 'related') return [`related ${part.operator} ${Math.min(2, part.value)}`];
      return part.kind === 'shared' ? ['shared'] : [];
    }),
  ];
}

function groupSigns({ overGroups, having, dimensions, within }: Plan): string[] {
  return [
    ...(overGroups ? [`over groups ${overGroups}`] : []),
    ...(having ? [`having ${having.operator}`] : []),
    ...dimensions.map(({ key, grain }) => `by${key ? ' key' : ''}${grain ? ` ${grain}` : ''}`),
    ...(within ? ['within'] : []),
  ];
}

function resultSigns({ rows, columns }: QueryResult): string[] {
  const lines = new Set(rows.map((row) => JSON.stringify(row)));
  const single = rows.length === 1 ? rows[0] : undefined;
  return [
    ...over('rows', rows.length, rowCounts),
    `columns ${Math.min(5, columns.length)}`,
    ...columns.map(({ type }) => `shows ${type}`),
    ...(lines.size < rows.length ? ['rows repeat'] : []),
    ...(rows.some((row) => row.includes(null)) ? ['cells missing'] : []),
    ...(single?.every((cell) => !cell) ? ['told zero'] : []),
    ...(single?.every((cell) => Number(cell) === 1) ? ['told one'] : []),
  ];
}
