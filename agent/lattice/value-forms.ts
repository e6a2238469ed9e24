import { monthName, writtenMonth } from '../dates/month-names.ts';
import { rowNouns } from '../lexicon/row-nouns.ts';
import { eventWordsOf, isDateColumn } from '../model/dating.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { type ValueLink, valueWords, withoutLegalForm } from '../model/value-index.ts';
import type { Token } from '../text/tokens.ts';
import { shareRoot } from '../text/word-roots.ts';

/**
 * How surely typed words mean a value. A plural is the same noun; "opened" is not "Open", and "people" in a sentence
 * is whoever the rows are about, though a department may be called People. A whole question may stand in a cell: it is asked
 * all the same.
 */
export function asTyped(
  model: SemanticModel,
  link: ValueLink,
  words: string[],
  typed: Token[],
  isWholeQuestion: boolean,
): ValueLink {
  if (typed.length === 1 && isDoneByAll(model, link, typed[0])) return common(link);
  if (isWholeQuestion && typed.some(({ lower }) => model.operators.has(lower))) return common(link);
  const own = valueWords(link.value);
  const [word, ...more] = words;
  const month = more.length === 0 && word !== undefined ? writtenMonth(word) : null;
  if (month !== null && word === monthName(month) && writtenMonth(link.value) === month) return link;
  const isSame = [own, withoutLegalForm(own)].some(
    (form) => form.length === words.length && form.every((word, index) => word === words[index]),
  );
  if (isSame) return typed.length === 1 && isRowNoun(typed[0]) ? common(link) : link;
  const isPlural =
    own.length === words.length && own.every((word, index) => isSameNoun(word, words[index] ?? ''));
  return isPlural ? { ...link, score: Math.min(link.score, 0.93), source: 'inflected' } : common(link);
}

/** "applied" of people who all have an `Applied On`: what everybody did is no state of some, though a stage is called so. */
function isDoneByAll({ columns }: SemanticModel, { column }: ValueLink, token: Token | undefined): boolean {
  const isVerb = token?.kind === 'word' && !token.isCapitalised && /ed$/.test(token.lower);
  return (
    isVerb &&
    [...columns.values()].some(
      ({ ref, profile, lemmas }) =>
        ref.table === column.table &&
        isDateColumn(profile) &&
        profile.nullCount === 0 &&
        eventWordsOf(lemmas).some((word) => shareRoot(word, token.lemma)),
    )
  );
}

function common(link: ValueLink): ValueLink {
  return { ...link, score: 0.45, source: 'common' };
}

function isRowNoun(token: Token | undefined): boolean {
  return token?.kind === 'word' && !token.isCapitalised && rowNouns.has(token.lower);
}

function isSameNoun(left: string, right: string): boolean {
  if (left === right) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return (
    long === `${short}s` || long === `${short}es` || (/y$/.test(short) && long === short.replace(/y$/, 'ies'))
  );
}
