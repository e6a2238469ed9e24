import { addGrains, yearOf } from '../dates/calendar.ts';
import { monthNumber } from '../dates/calendar-phrases.ts';
import { calendarPeriod, type Period } from '../dates/period.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

const joints = new Set('and or , & vs versus against than with to compared in for during'.split(' '));
const longestJoint = 3;

/**
 * "in March, April and May 2025", "Q1 vs Q2 2025": the year behind the last of several months or quarters is that of them all, and in
 * "May 2024 and June" it is that of the next one too. A month beside itself ("May against May 2024") stays the latest one. Months that
 * run over a new year are of two years: "December and January 2025" begins in 2024. A month that is left out of a year is one of it: "in 2024,
 * but not in May".
 */
export function shareYears(tokens: readonly Token[], spans: Span[][]): void {
  tokens.forEach((_, at) => {
    const year = sharedYear(tokens, at);
    if (year === null) return;
    for (const from of [at - 1, at])
      spans[from] = (spans[from] ?? []).map((span) =>
        span.kind === 'period' && span.to === at + 1 && (from === at || span.reading.hasPreposition)
          ? { ...span, reading: { ...span.reading, period: inYear(span.reading.period, year) } }
          : span,
      );
  });
}

/** The year that is said with another month or quarter, of one that is told without. */
function sharedYear(tokens: readonly Token[], at: number): number | null {
  if (!isUnit(tokens, at) || yearAt(tokens, at + 1) !== null) return null;
  return yearBehind(tokens, at) ?? yearBefore(tokens, at) ?? yearLeftFrom(tokens, at);
}

/** A period that ends with the month or quarter before `to`, in the year that it shares with another. */
export function inSharedYear(tokens: readonly Token[], to: number, named: Period): Period {
  const year = sharedYear(tokens, to - 1);
  return year === null ? named : inYear(named, year);
}

/** A month or a quarter by its name. */
function isUnit(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower;
  return monthNumber(word) !== null || isQuarter(word);
}

function isQuarter(word: string | undefined): boolean {
  return /^q[1-4]$/.test(word ?? '');
}

function isSameKind(one: Token | undefined, other: Token | undefined): boolean {
  return isQuarter(one?.lower) === isQuarter(other?.lower);
}

function yearAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  return token?.kind === 'number' && /^(19|20)\d\d$/.test(token.lower) ? token.value : null;
}

/** Of the units that follow, joined one to the other, the first that is told with its year. */
function yearBehind(tokens: readonly Token[], at: number): number | null {
  let next = at;
  for (;;) {
    const from = next + 1;
    next = from;
    while (next < from + longestJoint && joints.has(tokens[next]?.lower ?? '')) next += 1;
    const isNext = next > from && isUnit(tokens, next) && isSameKind(tokens[at], tokens[next]);
    if (!isNext || tokens[next]?.lower === tokens[at]?.lower) return null;
    const year = yearAt(tokens, next + 1);
    if (year !== null) return isOverNewYear(tokens[at], tokens[next]) ? year - 1 : year;
  }
}

function yearBefore(tokens: readonly Token[], at: number): number | null {
  const joint = tokens[at - 1]?.lower === 'in' ? at - 2 : at - 1;
  const isNext = ['and', 'or', ',', '&'].includes(tokens[joint]?.lower ?? '');
  const isOther = tokens[joint - 2]?.lower !== tokens[at]?.lower && isSameKind(tokens[joint - 2], tokens[at]);
  const year = isNext && isOther && isUnit(tokens, joint - 2) ? yearAt(tokens, joint - 1) : null;
  return year !== null && isOverNewYear(tokens[joint - 2], tokens[at]) ? year + 1 : year;
}

const leaving = new Set(
  'but not never except excluding without minus outside , for in the month of'.split(' '),
);
const denying = new Set('not except excluding without minus outside'.split(' '));

/** The year right before the words that leave the month out of it. */
function yearLeftFrom(tokens: readonly Token[], at: number): number | null {
  let before = at - 1;
  while (leaving.has(tokens[before]?.lower ?? '')) before -= 1;
  const isLeftOut = tokens.slice(before + 1, at).some(({ lower }) => denying.has(lower));
  return isLeftOut ? yearAt(tokens, before) : null;
}

/** Late in a year and then early in one: half a year or more back, or the last quarter and the first. */
function isOverNewYear(first: Token | undefined, second: Token | undefined): boolean {
  if (isQuarter(first?.lower)) return first?.lower === 'q4' && second?.lower === 'q1';
  return (monthNumber(first?.lower) ?? 0) - (monthNumber(second?.lower) ?? 0) >= 6;
}

/** The same month or quarter of a year; a period of another kind as it was. */
function inYear(named: Period, year: number): Period {
  const { start, grain } = named;
  if (start === null || (grain !== 'month' && grain !== 'quarter') || named.fiscal) return named;
  return calendarPeriod(addGrains(start, 'year', year - yearOf(start)), grain);
}
