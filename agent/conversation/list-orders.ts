import type { Plan } from '../plan.ts';
import type { Candidate } from '../planning/search.ts';
import type { Token } from '../text/tokens.ts';
import { pointsBack } from './whole-questions.ts';

const order =
  /^(?:(?:please|can|could|you|now|and|ok|okay) )*(list|show|give|display)(?: me| us)?(?: (?:a |the )?(?:full |complete |whole )?list of)?(?<all> all(?: of)?(?: the)?| every| each)? /u;

/**
 * "list teams", "show me cities in Tyrol" behind a ranking: the things themselves, by a bare name of several, are all of a question. It is answered as it
 * would be alone; "list the cities" and "show their cities" may be of what was shown.
 */
export function isListOrder(tokens: readonly Token[], { plan, parts }: Candidate, previous: Plan): boolean {
  const words = tokens.map(({ lower }) => lower).join(' ');
  const said = order.exec(words);
  if (!said || pointsBack(tokens)) return false;
  const isRanked = previous.limit !== null || previous.having !== null;
  const isBefore = said[1] === 'list' || isRanked;
  const at = said[0].trim().split(' ').length;
  const [noun] = parts.nouns;
  const thing = tokens[(noun?.to ?? 0) - 1];
  const isNamed =
    noun !== undefined &&
    noun.from === at &&
    thing !== undefined &&
    (said.groups?.all !== undefined || thing.lower !== thing.lemma);
  const isList = plan.intent === 'records' || plan.intent === 'values';
  return isBefore && isNamed && isList;
}
