import type { ColumnProfile } from '#kernel/catalog.ts';
import type { NamePhrase } from './name-phrases.ts';

/** Whether a synonym of a part of a header is the name of another kind of thing. */
export function isOtherThing(phrase: NamePhrase, column: ColumnProfile, words: readonly string[]): boolean {
  return phrase.source === 'synonym' && (isDateOfAmount(phrase, column) || isFullOfPart(phrase, words));
}

/** What was hired is no date, though "start date" may be another word for it: no amount is called by a date's name. */
function isDateOfAmount({ key }: NamePhrase, { role }: ColumnProfile): boolean {
  return /(?:^| )date$/.test(key) && ['additive', 'ratio', 'balance'].includes(role);
}

const namesBeside = new Set('login user nick screen first last middle given family'.split(' '));

/** A login name is no full name, and a first name only a part of one. */
function isFullOfPart({ key }: NamePhrase, words: readonly string[]): boolean {
  return /\bfull name\b/.test(key) && words.some((word) => namesBeside.has(word));
}
