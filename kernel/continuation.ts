import type { Cell } from './catalog.ts';

/**
 * How the rows of a statement go on into the time that comes. It is data, kept with the receipt of an answer: over the same rows it gives the same
 * forecast. All days are `YYYY-MM-DD`; ends are not in.
 */
export interface Continuation {
  grain: 'day' | 'week' | 'month' | 'quarter' | 'year';
  /** Result columns: the first day of each period, and what is forecast. */
  time: string;
  value: string;
  /** Result columns that tell one series from another; none where there is one. */
  groups: string[];
  /** The history: whole periods from `begin` up to `known`. */
  begin: string;
  known: string;
  /** Up to here it is forecast. */
  until: string;
  seed: number;
}

/** What the forecast of one series stands on, and how well such forecasts did on its own past. */
export interface ContinuedSeries {
  /** Its cells in the columns of `groups`. */
  key: Cell[];
  /** Whole periods of history. */
  periods: number;
  /** In periods; 1: none. */
  season: number;
  /** From how many earlier ends it was tried, and how many periods ahead; 0: it is too short for that. */
  trials: number;
  triedSteps: number;
  /** Mean absolute errors of those trials, in the unit of the values: its own, and of repeating the last season. Null without trials. */
  error: number | null;
  baselineError: number | null;
  /** The error as a share of what came, 0 upwards; null where that was nothing. */
  errorShare: number | null;
  isNoBetterThanBaseline: boolean;
  /** Shares of what came that lay in the ranges, 0–1; null with fewer than two trials. */
  within80: number | null;
  within95: number | null;
  /** What it is made of, the largest share first. */
  members: { name: string; share: number }[];
  notes: string[];
  /** Why it has no forecast; null where it has one. */
  refused: string | null;
}

export interface Continued {
  /** The largest first. */
  series: ContinuedSeries[];
  /** Smaller series than those, which were left out. */
  leftOut: number;
  /** Why there is no forecast at all; null where there is one. */
  refused: string | null;
}

/** Names of the columns of what is expected: the value, where four of five are to be expected to lie, and 19 of 20. */
export const forecastNames = {
  value: 'forecast',
  low: 'forecast_low',
  high: 'forecast_high',
  low95: 'forecast_low_95',
  high95: 'forecast_high_95',
} as const;
