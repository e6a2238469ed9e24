import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';

const lead = /^(?:(?:and|so|but|ok|okay|then|now|just|only|please|show|me|give) )*(?:which|what|the) /u;
const end =
  /^(?:(?:one|ones) )?(?:with|is|was|are|were|has|have|had|does|did|comes|came|ranks|ranked)(?: (?:in|out))?(?: the)? (?:highest|biggest|largest|greatest|strongest|top|most|best|lowest|smallest|weakest|least|fewest|worst)(?: (?:one|ones|of them|of all))?$/u;

/**
 * "which segment has the most" behind an answer told by segment asks for an end of that answer, and not of whatever else segments have most of. The
 * words without the noun; null where the noun is none of the groups, or an amount is named.
 */
export function endOfNamed(model: SemanticModel, tokens: readonly Token[], previous: Plan): Token[] | null {
  const words = tokens.map(({ lower }) => lower);
  const opening = lead.exec(words.join(' '));
  if (!opening || previous.intent !== 'aggregate') return null;
  const from = opening[0].trim().split(' ').length;
  const [only, ...more] = previous.dimensions;
  if (!only || more.length > 0) return null;
  const names = new Set(
    only.grain === null
      ? [...wordsOfName(only.column.column), ...wordsOfName(tableOf(model, only.column.table).name)].map(
          lemmaOf,
        )
      : [only.grain],
  );
  for (const to of [from + 1, from + 2]) {
    const noun = tokens.slice(from, to);
    const isNamed = noun.every(({ lower, lemma }) => names.has(lemma) || names.has(lemmaOf(lower)));
    const isStandIn = to === from + 1 && ['one', 'ones'].includes(words[from] ?? '') && words[to] === 'with';
    if ((isNamed || isStandIn) && end.test(words.slice(to).join(' ')))
      return [...tokens.slice(0, from), ...behindWith(tokens.slice(to))];
  }
  return null;
}

/** "the region with the most": what ranks it. */
function behindWith(tokens: Token[]): Token[] {
  if (tokens[0]?.lower !== 'with') return tokens;
  return tokens.slice(tokens[1]?.lower === 'the' ? 2 : 1);
}
