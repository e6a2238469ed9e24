import type { ColumnProfile } from '#kernel/catalog.ts';
import { addDays, addGrains, daysBetween, type Grain, grains, startOfGrain } from '../dates/calendar.ts';
import type { ColumnRef } from '../plan.ts';
import { stepsOf } from './period-steps.ts';
import { type PeriodTexts, periodTexts } from './period-texts.ts';
import { columnOf, type SemanticModel } from './semantic-model.ts';
import { yearPartsOf } from './year-parts.ts';

/** The days that the rows of a date tell of; `end` is not in. */
export interface DataSpan {
  start: string;
  end: string;
  /** Days without rows that are nothing out of the ordinary: a weekend, the time from one delivery to the next. */
  quietDays: number;
  /** Each date stands for the whole of its month, or of another unit. */
  isStepped: boolean;
}

/** Of fewer different days nothing is known of how often rows come. */
const fewestDays = 5;
/** Of so few dates a gap of whole days says nothing. */
const fewestRegular = 8;
/** Two dates at the same end of their months are so by chance. */
const fewestSteps = 3;
/** Rows that come each so many days on average are now and then so many times further apart. */
const widestGap = 3;
/** So much of a period without rows is a closed week between the years, and no end of the data. */
const missingPart = 0.03;
const longestUnits = grains.filter((grain) => grain !== 'day').toReversed();

/** Where the rows of a date begin and end. Rows that are of one month each tell the whole of their last one. Null where nobody knows. */
export function dataSpan(model: SemanticModel, column: ColumnRef): DataSpan | null {
  const parts = yearPartsOf(model, column);
  if (parts) return { start: parts.start, end: parts.end, quietDays: 0, isStepped: true };
  return spanOf(columnOf(model, column).profile);
}

function spanOf(profile: ColumnProfile): DataSpan | null {
  const texts = periodTexts(profile);
  return texts ? spanOfTexts(texts) : daysOfSpan(profile);
}

type Dates = Pick<ColumnProfile, 'type' | 'min' | 'max' | 'distinctCount'>;

/** The span of a column of dates, by how many different days it has from the first to the last. */
export function daysOfSpan(dates: Dates): DataSpan | null {
  const { min, max, type, distinctCount } = dates;
  if ((type !== 'date' && type !== 'timestamp') || min === null || max === null) return null;
  const [first, last] = [min.slice(0, 10), max.slice(0, 10)];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(first) || !/^\d{4}-\d{2}-\d{2}$/.test(last)) return null;
  const days = Math.min(distinctCount, daysBetween(first, last) + 1);
  const step = stepGrain(dates);
  if (step)
    return {
      start: startOfGrain(first, step),
      end: addGrains(startOfGrain(last, step), step, 1),
      quietDays: 0,
      isStepped: true,
    };
  if (days < fewestDays) return null;
  const gap = daysBetween(first, last) / (days - 1);
  const quiet = isRegular(gap, days) ? gap : Math.ceil(gap * widestGap);
  return { start: first, end: addDays(last, 1), quietDays: quiet, isStepped: false };
}

/** Every tenth day and no other: so many dates that lie whole days apart on average do so by chance once in as many files. */
function isRegular(gap: number, days: number): boolean {
  return days >= fewestRegular && gap > 1 && Number.isInteger(gap);
}

/** The unit of time of which each date stands for one; null where dates are days. */
export function stepGrain(dates: Dates): Grain | null {
  const { min, max, distinctCount } = dates;
  if (min === null || max === null) return null;
  const [first, last] = [min.slice(0, 10), max.slice(0, 10)];
  const days = Math.min(distinctCount, daysBetween(first, last) + 1);
  return longestUnits.find((grain) => isStep(dates, grain, { first, last, days })) ?? null;
}

/** One date for each month, none left out, or each at the same end of its month: the rows tell of months and not of days. */
function isStep(
  dates: Dates,
  grain: Grain,
  { first, last, days }: { first: string; last: string; days: number },
): boolean {
  const steps = stepsOf(dates, grain);
  if (!steps || days < fewestSteps) return false;
  const isAt = (day: (at: string) => string): boolean => [first, last].every((each) => day(each) === each);
  const isAtEnds =
    isAt((each) => startOfGrain(each, grain)) ||
    isAt((each) => addDays(addGrains(startOfGrain(each, grain), grain, 1), -1));
  return isAtEnds || (steps.isWhole && days >= fewestDays);
}

/** Each text tells the whole of its period. A year that is called by one text is never cut. */
function spanOfTexts({ values, grain, hasYear, isFiscal, isPair }: PeriodTexts): DataSpan | null {
  const [first, last] = [values[0], values.at(-1)];
  const isCut = grain !== 'year' || !(isFiscal || isPair);
  return hasYear && isCut && first && last
    ? { start: first.start, end: last.end, quietDays: 0, isStepped: true }
    : null;
}

/** The day on which the data end within these, where that is earlier than chance would have it; null where they do not. */
export function endWithin(span: DataSpan | null, start: string, end: string): string | null {
  if (span === null || span.end <= start || span.end >= end) return null;
  return isMissing(span, daysBetween(span.end, end), daysBetween(start, end)) ? span.end : null;
}

/** The same of their beginning. */
export function beginWithin(span: DataSpan | null, start: string, end: string): string | null {
  if (span === null || span.start <= start || span.start >= end) return null;
  return isMissing(span, daysBetween(start, span.start), daysBetween(start, end)) ? span.start : null;
}

function isMissing({ quietDays }: DataSpan, missing: number, length: number): boolean {
  return missing > Math.max(1, quietDays, length * missingPart);
}

/** The calendar's unit in which the data end, cut; null where they fill it. */
export function cutUnit(span: DataSpan | null, grain: Grain): { start: string; until: string } | null {
  if (span === null) return null;
  const start = startOfGrain(addDays(span.end, -1), grain);
  const until = endWithin(span, start, addGrains(start, grain, 1));
  return until === null ? null : { start, until };
}
