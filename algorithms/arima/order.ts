/** The order of a seasonal ARIMA model, ARIMA(p,d,q)(P,D,Q)[season], with or without a constant. */
export interface Order {
  p: number;
  d: number;
  q: number;
  seasonalP: number;
  seasonalD: number;
  seasonalQ: number;
  season: number;
  /** The mean of the differenced series: a mean, or a drift where it was differenced once. */
  hasConstant: boolean;
}

/** Parameters that are estimated, without the variance. */
export function parameterCount({ p, q, seasonalP, seasonalQ, hasConstant }: Order): number {
  return p + q + seasonalP + seasonalQ + (hasConstant ? 1 : 0);
}

/** As it is written in the field: ARIMA(1,1,1)(0,1,1)[12]. */
export function describeOrder(order: Order): string {
  const { p, d, q, seasonalP, seasonalD, seasonalQ, season, hasConstant } = order;
  const seasonal =
    seasonalP + seasonalD + seasonalQ > 0 ? `(${seasonalP},${seasonalD},${seasonalQ})[${season}]` : '';
  return `ARIMA(${p},${d},${q})${seasonal}${hasConstant ? (d + seasonalD > 0 ? ' with drift' : ' with mean') : ''}`;
}

/** Values that the differences of an order use up. */
export function lostByDifferences({ d, seasonalD, season }: Order): number {
  return d + seasonalD * season;
}

/** @returns the differenced series, shorter by what the differences use up */
export function difference(values: Float64Array, lag: number, times: number): Float64Array {
  let result = values;
  for (let time = 0; time < times; time += 1) {
    const before = result;
    result = before.subarray(lag).map((value, at) => value - (before[at] as number));
  }
  return result;
}
