import type { Token } from '../text/tokens.ts';

const counting = new Set(
  'many of per number numbers total average avg median mean these those our fewer'.split(' '),
);
const asking = new Set(['which', 'what']);
const helpers = new Set('do does did will would can could'.split(' '));
const prepositions = new Set('of per in by'.split(' '));

const determiners = new Set('the which what each every different all these those'.split(' '));

/**
 * Whether a word that is also an empty verb stands as a noun: "how many calls", "number of shows", "cost of the tickets", "billed in work",
 * "what costs did we". Then it is asked about, and never skipped.
 */
export function isVerbAsNoun(tokens: readonly Token[], at: number): boolean {
  const { lower = '', lemma = '' } = tokens[at] ?? {};
  const [before, next] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  // "in which places", "the place they live": a place is asked for.
  if ((lower === 'place' || lower === 'places') && determiners.has(before)) return true;
  const isAsked = tokens.slice(0, at).some((token) => helpers.has(token.lower));
  if (lower === 'cost' && !isAsked) return next === 'of' || before === 'total' || before === 'average';
  if (lower === lemma) return prepositions.has(before) && lower !== 'cost' && !places.has(lower);
  // Behind "did" a verb has no ending.
  const isPlural = /[^s]s$/.test(lower);
  return isPlural && (isAsked || counting.has(before) || (asking.has(before) && helpers.has(next)));
}

/** "in place", "by hand over": turns of speech that say nothing of the rows. */
const places = new Set(['place', 'base', 'live', 'put', 'take']);
