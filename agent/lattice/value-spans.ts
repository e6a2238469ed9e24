import { fillers, particles } from '../lexicon/carrier-words.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { foldAccents, valueWords } from '../model/value-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';
import { firstNameSpans } from './partial-values.ts';
import { asTyped } from './value-forms.ts';

/** Values of the data, or other forms of them, that start at a token. */
export function valueSpans(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const spans: Span[] = [];
  const { byPhrase, longestPhrase } = model.values;
  const words: string[] = [];
  const lemmas: string[] = [];
  for (let to = at + 1; to <= tokens.length && words.length < longestPhrase; to += 1) {
    const token = tokens[to - 1];
    if (!token) break;
    if (token.kind !== 'symbol') {
      const own = valueWords(token.text);
      words.push(...own);
      lemmas.push(...(own.length === 1 ? [foldAccents(token.lemma)] : own));
    } else if (to === at + 1) break;
    if (token.kind === 'symbol') continue;
    if (to === at + 1 && isClosedWord(model, token) && !isMay(tokens, at)) continue;
    const links = byPhrase.get(words.join(' ')) ?? byPhrase.get(lemmas.join(' '));
    const typed = tokens.slice(at, to);
    const isAll = typed.length === tokens.length;
    if (links)
      spans.push({
        kind: 'value',
        links: links.map((link) => asTyped(model, link, words, typed, isAll)),
        to,
      });
    if (links && to === at + 1) spans.push(...firstNameSpans(model, token, to));
  }
  return spans;
}

/** "hours did they work": the verb is a part of Hours Worked, and so no state that is called by another form of it. */
export function withoutVerbValues(spans: Span[], split: Span[]): Span[] {
  const isVerb = split.some(({ kind }) => kind === 'filler');
  return spans.filter(
    (span) => !(isVerb && span.kind === 'value' && span.links.every(({ score }) => score < 1)),
  );
}

const beforeTimes = new Set(
  'in for of during since until till from to and or vs versus between through before after by'.split(' '),
);

/** "hours in may": a verb is not what stands behind these, nor is it written large within a sentence. */
function isMay(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.lower !== 'may') return false;
  if (at === 0) return !['i', 'we', 'you', 'they', 'one'].includes(tokens[1]?.lower ?? '');
  return beforeTimes.has(tokens[at - 1]?.lower ?? '') || token.isCapitalised;
}

const countNouns = new Set(['number', 'count', 'amount']);

/** "it" and "us" are values only when typed as names: "IT", "US". */
function isClosedWord(model: SemanticModel, token: Token): boolean {
  const isClosed = fillers.has(token.lower) || model.operators.has(token.lower);
  // "the numbers of wines", "showed up": no wine called Numbers, and no carrier UP.
  if ((particles.has(token.lower) || countNouns.has(token.lemma)) && !token.isCapitalised) return true;
  return (
    isClosed &&
    token.text !== token.text.toUpperCase() &&
    token.kind === 'word' &&
    !(token.isCapitalised && !fillers.has(token.lower) && token.start > 0)
  );
}
