import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import type { ColumnRef } from '../plan.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import { shareRoot } from '../text/word-roots.ts';
import { lemmasOfName } from './name-phrases.ts';
import { isYearColumn } from './panel-tables.ts';
import { isPeriodColumn } from './period-texts.ts';

/** The date by which the rows of a table are told apart in time; `isClear` where no other date could be meant. */
export interface Dating {
  column: ColumnRef;
  isClear: boolean;
}

const generic = new Set('date time day at on timestamp datetime dt is was utc local'.split(' '));
/** Irregular nouns beside their verbs. */
const verbsOfNouns = new Map(
  Object.entries({ sale: 'sell', sales: 'sell', loan: 'lend', payment: 'pay', flight: 'fly' }),
);
/** "sale" → sell; other words stay. */
export function verbOf(noun: string): string {
  return verbsOfNouns.get(noun) ?? noun;
}

const beginnings = new Set(
  'start begin open create order book check in departure depart from join enrol enroll loan'.split(' '),
);
const endings = new Set(
  'end finish close complete return due deadline arrival arrive to out deliver expire cancel'.split(' '),
);

/** Of a date that lies ahead: what is to be done then, and not what was done. */
export const aheadWords = new Set(
  'next due planned plan scheduled schedule expected expect target deadline'.split(' '),
);

/** The words of a date column that say what happened then: `shipped_at` → ship. */
export function eventWords(name: string): string[] {
  return eventWordsOf(lemmasOfName(name));
}

/** The same of a name in lemmas. */
export function eventWordsOf(lemmas: readonly string[]): string[] {
  return lemmas.filter((word) => !generic.has(word));
}

export function isDateColumn({ type }: ColumnProfile): boolean {
  return type === 'date' || type === 'timestamp';
}

/** "sales" are dated by `sold_at`, though they may also name the date of an event. */
function namedLikeRows(table: CatalogTable, dates: ColumnProfile[]): ColumnProfile | null {
  const nouns = [table.name, ...table.profile.key].flatMap((name) =>
    wordsOfName(name).flatMap((word) => [lemmaOf(word), verbsOfNouns.get(lemmaOf(word)) ?? word]),
  );
  const own = dates.filter(({ name }) =>
    eventWords(name).some((word) => nouns.some((noun) => shareRoot(noun, word))),
  );
  const [only, ...more] = own;
  return only && more.length === 0 ? only : null;
}

/** Bookings are made on one day and begin on another: either may be what makes a month busy. */
export function hasSeveralBeginnings({ profile }: CatalogTable): boolean {
  const starts = profile.columns.filter(
    (column) =>
      isDateColumn(column) &&
      lemmasOfName(column.name).some((word) => beginnings.has(word) || word === 'in') &&
      !lemmasOfName(column.name).some((word) => endings.has(word)),
  );
  return starts.length > 1;
}

/** Of a start and an end, the start; null where the dates are no such pair. */
function startOf(dates: ColumnProfile[]): ColumnProfile | null {
  const isOf = (words: Set<string>, { name }: ColumnProfile): boolean =>
    lemmasOfName(name).some((word) => words.has(word));
  const starts = dates.filter((date) => isOf(beginnings, date) && !isOf(endings, date));
  const [only, ...more] = starts;
  return only && more.length === 0 ? only : null;
}

/** When someone was born tells no row apart in time, but for the words that ask for it. */
function isBirth({ name }: ColumnProfile): boolean {
  return lemmasOfName(name).some((word) => /^(birth|born|bear|birthday|birthdate|dob)$/.test(word));
}

/** The date, or the year, of the rows of a table; null where there is none or none stands out. */
export function datingOf(table: CatalogTable): Dating | null {
  const { profile, sqlName } = table;
  const dates = profile.columns.filter((column) => isDateColumn(column) && !isBirth(column));
  const main = dates.find(({ name }) => name === profile.mainDate);
  const [only, ...more] = dates;
  const chosen = more.length === 0 ? only : (namedLikeRows(table, dates) ?? main ?? startOf(dates));
  if (chosen) return { column: { table: sqlName, column: chosen.name }, isClear: more.length === 0 };
  const years = profile.columns.filter(isYearColumn);
  // Texts that name periods date the rows where nothing else does.
  const written = profile.columns.filter(isPeriodColumn);
  const [told, ...others] = years.length > 0 || dates.length > 0 ? years : written;
  return told && others.length === 0 && dates.length === 0
    ? { column: { table: sqlName, column: told.name }, isClear: true }
    : null;
}

/** "open" of rows that are dated by `opened`: the verb says only that there is such a row. */
export function isVerbOfRows(table: CatalogTable, lemma: string): boolean {
  const dating = datingOf(table);
  return (
    dating !== null &&
    eventWords(dating.column.column).some((word) => verbOf(word) === lemma || shareRoot(word, lemma))
  );
}
