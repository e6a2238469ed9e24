import type { Token } from '../text/tokens.ts';
import { addDays, addGrains, type Grain, startOfGrain } from './calendar.ts';
import type { PeriodReading } from './calendar-phrases.ts';
import { calendarPeriod, labelOf, type Period, period } from './period.ts';

const units = new Map<string, Grain>(
  Object.entries({
    day: 'day',
    days: 'day',
    week: 'week',
    weeks: 'week',
    month: 'month',
    months: 'month',
    quarter: 'quarter',
    quarters: 'quarter',
    year: 'year',
    years: 'year',
  }),
);
const toDate = new Map<string, Grain>(
  Object.entries({ ytd: 'year', qtd: 'quarter', mtd: 'month', wtd: 'week' }),
);

export function unitOf(word: string | undefined): Grain | null {
  return word === undefined ? null : (units.get(word) ?? null);
}

/** Stretches told from today: "this month", "last 3 months", "past 30 days", "YTD", "yesterday", "two weeks ago". */
export function readRelativePhrase(tokens: Token[], at: number, today: string): PeriodReading[] {
  const from = tokens[at]?.lower === 'the' ? at + 1 : at;
  return [
    ...readNamedDay(tokens, from, today),
    ...readToDate(tokens, from, today),
    ...readCounted(tokens, from, today),
    ...readSingle(tokens, from, today, from > at),
    ...readAgo(tokens, from, today),
  ];
}

function readNamedDay(tokens: Token[], at: number, today: string): PeriodReading[] {
  const word = tokens[at]?.lower;
  if (word === 'yesterday') return [{ to: at + 1, period: calendarPeriod(addDays(today, -1), 'day') }];
  if (word === 'tomorrow') return [{ to: at + 1, period: calendarPeriod(addDays(today, 1), 'day') }];
  const isDayBefore =
    word === 'day' && tokens[at + 1]?.lower === 'before' && tokens[at + 2]?.lower === 'yesterday';
  return isDayBefore ? [{ to: at + 3, period: calendarPeriod(addDays(today, -2), 'day') }] : [];
}

function soFar(grain: Grain, today: string): Period {
  return period(startOfGrain(today, grain), addDays(today, 1), `the ${grain} to date`, grain);
}

/** "YTD", "year to date", "this year so far", "so far this year". */
function readToDate(tokens: Token[], at: number, today: string): PeriodReading[] {
  const words = tokens.slice(at, at + 4).map((token) => token.lower);
  const short = toDate.get(words[0] ?? '');
  if (short) return [{ to: at + 1, period: soFar(short, today) }];
  const unit = unitOf(words[0]);
  if (unit && words[1] === 'to' && words[2] === 'date') return [{ to: at + 3, period: soFar(unit, today) }];
  const thisUnit = words[0] === 'this' ? unitOf(words[1]) : null;
  if (thisUnit && words[2] === 'so' && words[3] === 'far')
    return [{ to: at + 4, period: soFar(thisUnit, today) }];
  const later = words[0] === 'so' && words[1] === 'far' && words[2] === 'this' ? unitOf(words[3]) : null;
  return later ? [{ to: at + 4, period: soFar(later, today) }] : [];
}

/** "last 3 months" counts complete months; "past 3 months", "rolling 12 weeks" end today; "next 2 weeks" start after this one. */
function readCounted(tokens: Token[], at: number, today: string): PeriodReading[] {
  const word = tokens[at]?.lower ?? '';
  const count = tokens[at + 1]?.value ?? null;
  const isCalendar = ['calendar', 'full', 'complete', 'whole'].includes(tokens[at + 2]?.lower ?? '');
  const unit = unitOf(tokens[isCalendar ? at + 3 : at + 2]?.lower);
  if (!unit || count === null || !Number.isInteger(count) || count < 1 || count > 400) return [];
  const to = isCalendar ? at + 4 : at + 3;
  const isComplete = ['last', 'previous', 'latest', 'preceding', 'prior'].includes(word);
  if (isComplete || (isCalendar && word === 'past'))
    return [{ to, period: completeUnits(count, unit, today) }];
  if (['past', 'trailing', 'rolling'].includes(word))
    return [{ to, period: rollingUnits(count, unit, today) }];
  if (word !== 'next' && word !== 'coming') return [];
  const start = addGrains(startOfGrain(today, unit), unit, 1);
  return [{ to, period: period(start, addGrains(start, unit, count), `the next ${count} ${unit}s`, unit) }];
}

function completeUnits(count: number, unit: Grain, today: string): Period {
  const end = startOfGrain(today, unit);
  const plural = count === 1 ? unit : `${unit}s`;
  return {
    ...period(addGrains(end, unit, -count), end, `the last ${count} complete ${plural}`, unit),
    alternatives: [{ label: `the ${count} ${plural} up to today`, phrase: `in the past ${count} ${plural}` }],
  };
}

function rollingUnits(count: number, unit: Grain, today: string): Period {
  const plural = count === 1 ? unit : `${unit}s`;
  const end = addDays(today, 1);
  return period(
    addGrains(end, unit, -count),
    end,
    `the ${count} ${plural} up to ${labelOf(today, 'day')}`,
    unit,
  );
}

/**
 * "this month", "last year", "next quarter". With an article, "the last month" may also be the rolling month:
 * both readings are given, so that the difference is asked about where it matters.
 */
function readSingle(tokens: Token[], at: number, today: string, hasArticle: boolean): PeriodReading[] {
  const word = tokens[at]?.lower ?? '';
  const isCalendar = ['calendar', 'full', 'complete', 'whole'].includes(tokens[at + 1]?.lower ?? '');
  const unit = unitOf(tokens[isCalendar ? at + 2 : at + 1]?.lower);
  if (!unit) return [];
  const to = isCalendar ? at + 3 : at + 2;
  const current = startOfGrain(today, unit);
  if (['this', 'current'].includes(word)) return [{ to, period: calendarPeriod(current, unit) }];
  if (word === 'next') return [{ to, period: calendarPeriod(addGrains(current, unit, 1), unit) }];
  if (['past', 'trailing', 'rolling'].includes(word) && !isCalendar)
    return [{ to, period: rollingUnits(1, unit, today) }];
  if (!['last', 'previous', 'prior', 'preceding', ...(isCalendar ? ['past'] : [])].includes(word)) return [];
  const calendar = { to, period: calendarPeriod(addGrains(current, unit, -1), unit) };
  // "the last day any resident moved in" is no yesterday.
  if (hasArticle && word === 'last' && unit === 'day' && tokens[to]?.kind === 'word') return [];
  const isRollingToo = hasArticle && word === 'last' && unit !== 'day' && !isCalendar;
  return isRollingToo ? [calendar, { to, period: rollingUnits(1, unit, today) }] : [calendar];
}

/** "3 days ago" is that day, "two months ago" that calendar month. */
function readAgo(tokens: Token[], at: number, today: string): PeriodReading[] {
  const word = tokens[at]?.lower;
  const count = word === 'a' || word === 'an' ? 1 : (tokens[at]?.value ?? null);
  const unit = unitOf(tokens[at + 1]?.lower);
  if (count === null || !Number.isInteger(count) || !unit || tokens[at + 2]?.lower !== 'ago') return [];
  return [{ to: at + 3, period: calendarPeriod(addGrains(startOfGrain(today, unit), unit, -count), unit) }];
}
