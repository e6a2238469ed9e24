import { fillers, particles } from '../lexicon/carrier-words.ts';
import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import type { Token } from '../text/tokens.ts';

const countNouns = new Set(['number', 'count', 'amount']);
const prepositions = new Set(
  'of for in on at from with by to than since during between after before am im'.split(' '),
);
const joining = new Set(['and', 'or', 'vs', 'versus', 'not', '=']);
const pronouns = new Set(
  'i we you they he she it us me him her them one ones my our their its his that this these those there all some any which what who'.split(
    ' ',
  ),
);

/**
 * Whether a word of the language that data hold as a value too is no value here: "it" and "us" are values only when typed as names ("IT", "US"), and
 * so are "will", "so" and "an", unless they stand where nothing but a value can ("spend of will").
 */
export function isClosedWord(model: SemanticModel, tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (isNamedHere(tokens, at)) return false;
  const isClosed = fillers.has(token.lower) || model.operators.has(token.lower);
  // "the numbers of wines", "showed up": no wine called Numbers, and no carrier UP.
  if ((particles.has(token.lower) || countNouns.has(token.lemma)) && !token.isCapitalised) return true;
  const isBehind = ['in', 'from', 'of'].includes(tokens[at - 1]?.lower ?? '');
  const isLarge = token.text === token.text.toUpperCase() && (isBehind || isMixed(tokens));
  return (
    isClosed &&
    !isLarge &&
    token.kind === 'word' &&
    !(token.isCapitalised && !fillers.has(token.lower) && token.start > 0)
  );
}

/** A word of the language stands where only a name can: written large within a sentence, or as all that is behind a preposition. */
export function isNamedHere(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || !fillers.has(token.lower) || token.lower === 'i') return false;
  const before = tokens[at - 1]?.lower ?? '';
  const next = tokens[at + 1];
  if (at === 0)
    return token.lower === 'may'
      ? next !== undefined && !pronouns.has(next.lower)
      : token.isCapitalised && tokens.length === 2;
  if (token.isCapitalised && !token.opensSentence && isMixed(tokens)) return true;
  if (pronouns.has(token.lower) || token.lower === 'a' || token.lower === 'an' || token.lower === 'the')
    return false;
  if (token.lower === 'may' && (next === undefined || prepositions.has(before) || joining.has(before)))
    return true;
  const isLast =
    next === undefined || next.kind === 'symbol' || prepositions.has(next.lower) || joining.has(next.lower);
  return isLast && prepositions.has(before) && !prepositions.has(token.lower);
}

/** Of a question that is written in capitals these say nothing. */
function isMixed(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text, lower }) => kind === 'word' && text.length > 1 && text === lower);
}

/** "how many wins do I have" is no question about a class I: that is named by its column, or stands behind a preposition. */
export function withoutPronoun(
  model: SemanticModel,
  tokens: Token[],
  at: number,
  links: ValueLink[],
): ValueLink[] {
  if (tokens[at]?.text !== 'I') return links;
  const before = tokens[at - 1];
  if (before && (prepositions.has(before.lower) || joining.has(before.lower))) return links;
  return links.filter(
    ({ column }) => model.columns.get(columnKey(column))?.lemmas.includes(before?.lemma ?? '') === true,
  );
}
