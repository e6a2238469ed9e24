import { type Arima, continueArima, fitArima } from '../../arima/kernel.ts';
import type { Order } from '../../arima/order.ts';
import {
  type Adjusted,
  adjustForSeason,
  figureArrays,
  figureOf,
  restoreSeason,
} from '../numeric/adjustment.ts';
import {
  arrayOf,
  type FitContext,
  type Member,
  type MemberFit,
  numberOf,
  type Projection,
} from './member.ts';

/** ARIMA; a season longer than it can carry is taken out first. */
export const arima: Member = { id: 'arima', fit, project };

/** ARIMA on a series whose days lie in weeks (or weeks' days in years): the longer season is taken out, the shorter stays in the model. */
export const arimaLongSeason: Member = { id: 'arima_long_season', fit: fitLongSeason, project };

/** Terms of a longer season would reach too far back. */
const longestSeason = 24;
/** From here on an order that was chosen on the beginning of the series is kept: choosing is slow, and it hardly changes. */
const keptOrderLength = 300;
/** The season that a shorter one lies in. */
const longerSeasons = new Map([
  [7, 364],
  [24, 168],
  [48, 336],
  [96, 672],
]);

function fit(values: Float64Array, season: number, context: FitContext = {}): MemberFit | null {
  if (season <= longestSeason) return fitAdjusted({ values, season: null }, season, context);
  return fitAdjusted(adjustForSeason(values, season), 1, context);
}

function fitLongSeason(values: Float64Array, season: number, context: FitContext = {}): MemberFit | null {
  const longer = longerSeasons.get(season);
  if (longer === undefined) return null;
  const adjusted = adjustForSeason(values, longer);
  return adjusted.season && fitAdjusted(adjusted, season <= longestSeason ? season : 1, context);
}

function fitAdjusted(adjusted: Adjusted, season: number, { earlier, onPause }: FitContext): MemberFit | null {
  const { values } = adjusted;
  const known = earlier && values.length >= keptOrderLength ? orderOf(earlier) : undefined;
  const model = fitArima(values, season, { order: known, onFit: onPause });
  if (!model) return null;
  const { order, ar, ma, state, mean, variance, tail } = model;
  return {
    numbers: {
      ...order,
      hasConstant: order.hasConstant ? 1 : 0,
      mean,
      variance,
      count: values.length,
      isAdditive: adjusted.season?.kind === 'additive' ? 1 : 0,
    },
    arrays: { ar, ma, state, tail, ...figureArrays(adjusted.season) },
  };
}

/** The order of a fit of ARIMA. */
export function orderOf(fit: MemberFit): Order {
  const of = (name: string) => numberOf(fit, name);
  return {
    p: of('p'),
    d: of('d'),
    q: of('q'),
    seasonalP: of('seasonalP'),
    seasonalD: of('seasonalD'),
    seasonalQ: of('seasonalQ'),
    season: of('season'),
    hasConstant: of('hasConstant') === 1,
  };
}

function project(fit: MemberFit, horizon: number): Projection {
  const model: Arima = {
    order: orderOf(fit),
    ar: arrayOf(fit, 'ar'),
    ma: arrayOf(fit, 'ma'),
    state: arrayOf(fit, 'state'),
    mean: numberOf(fit, 'mean'),
    variance: numberOf(fit, 'variance'),
    tail: arrayOf(fit, 'tail'),
  };
  const { mean, variance } = continueArima(model, horizon);
  const deviation = variance.map(Math.sqrt);
  restoreSeason(mean, deviation, figureOf(fit), numberOf(fit, 'count'));
  return { mean, deviation };
}
