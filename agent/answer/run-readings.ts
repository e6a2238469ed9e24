import type { SemanticModel } from '../model/semantic-model.ts';
import type { Candidate } from '../planning/search.ts';
import type { Reading } from './clarify.ts';
import { type RunContext, runCandidate } from './run-plan.ts';

/** Readings with what they find, one statement after the other. Throws what `run` throws. */
export async function readingsOf(
  candidates: Candidate[],
  model: SemanticModel,
  context: RunContext,
): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const candidate of candidates)
    readings.push({ candidate, result: await runCandidate(candidate, model, context), model, source: null });
  return readings;
}
