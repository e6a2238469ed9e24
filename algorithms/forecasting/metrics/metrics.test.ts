import { describe, expect, it } from 'vitest';
import { countCovered, mase, msis, naiveScale, owa, smape, wape } from './metrics.ts';

const actual = Float64Array.of(100, 200, 0);
const guess = Float64Array.of(110, 150, 0);

describe('measures of a forecast, counted by hand', () => {
  it('sMAPE counts a step that is zero and was said to be zero as hit', () => {
    // 2·10/210, 2·50/350 and 0, in percent
    expect(smape(actual, guess)).toBeCloseTo((100 * (20 / 210 + 100 / 350)) / 3, 12);
  });

  it('MASE is in units of the seasonal naive errors of the known values', () => {
    const known = Float64Array.of(1, 5, 3, 9, 4, 12);
    // |3-1|, |9-5|, |4-3|, |12-9| of a season of 2
    expect(naiveScale(known, 2)).toBe(2.5);
    expect(mase(actual, guess, 2.5)).toBeCloseTo(20 / 2.5, 12);
    expect(naiveScale(Float64Array.of(1, 2), 2)).toBeNaN();
  });

  it('OWA is the mean of two ratios', () => {
    expect(owa({ smape: 9, mase: 1 }, { smape: 10, mase: 2 })).toBeCloseTo(0.7, 12);
  });

  it('MSIS fines what lies outside by 2 over what is left open', () => {
    const low = Float64Array.of(90, 90, 90);
    const high = Float64Array.of(110, 110, 110);
    // width 20 each, and 90 above, 90 below, times 2 / 0.05
    expect(msis(actual, low, high, 2, 0.95)).toBeCloseTo((60 + 40 * (90 + 90)) / 3 / 2, 9);
    expect(countCovered(actual, low, high)).toBe(1);
  });

  it('WAPE weighs by size, and knows no share of nothing', () => {
    expect(wape(actual, guess)).toBeCloseTo(60 / 300, 12);
    expect(wape(Float64Array.of(0, 0), Float64Array.of(0, 0))).toBe(0);
    expect(wape(Float64Array.of(0, 0), Float64Array.of(0, 1))).toBe(Number.POSITIVE_INFINITY);
  });
});
