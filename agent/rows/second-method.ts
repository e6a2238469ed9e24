import type { RunQuery } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Candidate } from '../planning/search.ts';
import type { Token } from '../text/tokens.ts';
import { judged } from './judged-readings.ts';
import { isNameless, readRowTable } from './row-table.ts';

/**
 * A table that is called nothing says less of its rows than the words of a question take for granted. What the frames read of it is
 * read row by row as well, and one judge weighs the readings of both.
 */
export async function withSecondMethod(
  model: SemanticModel,
  tokens: Token[],
  candidates: Candidate[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<Candidate[]> {
  const [known, ...more] = model.tables.values();
  if (candidates.length === 0 || !known || more.length > 0 || !isNameless(known)) return candidates;
  const table = await readRowTable(model, run, signal);
  return table ? judged(table, tokens, candidates, run, signal) : candidates;
}
