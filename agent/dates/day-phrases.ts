import type { Token } from '../text/tokens.ts';
import { addDays, addGrains, startOfGrain } from './calendar.ts';
import type { PeriodReading } from './calendar-phrases.ts';
import { calendarPeriod, labelOf, type Period, period } from './period.ts';
import { unitOf } from './relative-phrases.ts';

const dayNames = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const before = new Set('last previous past'.split(' '));
const current = new Set('this'.split(' '));
const after = new Set('next coming'.split(' '));

/** Days and weekends told from today: "last Monday", "next Friday", "last weekend"; and "the week before last". */
export function readDayPhrase(tokens: Token[], at: number, today: string): PeriodReading[] {
  const from = tokens[at]?.lower === 'the' ? at + 1 : at;
  const [word = '', noun = ''] = [tokens[from]?.lower, tokens[from + 1]?.lower];
  const unit = unitOf(word);
  if (unit && !word.endsWith('s') && noun === 'before' && tokens[from + 2]?.lower === 'last') {
    const start = addGrains(startOfGrain(today, unit), unit, -2);
    return [{ to: from + 3, period: calendarPeriod(start, unit) }];
  }
  const to = from + 2;
  const periods = noun === 'weekend' ? weekends(word, today) : namedDays(word, dayNames.indexOf(noun), today);
  return periods.map((each) => ({ to, period: each }));
}

/** Saturday and Sunday. On such a day "this weekend" is the one that runs, and "last weekend" the one before. */
function weekends(word: string, today: string): Period[] {
  const saturday = addDays(startOfGrain(today, 'week'), 5);
  if (current.has(word)) return [weekendFrom(saturday)];
  if (before.has(word)) return [weekendFrom(addDays(saturday, -7))];
  if (!after.has(word)) return [];
  // Before its Saturday the one that comes next may be meant, or the one of next week.
  const following = weekendFrom(addDays(saturday, 7));
  return today < saturday ? [weekendFrom(saturday), following] : [following];
}

function weekendFrom(saturday: string): Period {
  const label = `the weekend of ${labelOf(saturday, 'day')}`;
  return period(saturday, addDays(saturday, 2), label, null);
}

/** The nearest day of this name, and that of the week beside this one: where they differ, it is asked which is meant. */
function namedDays(word: string, index: number, today: string): Period[] {
  if (index < 0) return [];
  const ofThisWeek = addDays(startOfGrain(today, 'week'), index);
  const days = dayReadings(word, ofThisWeek, today);
  return days.map((day) => calendarPeriod(day, 'day'));
}

function dayReadings(word: string, ofThisWeek: string, today: string): string[] {
  if (current.has(word)) return [ofThisWeek];
  if (before.has(word)) {
    const weekBefore = addDays(ofThisWeek, -7);
    return ofThisWeek < today ? [ofThisWeek, weekBefore] : [weekBefore];
  }
  if (!after.has(word)) return [];
  const weekAfter = addDays(ofThisWeek, 7);
  return ofThisWeek > today ? [ofThisWeek, weekAfter] : [weekAfter];
}
