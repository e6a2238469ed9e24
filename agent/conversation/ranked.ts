import { type Token, tokenize } from '../text/tokens.ts';

const counts = new Map(
  'two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, at + 2]),
);
const pattern =
  /^(?:(?:and|but|so|now|ok) )*(?:which|what|who|show|show me)(?: the)? (\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)(?: (?:of (?:them|those|these)|ones?))? (?:is|are|was|were|have|has|had)(?: the)? (highest|biggest|largest|best|most|lowest|smallest|worst|fewest|least)(?: ones?)? ?\??$/;
const lowest = new Set('lowest smallest worst fewest least'.split(' '));

/** "and which 2 are highest?" of an answer told in groups: its top two; null of everything else. */
export function rankedOf(tokens: readonly Token[]): Token[] | null {
  const said = pattern.exec(tokens.map(({ lower }) => lower).join(' '));
  if (!said) return null;
  const [, number = '', end = ''] = said;
  return tokenize(`${lowest.has(end) ? 'bottom' : 'top'} ${counts.get(number) ?? number}`);
}
