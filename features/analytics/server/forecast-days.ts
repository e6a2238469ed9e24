import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import {
  type Continuation,
  type Continued,
  type ContinuedSeries,
  forecastNames,
} from '#kernel/continuation.ts';
import { addDays } from './daily-series.ts';
import type { DayValue } from './series-store.ts';
import { analyticsServerStrings as strings } from './strings.ts';

export interface ContinuedDays {
  columns: readonly ResultColumn[];
  rows: readonly (readonly Cell[])[];
  continued: Continued;
}

/** Puts behind a history of days what is to be expected. */
export type ContinueDays = (
  workspaceId: string,
  continuation: Continuation,
  days: readonly DayValue[],
) => Promise<ContinuedDays>;

export interface DailyForecast {
  points: DayValue[];
  /** Four of five values are to be expected between these. */
  low80: number[];
  high80: number[];
  told: ContinuedSeries;
}

/** Less than this and there is no forecast. */
const daysMinimum = 28;

/**
 * The days after a history, the last of which is not over: it would drag the rest down, so it is the first that is forecast.
 * @param history one value for every day, oldest first
 */
export async function forecastDays(
  history: readonly DayValue[],
  horizon: number,
  continueDays: (continuation: Continuation, days: readonly DayValue[]) => Promise<ContinuedDays>,
): Promise<DailyForecast | { refused: string }> {
  const [first] = history;
  const last = history.at(-1);
  if (!first || !last || history.length - 1 < daysMinimum) return { refused: strings.historyTooShort };
  const { columns, rows, continued } = await continueDays(
    {
      grain: 'day',
      time: 'day',
      value: 'value',
      groups: [],
      begin: first.date,
      known: last.date,
      until: addDays(last.date, horizon),
      seed: 1,
    },
    history.slice(0, -1).filter(({ value }) => value !== 0),
  );
  const [told] = continued.series;
  if (!told || continued.refused !== null) return { refused: continued.refused ?? strings.historyTooShort };
  const placeOf = (name: string) => columns.findIndex((column) => column.name === name);
  const ahead = rows.filter((row) => row[placeOf(forecastNames.value)] !== null);
  const valuesOf = (name: string) => ahead.map((row) => round(Number(row[placeOf(name)])));
  return {
    points: valuesOf(forecastNames.value).map((value, step) => ({ date: addDays(last.date, step), value })),
    low80: valuesOf(forecastNames.low),
    high80: valuesOf(forecastNames.high),
    told,
  };
}

/** To cents, as the sums beside them. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
