import type { Reading } from '../answer/clarify.ts';
import { differentReadings, saysTheSame } from '../answer/different-readings.ts';
import { isInOwnWords } from '../answer/rephrase.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { tableOf } from '../model/semantic-model.ts';
import { keepsNever } from '../planning/denied-plans.ts';
import type { Candidate, Search } from '../planning/search.ts';
import { isNameless } from '../rows/row-table.ts';
import { isSuggested } from '../suggest.ts';
import { leastOffered, leastTrust, leastTrustAlone, trustOf } from './judge.ts';
import { isPlainList } from './plain-lists.ts';
import { readingSigns } from './reading-signs.ts';
import { type Asked, onlyOpinions, type RoleOpinion, secondOpinion } from './second-opinion.ts';

/** The odds that a reading with such signs is right. */
export type Weigh = (signs: string[]) => number;

export interface Weighing extends Asked {
  weigh?: Weigh;
}

/** Beside a reading that is trusted too little. */
const readingsOffered = 3;

/**
 * A reading that too few like it were right to answer without asking, and what else may be meant. None where it is trusted, and where it is in the
 * agent's own words: what it offered itself is what was meant.
 */
export async function weakReadings(
  text: string,
  read: Reading,
  others: Candidate[],
  { weigh = trustOf, ...asked }: Weighing,
): Promise<Reading[]> {
  const { candidate, model, result } = read;
  if (isJudgedByRows(read) || isInOwnWords(model, text, candidate) || isSuggested(model, text)) return [];
  if (isPlainList(candidate)) return [];
  const opinion = await secondOpinion(text, read, asked);
  const least = opinion.isNone ? leastTrustAlone : leastTrust;
  if (weigh([...readingSigns(candidate, others, result, model), ...opinion.signs]) >= least) return [];
  const told = likeliest(text, opinion.others, weigh);
  const next = others.slice(0, readingsOffered).map((one) => ({ candidate: one, model, source: null }));
  const known = await differentReadings(read, next, asked);
  const more = told.filter((one) => !known.some((other) => saysTheSame(other.result, one.result, false)));
  return [read, ...more, ...known].slice(0, readingsOffered + 1);
}

/** Tables that are called nothing have a judge of their own, in which both methods have their part. */
function isJudgedByRows({ candidate, model }: Reading): boolean {
  return candidate.isOfRows === true || isNameless(tableOf(model, candidate.plan.root));
}

/** What the second method makes of a question that the frames read in several ways, none of which is its own: offered beside those. */
export async function alsoMeant(
  text: string,
  known: Reading[],
  { weigh = trustOf, ...asked }: Weighing,
): Promise<Reading[]> {
  const [first] = known;
  if (!first || known.length > readingsOffered || isJudgedByRows(first)) return [];
  const { others } = await secondOpinion(text, first, asked);
  return likeliest(text, others, weigh)
    .filter((other) => !known.some(({ result }) => saysTheSame(result, other.result, false)))
    .slice(0, readingsOffered + 1 - known.length);
}

/** Those that are likely enough to be offered, the likeliest first. */
function likeliest(text: string, opinions: readonly RoleOpinion[], weigh: Weigh): RoleOpinion[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return opinions
    .filter(({ candidate }) => keepsNever(words, candidate.plan))
    .map((opinion) => ({ opinion, trust: weigh(opinion.signs) }))
    .filter(({ trust }) => trust >= leastOffered)
    .toSorted((left, right) => right.trust - left.trust)
    .map(({ opinion }) => opinion);
}

/** What a question that the frames do not read may mean: offered beside the reason, never answered in its place. */
export async function likelyMeanings(
  text: string,
  model: SemanticModel,
  search: Search,
  { weigh = trustOf, ...asked }: Weighing,
): Promise<Reading[]> {
  const [table, ...more] = model.tables.values();
  const isPage = table !== undefined && more.length === 0 && isNameless(table);
  if (search.isOpen || isPage || table === undefined) return [];
  const opinions = await onlyOpinions(text, model, search, asked);
  return likeliest(text, opinions, weigh);
}
