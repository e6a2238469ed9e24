import { adjustForSeason, restoreSeason } from '../numeric/adjustment.ts';

/** The last value, with the season that was taken out before put back: the forecast that OWA counts against. */
export function naive2(values: Float64Array, season: number, horizon: number): Float64Array {
  const adjusted = adjustForSeason(values, season);
  const mean = new Float64Array(horizon).fill(adjusted.values.at(-1) ?? 0);
  restoreSeason(mean, new Float64Array(horizon), adjusted.season, values.length);
  return mean;
}
