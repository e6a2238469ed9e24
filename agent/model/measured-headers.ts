import type { ColumnProfile } from '#kernel/catalog.ts';
import { unitCalled } from '../lexicon/units.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { HeaderForm } from './header-forms.ts';

/** First words of headers of which each row is an average already. */
export const averaged: ReadonlySet<string> = new Set(['avg', 'average', 'mean']);

/** `avg_delay_min` is a delay; that it is the average of a row is what its kind says. */
export function offerMeasured(
  { name, type }: ColumnProfile,
  words: readonly string[],
  offer: (list: string[], score: number) => void,
): void {
  if (!['integer', 'decimal', 'double'].includes(type)) return;
  const own = withoutUnit(wordsOfName(name)).map(lemmaOf);
  if (own.length === 0) return;
  // A length of time is called by its noun in the singular only: `timeForms` says so.
  const isTime = ['second', 'minute', 'hour', 'week', 'month'].includes(
    unitCalled(wordsOfName(name).at(-1) ?? '') ?? '',
  );
  if (own.length < words.length && !isTime) {
    offer(own, 0.97);
    offer(withDigits(own), 0.97);
  }
  const [first = ''] = own;
  if (own.length > 1 && averaged.has(first)) offer(own.slice(1), 0.9);
}

const readings = ['value', 'level', 'reading', 'concentration'];

/** "no2 levels", "O3", "PM2.5" of `no2`, `o3` and `pm25`: letters with their digits are one name, however a header or a person writes it. */
export function digitForms({ name, type, role }: ColumnProfile): HeaderForm[] {
  const isNumber = ['integer', 'decimal', 'double'].includes(type) && role !== 'identifier';
  const [letters = '', digits = '', fraction = '', ...more] = wordsOfName(name);
  const isCalledSo = /^\p{L}{1,4}$/u.test(letters) && /^\d{1,2}$/.test(digits) && /^\d?$/.test(fraction);
  // A quarter, a half, a week and a period of the year are written so too.
  const isPeriod = /^[qhwp]$/.test(letters);
  if (!isNumber || !isCalledSo || isPeriod || more.length > 0) return [];
  const [whole, part] = fraction === '' ? [digits.slice(0, 1), digits.slice(1)] : [digits, fraction];
  const joined = `${letters}${digits}${fraction}`;
  const pointed = [`${letters}${whole} ${part}`, `${letters} ${whole}.${part}`];
  const names = [joined, ...(part === '' ? [] : pointed)].map((said) => said.split(' '));
  return names.flatMap((words) => [
    { words, score: 0.97 },
    ...readings.map((noun) => ({ words: [...words, noun], score: 0.9 })),
  ]);
}

/** The header without the unit that it ends in: `floor_area_m2`, `co2_emissions_tonnes`, `avg_delay_min`. */
function withoutUnit(words: string[]): string[] {
  const [last = '', before = ''] = [words.at(-1), words.at(-2)];
  if (words.length > 2 && /^[23]$/.test(last) && /^[mkc]?m$/.test(before)) return words.slice(0, -2);
  return words.length > 1 && unitCalled(last) !== null && !['year', 'yr', 'day'].includes(last)
    ? words.slice(0, -1)
    : words;
}

/** "co", "2" as people type it: "co2". */
export function withDigits(words: string[]): string[] {
  return words
    .join(' ')
    .replaceAll(/ (\d+)(?= |$)/g, '$1')
    .split(' ');
}
