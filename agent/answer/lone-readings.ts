import type { QueryResult } from '#kernel/catalog.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { Candidate } from '../planning/search.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { findsNothing } from './doubt.ts';
import { questionFor } from './rephrase.ts';

/**
 * The frames alone read this of a table whose name says nothing of its rows, and it is of a kind that is often not what was meant
 * there: it is asked back. A question in the plan's own words is what was offered, and is answered.
 */
export function isDoubtedAlone(
  candidate: Candidate,
  result: QueryResult,
  model: SemanticModel,
  question: string,
): boolean {
  if (!candidate.isLone) return false;
  const asked = question.trim().toLowerCase();
  if ((questionFor(model, candidate)?.toLowerCase() ?? '') === asked) return false;
  const words = asked.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (findsNothing(result)) return true;
  return candidate.plan.intent === 'aggregate'
    ? isDoubtfulNumber(candidate, result, model, words)
    : result.rows.length > 1 && candidate.plan.limit === null && asksForOne(words);
}

const differing = new Set(['different', 'distinct', 'unique']);
const things = new Set(['which', 'who', 'whom', 'whose']);

/** Counted may be the rows or the different names; "which" wants no number, "than" no list, and the first of something no date. */
function isDoubtfulNumber(
  { plan }: Candidate,
  result: QueryResult,
  model: SemanticModel,
  words: string[],
): boolean {
  const [measure] = plan.measures;
  if (!measure) return false;
  const isRanked = plan.limit !== null;
  const isGrouped = plan.dimensions.length > 0;
  if (measure.aggregate === 'count' || measure.aggregate === 'countDistinct')
    return (isRanked || !isGrouped) && !words.some((word) => differing.has(word));
  if (!isGrouped && words.some((word) => things.has(word))) return true;
  if (isGrouped && !isRanked && words.includes('than')) return true;
  if (isRanked && result.rows.length > (plan.limit?.count ?? 1)) return true;
  const column = measure.column ? columnOf(model, measure.column) : null;
  const isYear = column?.lemmas.includes('year') === true && measure.aggregate === 'sum';
  return (
    isYear || (column?.profile.type === 'date' && !words.some((word) => word === 'when' || word === 'date'))
  );
}

/** "name a team", "what date": one was asked for, though several are found. */
function asksForOne(words: string[]): boolean {
  const opening = words.slice(0, 4);
  if (opening.some((word) => word === 'a' || word === 'an' || word === 'one')) return true;
  const at = opening.findIndex((word) => word === 'what' || word === 'which');
  const noun = words[at + 1];
  return at >= 0 && noun !== undefined && lemmaOf(noun) === noun && !/^(are|were|of|the)$/.test(noun);
}
