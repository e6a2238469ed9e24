import type { SemanticModel } from '../model/semantic-model.ts';
import { foldAccents, valueWords } from '../model/value-index.ts';
import type { Token } from '../text/tokens.ts';
import { isClosedWord, withoutPronoun } from './closed-values.ts';
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
    if (to === at + 1 && isClosedWord(model, tokens, at)) continue;
    const known = byPhrase.get(words.join(' ')) ?? byPhrase.get(lemmas.join(' '));
    const links = known && to === at + 1 ? withoutPronoun(model, tokens, at, known) : known;
    const typed = tokens.slice(at, to);
    const isAll = typed.length === tokens.length;
    if (links && links.length > 0)
      spans.push({
        kind: 'value',
        links: links.map((link) => asTyped(model, link, words, typed, isAll)),
        to,
      });
    if (links && links.length > 0 && to === at + 1) spans.push(...firstNameSpans(model, token, to));
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
