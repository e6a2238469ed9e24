import type { Token } from '../text/tokens.ts';
import type { Grain } from './calendar.ts';
import { readClock } from './clock-phrases.ts';

/** A part of a date that comes back: rows of all Mondays, of all mornings at nine; `dayKind` tells weekends from the other days. */
export type DatePart = 'weekday' | 'hour' | 'monthOfYear' | 'dayKind';

/** What a question can be told by in time. */
export type TimeUnit = Grain | DatePart;

export function isDatePart(unit: TimeUnit): unit is DatePart {
  return unit === 'weekday' || unit === 'hour' || unit === 'monthOfYear' || unit === 'dayKind';
}

/** ISO numbers of the days: Monday is 1. */
const dayNames = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

export interface DayPartReading {
  to: number;
  part: DatePart;
  values: number[];
  label: string;
}

const openers = new Set('on at over during in'.split(' '));

/** "on weekends", "on a Sunday", "on Saturdays and Sundays", "on weekdays", from token `at` on. */
export function readDayParts(tokens: Token[], at: number): DayPartReading[] {
  return [...readDays(tokens, at), ...readClock(tokens, at)];
}

function readDays(tokens: Token[], at: number): DayPartReading[] {
  const start = openers.has(tokens[at]?.lower ?? '') ? at + 1 : at;
  const from = ['a', 'the', 'any', 'all'].includes(tokens[start]?.lower ?? '') ? start + 1 : start;
  const word = (tokens[from]?.lower ?? '').replace(/s$/, '');
  const days = (to: number, values: number[], label: string): DayPartReading[] => [
    { to, part: 'weekday', values, label },
  ];
  if (word === 'weekend') {
    const to = /^days?$/.test(tokens[from + 1]?.lower ?? '') ? from + 2 : from + 1;
    return days(to, [6, 7], 'a weekend');
  }
  if (word === 'weekday' || word === 'workday') return days(from + 1, [1, 2, 3, 4, 5], 'a weekday');
  const first = dayNames.indexOf(word);
  if (first < 0) return [];
  const link = ['and', 'or', ','].includes(tokens[from + 1]?.lower ?? '') ? from + 2 : -1;
  const second = link < 0 ? -1 : dayNames.indexOf((tokens[link]?.lower ?? '').replace(/s$/, ''));
  const one = days(from + 1, [first + 1], capitalised(dayNames[first] ?? ''));
  if (second < 0) return one;
  const both = `${capitalised(dayNames[first] ?? '')} or ${capitalised(dayNames[second] ?? '')}`;
  return [...one, ...days(link + 1, [first + 1, second + 1], both)];
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const partPhrases: [string, DatePart][] = [
  ['day of the week', 'weekday'],
  ['days of the week', 'weekday'],
  ['day of week', 'weekday'],
  ['hour of the day', 'hour'],
  ['hour of day', 'hour'],
  ['time of day', 'hour'],
  ['month of the year', 'monthOfYear'],
  ['calendar month', 'monthOfYear'],
  ['weekday', 'weekday'],
  ['weekdays', 'weekday'],
  ['hour', 'hour'],
];

/** "weekday", "hour of the day": a recurring unit to group by. */
export function readDatePart(tokens: Token[], at: number): { to: number; part: DatePart } | null {
  for (const [phrase, part] of partPhrases) {
    const words = phrase.split(' ');
    if (words.every((word, index) => tokens[at + index]?.lower === word))
      return { to: at + words.length, part };
  }
  return null;
}
