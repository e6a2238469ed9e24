import { describe, expect, it } from 'vitest';
import { noise } from '../forecasting/testing.ts';
import { conditionalErrors, conditionalScratch } from './conditional-errors.ts';
import { ordinaryDifferences, seasonalDifferences } from './differencing.ts';
import { estimate } from './estimate.ts';
import { exactErrors } from './exact-errors.ts';
import { arima } from './fit.ts';
import { continueArima, fitArima } from './kernel.ts';
import { describeOrder, difference, type Order } from './order.ts';
import { type Polynomials, polynomialsOf } from './polynomials.ts';
import reference from './reference.json' with { type: 'json' };

/** Passengers of airlines by month, 1949 to 1960, in thousands (Box and Jenkins, series G), in logarithms. */
const passengers = Float64Array.from(reference.air, Math.log);

function orderOf([p = 0, d = 0, q = 0]: readonly number[], seasonal: readonly number[], season = 12): Order {
  const [seasonalP = 0, seasonalD = 0, seasonalQ = 0] = seasonal;
  return { p, d, q, seasonalP, seasonalD, seasonalQ, season, hasConstant: false };
}

/** Both factors written out as one polynomial: 1 + Σ of the lags. */
function timesOut(
  short: readonly number[],
  seasonal: readonly number[],
): { lags: Int32Array; values: Float64Array } {
  const product = new Map<number, number>();
  for (const [lag, value] of [1, ...short].entries()) {
    for (const [times, own] of [1, ...seasonal].entries()) {
      const place = lag + 12 * times;
      product.set(place, (product.get(place) ?? 0) + value * own);
    }
  }
  product.delete(0);
  return { lags: Int32Array.from(product.keys()), values: Float64Array.from(product.values()) };
}

function polynomialsFrom(model: (typeof reference.models)[number]): Polynomials {
  const of = (name: string) => model.parameters.filter((_, at) => model.names[at]?.startsWith(name));
  const ar = timesOut(
    of('ar.L').map((value) => -value),
    of('ar.S').map((value) => -value),
  );
  const ma = timesOut(of('ma.L'), of('ma.S'));
  return { arLags: ar.lags, ar: ar.values.map((value) => -value), maLags: ma.lags, ma: ma.values, mean: 0 };
}

describe('the exact likelihood, as statsmodels has it', () => {
  it.each(reference.models.map((model) => [`(${model.order})(${model.seasonal})`, model] as const))(
    '%s',
    (_, model) => {
      const order = orderOf(model.order, model.seasonal);
      const differenced = difference(difference(passengers, 12, order.seasonalD), 1, order.d);
      const filtered = exactErrors(differenced, polynomialsFrom(model));
      if (!filtered) throw new Error('no likelihood');
      const count = differenced.length;
      const variance = model.parameters.at(-1) ?? 0;
      const squares =
        filtered.scaled.reduce((sum, value) => sum + value * value, 0) /
        Math.exp(filtered.logVariances / count);
      const logLikelihood =
        -0.5 * (count * Math.log(2 * Math.PI * variance) + filtered.logVariances + squares / variance);
      expect(logLikelihood).toBeCloseTo(model.logLikelihood, 4);
      // The state goes on as theirs does.
      const own = continueArima(
        { ...filtered, order: orderOf([0, 0, 0], [0, 0, 0]), mean: 0, variance, tail: new Float64Array(0) },
        6,
      );
      for (const [step, mean] of model.differencedMean.entries()) {
        expect(own.mean[step]).toBeCloseTo(mean, 7);
        expect(Math.sqrt(own.variance[step] ?? 0)).toBeCloseTo(model.differencedDeviation[step] ?? 0, 4);
      }
    },
  );
});

describe('the airline model', () => {
  const order = orderOf([0, 1, 1], [0, 1, 1]);
  const scale = 25;
  const differenced = difference(difference(passengers, 12, 1), 1, 1).map((value) => value * scale);

  it('is estimated as statsmodels does', () => {
    const fit = estimate(differenced, order, 'exact');
    if (!fit) throw new Error('no fit');
    const { ma } = polynomialsOf(fit.parameters, order);
    expect(ma[0]).toBeCloseTo(reference.airline.theta, 3);
    expect(ma[1]).toBeCloseTo(reference.airline.seasonalTheta, 3);
  });

  it('is forecast as statsmodels does, in the values themselves', () => {
    const model = fitArima(passengers, 12, { order });
    if (!model) throw new Error('no model');
    const { mean, variance } = continueArima(model, 12);
    for (const [step, expected] of reference.airline.mean.entries()) {
      expect(mean[step]).toBeCloseTo(expected, 3);
      const ratio = Math.sqrt(variance[step] ?? 0) / (reference.airline.deviation[step] ?? 1);
      // The variance is divided by what is left of the values when the parameters are counted.
      expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
    }
  });

  it('is what the search finds for it, or near', () => {
    const model = fitArima(passengers, 12);
    expect(model && describeOrder(model.order)).toMatch(/^ARIMA\(\d,[01],\d\)\(\d,1,\d\)\[12\]/);
  });
});

describe('the search of an order', () => {
  it('finds the parameters that made a series', () => {
    const random = noise(7);
    const values = new Float64Array(2000);
    for (let at = 1; at < values.length; at += 1) values[at] = 0.7 * (values[at - 1] ?? 0) + random();
    const fit = estimate(values, orderOf([1, 0, 0], [0, 0, 0], 1), 'conditional');
    expect(fit && polynomialsOf(fit.parameters, fit.order).ar[0]).toBeCloseTo(0.7, 1);
    expect(ordinaryDifferences(values)).toBe(0);
  });

  it('differences a walk once, and a season that is strong', () => {
    const random = noise(3);
    let level = 0;
    const walk = Float64Array.from({ length: 200 }, () => (level += random()));
    expect(ordinaryDifferences(walk)).toBe(1);
    const wave = Float64Array.from(
      { length: 96 },
      (_, at) => 10 * Math.sin((2 * Math.PI * at) / 12) + random(),
    );
    expect(seasonalDifferences(wave, 12)).toBe(1);
    expect(seasonalDifferences(Float64Array.from({ length: 96 }, random), 12)).toBe(0);
  });

  it('has no errors but those of the recursion', () => {
    const values = Float64Array.of(1, 3, 2, 5);
    const errors = new Float64Array(4);
    const polynomials = {
      arLags: Int32Array.of(1),
      ar: Float64Array.of(0.5),
      maLags: Int32Array.of(1),
      ma: Float64Array.of(0.2),
      mean: 1,
    };
    conditionalErrors(values, polynomials, errors, conditionalScratch(4, 1));
    // By hand: 0; 2 - 0; 1 - 1 - 0.4; 4 - 0.5 + 0.08
    expect([...errors].map((error) => Number(error.toFixed(10)))).toEqual([0, 2, -0.4, 3.58]);
  });

  it('keeps every polynomial away from the unit circle', () => {
    const order = { ...orderOf([2, 0, 2], [0, 0, 0], 1) };
    const { ar } = polynomialsOf(Float64Array.of(50, -50, 50, 50), order);
    // Stationary: |φ2| < 1 and φ2 ± φ1 < 1 (the triangle of order 2)
    const [first = 0, second = 0] = ar;
    expect(Math.abs(second)).toBeLessThan(1);
    expect(second + Math.abs(first)).toBeLessThan(1);
  });
});

describe('ARIMA as an algorithm', () => {
  it('goes on with a line and a season that have no noise', () => {
    const values = Float64Array.from({ length: 48 }, (_, at) => 10 + at + 5 * (at % 4));
    const { mean } = arima.forecast(arima.fit({ values, season: 4 }, {}, { seed: 1 }), 8);
    for (let step = 0; step < 8; step += 1) {
      expect(mean[step]).toBeCloseTo(10 + 48 + step + 5 * (step % 4), 3);
    }
  });
});
