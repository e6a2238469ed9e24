import { addDays, addGrains, daysBetween, startOfGrain, startOfIsoWeek, yearOf } from '../dates/calendar.ts';
import { daysOf, type Period } from '../dates/period.ts';
import { dataSpan } from '../model/data-span.ts';
import { datedProfile } from '../model/period-texts.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef, PlanAssumption } from '../plan.ts';

/** Data that end so shortly before the latest such days are those of today: nothing happened in them yet. */
const recentDays = 31;

/**
 * By how many years periods of which no year was said lie before the latest that have begun, so that the data hold them; all of one question
 * alike, so that January stays before February. Below zero where the data begin later.
 */
export function yearsBefore(model: SemanticModel, column: ColumnRef, periods: readonly Period[]): number {
  const held = heldDays(model, column);
  if (held === null) return 0;
  const needed = periods.filter(({ isYearless }) => isYearless).map((told) => yearsOf(told, held));
  return needed.some((years) => years > 0) ? Math.max(...needed) : Math.min(0, ...needed);
}

interface HeldDays {
  first: string;
  last: string;
  /** So many days behind the last may be those of today. */
  slackDays: number;
}

/** The first and the last day that the rows tell of; of rows that tell a month or a quarter each, the last of its days. */
function heldDays(model: SemanticModel, column: ColumnRef): HeldDays | null {
  const span = dataSpan(model, column);
  if (span?.isStepped) return { first: span.start, last: addDays(span.end, -1), slackDays: 0 };
  const { type, min, max } = datedProfile(columnOf(model, column).profile);
  return (type !== 'date' && type !== 'timestamp') || min === null || max === null
    ? null
    : { first: min.slice(0, 10), last: max.slice(0, 10), slackDays: recentDays };
}

function yearsOf({ start, end }: Period, { first, last, slackDays }: HeldDays): number {
  const at = start ?? (end === null ? null : addDays(end, -1));
  if (at === null) return 0;
  // The data hold nothing up to its end: the newest year of what lies ahead.
  if (end !== null && first >= end)
    return Math.min(0, yearOf(at) - yearOf(last) + (at.slice(4) > last.slice(4) ? 1 : 0));
  if (at <= addDays(last, slackDays)) return 0;
  return yearOf(at) - yearOf(last) + (at.slice(4) > last.slice(4) ? 1 : 0);
}

/** The same days of so many years earlier; periods of which a year was said as they are. */
export function inNewestYear(told: Period, years: number): Period {
  if (!told.isYearless || years === 0) return told;
  const moved = (day: string | null): string | null => (day === null ? null : addGrains(day, 'year', -years));
  if (told.grain === 'week' && told.start !== null) return inWeek(told, told.start, years);
  // The last day of February is that of its year.
  const end = told.end === null ? null : addDays(addGrains(addDays(told.end, -1), 'year', -years), 1);
  const isWholeMonths = told.end?.endsWith('-01') === true;
  return {
    ...told,
    start: moved(told.start),
    end: isWholeMonths ? moved(told.end) : end,
    label: labelBefore(told.label, years),
  };
}

/** The week of the same number. */
function inWeek(told: Period, start: string, years: number): Period {
  const thursday = addDays(startOfGrain(start, 'week'), 3);
  const year = yearOf(thursday);
  const number = Math.round(daysBetween(startOfIsoWeek(year, 1), startOfGrain(start, 'week')) / 7) + 1;
  const monday = startOfIsoWeek(year - years, number);
  const end = told.end === null ? null : addDays(monday, daysBetween(start, told.end));
  const label = told.label.replace(/\d{1,2} [A-Z][a-z]+ \d{4}/, () =>
    daysOf({ start: monday, end: addDays(monday, 1) }),
  );
  return { ...told, start: monday, end, label };
}

function labelBefore(label: string, years: number): string {
  return label
    .replaceAll(/\b(?:19|20)\d\d\b/g, (year) => String(Number(year) - years))
    .replaceAll(/(?<=\b\d{4}\/)\d\d\b/g, (year) =>
      String((Number(year) + 100 - (years % 100)) % 100).padStart(2, '0'),
    );
}

/** Which year was taken, where it is not the one that runs. */
export function yearAssumptions(said: readonly Period[], years: number): PlanAssumption[] {
  if (years === 0) return [];
  return said
    .filter(({ isYearless }) => isYearless)
    .map((told) => {
      const taken = inNewestYear(told, years);
      return { kind: 'period', chosen: `${taken.label}: ${daysOf(taken)}`, options: [] };
    });
}
