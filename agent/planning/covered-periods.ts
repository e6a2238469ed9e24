import { addDays, addGrains, daysBetween, type Grain } from '../dates/calendar.ts';
import { daysOf, type Period } from '../dates/period.ts';
import { beginWithin, type DataSpan, dataSpan, endWithin } from '../model/data-span.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';

interface Unit {
  grain: Grain;
  /** Rows tell a month, or another unit, each. */
  isStepped: boolean;
}

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
  const alike = cutToBegin(span, { earlier, later, between, unit });
  if (alike) return earlier === first ? alike : [alike[1], alike[0]];
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

/**
 * The data begin within the earlier period: from that day on it is set against the same days of the later one, up to where that one has come. Null
 * where they begin before it, or leave nothing to compare.
 */
function cutToBegin(
  span: DataSpan,
  { earlier, later, between, unit }: { earlier: Period; later: Period; between: number; unit: Unit },
): [Period, Period] | null {
  if (!earlier.start || !earlier.end || !later.start || !later.end) return null;
  const whole = addGrains(earlier.start, unit.grain, 1);
  const begun = beginWithin(span, earlier.start, whole);
  if (begun === null) return null;
  const from = movedBy(begun, unit, between, earlier.start, later.start);
  const known = isCut(earlier) ? movedBy(earlier.end, unit, between, earlier.start, later.start) : later.end;
  const until = endWithin(span, later.start, known) ?? known;
  const end = until === later.end ? earlier.end : movedBy(until, unit, -between, later.start, earlier.start);
  // A whole year beside one that the data begin in is told as it is, with its doubt: only days that are called the same must be.
  const isOfSameDays = isCut(earlier) || until !== later.end;
  if (!isOfSameDays || until <= from || end <= begun) return null;
  const name = isCut(earlier) ? earlier.label : `${sameDays}${earlier.label}`;
  return [
    { ...earlier, start: begun, end, label: name },
    { ...later, start: from, end: until, label: daysOf({ start: from, end: until }) },
  ];
}

function laterOf(first: Period, second: Period): Period {
  return (first.start ?? '') > (second.start ?? '') ? first : second;
}

function isCut({ label }: Period): boolean {
  return label.startsWith(sameDays);
}

/** The same day of another period: of a year, and of rows that tell months, the same of the calendar; else as many days on. */
function movedBy(day: string, { grain, isStepped }: Unit, steps: number, from: string, to: string): string {
  const isOfCalendar = grain === 'year' || (isStepped && grain !== 'week' && grain !== 'day');
  return isOfCalendar ? addGrains(day, grain, steps) : addDays(to, daysBetween(from, day));
}

function stepsBetween(from: string, to: string, grain: Grain): number {
  let count = 0;
  while (addGrains(from, grain, count) < to) count += 1;
  return count;
}
