import type { RunQuery } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Candidate } from '../planning/search.ts';
import type { Token } from '../text/tokens.ts';
import { judged } from './judged-readings.ts';
import { rowQueries } from './row-forms.ts';
import type { RowQuery } from './row-query.ts';
import { foundBy, rowRunner } from './row-readings.ts';
import { readRowTable } from './row-table.ts';

const mostReadings = 8;
/** What is called something and is longer than a page is a log, of which single rows are seldom asked. */
const mostRead = 60;

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
  if (table.nouns === null) return judged(table, tokens, [], run, signal);
  const queries = rowQueries(table, tokens);
  const placed = queries.filter((query) => isOfPlaces(query) || saysWholeText(query));
  const least = Math.min(...placed.map(({ stretch }) => stretch));
  const close = placed.filter(({ stretch }) => stretch <= least + 0.05).slice(0, mostReadings + 1);
  if (close.length > mostReadings) return [];
  const found = await foundBy(close, rowRunner(table, tokens, run, signal));
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
