import type { Token } from '../text/tokens.ts';
import { addDays, addGrains, dateOf, type Grain, startOfGrain } from './calendar.ts';
import type { PeriodReading } from './calendar-phrases.ts';
import { labelOf, type Period, period, yearlessLike } from './period.ts';
import { unitOf } from './relative-phrases.ts';

/** Reads one whole period at a token: handed in, so that a part may be of any period. */
export type ReadWhole = (tokens: Token[], at: number, today: string) => PeriodReading[];

const firstWords = new Set('first opening initial starting'.split(' '));
const lastWords = new Set('last final closing ending'.split(' '));
const partOpeners = new Set('of in from within during'.split(' '));

/** "the last 30 days of 2025", "first two quarters of last year", "final week of May 2026": so many units from one end of a period. */
export function readPartOf(
  tokens: Token[],
  at: number,
  today: string,
  readWhole: ReadWhole,
): PeriodReading[] {
  const from = tokens[at]?.lower === 'the' ? at + 1 : at;
  const word = tokens[from]?.lower ?? '';
  const isLast = lastWords.has(word);
  if (!isLast && !firstWords.has(word)) return [];
  const said = tokens[from + 1]?.value ?? null;
  const next = said === null ? from + 1 : from + 2;
  const count = said ?? 1;
  const unit = unitOf(tokens[next]?.lower);
  if (!unit || !Number.isInteger(count) || count < 1 || count > 400) return [];
  const isOpened = partOpeners.has(tokens[next + 1]?.lower ?? '');
  // "last month 2025" may mean the month before this one.
  if (said === null && !isOpened) return [];
  return readWhole(tokens, isOpened ? next + 2 : next + 1, today).flatMap(({ to, period: whole }) => {
    const part = isLast ? lastUnits(whole, count, unit) : firstUnits(whole, count, unit);
    if (part === null) return [];
    const parts = unit === 'week' && count === 1 ? [part, ...calendarWeeks(whole, part, isLast)] : [part];
    // The week of a number lies elsewhere in another year.
    return parts.map((each) => ({ to, period: each.grain === 'week' ? each : yearlessLike(each, whole) }));
  });
}

/** The last week of a month may be its last seven days, or what the calendar week of its last day has of it. */
function calendarWeeks(whole: Period, part: Period, isLast: boolean): Period[] {
  if (whole.start === null || whole.end === null) return [];
  const monday = startOfGrain(isLast ? addDays(whole.end, -1) : whole.start, 'week');
  const start = monday < whole.start ? whole.start : monday;
  const sunday = addGrains(monday, 'week', 1);
  const end = sunday > whole.end ? whole.end : sunday;
  if (start === part.start && end === part.end) return [];
  return [period(start, end, `the ${isLast ? 'last' : 'first'} calendar week of ${whole.label}`, null)];
}

function firstUnits(whole: Period, count: number, unit: Grain): Period | null {
  if (whole.start === null || whole.end === null) return null;
  const end = addGrains(whole.start, unit, count);
  return end <= whole.end ? stretch(whole.start, end, partLabel('first', count, unit, whole), unit) : null;
}

function lastUnits(whole: Period, count: number, unit: Grain): Period | null {
  if (whole.start === null || whole.end === null) return null;
  const start = addGrains(whole.end, unit, -count);
  return start >= whole.start ? stretch(start, whole.end, partLabel('last', count, unit, whole), unit) : null;
}

/** One month of a year is that month. */
function stretch(start: string, end: string, label: string, unit: Grain): Period {
  const isCalendar = startOfGrain(start, unit) === start && addGrains(start, unit, 1) === end;
  return period(start, end, isCalendar ? labelOf(start, unit) : label, isCalendar ? unit : null);
}

function partLabel(end: string, count: number, unit: Grain, whole: Period): string {
  return `the ${end} ${count === 1 ? unit : `${count} ${unit}s`} of ${whole.label}`;
}

/** One end of a period: "the start of 2025", "the end of May". `at` is the day on which it begins, or that follows it. */
export interface EdgeReading {
  to: number;
  at: string;
  side: 'start' | 'end';
  label: string;
}

const starts = new Set('start beginning outset'.split(' '));
const ends = new Set('end close'.split(' '));

export function readEdge(tokens: Token[], at: number, today: string, readWhole: ReadWhole): EdgeReading[] {
  const from = ['the', 'very'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  const word = tokens[from]?.lower ?? '';
  const side = starts.has(word) ? 'start' : ends.has(word) ? 'end' : null;
  if (side === null || tokens[from + 1]?.lower !== 'of') return [];
  const wholes = [...readWhole(tokens, from + 2, today), ...readCurrent(tokens, from + 2, today)];
  return wholes.flatMap(({ to, period: whole }): EdgeReading[] => {
    const day = whole[side];
    return day === null ? [] : [{ to, at: day, side, label: `the ${side} of ${whole.label}` }];
  });
}

/** "the year" of "since the start of the year": the one that runs. */
function readCurrent(tokens: Token[], at: number, today: string): PeriodReading[] {
  const unit = tokens[at]?.lower === 'the' ? unitOf(tokens[at + 1]?.lower) : null;
  if (unit === null || /s$/.test(tokens[at + 1]?.lower ?? '')) return [];
  const start = startOfGrain(today, unit);
  return [{ to: at + 2, period: period(start, addGrains(start, unit, 1), labelOf(start, unit), unit) }];
}

const weekOpeners = new Set('of starting beginning commencing from'.split(' '));

/** "the week of 3 March 2025", "week starting 2026-03-02": the calendar week of that day. */
export function readWeekOf(
  tokens: Token[],
  at: number,
  today: string,
  readWhole: ReadWhole,
): PeriodReading[] {
  const from = tokens[at]?.lower === 'the' ? at + 1 : at;
  if (tokens[from]?.lower !== 'week' || !weekOpeners.has(tokens[from + 1]?.lower ?? '')) return [];
  return readWhole(tokens, from + 2, today).flatMap(({ to, period: { start, grain } }): PeriodReading[] => {
    if (grain !== 'day' || start === null) return [];
    const monday = startOfGrain(start, 'week');
    return [{ to, period: period(monday, addGrains(monday, 'week', 1), labelOf(monday, 'week'), 'week') }];
  });
}

/** "2025 H1", "1H 2025", "H1/2025" are read by the calendar; "1Q25" and "Q1 25" mean the quarter of that year of this century. */
export function readShortQuarter(tokens: Token[], at: number): PeriodReading[] {
  const word = tokens[at]?.lower ?? '';
  const match = /^(?:([1-4])q|q([1-4]))(\d{2}|20\d{2})$/.exec(word);
  const half = /^(?:([12])h|h([12]))(\d{2}|20\d{2})$/.exec(word);
  const found = match ?? half;
  if (!found) return [];
  const number = Number(found[1] ?? found[2]);
  const year = Number((found[3] ?? '').padStart(4, '20'));
  const months = match ? 3 : 6;
  const start = dateOf(year, (number - 1) * months + 1, 1);
  const end = addGrains(start, 'month', months);
  const label = match
    ? labelOf(start, 'quarter')
    : `the ${number === 1 ? 'first' : 'second'} half of ${year}`;
  return [{ to: at + 1, period: period(start, end, label, match ? 'quarter' : null) }];
}
