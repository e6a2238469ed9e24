/** A forecast with its band and how well that band held on the last weeks of the known values. */
export interface WeekdayForecast {
  values: number[];
  lower80: number[];
  upper80: number[];
  /** Share of the held-out days whose value lay in the 80 % band made without them, 0–1; null with too little history. */
  coverage: number | null;
}

const week = 7;
/** Weeks that are averaged for each weekday. */
const weeksAveraged = 8;
const holdOutDays = 28;
/** Less than this and there is no forecast. */
export const minimumHistoryDays = 56;

/**
 * Seasonal average: each coming day is the mean of the same weekday in the last eight weeks; the 80 % band is the 10th
 * to 90th percentile of what that rule missed by, day for day, over the history. Null with less than eight weeks of history.
 */
export function forecastByWeekday(history: readonly number[], horizon: number): WeekdayForecast | null {
  if (history.length < minimumHistoryDays) return null;
  const made = project(history, horizon);
  const known = history.length - holdOutDays;
  if (known < minimumHistoryDays) return { ...made, coverage: null };
  const test = project(history.slice(0, known), holdOutDays);
  const actual = history.slice(known);
  const held = actual.filter((value, index) => {
    return value >= (test.lower80[index] ?? Infinity) && value <= (test.upper80[index] ?? -Infinity);
  });
  return { ...made, coverage: held.length / holdOutDays };
}

function project(history: readonly number[], horizon: number): Omit<WeekdayForecast, 'coverage'> {
  const errors = misses(history).toSorted((a, b) => a - b);
  const low = quantile(errors, 0.1);
  const high = quantile(errors, 0.9);
  const values = Array.from({ length: horizon }, (_, ahead) =>
    weekdayMean(history, history.length + (ahead % week)),
  );
  return {
    values,
    lower80: values.map((value) => Math.max(0, value + low)),
    upper80: values.map((value) => value + high),
  };
}

/** For each day with a week or more before it: value minus the mean of the same weekday before. */
function misses(history: readonly number[]): number[] {
  return history.slice(week * 4).map((value, index) => value - weekdayMean(history, index + week * 4));
}

/** Mean of the up to eight same weekdays before `day`. */
function weekdayMean(history: readonly number[], day: number): number {
  const values: number[] = [];
  for (let index = day - week; index >= 0 && values.length < weeksAveraged; index -= week) {
    const value = history[index];
    if (value !== undefined) values.push(value);
  }
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Linear interpolation between order statistics (type 7). */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}
