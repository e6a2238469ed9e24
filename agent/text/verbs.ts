import lemmatizer from 'wink-lemmatizer';
import { irregularLemmas } from '../lexicon/irregular-lemmas.ts';

/** Whether a lower-case word is a verb in its plain form: the dictionary undoes an ending only of words that it knows as verbs. */
export function isVerbStem(word: string): boolean {
  return (
    word.length > 1 &&
    [`${word}s`, `${word}es`].some((form) => lemmatizer.verb(form) === word && form !== word)
  );
}

/** "played", "winning", "took": a form that only a verb has. */
export function isVerbForm(word: string): boolean {
  if (/s$/.test(word)) return false;
  const stem = lemmatizer.verb(word);
  return (stem !== word && isVerbStem(stem)) || irregularLemmas.get(word) === 'win';
}
