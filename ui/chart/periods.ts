/** Texts and gaps of a time axis. Days are `YYYY-MM-DD`, read as calendar days without a time zone. */

const dayMs = 86_400_000;
const yearDays = 366;
/** A gap that would need more empty places than this is no gap but another kind of data. */
const placesMaximum = 750;

/**
 * The days with those that are missing between them, so that a period without rows is seen as a gap: every day, week,
 * month, quarter or year, whichever step the given days keep. Null where they keep none, or none is missing.
 */
export function withMissingPeriods(days: readonly string[]): string[] | null {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined || days.length < 3) return null;
  const next = stepOf(days);
  if (!next) return null;
  const known = new Set(days);
  const all: string[] = [];
  let found = 0;
  for (let day = first; day <= last && all.length <= placesMaximum; day = next(day)) {
    all.push(day);
    if (known.has(day)) found += 1;
  }
  // A step that misses some of the days is not theirs.
  return found === known.size && all.length > days.length && all.length <= placesMaximum ? all : null;
}

type Step = (day: string) => string;

/** The smallest step between neighbours, as calendars have it. */
function stepOf(days: readonly string[]): Step | null {
  const times = days.map((day) => Date.parse(`${day}T00:00:00Z`));
  const gaps = times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / dayMs));
  const smallest = Math.min(...gaps);
  if (!(smallest > 0)) return null;
  if (smallest === 1 || smallest === 7) return (day) => addDays(day, smallest);
  const areFirsts = days.every((day) => day.endsWith('-01'));
  const months = areFirsts ? Math.round(smallest / 30.4) : 0;
  return months > 0 ? (day) => addMonths(day, months) : null;
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

function addMonths(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

/** Short texts for an axis of days: the day and month within a year, month and year beyond. */
export function shortDays(days: readonly string[]): string[] {
  const first = Date.parse(days[0] ?? '');
  const last = Date.parse(days.at(-1) ?? '');
  const isLong = last - first > yearDays * dayMs;
  const format = new Intl.DateTimeFormat(navigator.language, {
    month: 'short',
    ...(isLong ? { year: 'numeric' } : { day: 'numeric' }),
    timeZone: 'UTC',
  });
  return days.map((day) => {
    const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
    return Number.isNaN(date.getTime()) ? day : format.format(date);
  });
}
