import type { Token } from '../text/tokens.ts';
import {
  addMonths,
  dateOf,
  type Grain,
  isRealDate,
  startOfGrain,
  startOfIsoWeek,
  yearOf,
} from './calendar.ts';
import { calendarPeriod, type Period, period } from './period.ts';

/** A period that was read, and the token after it. */
export interface PeriodReading {
  to: number;
  period: Period;
}

const months = new Map(
  [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sep sept',
    'october oct',
    'november nov',
    'december dec',
  ].flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
);
const ordinals = new Map<string, number>(
  Object.entries({
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    '1st': 1,
    '2nd': 2,
    '3rd': 3,
    '4th': 4,
  }),
);

export function monthNumber(word: string | undefined): number | null {
  return word === undefined ? null : (months.get(word) ?? null);
}

/** Named stretches of the calendar: years, quarters, halves, months, weeks, days, decades. */
export function readCalendarPhrase(tokens: Token[], at: number, today: string): PeriodReading[] {
  return [
    ...readDay(tokens, at, today),
    ...readMonth(tokens, at, today),
    ...readQuarter(tokens, at, today),
    ...readOrdinalPart(tokens, at, today),
    ...readWeek(tokens, at, today),
    ...readYear(tokens, at),
  ];
}

const longAgo = new Set(['before', 'after', 'since', 'until', 'year']);

/** A plain number that is a year: four digits from 1900 to 2099, typed without separators. */
export function yearAt(tokens: Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.value === null || token.isPercent) return null;
  // "founded before 1850": a year of long ago is one only behind a word of time.
  if (/^1[5-8]\d\d$/.test(token.text) && longAgo.has(tokens[at - 1]?.lower ?? '')) return token.value;
  if (!/^(19|20)\d\d$/.test(token.text) && !/^(nineteen|twenty) /.test(token.lower)) return null;
  return Number.isInteger(token.value) && token.value >= 1900 && token.value < 2100 ? token.value : null;
}

function readYear(tokens: Token[], at: number): PeriodReading[] {
  const year = yearAt(tokens, at);
  if (year !== null) return [{ to: at + 1, period: calendarPeriod(dateOf(year, 1, 1), 'year') }];
  const decade = /^(?:(19|20)(\d)0|(\d)0)s$/.exec(tokens[at]?.lower ?? '');
  if (decade) {
    const century = decade[1] ?? (Number(decade[3]) >= 3 ? '19' : '20');
    const first = Number(`${century}${decade[2] ?? decade[3]}0`);
    return [
      { to: at + 1, period: period(dateOf(first, 1, 1), dateOf(first + 10, 1, 1), `the ${first}s`, null) },
    ];
  }
  if (tokens[at]?.lower !== 'year') return [];
  const named = yearAt(tokens, at + 1);
  return named === null ? [] : [{ to: at + 2, period: calendarPeriod(dateOf(named, 1, 1), 'year') }];
}

/** The year after a part of a year: "of 2024", "2024", "in 2024", "this year", "last year". */
function readYearOfPart(tokens: Token[], at: number, today: string): { to: number; year: number } | null {
  const from = ['of', 'in', ',', '/'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  const year = yearAt(tokens, from);
  if (year !== null) return { to: from + 1, year };
  const the = tokens[from]?.lower === 'the' ? from + 1 : from;
  if (tokens[the + 1]?.lower !== 'year') return null;
  const word = tokens[the]?.lower;
  if (word === 'this' || word === 'current') return { to: the + 2, year: yearOf(today) };
  if (word === 'last' || word === 'previous') return { to: the + 2, year: yearOf(today) - 1 };
  return null;
}

/** A part of a year without the year is the latest one that has begun: "since March" never points into the future. */
function latestBegun(startIn: (year: number) => string, today: string): string {
  const thisYear = startIn(yearOf(today));
  return thisYear <= today ? thisYear : startIn(yearOf(today) - 1);
}

function partOfYear(
  tokens: Token[],
  to: number,
  today: string,
  grain: Grain,
  month: number,
): PeriodReading[] {
  const named = readYearOfPart(tokens, to, today);
  const startIn = (year: number): string => dateOf(year, month, 1);
  if (named) return [{ to: named.to, period: calendarPeriod(startIn(named.year), grain) }];
  return [{ to, period: { ...calendarPeriod(latestBegun(startIn, today), grain), isYearless: true } }];
}

function readMonth(tokens: Token[], at: number, today: string): PeriodReading[] {
  const from = tokens[at]?.lower === 'month' && tokens[at + 1]?.lower === 'of' ? at + 2 : at;
  const month = monthNumber(tokens[from]?.lower);
  if (month === null) return [];
  const readings = partOfYear(tokens, from + 1, today, 'month', month);
  const isAlsoAWord =
    ['may', 'march', 'mar', 'sep', 'dec', 'jan'].includes(tokens[from]?.lower ?? '') &&
    !tokens[from]?.isCapitalised;
  const hasContext =
    from > 0 &&
    /^(in|since|until|before|after|during|of|for|between|and|to|from|through|vs|versus|with|this|last|,)$/.test(
      tokens[from - 1]?.lower ?? '',
    );
  const isSpanned =
    ['to', '-', '–', 'until', 'through'].includes(tokens[from + 1]?.lower ?? '') &&
    monthNumber(tokens[from + 2]?.lower) !== null;
  // "may sales", "sales may".
  const next = tokens[from + 1];
  const isAtEnd =
    next === undefined ? from > 0 : from === 0 && !/^(i|we|you|they|he|she|it|one)$/.test(next.lower);
  if (isAlsoAWord && !hasContext && !isSpanned && !isAtEnd && readings[0]?.to === from + 1) return [];
  return readings;
}

function readQuarter(tokens: Token[], at: number, today: string): PeriodReading[] {
  const word = tokens[at]?.lower ?? '';
  const joined = /^(?:(\d{4}))?q([1-4])(?:(\d{4}))?$/.exec(word);
  const year = yearAt(tokens, at);
  if (year !== null) {
    const next = /^q([1-4])$/.exec(tokens[at + 1]?.lower ?? '');
    const half = /^h([12])$/.exec(tokens[at + 1]?.lower ?? '');
    if (next)
      return [
        { to: at + 2, period: calendarPeriod(dateOf(year, quarterMonth(Number(next[1])), 1), 'quarter') },
      ];
    if (half) return [{ to: at + 2, period: halfYear(year, Number(half[1])) }];
  }
  if (joined) {
    const month = quarterMonth(Number(joined[2]));
    const named = joined[1] ?? joined[3];
    if (named) return [{ to: at + 1, period: calendarPeriod(dateOf(Number(named), month, 1), 'quarter') }];
    return partOfYear(tokens, at + 1, today, 'quarter', month);
  }
  const half = /^h([12])$/.exec(word);
  if (half) return readHalf(tokens, at + 1, today, Number(half[1]));
  const number = word === 'quarter' ? tokens[at + 1]?.value : null;
  if (number && number >= 1 && number <= 4)
    return partOfYear(tokens, at + 2, today, 'quarter', quarterMonth(number));
  return [];
}

function quarterMonth(quarter: number): number {
  return (quarter - 1) * 3 + 1;
}

function halfYear(year: number, half: number): Period {
  const start = dateOf(year, half === 1 ? 1 : 7, 1);
  return period(start, addMonths(start, 6), `the ${half === 1 ? 'first' : 'second'} half of ${year}`, null);
}

function readHalf(tokens: Token[], to: number, today: string, half: number): PeriodReading[] {
  const named = readYearOfPart(tokens, to, today);
  if (named) return [{ to: named.to, period: halfYear(named.year, half) }];
  const start = latestBegun((year) => dateOf(year, half === 1 ? 1 : 7, 1), today);
  return [{ to, period: { ...halfYear(yearOf(start), half), isYearless: true } }];
}

/** "first quarter of 2024", "last month of 2023", "second half of last year". */
function readOrdinalPart(tokens: Token[], at: number, today: string): PeriodReading[] {
  const word = tokens[at]?.lower ?? '';
  const unit = tokens[at + 1]?.lower;
  const isLast = word === 'last' || word === 'final';
  const number = isLast ? null : (ordinals.get(word) ?? null);
  if (!isLast && number === null) return [];
  const named = readYearOfPart(tokens, at + 2, today);
  if (isLast && (!named || tokens[at + 2]?.lower !== 'of')) return [];
  if (unit === 'half' && (number ?? 2) <= 2) return readHalf(tokens, at + 2, today, number ?? 2);
  if (unit === 'quarter') return partOfYear(tokens, at + 2, today, 'quarter', quarterMonth(number ?? 4));
  if (unit === 'month' && named) return partOfYear(tokens, at + 2, today, 'month', number ?? 12);
  return [];
}

function readWeek(tokens: Token[], at: number, today: string): PeriodReading[] {
  const joined = /^(?:w|cw|kw)(\d{1,2})$/.exec(tokens[at]?.lower ?? '');
  const spelled = tokens[at]?.lower === 'week' ? tokens[at + 1]?.value : null;
  const week = joined ? Number(joined[1]) : spelled;
  if (!week || week < 1 || week > 53 || !Number.isInteger(week)) return [];
  const to = at + (joined ? 1 : 2);
  const named = readYearOfPart(tokens, to, today);
  const start = named
    ? startOfIsoWeek(named.year, week)
    : latestBegun((year) => startOfIsoWeek(year, week), today);
  const told = calendarPeriod(start, 'week');
  return [{ to: named?.to ?? to, period: named ? told : { ...told, isYearless: true } }];
}

function readDay(tokens: Token[], at: number, today: string): PeriodReading[] {
  const token = tokens[at];
  if (!token) return [];
  if (token.kind === 'date') return readNumericDate(token, at);
  if (token.lower === 'today') return [{ to: at + 1, period: calendarPeriod(today, 'day') }];
  const from = token.lower === 'the' ? at + 1 : at;
  const dayFirst = dayNumber(tokens[from]);
  const of = tokens[from + 1]?.lower === 'of' ? from + 2 : from + 1;
  const monthAfter = dayFirst === null ? null : monthNumber(tokens[of]?.lower);
  if (dayFirst !== null && monthAfter !== null)
    return dayOfMonth(tokens, of + 1, today, monthAfter, dayFirst);
  const month = monthNumber(token.lower);
  const day = month === null ? null : dayNumber(tokens[at + 1]);
  return month === null || day === null ? [] : dayOfMonth(tokens, at + 2, today, month, day);
}

export function dayNumber(token: Token | undefined): number | null {
  const match = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.lower ?? '');
  const day = match ? Number(match[1]) : 0;
  return day >= 1 && day <= 31 ? day : null;
}

function dayOfMonth(tokens: Token[], to: number, today: string, month: number, day: number): PeriodReading[] {
  const named = readYearOfPart(tokens, to, today);
  const start = named ? null : latestBegun((year) => dateOf(year, month, day), today);
  const year = named?.year ?? yearOf(start ?? today);
  if (!isRealDate(year, month, day)) return [];
  const told = calendarPeriod(dateOf(year, month, day), 'day');
  return [{ to: named?.to ?? to, period: named ? told : { ...told, isYearless: true } }];
}

/** ISO dates, and day/month/year in digits where only one order is possible; 03/04/2024 is left unread, so it is asked about. */
function readNumericDate(token: Token, at: number): PeriodReading[] {
  const parts = token.text.split(/[-./]/).map(Number);
  const [first = 0, second = 0, third = 0] = parts;
  if (token.text.includes('-')) return exactDay(first, second, third, at);
  const year = third < 100 ? 2000 + third : third;
  const orders = token.text.includes('.')
    ? [[second, first]]
    : [
        [second, first],
        [first, second],
      ];
  const possible = orders.filter(([month = 0, day = 0]) => isRealDate(year, month, day));
  const [only] = possible;
  const isClear = possible.length === 1 || (possible.length === 2 && first === second);
  return isClear && only ? exactDay(year, only[0] ?? 0, only[1] ?? 0, at) : [];
}

function exactDay(year: number, month: number, day: number, at: number): PeriodReading[] {
  if (!isRealDate(year, month, day)) return [];
  return [{ to: at + 1, period: calendarPeriod(startOfGrain(dateOf(year, month, day), 'day'), 'day') }];
}
