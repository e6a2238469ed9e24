import { addDays, yearOf } from '../dates/calendar.ts';
import { saysYear } from '../dates/said-years.ts';
import { columnOf } from '../model/semantic-model.ts';
import { type Guarded, toldConditions } from './guard.ts';

const daysOfYear = 365;

/**
 * "in April" of dates that ended years ago: without its year the April of this year is no more meant than any other, and that nothing happened in it is
 * no answer. Dates that go on until lately are read as always.
 */
export function timeOutside({ lattice, parts, plan }: Guarded): string | null {
  const open = parts.periods.filter(({ from, to }) => !saysYear(lattice.tokens.slice(from, to)));
  const starts = open.flatMap(({ reading }) => reading.period.start ?? []);
  for (const predicate of toldConditions(plan)) {
    if (predicate.kind !== 'period' || predicate.start === null || !starts.includes(predicate.start))
      continue;
    const { max } = columnOf(lattice.model, predicate.column).profile;
    if (max === null || !/^\d{4}-\d{2}-\d{2}/.test(max)) continue;
    if (max.slice(0, 10) < addDays(predicate.start, -daysOfYear))
      return `The dates end in ${yearOf(max)}; say which year is meant.`;
  }
  return null;
}
