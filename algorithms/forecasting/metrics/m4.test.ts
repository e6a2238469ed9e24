import { describe, expect, it } from 'vitest';
import { theta } from '../members/theta.ts';
import { type CompetitionSeries, hasCompetitionSets, readCompetitionSet } from '../testing.ts';
import { mase, naiveScale, smape } from './metrics.ts';
import { naive2 } from './naive2.ts';

/** Means over all series of a set, as the table of the competition's results has them. */
function measure(set: readonly CompetitionSeries[], forecast: (series: CompetitionSeries) => Float64Array) {
  let [smapes, mases] = [0, 0];
  for (const series of set) {
    const guess = forecast(series);
    smapes += smape(series.future, guess) / set.length;
    mases += mase(series.future, guess, naiveScale(series.known, series.season)) / set.length;
  }
  return { smape: smapes, mase: mases };
}

// Published in "Evaluation and Ranks" of the M4 competition's repository (Mcompetitions/M4-methods).
const published = [
  { set: 'm4-hourly', naive2: [18.383, 2.395], theta: [18.138, 2.455] },
  { set: 'm4-weekly', naive2: [9.161, 2.777], theta: [9.093, 2.637] },
] as const;

describe.skipIf(!hasCompetitionSets())('the published results of the M4 competition', () => {
  it.each(published)('$set', ({ set, naive2: ofNaive2, theta: ofTheta }) => {
    const series = readCompetitionSet(set);
    const simple = measure(series, ({ known, season, future }) => naive2(known, season, future.length));
    expect(Math.abs(simple.smape - ofNaive2[0])).toBeLessThan(0.005);
    expect(Math.abs(simple.mase - ofNaive2[1])).toBeLessThan(0.005);
    const lines = measure(series, ({ known, season, future }) => {
      const fit = theta.fit(known, season);
      if (!fit) throw new Error('a series too short for Theta');
      // The competition's rule: what is below zero becomes zero.
      return theta.project(fit, future.length).mean.map((value) => Math.max(0, value));
    });
    expect(Math.abs(lines.smape - ofTheta[0])).toBeLessThan(0.005);
    expect(Math.abs(lines.mase - ofTheta[1])).toBeLessThan(0.005);
  });
});
