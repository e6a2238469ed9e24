import type { Token } from '../text/tokens.ts';
import { addDays, dateOf, startOfGrain, yearOf } from './calendar.ts';
import { type PeriodReading, yearAt } from './calendar-phrases.ts';
import { labelOf, type Period, period } from './period.ts';

interface Feast {
  name: string;
  /** The day itself in a year: what "since" and "before" count from. */
  day: (year: number) => string;
  /** Days around it that the bare name may mean, as first and last day counted from it; none where it is one day only. */
  stretches: [number, number][];
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (skipped + 19 * golden + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const days = moon - weekday;
  const month = 3 + Math.floor((days + 40) / 44);
  return dateOf(year, month, days + 28 - 31 * Math.floor(month / 4));
}

/** The fourth Thursday of November. */
function thanksgiving(year: number): string {
  const first = dateOf(year, 11, 1);
  const weekday = (new Date(Date.parse(first)).getUTCDay() + 6) % 7;
  return addDays(first, ((3 - weekday + 7) % 7) + 21);
}

const on =
  (month: number, day: number) =>
  (year: number): string =>
    dateOf(year, month, day);
const afterEaster =
  (days: number) =>
  (year: number): string =>
    addDays(easterSunday(year), days);
const afterThanksgiving =
  (days: number) =>
  (year: number): string =>
    addDays(thanksgiving(year), days);

/** Longer names stand first, as "christmas eve" is no "christmas". Possessives are gone: "new year's eve" is "new year eve". */
const feasts: readonly Feast[] = [
  { name: 'christmas eve', day: on(12, 24), stretches: [] },
  { name: 'xmas eve', day: on(12, 24), stretches: [] },
  { name: 'christmas day', day: on(12, 25), stretches: [] },
  { name: 'xmas day', day: on(12, 25), stretches: [] },
  { name: 'christmas and new year', day: on(12, 25), stretches: [[-1, 7]] },
  {
    name: 'christmas',
    day: on(12, 25),
    stretches: [
      [-1, 1],
      [-1, 7],
    ],
  },
  {
    name: 'xmas',
    day: on(12, 25),
    stretches: [
      [-1, 1],
      [-1, 7],
    ],
  },
  { name: 'boxing day', day: on(12, 26), stretches: [] },
  { name: 'new year eve', day: on(12, 31), stretches: [] },
  { name: 'new years eve', day: on(12, 31), stretches: [] },
  { name: 'new year day', day: on(1, 1), stretches: [] },
  { name: 'new years day', day: on(1, 1), stretches: [] },
  { name: 'new year', day: on(1, 1), stretches: [] },
  { name: 'new years', day: on(1, 1), stretches: [] },
  { name: 'good friday', day: afterEaster(-2), stretches: [] },
  { name: 'easter sunday', day: easterSunday, stretches: [] },
  { name: 'easter monday', day: afterEaster(1), stretches: [] },
  {
    name: 'easter',
    day: easterSunday,
    stretches: [
      [-2, 1],
      [0, 0],
    ],
  },
  { name: 'ascension day', day: afterEaster(39), stretches: [] },
  { name: 'whit monday', day: afterEaster(50), stretches: [] },
  {
    name: 'pentecost',
    day: afterEaster(49),
    stretches: [
      [0, 1],
      [0, 0],
    ],
  },
  { name: 'black friday', day: afterThanksgiving(1), stretches: [] },
  { name: 'cyber monday', day: afterThanksgiving(4), stretches: [] },
  { name: 'thanksgiving day', day: thanksgiving, stretches: [] },
  { name: 'thanksgiving', day: thanksgiving, stretches: [] },
  { name: 'halloween', day: on(10, 31), stretches: [] },
  { name: 'valentine day', day: on(2, 14), stretches: [] },
  { name: 'valentines day', day: on(2, 14), stretches: [] },
];

/** In the order of the list: longer names stand before those that begin them. */
const feastsByWord = Map.groupBy(feasts, ({ name }) => name.split(' ')[0] ?? '');

interface FeastReading {
  to: number;
  feast: Feast;
  day: string;
  /** "black friday week": the days around it that were named. */
  around: 'week' | 'weekend' | null;
}

/** A feast at a token, with the year that is told or the latest one that has begun. */
function feastAt(tokens: Token[], at: number, today: string): FeastReading | null {
  const from = ['the', 'last', 'this'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  const found = feastsByWord
    .get(tokens[from]?.lower ?? '')
    ?.find(({ name }) => name.split(' ').every((word, index) => tokens[from + index]?.lower === word));
  if (!found) return null;
  const named = from + found.name.split(' ').length;
  const around =
    tokens[named]?.lower === 'week' ? 'week' : tokens[named]?.lower === 'weekend' ? 'weekend' : null;
  const end = around ? named + 1 : named;
  const of = ['of', 'in', ','].includes(tokens[end]?.lower ?? '') ? end + 1 : end;
  const year = yearAt(tokens, of);
  const told = year === null ? lastYear(tokens, of, today) : { to: of + 1, year };
  if (told) return { to: told.to, feast: found, day: found.day(told.year), around };
  const thisYear = found.day(yearOf(today));
  const day = thisYear <= today ? thisYear : found.day(yearOf(today) - 1);
  return { to: end, feast: found, day, around };
}

function lastYear(tokens: Token[], at: number, today: string): { to: number; year: number } | null {
  if (tokens[at + 1]?.lower !== 'year') return null;
  if (tokens[at]?.lower === 'last') return { to: at + 2, year: yearOf(today) - 1 };
  return tokens[at]?.lower === 'this' ? { to: at + 2, year: yearOf(today) } : null;
}

/** "over Christmas", "on black friday 2025", "in easter week". Several readings where the name may mean several stretches of days. */
export function readFeast(tokens: Token[], at: number, today: string): PeriodReading[] {
  const reading = feastAt(tokens, at, today);
  if (!reading) return [];
  const { to, feast, day, around } = reading;
  const name = `${feast.name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())} ${yearOf(day)}`;
  if (around === 'week') {
    const monday = startOfGrain(day, 'week');
    return [{ to, period: loose(monday, addDays(monday, 7), `the week of ${name}`) }];
  }
  if (around === 'weekend') {
    const [first, last] = feast.stretches[0] ?? [];
    const [start, end] =
      feast.name === 'easter' ? [addDays(day, first ?? 0), addDays(day, (last ?? 0) + 1)] : weekendOf(day);
    return [{ to, period: loose(start, end, `the weekend of ${name}`) }];
  }
  if (feast.stretches.length === 0) return [{ to, period: singleDay(day) }];
  return feast.stretches.map(([first, last]) => ({
    to,
    period: loose(addDays(day, first), addDays(day, last + 1), name),
  }));
}

/** The day from which "since Christmas" counts. */
export function readFeastDay(tokens: Token[], at: number, today: string): PeriodReading[] {
  const reading = feastAt(tokens, at, today);
  return reading && reading.around === null ? [{ to: reading.to, period: singleDay(reading.day) }] : [];
}

function singleDay(day: string): Period {
  return period(day, addDays(day, 1), labelOf(day, 'day'), 'day');
}

function loose(start: string, end: string, label: string): Period {
  return { ...period(start, end, label, null), isLoose: true };
}

/** Friday to Sunday of its week, or to Monday where the feast is one. */
function weekendOf(day: string): [string, string] {
  const friday = addDays(startOfGrain(day, 'week'), 4);
  return day < friday ? [addDays(friday, -7), addDays(friday, -3)] : [friday, addDays(friday, 3)];
}
