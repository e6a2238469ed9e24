import { minimise } from './nelder-mead.ts';
import { classicalFigure } from './seasonality.ts';

/**
 * Exponential smoothing as a state space model with errors, trend and season (Hyndman, Koehler, Ord and Snyder 2008): errors are relative where the season
 * is a factor, and amounts else.
 */

export interface EtsForm {
  trend: 'none' | 'linear' | 'damped';
  season: 'none' | 'additive' | 'multiplicative';
  /** Whether an error is a share of the forecast. */
  isRelative: boolean;
}

export interface Ets {
  form: EtsForm;
  alpha: number;
  beta: number;
  gamma: number;
  damping: number;
  level: number;
  slope: number;
  /** The next places of the season, the first for the first value to come. */
  seasons: Float64Array;
  /** Of the one-step errors; of their shares where they are relative. */
  variance: number;
  /** AICc, over all forms comparable. */
  criterion: number;
}

interface Start {
  level: number;
  slope: number;
  seasons: Float64Array;
}

/** @returns null where the series is too short for the form */
export function fitEts(values: Float64Array, season: number, form: EtsForm): Ets | null {
  const count = values.length;
  const hasSeason = form.season !== 'none';
  const hasTrend = form.trend !== 'none';
  const unknowns = 3 + (hasTrend ? 2 : 0) + (form.trend === 'damped' ? 1 : 0) + (hasSeason ? season : 0);
  if (count < unknowns + 2 || (hasSeason && count < 2 * season + 1)) return null;
  const start = startOf(values, season, form);
  const seasons = new Float64Array(hasSeason ? season : 0);
  const objective = (point: Float64Array) => run(values, parse(point, form, start), form, seasons).likelihood;
  const search = searchFrom(start, form, spreadOf(values));
  const { point } = (hasSeason ? seasonalStarts : simpleStarts)
    .map((weights) => minimise(objective, search.first(weights), search, 90 * search.low.length, 1e-6))
    .reduce((best, next) => (next.value < best.value ? next : best));
  const parsed = parse(point, form, start);
  const ran = run(values, parsed, form, seasons);
  if (!Number.isFinite(ran.likelihood)) return null;
  const spare = count - unknowns - 1;
  return {
    form,
    ...parsed.weights,
    level: ran.level,
    slope: ran.slope,
    seasons: seasons.map((_, place) => seasons[(count + place) % season] as number),
    variance: ran.sumSquares / Math.max(1, count - unknowns + (hasSeason ? Math.floor(season / 2) : 0)),
    criterion:
      spare > 0
        ? ran.likelihood + 2 * unknowns + (2 * unknowns * (unknowns + 1)) / spare
        : Number.POSITIVE_INFINITY,
  };
}

/** Weights of the level and of the season to begin with: from one pair alone the search can end where the season is not followed at all. */
const seasonalStarts = [
  { alpha: 0.3, gamma: 0.1 },
  { alpha: 0.1, gamma: 0.7 },
] as const;
const simpleStarts = [{ alpha: 0.3, gamma: 0 }] as const;

/** The bounds of what is searched, in the order in which `parse` takes it, and the place to begin. */
function searchFrom(start: Start, form: EtsForm, spread: number) {
  const room = 3 * spread;
  const slopeRoom = Math.max(Math.abs(start.slope) * 2, spread / 10);
  const low = [1e-4, start.level - room];
  const high = [0.9999, start.level + room];
  const middle: number[] = [];
  const add = (from: number, to: number, first?: number) => {
    low.push(from);
    high.push(to);
    if (first !== undefined) middle.push(first);
  };
  if (form.trend !== 'none') {
    add(1e-4, 0.9999, 0.1);
    add(start.slope - slopeRoom, start.slope + slopeRoom, start.slope);
  }
  if (form.trend === 'damped') add(0.8, 0.98, 0.95);
  if (form.season !== 'none') add(1e-4, 0.9999);
  const first = ({ alpha, gamma }: { alpha: number; gamma: number }) => [
    alpha,
    start.level,
    ...middle,
    ...(form.season === 'none' ? [] : [gamma]),
  ];
  return { low, high, first };
}

function parse(point: Float64Array, form: EtsForm, start: Start) {
  let at = 0;
  const next = (): number => point[at++] as number;
  const alpha = next();
  const level = next();
  const beta = form.trend === 'none' ? 0 : alpha * next();
  const slope = form.trend === 'none' ? 0 : next();
  const damping = form.trend === 'damped' ? next() : form.trend === 'linear' ? 1 : 0;
  const gamma = form.season === 'none' ? 0 : (1 - alpha) * next();
  return { weights: { alpha, beta, gamma, damping }, start: { level, slope, seasons: start.seasons } };
}

/** @param seasons scratch that ends with the last season, by place */
function run(
  values: Float64Array,
  { weights, start }: ReturnType<typeof parse>,
  form: EtsForm,
  seasons: Float64Array,
): { likelihood: number; sumSquares: number; level: number; slope: number } {
  const { alpha, beta, gamma, damping } = weights;
  const count = values.length;
  const places = seasons.length;
  seasons.set(start.seasons);
  const isFactor = form.season === 'multiplicative';
  let { level, slope } = start;
  let sumSquares = 0;
  let logForecast = 0;
  for (let at = 0, place = 0; at < count; at += 1) {
    const base = level + damping * slope;
    const own = places === 0 ? (isFactor ? 1 : 0) : (seasons[place] as number);
    const forecast = isFactor ? base * own : base + own;
    const error = (values[at] as number) - forecast;
    if (form.isRelative) {
      if (!(forecast > 0)) return { likelihood: Number.POSITIVE_INFINITY, sumSquares, level, slope };
      sumSquares += (error / forecast) ** 2;
      logForecast += Math.log(forecast);
    } else {
      sumSquares += error * error;
    }
    const unseasoned = isFactor ? error / own : error;
    slope = damping * slope + beta * unseasoned;
    level = base + alpha * unseasoned;
    if (places > 0) {
      seasons[place] = own + gamma * (isFactor ? error / base : error);
      place = place + 1 === places ? 0 : place + 1;
    }
  }
  const likelihood = count * Math.log(sumSquares + 1e-300) + 2 * logForecast;
  return { likelihood, sumSquares, level, slope };
}

/** Season from the decomposition; level and slope from a line through the first ten values without it. */
function startOf(values: Float64Array, season: number, form: EtsForm): Start {
  const kind = form.season;
  const figure = kind === 'none' ? new Float64Array(0) : classicalFigure(values, season, kind).figure;
  const taken = Math.min(Math.max(10, 2 * figure.length), values.length);
  const adjusted = values.slice(0, taken).map((value, at) => {
    if (kind === 'none') return value;
    const own = figure[at % season] as number;
    return kind === 'additive' ? value - own : value / Math.max(own, 0.01);
  });
  const middle = (taken - 1) / 2;
  let [mean, moment, spread] = [0, 0, 0];
  for (let at = 0; at < taken; at += 1) {
    mean += (adjusted[at] as number) / taken;
    moment += (at - middle) * (adjusted[at] as number);
    spread += (at - middle) ** 2;
  }
  const slope = moment / spread;
  if (form.trend === 'none') return { level: mean, slope: 0, seasons: figure };
  return { level: mean - slope * (middle + 1), slope, seasons: figure };
}

function spreadOf(values: Float64Array): number {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return Math.sqrt(Math.max(squares / values.length - mean * mean, 1e-12));
}

/** @returns by step: the mean, and the variance of its error (chapter 6 of the book; approximate where the season is a factor) */
export function continueEts(model: Ets, horizon: number): { mean: Float64Array; variance: Float64Array } {
  const { alpha, beta, gamma, damping, level, slope, seasons, form, variance } = model;
  const places = seasons.length;
  const mean = new Float64Array(horizon);
  const variances = new Float64Array(horizon);
  const bases = new Float64Array(horizon);
  const weights = new Float64Array(horizon);
  let [fading, power] = [0, 1];
  for (let step = 0; step < horizon; step += 1) {
    power *= damping;
    fading += power;
    bases[step] = level + fading * slope;
    const isOwnPlace = places > 0 && (step + 1) % places === 0;
    weights[step] = alpha + beta * fading + (isOwnPlace && form.season === 'additive' ? gamma : 0);
  }
  const squares = new Float64Array(horizon);
  let grown = 1;
  for (let step = 0; step < horizon; step += 1) {
    const own = places === 0 ? 0 : (seasons[step % places] as number);
    const base = bases[step] as number;
    mean[step] = form.season === 'multiplicative' ? base * own : base + own;
    if (!form.isRelative) {
      variances[step] = variance * grown;
      grown += (weights[step] as number) ** 2;
      continue;
    }
    let square = base * base;
    for (let back = 0; back < step; back += 1) {
      square += variance * (weights[back] as number) ** 2 * (squares[step - 1 - back] as number);
    }
    squares[step] = square;
    const rounds = places === 0 ? 0 : Math.floor(step / places);
    const factor = form.season === 'multiplicative' ? own : 1;
    variances[step] =
      factor *
      factor *
      Math.max(0, square * (1 + variance) * (1 + gamma * gamma * variance) ** rounds - base * base);
  }
  return { mean, variance: variances };
}
