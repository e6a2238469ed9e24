import { addDays, addGrains, daysBetween, type Grain } from '../dates/calendar.ts';
import type { Period } from '../dates/period.ts';
import { dataSpan, endWithin } from '../model/data-span.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';

const sameDays = 'the same days of ';

/**
 * Two periods of one unit, the later of which the data do not fill: what it has so far is set against the same days of the earlier one. What was cut
 * to the days up to today is cut further where the data end before today, as those do that tell a month each and end with their last one.
 */
export function cutToData(model: SemanticModel, column: ColumnRef, pair: [Period, Period]): [Period, Period] {
  const [first, second] = pair;
  const span = dataSpan(model, column);
  if (span === null || first.grain !== second.grain || first.grain === null) return pair;
  const { grain } = first;
  const unit = { grain, isStepped: span.isStepped };
  const later = laterOf(first, second);
  const earlier = later === first ? second : first;
  const { start, end } = later;
  if (isCut(later) || start === null || end === null || earlier.start === null || earlier.end === null)
    return pair;
  const between = stepsBetween(earlier.start, start, grain);
  if (addGrains(earlier.start, grain, between) !== start) return pair;
  const known = isCut(earlier) ? movedBy(earlier.end, unit, between, earlier.start, start) : end;
  const until =
    isCut(earlier) && span.isStepped && span.end < known ? span.end : endWithin(span, start, known);
  if (until === null || until <= start) return pair;
  const cutEnd = movedBy(until, unit, -between, start, earlier.start);
  if (cutEnd <= earlier.start || cutEnd >= earlier.end) return pair;
  const label = isCut(earlier) ? earlier.label : `${sameDays}${earlier.label}`;
  const cut = { ...earlier, end: cutEnd, label };
  return earlier === first ? [cut, second] : [first, cut];
}

function laterOf(first: Period, second: Period): Period {
  return (first.start ?? '') > (second.start ?? '') ? first : second;
}

function isCut({ label }: Period): boolean {
  return label.startsWith(sameDays);
}

/** The same day of another period: of a year, and of rows that tell months, the same of the calendar; else as many days on. */
function movedBy(
  day: string,
  { grain, isStepped }: { grain: Grain; isStepped: boolean },
  steps: number,
  from: string,
  to: string,
): string {
  const isOfCalendar = grain === 'year' || (isStepped && grain !== 'week' && grain !== 'day');
  return isOfCalendar ? addGrains(day, grain, steps) : addDays(to, daysBetween(from, day));
}

function stepsBetween(from: string, to: string, grain: Grain): number {
  let count = 0;
  while (addGrains(from, grain, count) < to) count += 1;
  return count;
}
