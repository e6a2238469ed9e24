import {
  classicalFigure,
  isSeasonal,
  type SeasonFigure,
  seasonAt,
  seasonKindOf,
  withoutSeason,
} from './seasonality.ts';

/** Takes the season out before a forecast that knows none, and puts it back after: the way of the M4 competition. */

export interface Adjusted {
  values: Float64Array;
  /** Null where no season was found. */
  season: SeasonFigure | null;
}

export function adjustForSeason(values: Float64Array, season: number): Adjusted {
  if (!isSeasonal(values, season)) return { values, season: null };
  const kind = seasonKindOf(values);
  const figure = classicalFigure(values, season, kind);
  // A place that is almost nothing would be divided by: then amounts are taken off.
  const isSafe = kind === 'additive' || figure.figure.every((factor) => factor > 0.01);
  const found = isSafe ? figure : classicalFigure(values, season, 'additive');
  return { values: withoutSeason(values, found), season: found };
}

/** Puts the season back on what follows the `count` known values. In place. */
export function restoreSeason(
  mean: Float64Array,
  deviation: Float64Array,
  season: SeasonFigure | null,
  count: number,
): void {
  if (!season) return;
  for (let step = 0; step < mean.length; step += 1) {
    const own = seasonAt(season, count + step);
    if (season.kind === 'additive') {
      mean[step] = (mean[step] as number) + own;
    } else {
      mean[step] = (mean[step] as number) * own;
      deviation[step] = (deviation[step] as number) * own;
    }
  }
}

const none = new Float64Array(0);

/** How a figure is kept with a member's fit: an empty one is none. */
export function figureArrays(season: SeasonFigure | null): { figure: Float64Array } {
  return { figure: season?.figure ?? none };
}

export function figureOf(fit: {
  numbers: Readonly<Record<string, number>>;
  arrays: Readonly<Record<string, Float64Array>>;
}): SeasonFigure | null {
  const figure = fit.arrays.figure ?? none;
  if (figure.length === 0) return null;
  return { kind: fit.numbers.isAdditive === 1 ? 'additive' : 'multiplicative', figure };
}
