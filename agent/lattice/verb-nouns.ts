import type { Token } from '../text/tokens.ts';

const counting = new Set(
  'many of per number numbers total average avg median mean these those our fewer'.split(' '),
);
const helpers = new Set('do does did will would can could'.split(' '));

/**
 * Whether a word that is also an empty verb stands as a noun: "how many calls", "number of shows", "cost of the tickets". Then it is asked
 * about, and never skipped.
 */
export function isVerbAsNoun(tokens: readonly Token[], at: number): boolean {
  const { lower = '', lemma = '' } = tokens[at] ?? {};
  const [before, next] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  const isAsked = tokens.slice(0, at).some((token) => helpers.has(token.lower));
  if (lower === 'cost') return !isAsked && (next === 'of' || before === 'total' || before === 'average');
  const isPlural = lower !== lemma && /[^s]s$/.test(lower);
  return isPlural && counting.has(before);
}
