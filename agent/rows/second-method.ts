import type { RunQuery } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Candidate } from '../planning/search.ts';
import type { Token } from '../text/tokens.ts';
import { readRows } from './read-rows.ts';
import { isNameless, mostRows } from './row-table.ts';

/** What is subtracted from a reading by rows, so that the frames' own stays the first beside it. */
const step = 0.01;

/**
 * A table that is called nothing says less of its rows than the words of a question take for granted. What the frames read of it is
 * read row by row as well: where both find the same it is answered, where they differ it is asked back, and what one method alone
 * reads is marked so.
 */
export async function withSecondMethod(
  model: SemanticModel,
  tokens: Token[],
  candidates: Candidate[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<Candidate[]> {
  const [best, ...others] = candidates;
  const [table, ...more] = model.tables.values();
  if (!best || !table || more.length > 0) return candidates;
  if (!isNameless(table) || table.profile.rowCount > mostRows) return candidates;
  const [read] = await readRows(model, tokens, run, signal);
  if (!read) return [{ ...best, isLone: true }, ...others];
  const score = best.score - step;
  return [best, { ...read, score, plan: { ...read.plan, score } }, ...others];
}
