import { type Estimate, estimate } from './estimate.ts';
import { exactErrors } from './exact-errors.ts';
import { lostByDifferences, type Order, parameterCount } from './order.ts';
import { type Prepared, prepare, prepareFor, searchOrder } from './order-search.ts';
import { polynomialsOf } from './polynomials.ts';

/** A fitted ARIMA model, ready to go on: all that a forecast needs. */
export interface Arima {
  order: Order;
  /** By lag: what past values and past errors of the differenced series count for. */
  ar: Float64Array;
  ma: Float64Array;
  /** Of the filter after the last value, in units of the series. */
  state: Float64Array;
  /** Mean of the differenced series. */
  mean: number;
  /** Of the one-step errors. */
  variance: number;
  /** The last values, as many as the differences use up. */
  tail: Float64Array;
}

/** Up to this length the likelihood is exact in the last fits; beyond it what lies before the first value hardly counts. */
const exactMaximum = 300;
/** Models of the search that are fitted again with the exact likelihood. */
const finalists = 3;

export interface ArimaOptions {
  /** Fitted as it is, without a search. */
  order?: Order | undefined;
  /** Called after each fit of a search; may throw to end it. */
  onFit?: (() => void) | undefined;
}

/** @returns null where the series is too short for any model */
export function fitArima(
  values: Float64Array,
  season: number,
  { order, onFit }: ArimaOptions = {},
): Arima | null {
  const prepared = order ? prepareFor(values, order) : prepare(values, season);
  const known = order && estimate(prepared.differenced, order, 'conditional');
  const found = known ? [known] : order ? [] : searchOrder(prepared, onFit);
  const best = refine(prepared, found);
  return best && finish(values, prepared, best);
}

function refine({ differenced }: Prepared, found: readonly Estimate[]): Estimate | null {
  if (differenced.length > exactMaximum) return found[0] ?? null;
  let best: Estimate | null = null;
  for (const fit of found.slice(0, finalists)) {
    const exact = estimate(differenced, fit.order, 'exact', fit.parameters);
    onlyBetter(exact);
  }
  return best ?? found[0] ?? null;

  function onlyBetter(next: Estimate | null): void {
    if (next && (!best || next.criterion < best.criterion)) best = next;
  }
}

function finish(values: Float64Array, { differenced, scale }: Prepared, best: Estimate): Arima | null {
  const polynomials = polynomialsOf(best.parameters, best.order);
  const filtered = exactErrors(differenced, polynomials);
  if (!filtered) return null;
  const count = differenced.length;
  const room = Math.max(1, count - parameterCount(best.order));
  return {
    order: best.order,
    ar: filtered.ar,
    ma: filtered.ma,
    state: filtered.state.map((value) => value * scale),
    mean: polynomials.mean * scale,
    variance: (best.meanSquare * scale * scale * count) / room,
    tail: values.slice(values.length - lostByDifferences(best.order)),
  };
}

/** @returns by step: the mean, and the variance of its error by the weights of past errors (Box and Jenkins) */
export function continueArima(model: Arima, horizon: number): { mean: Float64Array; variance: Float64Array } {
  const lost = model.tail.length;
  const path = new Float64Array(lost + horizon);
  path.set(model.tail);
  const differences = differencePolynomial(model.order);
  const state = Float64Array.from(model.state);
  for (let step = 0; step < horizon; step += 1) {
    let value = (state[0] as number) + model.mean;
    for (let lag = 1; lag <= lost; lag += 1) {
      value -= (differences[lag] as number) * (path[lost + step - lag] as number);
    }
    path[lost + step] = value;
    advance(state, model.ar);
  }
  return { mean: path.slice(lost), variance: errorVariance(model, differences, horizon) };
}

function advance(state: Float64Array, ar: Float64Array): void {
  const first = state[0] as number;
  const last = state.length - 1;
  for (let row = 0; row < last; row += 1)
    state[row] = (ar[row] as number) * first + (state[row + 1] as number);
  state[last] = (ar[last] as number) * first;
}

/** (1 - B)^d (1 - B^season)^D by powers of B. */
function differencePolynomial({ d, seasonalD, season }: Order): Float64Array {
  let polynomial = Float64Array.of(1);
  const times = (lag: number) => {
    const product = new Float64Array(polynomial.length + lag);
    for (let at = 0; at < polynomial.length; at += 1) {
      product[at] = (product[at] as number) + (polynomial[at] as number);
      product[at + lag] = (product[at + lag] as number) - (polynomial[at] as number);
    }
    polynomial = product;
  };
  for (let time = 0; time < d; time += 1) times(1);
  for (let time = 0; time < seasonalD; time += 1) times(season);
  return polynomial;
}

function errorVariance(
  { ar, ma, variance }: Arima,
  differences: Float64Array,
  horizon: number,
): Float64Array {
  const weights = new Float64Array(horizon);
  const stationary = new Float64Array(horizon);
  const variances = new Float64Array(horizon);
  let sum = 0;
  for (let step = 0; step < horizon; step += 1) {
    let own = step === 0 ? 1 : (ma[step - 1] ?? 0);
    for (let lag = 1; lag <= Math.min(step, ar.length); lag += 1) {
      own += (ar[lag - 1] as number) * (stationary[step - lag] as number);
    }
    stationary[step] = own;
    for (let lag = 1; lag <= Math.min(step, differences.length - 1); lag += 1) {
      own -= (differences[lag] as number) * (weights[step - lag] as number);
    }
    weights[step] = own;
    sum += own * own;
    variances[step] = variance * sum;
  }
  return variances;
}
