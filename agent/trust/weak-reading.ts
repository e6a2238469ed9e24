import { confirmingQuestion, type Reading, type Reads } from '../answer/clarify.ts';
import { differentReadings } from '../answer/different-readings.ts';
import { isInOwnWords } from '../answer/rephrase.ts';
import type { RunContext } from '../answer/run-plan.ts';
import { tableOf } from '../model/semantic-model.ts';
import type { Candidate } from '../planning/search.ts';
import { isNameless } from '../rows/row-table.ts';
import { isSuggested } from '../suggest.ts';
import { leastTrust, trustOf } from './judge.ts';
import { readingSigns } from './reading-signs.ts';

/** The odds that a reading with such signs is right. */
export type Weigh = (signs: string[]) => number;

/** Beside a reading that is trusted too little. */
const readingsOffered = 2;

/** Whether too few readings like this one were right to answer without asking. What the agent offered in its own words is what was meant. */
export function isWeak(
  { candidate, model, result }: Reading,
  others: Candidate[],
  text: string,
  weigh: Weigh = trustOf,
): boolean {
  const isJudged = candidate.isOfRows || isNameless(tableOf(model, candidate.plan.root));
  if (isJudged || isInOwnWords(model, text, candidate) || isSuggested(model, text)) return false;
  return weigh(readingSigns(candidate, others, result, model)) < leastTrust;
}

/** A weak reading and the next that tell otherwise, as far as each can be confirmed; none where the first cannot be. */
export async function weakReadings(
  read: Reading,
  others: Candidate[],
  question: string,
  reads: Reads,
  context: RunContext,
): Promise<Reading[]> {
  const isConfirmable = (reading: Reading): boolean => confirmingQuestion(reading, question, reads) !== null;
  if (!isConfirmable(read)) return [];
  const { model } = read;
  const next = others.slice(0, readingsOffered).map((candidate) => ({ candidate, model, source: null }));
  return [read, ...(await differentReadings(read, next, context)).filter(isConfirmable)];
}
