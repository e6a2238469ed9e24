import { describe, expect, it } from 'vitest';
import type { Series } from '../algorithm.ts';
import air from '../arima/reference.json' with { type: 'json' };
import { forecasting } from './fit.ts';
import { theta } from './members/theta.ts';
import { mase, meanAbsoluteError, naiveScale, owa, smape } from './metrics/metrics.ts';
import { naive2 } from './metrics/naive2.ts';
import { continueEts, fitEts } from './numeric/ets-kernel.ts';
import { continueSmoothing, fitSmoothing } from './numeric/smoothing.ts';
import { type Origin, originsOf } from './pipeline/backtest.ts';
import { reachOf } from './pipeline/intervals.ts';
import { combineApart } from './pipeline/measure.ts';
import { chooseWeights } from './pipeline/weights.ts';
import reference from './reference.json' with { type: 'json' };
import { hasCompetitionSets, noise, readCompetitionSet } from './testing.ts';

const passengers = Float64Array.from(air.air);

function train(series: Series, horizon: number) {
  return forecasting.fit(series, { horizon }, { seed: 1 });
}

describe('exponential smoothing, as statsmodels has it', () => {
  it.each(reference.forms.filter(({ season }) => season !== 'none'))(
    '$trend trend, $season season',
    (form) => {
      const model = fitEts(passengers, 12, form as Parameters<typeof fitEts>[2]);
      if (!model) throw new Error('no fit');
      const { mean } = continueEts(model, 12);
      // The first season is estimated there and taken from the decomposition here: what follows from it a year ahead is the same within a percent and a half.
      for (const [step, expected] of form.mean.entries()) {
        expect(Math.abs((mean[step] ?? 0) / expected - 1)).toBeLessThan(0.015);
      }
      expect(Math.abs(model.alpha - form.alpha)).toBeLessThan(0.06);
    },
  );

  it('is the last value for a walk', () => {
    const [form] = reference.forms;
    const smoothing = fitSmoothing(passengers, 'none');
    const { mean, variance } = continueSmoothing(smoothing, 3);
    expect(mean[0]).toBeCloseTo(form?.mean[0] ?? 0, 1);
    // Theirs is divided by the number of values, ours by two less.
    expect((variance[2] ?? 0) / (form?.variance[2] ?? 1)).toBeCloseTo(144 / 142, 2);
  });

  it('finds a slope exactly where nothing hides it', () => {
    const line = Float64Array.from({ length: 30 }, (_, at) => 5 + 2 * at);
    const { mean } = continueSmoothing(fitSmoothing(line, 'linear'), 3);
    expect([...mean].map((value) => Number(value.toFixed(6)))).toEqual([65, 67, 69]);
  });
});

describe('the backtest', () => {
  it('goes back half a horizon at a time, and never into the future', () => {
    expect(originsOf(126, 18, 12)).toEqual([63, 72, 81, 90, 99, 108]);
    expect(originsOf(44, 8, 4)).toEqual([16, 20, 24, 28, 32, 36]);
    expect(originsOf(20, 12, 12)).toEqual([]);
    // The last values are seen by no origin's forecast: another end leaves all earlier ones as they were.
    const values = passengers.slice();
    const one = train({ values, season: 12 }, 12);
    values[143] = 10_000;
    const other = train({ values, season: 12 }, 12);
    const first = (model: typeof one) => model.arrays['backtest.actual']?.slice(0, 12);
    expect(first(other)).toEqual(first(one));
  });

  it('keeps its rows for the page: what came, what was said, and how often the bands held', () => {
    const { header, arrays } = train({ values: passengers, season: 12 }, 12);
    const { measured } = header;
    expect(measured.origins).toBe(6);
    expect(arrays['backtest.origin']?.slice(-12)).toEqual(new Int32Array(12).fill(132));
    expect(arrays['backtest.actual']?.slice(-12)).toEqual(passengers.slice(-12));
    const [actual, mean, low, high] = ['actual', 'mean', 'low80', 'high80'].map(
      (name) => arrays[`backtest.${name}`] as Float64Array,
    ) as [Float64Array, Float64Array, Float64Array, Float64Array];
    expect(measured.error).toBeCloseTo(meanAbsoluteError(actual, mean), 9);
    expect(measured.accuracy).toBeCloseTo(
      1 - meanAbsoluteError(actual, mean) / meanAbsoluteError(actual, new Float64Array(actual.length)),
      9,
    );
    const held = actual.filter((value, at) => value >= (low[at] ?? 0) && value <= (high[at] ?? 0)).length;
    expect(measured.coverage?.[80]).toBeCloseTo(held / actual.length, 9);
    expect(measured.mase).toBeCloseTo((measured.error ?? 0) / naiveScale(passengers, 12), 9);
    expect(measured.isNoBetterThanBaseline).toBe(false);
    expect(measured.accuracy).toBeGreaterThan(0.93);
  });

  it('has no accuracy where there is nothing to try it on', () => {
    const { header } = train({ values: passengers.slice(0, 14), season: 12 }, 12);
    expect(header.measured).toMatchObject({ origins: 0, accuracy: null, coverage: null });
  });

  it('says when the last season repeated does as well', () => {
    const random = noise(21);
    let level = 100;
    const walk = Float64Array.from({ length: 120 }, () => (level += random()));
    const models = [1, 2, 3, 4].map((cut) => train({ values: walk.slice(0, 60 + 15 * cut), season: 1 }, 12));
    // Nothing beats the last value of a walk, but by luck.
    expect(models.some(({ header }) => header.measured.isNoBetterThanBaseline)).toBe(true);
    const repeated = Float64Array.from({ length: 96 }, (_, at) => [3, 9, 4, 1, 7, 7, 2][at % 7] ?? 0);
    const exact = train({ values: repeated, season: 7 }, 14);
    expect(forecasting.forecast(exact, 7).mean[0]).toBeCloseTo(repeated[96 - 7] ?? 0, 6);
  });
});

describe('weights and widths', () => {
  const origin = (missed: Partial<Record<'theta' | 'ets' | 'arima' | 'seasonal_naive', number>>): Origin => ({
    known: 20,
    actual: Float64Array.of(10, 10),
    projections: new Map(
      Object.entries(missed).map(([id, by]) => [
        id as 'theta',
        { mean: Float64Array.of(10 + by, 10 - by), deviation: Float64Array.of(1, 1) },
      ]),
    ),
  });

  it('leave out members far from the best, sooner where the series is long', () => {
    const origins = [origin({ theta: 1, ets: 1.4, arima: 1.1, seasonal_naive: 4 })];
    const ids = (count: number) => chooseWeights(origins, count).map(({ id }) => id);
    expect(ids(2000)).toEqual(['theta', 'arima']);
    expect(ids(60)).toEqual(['theta', 'arima', 'ets']);
    const [best, second] = chooseWeights(origins, 2000);
    expect((best?.weight ?? 0) / (second?.weight ?? 1)).toBeCloseTo(1.21, 9);
  });

  it('leave out what was not there at every origin, and take all without a backtest', () => {
    expect(
      chooseWeights([origin({ theta: 2, ets: 1 }), origin({ theta: 2 })], 100).map(({ id }) => id),
    ).toEqual(['theta']);
    expect(chooseWeights([], 100).map(({ weight }) => weight)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('judge no origin by weights that it chose itself', () => {
    const first = origin({ theta: 1e-9, ets: 5 });
    const second = origin({ theta: 5, ets: 1e-9 });
    // Each alone would choose the other member: both are missed by five.
    const missed = combineApart([first, second], 1000).map(({ mean }) =>
      Math.round(Math.abs((mean[0] ?? 0) - 10)),
    );
    expect(missed).toEqual([5, 5]);
  });

  it('are wide where little was tried, and as wide as was needed where much was', () => {
    expect(reachOf([], 0)).toEqual({ 80: 1.2816 * 1.2, 95: 1.96 * 1.3 });
    const scores = Array.from({ length: 999 }, (_, at) => (at + 1) / 100);
    // The 800th and the 950th of 999.
    const wide = reachOf(scores, 1e9);
    expect(wide[80]).toBeCloseTo(8, 5);
    expect(wide[95]).toBeCloseTo(9.5, 5);
    expect(reachOf([0, 0, 0], 1e9)).toEqual({ 80: 1.2816 / 2, 95: 0.98 });
  });
});

describe('long series and long seasons', () => {
  it('look at the newest values, and say so', () => {
    const random = noise(2);
    const values = Float64Array.from({ length: 6000 }, (_, at) => (at < 1500 ? 1e6 : 50) + random());
    const { header } = train({ values, season: 1 }, 5);
    expect(header).toMatchObject({ count: 3000, omitted: 3000 });
  });

  it('know the week of hours', () => {
    const random = noise(4);
    const values = Float64Array.from({ length: 24 * 7 * 6 }, (_, at) => {
      const weekend = Math.floor(at / 24) % 7 > 4 ? 0.4 : 1;
      return 100 * weekend * (1.5 + Math.sin((2 * Math.PI * at) / 24)) + 2 * random();
    });
    const model = train({ values: values.slice(0, -48), season: 24 }, 48);
    const { mean } = forecasting.forecast(model, 48);
    expect(model.header.members.map(({ id }) => id)).toContain('arima_long_season');
    expect(meanAbsoluteError(values.slice(-48), mean)).toBeLessThan(8);
  });
});

// A sample of one set: for all of them, `npm run bench -- forecasts`.
describe.skipIf(!hasCompetitionSets())('series of the competitions, sampled', () => {
  it('are forecast better than by Theta alone', () => {
    const set = readCompetitionSet('m3-monthly').filter((_, at) => at % 24 === 0);
    const score = (forecast: (series: (typeof set)[number]) => Float64Array) => {
      const sums = { smape: 0, mase: 0 };
      for (const series of set) {
        const mean = forecast(series);
        sums.smape += smape(series.future, mean);
        sums.mase += mase(series.future, mean, naiveScale(series.known, series.season));
      }
      return sums;
    };
    const simple = score(({ known, season, future }) => naive2(known, season, future.length));
    const lines = score(({ known, season, future }) => {
      const own = theta.fit(known, season);
      return own ? theta.project(own, future.length).mean : new Float64Array(future.length);
    });
    const ours = score(
      ({ known, season, future }) =>
        forecasting.forecast(train({ values: known, season }, future.length), future.length).mean,
    );
    expect(owa(ours, simple)).toBeLessThan(Math.min(0.85, owa(lines, simple)));
  });
});
