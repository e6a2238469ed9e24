import type { Token } from '../text/tokens.ts';
import { addDays, addGrains, dateOf, isRealDate, yearOf } from './calendar.ts';
import { dayNumber, monthNumber, type PeriodReading, yearAt } from './calendar-phrases.ts';
import { labelOf, type Period, period } from './period.ts';

const links: Record<string, string[]> = {
  between: ['and', 'to', '-', '–'],
  from: ['to', 'until', 'till', 'through', '-', '–'],
  '': ['to', 'through', 'until', 'till', '-', '–'],
};

/** "24 to 31 December 2025", "between 1 and 12 June", "June 1-12, 2026": both days are in. Without a year, the latest ones that have begun. */
export function readDayRange(tokens: Token[], at: number, today: string): PeriodReading[] {
  const word = tokens[at]?.lower ?? '';
  const opener = word === 'between' || word === 'from' ? word : '';
  const from = skip(tokens, opener === '' ? at : at + 1, 'the');
  const joints = links[opener] ?? [];
  const monthFirst = monthNumber(tokens[from]?.lower);
  const first = monthFirst === null ? from : from + 1;
  const low = dayNumber(tokens[first]);
  if (low === null || !joints.includes(tokens[first + 1]?.lower ?? '')) return [];
  const second = skip(tokens, first + 2, 'the');
  const high = dayNumber(tokens[second]);
  if (high === null || high <= low) return [];
  const of = tokens[second + 1]?.lower === 'of' ? second + 2 : second + 1;
  const month = monthFirst ?? monthNumber(tokens[of]?.lower);
  // "June 1 to 12 July" names two months; each end has its own.
  if (month === null || (monthFirst !== null && monthNumber(tokens[of]?.lower) !== null)) return [];
  const end = monthFirst === null ? of + 1 : second + 1;
  const comma = [',', 'of', 'in'].includes(tokens[end]?.lower ?? '') ? end + 1 : end;
  const named = yearAt(tokens, comma);
  const begun = dateOf(yearOf(today), month, low) <= today ? yearOf(today) : yearOf(today) - 1;
  const year = named ?? begun;
  if (!isRealDate(year, month, low) || !isRealDate(year, month, high)) return [];
  const [start, last] = [dateOf(year, month, low), dateOf(year, month, high)];
  const label = `${labelOf(start, 'day')} to ${labelOf(last, 'day')}`;
  const told = period(start, addDays(last, 1), label, 'day');
  return [
    { to: named === null ? end : comma + 1, period: named === null ? { ...told, isYearless: true } : told },
  ];
}

function skip(tokens: Token[], at: number, word: string): number {
  return tokens[at]?.lower === word ? at + 1 : at;
}

/**
 * "over the winter (Dec to Feb)", "black friday week 2025, 24 to 30 november": days told beside a name for them say what it means.
 * `readStretch` reads what stands behind; without a year it is moved to the years of the name. Nothing where the two share no day.
 */
export function explained(
  tokens: Token[],
  named: PeriodReading,
  readStretch: (at: number) => PeriodReading[],
): PeriodReading[] {
  if (!named.period.isLoose) return [];
  const from = tokens[named.to]?.lower === ',' ? named.to + 1 : named.to;
  return [...readStretch(from), ...readMonthList(tokens, from)].flatMap((told): PeriodReading[] => {
    const hasYear = tokens.slice(from, told.to).some((_, index) => yearAt(tokens, from + index) !== null);
    const apart = yearOf(named.period.start ?? '') - yearOf(told.period.start ?? '');
    const moved = (hasYear ? [0] : [0, apart, apart + 1, apart - 1])
      .map((years) => movedBy(told.period, years))
      .find((candidate) => shareDays(candidate, named.period));
    return moved ? [{ to: told.to, period: moved }] : [];
  });
}

/** "June, July, August" and "june july and august": months that follow each other. */
function readMonthList(tokens: Token[], at: number): PeriodReading[] {
  const found: number[] = [];
  let to = at;
  for (let next = at; ; next += 1) {
    if (found.length > 0 && [',', 'and', '+', '&'].includes(tokens[next]?.lower ?? '')) continue;
    const month = monthNumber(tokens[next]?.lower);
    const before = found.at(-1);
    if (month === null || (before !== undefined && month !== (before % 12) + 1)) break;
    found.push(month);
    to = next + 1;
  }
  const [first] = found;
  if (first === undefined || found.length < 2) return [];
  return [{ to, period: monthsFrom(first, found.length) }];
}

/** Whole months of some year: the period that they explain says of which. */
function monthsFrom(first: number, count: number): Period {
  const start = dateOf(unknownYear, first, 1);
  return period(start, addGrains(start, 'month', count), '', null);
}

const unknownYear = 2000;

function movedBy(told: Period, years: number): Period {
  if (told.start === null || told.end === null || years === 0) return told;
  const start = addGrains(told.start, 'year', years);
  const end = addGrains(told.end, 'year', years);
  return period(start, end, `${labelOf(start, 'day')} to ${labelOf(addDays(end, -1), 'day')}`, null);
}

function shareDays(left: Period, right: Period): boolean {
  return (
    left.start !== null &&
    left.end !== null &&
    right.start !== null &&
    right.end !== null &&
    left.start < right.end &&
    right.start < left.end
  );
}
