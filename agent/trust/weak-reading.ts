import { confirmingQuestion, type Reading, type Reads } from '../answer/clarify.ts';
import { differentReadings, saysTheSame } from '../answer/different-readings.ts';
import { isInOwnWords } from '../answer/rephrase.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { tableOf } from '../model/semantic-model.ts';
import type { Candidate, Search } from '../planning/search.ts';
import { isNameless } from '../rows/row-table.ts';
import { isSuggested } from '../suggest.ts';
import { leastOffered, leastTrust, leastTrustAlone, trustOf } from './judge.ts';
import { readingSigns } from './reading-signs.ts';
import { type Asked, onlyOpinions, secondOpinion } from './second-opinion.ts';

/** The odds that a reading with such signs is right. */
export type Weigh = (signs: string[]) => number;

export interface Weighing extends Asked {
  weigh?: Weigh;
  reads: Reads;
}

/** Beside a reading that is trusted too little. */
const readingsOffered = 3;

/**
 * A reading that too few like it were right to answer without asking, and what else may be meant, as far as each can be confirmed. None where it is
 * trusted, where it cannot be confirmed, and where it is in the agent's own words: what it offered itself is what was meant.
 */
export async function weakReadings(
  text: string,
  read: Reading,
  others: Candidate[],
  { weigh = trustOf, reads, ...asked }: Weighing,
): Promise<Reading[]> {
  const { candidate, model, result } = read;
  const isJudged = candidate.isOfRows || isNameless(tableOf(model, candidate.plan.root));
  if (isJudged || isInOwnWords(model, text, candidate) || isSuggested(model, text)) return [];
  const opinion = await secondOpinion(text, read, asked);
  const least = opinion.isNone ? leastTrustAlone : leastTrust;
  if (weigh([...readingSigns(candidate, others, result, model), ...opinion.signs]) >= least) return [];
  const isConfirmable = (reading: Reading): boolean => confirmingQuestion(reading, text, reads) !== null;
  if (!isConfirmable(read)) return [];
  const told = opinion.others.filter((other) => weigh(other.signs) >= leastOffered);
  const next = others.slice(0, readingsOffered).map((one) => ({ candidate: one, model, source: null }));
  const known = await differentReadings(read, next, asked);
  const more = told.filter((one) => !known.some((other) => saysTheSame(other.result, one.result, false)));
  return [read, ...more, ...known]
    .filter((one) => one === read || isConfirmable(one))
    .slice(0, readingsOffered + 1);
}

/** What a question that the frames do not read may mean, in words that they do: offered beside the reason, never answered in its place. */
export async function nearestQuestions(
  text: string,
  model: SemanticModel,
  search: Search,
  { weigh = trustOf, reads, ...asked }: Weighing,
): Promise<string[]> {
  const [table, ...more] = model.tables.values();
  const isPage = table !== undefined && more.length === 0 && isNameless(table);
  if (search.isOpen || isPage || table === undefined) return [];
  const opinions = await onlyOpinions(text, model, search, asked);
  return opinions.flatMap((opinion) => {
    const asks = weigh(opinion.signs) >= leastOffered ? confirmingQuestion(opinion, text, reads) : null;
    return asks === null ? [] : [asks];
  });
}
