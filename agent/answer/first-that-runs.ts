import type { QueryResult } from '#kernel/catalog.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Candidate } from '../planning/search.ts';
import { checkStatements } from './result-checks.ts';
import { type RunContext, rejectedStatement, runCandidate } from './run-plan.ts';

export interface Ran {
  candidate: Candidate;
  result: QueryResult;
  /** The readings behind it. */
  others: Candidate[];
  /** What was read before it could not be run: it is offered, never answered in that one's place. */
  isNext: boolean;
}

const readingsTried = 3;

/** The likeliest reading whose statement can be run over these cells; null where none of the first few can. */
export async function firstThatRuns(
  candidates: readonly Candidate[],
  model: SemanticModel,
  context: RunContext,
): Promise<Ran | null> {
  for (const [place, candidate] of candidates.slice(0, readingsTried).entries()) {
    const further = checkStatements(candidate.plan, model);
    const result = await runCandidate(candidate, model, context, further).catch(rejectedStatement);
    if (result !== null) return { candidate, result, others: candidates.slice(place + 1), isNext: place > 0 };
  }
  return null;
}
