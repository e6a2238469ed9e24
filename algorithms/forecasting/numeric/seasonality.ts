/** Whether a series has a season, and what the season does to each of its places. */

/** How seasons act on a series: as factors of a series that is positive, else as amounts added. */
export type SeasonKind = 'multiplicative' | 'additive';

/**
 * Autocorrelations of lags 1 to `lagMaximum`, at their places; place 0 is 1.
 * All are NaN for a constant series.
 */
export function autocorrelations(values: Float64Array, lagMaximum: number): Float64Array {
  const count = values.length;
  let mean = 0;
  for (const value of values) mean += value / count;
  const found = new Float64Array(lagMaximum + 1);
  for (let lag = 0; lag <= lagMaximum; lag += 1) {
    let sum = 0;
    for (let at = lag; at < count; at += 1) {
      sum += ((values[at] as number) - mean) * ((values[at - lag] as number) - mean);
    }
    found[lag] = sum;
  }
  const variance = found[0] as number;
  for (let lag = 0; lag <= lagMaximum; lag += 1) found[lag] = (found[lag] as number) / variance;
  return found;
}

/**
 * The season test of the M4 competition: the autocorrelation at the season, against its limit of 90 % under the lags before it (Bartlett).
 * Less than three seasons never pass.
 */
export function isSeasonal(values: Float64Array, season: number): boolean {
  if (season < 2 || values.length < 3 * season) return false;
  const found = autocorrelations(values, season);
  let sum = 1;
  for (let lag = 1; lag < season; lag += 1) sum += 2 * (found[lag] as number) ** 2;
  // NaN, of a constant series, is not greater.
  return Math.abs(found[season] as number) > 1.645 * Math.sqrt(sum / values.length);
}

/** Centred moving average over one season; an even season takes half of both ends. NaN where it does not reach. */
export function centredAverage(values: Float64Array, season: number): Float64Array {
  const count = values.length;
  const trend = new Float64Array(count).fill(Number.NaN);
  const half = Math.floor(season / 2);
  for (let at = half; at < count - half; at += 1) {
    let sum = 0;
    for (let near = at - half; near <= at + half; near += 1) sum += values[near] as number;
    if (season % 2 === 0) sum -= ((values[at - half] as number) + (values[at + half] as number)) / 2;
    trend[at] = sum / season;
  }
  return trend;
}

export interface SeasonFigure {
  kind: SeasonKind;
  /** One for each place in the season, the first for the first value; factors around 1 or amounts around 0. */
  figure: Float64Array;
}

/** Classical decomposition, as R's `decompose`: the mean of what is left of each place when the centred average is taken out. */
export function classicalFigure(values: Float64Array, season: number, kind: SeasonKind): SeasonFigure {
  const trend = centredAverage(values, season);
  const figure = new Float64Array(season);
  const counts = new Float64Array(season);
  for (let at = 0; at < values.length; at += 1) {
    const level = trend[at] as number;
    if (Number.isNaN(level)) continue;
    const value = values[at] as number;
    figure[at % season] =
      (figure[at % season] as number) + (kind === 'additive' ? value - level : value / level);
    counts[at % season] = (counts[at % season] as number) + 1;
  }
  let mean = 0;
  for (let place = 0; place < season; place += 1) {
    figure[place] = (figure[place] as number) / (counts[place] as number);
    mean += (figure[place] as number) / season;
  }
  for (let place = 0; place < season; place += 1) {
    const own = figure[place] as number;
    figure[place] = kind === 'additive' ? own - mean : own / mean;
  }
  return { kind, figure };
}

/** Factors where every value is above zero and no place of the season comes near it. */
export function seasonKindOf(values: Float64Array): SeasonKind {
  return values.every((value) => value > 0) ? 'multiplicative' : 'additive';
}

/** The series without its season. */
export function withoutSeason(values: Float64Array, { kind, figure }: SeasonFigure): Float64Array {
  return values.map((value, at) => {
    const own = figure[at % figure.length] as number;
    return kind === 'additive' ? value - own : value / own;
  });
}

/** What the season does at place `at` of the series, which may lie beyond its end: a factor or an amount. */
export function seasonAt({ figure }: SeasonFigure, at: number): number {
  return figure[at % figure.length] as number;
}
