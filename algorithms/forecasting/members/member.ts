/** One way to continue a series, as the pipeline lets several compete. */

/** What a member keeps of its series: data alone, that is written to a model file and read again. Numbers are finite. */
export interface MemberFit {
  numbers: Readonly<Record<string, number>>;
  arrays: Readonly<Record<string, Float64Array>>;
}

/** By step ahead: the mean, and the standard deviation of what it may miss by. */
export interface Projection {
  mean: Float64Array;
  deviation: Float64Array;
}

export interface FitContext {
  /** Of the same member on the beginning of the same series: what it chose may be kept where choosing is slow. */
  earlier?: MemberFit | null | undefined;
  /** Called often, so that a fit that is no longer wanted can throw. */
  onPause?: (() => void) | undefined;
}

export interface Member {
  id: MemberId;
  /** @returns null where the series is too short or of the wrong kind for it */
  fit(values: Float64Array, season: number, context?: FitContext): MemberFit | null;
  project(fit: MemberFit, horizon: number): Projection;
}

/** In the order in which equals are taken. */
export const memberIds = [
  'theta',
  'combined',
  'ets',
  'arima',
  'arima_long_season',
  'seasonal_naive',
] as const;
export type MemberId = (typeof memberIds)[number];

/** A number that a fit must have; a file that lacks it was made by something else. */
export function numberOf(fit: MemberFit, name: string): number {
  const value = fit.numbers[name];
  if (value === undefined || !Number.isFinite(value)) throw new TypeError(`a fit without ${name}`);
  return value;
}

export function arrayOf(fit: MemberFit, name: string): Float64Array {
  const values = fit.arrays[name];
  if (values === undefined) throw new TypeError(`a fit without ${name}`);
  return values;
}
