import type { Token } from '../text/tokens.ts';
import { addMonths, dateOf, yearOf } from './calendar.ts';
import { type PeriodReading, yearAt } from './calendar-phrases.ts';
import { type Period, period } from './period.ts';

/** First months of the seasons, as the weather service counts them: whole months of the northern year. */
const firstMonths = new Map<string, number>(
  Object.entries({
    spring: 3,
    springtime: 3,
    summer: 6,
    summertime: 6,
    autumn: 9,
    fall: 9,
    winter: 12,
    wintertime: 12,
  }),
);
const lastWords = new Set('last previous past prior'.split(' '));
const thisWords = new Set('this current'.split(' '));

/**
 * "spring", "last summer", "in the winter of 2024/25". Where two of them may be meant, as "last spring" in June, both are read; without
 * a year it is the latest one that has begun. A winter belongs to two years, so "winter 2025" is read both ways.
 */
export function readSeason(tokens: Token[], at: number, today: string): PeriodReading[] {
  const from = tokens[at]?.lower === 'the' ? at + 1 : at;
  const told = tokens[from]?.lower ?? '';
  const isTold = lastWords.has(told) || thisWords.has(told);
  const name = isTold ? from + 1 : from;
  const month = firstMonths.get(tokens[name]?.lower ?? '');
  if (month === undefined || isVerb(tokens, name, isTold)) return [];
  const word = tokens[name]?.lower === 'fall' ? 'autumn' : (tokens[name]?.lower ?? '').replace(/time$/, '');
  const make = (year: number): Period => seasonOf(word, month, year);
  const whole = (to: number, years: number[]): PeriodReading[] =>
    years.map((year) => ({ to, period: make(year) }));
  if (isTold) return whole(name + 1, yearsTold(tokens, name, told, month, today));
  const year = yearsAfter(tokens, name + 1, month, today);
  if (year) return whole(year.to, year.years);
  return [{ to: name + 1, period: { ...make(latestYear(month, today)), isYearless: true } }];
}

/** "fall" is also a verb: a season only after "the", "this", "last" or before a year. */
function isVerb(tokens: Token[], at: number, isTold: boolean): boolean {
  if (tokens[at]?.lower !== 'fall' && tokens[at]?.lower !== 'spring') return false;
  const before = tokens[at - 1]?.lower ?? '';
  const isNoun =
    isTold || ['the', 'in', 'since', 'during', 'of', 'until', 'before', 'after'].includes(before);
  return !isNoun && tokens[at]?.lower === 'fall' && yearAt(tokens, at + 1) === null;
}

function seasonOf(word: string, month: number, year: number): Period {
  const start = dateOf(year, month, 1);
  const label = month === 12 ? `${word} ${year}/${String(year + 1).slice(2)}` : `${word} ${year}`;
  return { ...period(start, addMonths(start, 3), label, null), isLoose: true };
}

function latestYear(month: number, today: string): number {
  const year = yearOf(today);
  return dateOf(year, month, 1) <= today ? year : year - 1;
}

/** "last spring" in June may be the one that has just passed or that of last year, unless "this spring" stands beside it. */
function yearsTold(tokens: Token[], at: number, told: string, month: number, today: string): number[] {
  const latest = latestYear(month, today);
  if (thisWords.has(told)) return [latest];
  const isRunning = today < addMonths(dateOf(latest, month, 1), 3);
  const word = tokens[at]?.lower;
  const isSetAgainst = tokens.some(
    ({ lower }, index) => lower === word && thisWords.has(tokens[index - 1]?.lower ?? ''),
  );
  if (isRunning || isSetAgainst) return [latest - 1];
  return latest === yearOf(today) ? [latest, latest - 1] : [latest];
}

/** The year behind a season: "2025", "of 2025", "2024/25", "last year". */
function yearsAfter(
  tokens: Token[],
  at: number,
  month: number,
  today: string,
): { to: number; years: number[] } | null {
  const from = ['of', 'in'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  const year = yearAt(tokens, from);
  if (year !== null) {
    const link = ['/', '-', '–'].includes(tokens[from + 1]?.lower ?? '');
    const second = link ? Number(tokens[from + 2]?.text ?? '') % 100 : -1;
    if (second === (year + 1) % 100) return { to: from + 3, years: [year] };
    return { to: from + 1, years: month === 12 ? [year, year - 1] : [year] };
  }
  const isYear = tokens[from + 1]?.lower === 'year';
  if (!isYear || month === 12) return null;
  if (lastWords.has(tokens[from]?.lower ?? '')) return { to: from + 2, years: [yearOf(today) - 1] };
  return thisWords.has(tokens[from]?.lower ?? '') ? { to: from + 2, years: [yearOf(today)] } : null;
}
