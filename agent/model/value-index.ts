import type { Catalog, ColumnProfile } from '#kernel/catalog.ts';
import { monthName, writtenMonth } from '../dates/month-names.ts';
import { readWritten } from '../dates/written-periods.ts';
import type { ColumnRef } from '../plan.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { periodTexts } from './period-texts.ts';

/** A text that stands in the data, exactly as it is written there. */
export interface ValueLink {
  column: ColumnRef;
  value: string;
  /** The same text in other cases or with other blanks, in the same column: who asks for "open" means Open, open and OPEN. */
  twins?: readonly string[];
  score: number;
  /**
   * `common`: an ordinary word of the language that a value happens to be, or another form of a verb.
   * `named`: a word that only this value has, taken for it and told.
   */
  source: 'value' | 'inflected' | 'common' | 'fuzzy' | 'part' | 'named';
}

export interface ValueIndex {
  byPhrase: Map<string, ValueLink[]>;
  /** Single words of values, for naming one by a part of it: not more than two of those that have a word, for one alone is named by it. */
  byWord: Map<string, ValueLink[]>;
  /**
   * Lemmas of the words of values that have several, in columns whose values are all known. Of a column with more than `mostNames`
   * values one bearer of each word is kept.
   */
  byPart: Map<string, ValueLink[]>;
  longestPhrase: number;
  /** Text columns with more values than the profile lists: these are looked up by query. */
  unlisted: ColumnRef[];
}

/** A column of more values tells no names that people remember a part of. */
export const mostNames = 80;
const maxWords = 9;
const maxLetters = 80;

/** Lower-case words of a text without accents and marks: the form in which values are looked up. */
export function valueWords(text: string): string[] {
  return foldAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

export function foldAccents(text: string): string {
  // Most texts have none, and an index folds some ten thousand.
  if (isAscii(text)) return text;
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC');
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

export function buildValueIndex(catalog: Catalog): ValueIndex {
  const index: ValueIndex = {
    byPhrase: new Map(),
    byWord: new Map(),
    byPart: new Map(),
    longestPhrase: 1,
    unlisted: [],
  };
  for (const table of catalog.tables) {
    for (const column of table.profile.columns) {
      if (column.type !== 'text') continue;
      const ref = { table: table.sqlName, column: column.name };
      if (!column.hasAllValues) index.unlisted.push(ref);
      const borne = column.distinctCount > mostNames ? new Set<string>() : null;
      for (const { value } of column.values) {
        addValue(index, ref, value);
        if (column.hasAllValues) addParts(index, ref, value, borne);
      }
      addMonths(index, ref, column);
    }
  }
  return index;
}

export function addValue(index: ValueIndex, column: ColumnRef, value: string): void {
  const words = valueWords(value);
  if (words.length === 0 || words.length > maxWords || value.length > maxLetters) return;
  const exact = words.join(' ');
  const inflected = words.map(lemmaOf).join(' ');
  const isBareNumber = /^[\d ]+$/.test(exact);
  push(index.byPhrase, exact, { column, value, score: isBareNumber ? 0.5 : 1, source: 'value' });
  const bare = withoutLegalForm(words).join(' ');
  if (bare !== exact) push(index.byPhrase, bare, { column, value, score: 0.95, source: 'value' });
  if (inflected !== exact)
    push(index.byPhrase, inflected, { column, value, score: 0.93, source: 'inflected' });
  index.longestPhrase = Math.max(index.longestPhrase, words.length);
  if (words.length < 2) return;
  // "2023" is a year, and part of 2022/23 as well as of 2023/24: which of the periods it means is told by their days.
  if (readWritten(value).length > 0) return;
  const part: ValueLink = { column, value, score: 0.6, source: 'part' };
  for (const word of new Set(words))
    if (word.length > 3 && (index.byWord.get(word)?.length ?? 0) < 2) push(index.byWord, word, part);
}

/** Months that are written short or in another language are called by their English names as well: "sales in March" of `Mar`. */
function addMonths(index: ValueIndex, column: ColumnRef, profile: ColumnProfile): void {
  const texts = periodTexts(profile);
  if (texts?.grain !== 'month' || texts.hasYear) return;
  for (const { text: value } of texts.values) {
    const month = writtenMonth(value);
    if (month !== null) push(index.byPhrase, monthName(month), { column, value, score: 1, source: 'value' });
  }
}

const legalForms = new Set(
  'ltd limited inc incorporated llc llp plc gmbh ag corp corporation co cic bv sa'.split(' '),
);

/** "Acme Tools Ltd" is called Acme Tools by all who know it. One word alone may be said of others too. */
export function withoutLegalForm(words: string[]): string[] {
  return words.length > 2 && legalForms.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
}

/**
 * Every word of a name of several, by its lemma: what people call it by when they do not say all of it.
 * @param borne of a column with many values: the words that one of them is known to have
 */
function addParts(index: ValueIndex, column: ColumnRef, value: string, borne: Set<string> | null): void {
  const words = valueWords(value);
  if (words.length < 2 || words.length > maxWords) return;
  const part: ValueLink = { column, value, score: 0.6, source: 'part' };
  for (const word of new Set(words.map(lemmaOf))) {
    if (word.length < 2 || /\d/.test(word) || borne?.has(word)) continue;
    borne?.add(word);
    push(index.byPart, word, part);
  }
}

function push(map: Map<string, ValueLink[]>, key: string, link: ValueLink): void {
  const known = map.get(key);
  map.set(key, known ? withLink(known, link) : [link]);
}

/** The links with one more; a value that differs from a known one of its column in case or blanks alone joins it. */
export function withLink(links: readonly ValueLink[], link: ValueLink): ValueLink[] {
  const place = links.findIndex(
    ({ value, column }) =>
      column.table === link.column.table &&
      column.column === link.column.column &&
      caseless(value) === caseless(link.value),
  );
  const known = links[place];
  // Spread into a literal, a list of two would keep room for twenty: of many values that is most of what the index takes.
  if (known === undefined) return links.concat(link);
  const twins = new Set([...(known.twins ?? []), link.value, ...(link.twins ?? [])]);
  twins.delete(known.value);
  return twins.size === 0 ? [...links] : links.with(place, { ...known, twins: [...twins] });
}

function caseless(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
