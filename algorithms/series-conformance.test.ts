import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#kernel/settings.ts';
import type { FitOptions, FittedModel, Series } from './algorithm.ts';
import { noise } from './forecasting/testing.ts';
import { readModel, seriesAlgorithms, writeModel } from './index.ts';

/** What holds for every algorithm that continues a series, so that a new one is proved by being named in the registry. */

function wave(count: number, season: number, seed = 1): Series {
  const random = noise(seed);
  const at = (place: number) =>
    100 + 20 * Math.sin((2 * Math.PI * place) / season) + place / 4 + 3 * random();
  return { values: Float64Array.from({ length: count }, (_, place) => at(place)), season };
}

const each = (count: number, value: (place: number) => number) =>
  Float64Array.from({ length: count }, (_, place) => value(place));
const random = noise(9);
const oddities: readonly [string, Float64Array][] = [
  ['constant', each(40, () => 5)],
  ['zeros', each(40, () => 0)],
  ['falling below zero', each(40, (place) => -place)],
  ['one spike', each(40, (place) => (place === 20 ? 1e6 : 0))],
  ['a last value unlike all', each(40, (place) => (place === 39 ? 1 : 0))],
  ['by turns', each(40, (place) => place % 2)],
  ['a repeated year', each(48, (place) => place % 12)],
  ['growing without end', each(60, (place) => Math.exp(place / 2))],
  ['tiny', each(40, () => 1e-200 * (2 + random()))],
  ['huge', each(40, () => 1e200 * (2 + random()))],
  ['the largest numbers', each(40, (place) => (place % 2 ? 1.7e308 : -1.7e308))],
  ['eight values', each(8, (place) => place + random())],
  ['two seasons', each(24, (place) => (place % 12) + random())],
];

describe.each(seriesAlgorithms.map((algorithm) => [algorithm.manifest.id, algorithm] as const))(
  '%s',
  (_, algorithm) => {
    const parameters = defaultSettings(algorithm.manifest.fields);
    const train = (series: Series, options: Partial<FitOptions> = {}) =>
      algorithm.fit(series, parameters, { seed: 1, ...options });

    it('gives the same bytes for the same series, and the same forecast when it was saved and loaded', () => {
      for (const series of [wave(90, 12), wave(300, 24), wave(220, 52), wave(30, 1)]) {
        const model = train(series);
        const file = writeModel(model);
        expect(writeModel(train(series))).toEqual(file);
        const read = readModel(file);
        expect(algorithm.check(read)).toBeNull();
        expect(algorithm.forecast(read, 20)).toEqual(algorithm.forecast(model, 20));
      }
    });

    it('changes nothing of what it is given', () => {
      const series = wave(90, 12);
      const before = structuredClone(series);
      const model = train(series);
      const modelBefore = structuredClone(model);
      algorithm.forecast(model, 12);
      expect(series).toEqual(before);
      expect(structuredClone(model)).toEqual(modelBefore);
    });

    it('tells progress that only grows and ends at 1', () => {
      const told: number[] = [];
      train(wave(90, 12), { onProgress: (share) => told.push(share) });
      expect(told.length).toBeGreaterThan(1);
      expect(told).toEqual(told.toSorted((left, right) => left - right));
      expect(told.at(-1)).toBe(1);
    });

    it('ends within a second of being cancelled', () => {
      const started = performance.now();
      let cancelledAt = 0;
      // Aborted by the clock, as a thread that only computes is: no event reaches it.
      const signal = {
        get aborted() {
          const now = performance.now();
          if (cancelledAt === 0 && now - started > 5) cancelledAt = now;
          return cancelledAt > 0;
        },
      };
      expect(() => train(wave(4000, 24), { signal })).toThrow(expect.objectContaining({ code: 'cancelled' }));
      expect(performance.now() - cancelledAt).toBeLessThan(1000);
    });

    it.each(oddities)('continues %s by finite numbers in order', (_name, values) => {
      for (const season of [1, 4, 12]) {
        const model = train({ values, season });
        expect(algorithm.check(readModel(writeModel(model)))).toBeNull();
        const { mean, intervals } = algorithm.forecast(model, 30);
        expect(mean).toHaveLength(30);
        for (const [step, middle] of mean.entries()) {
          expect(middle).toSatisfy(Number.isFinite);
          for (const { low, high } of intervals) {
            expect(low[step]).toSatisfy(Number.isFinite);
            expect(high[step]).toSatisfy(Number.isFinite);
            expect(low[step]).toBeLessThanOrEqual(middle);
            expect(high[step]).toBeGreaterThanOrEqual(middle);
          }
        }
        const [inner, outer] = [80, 95].map((coverage) => intervals.find((own) => own.coverage === coverage));
        expect(outer?.high[29]).toBeGreaterThanOrEqual(inner?.high[29] ?? Number.POSITIVE_INFINITY);
      }
    });

    it('refuses what cannot be continued, and says why', () => {
      for (const series of [
        { values: each(7, (place) => place), season: 1 },
        { values: new Float64Array(0), season: 1 },
        { values: each(20, (place) => (place === 5 ? Number.NaN : place)), season: 1 },
        { values: each(20, (place) => place), season: 0 },
      ]) {
        expect(() => train(series)).toThrow(expect.objectContaining({ code: 'invalid' }));
      }
    });

    it('refuses a file whose numbers lead nowhere', () => {
      const model = train(wave(60, 12));
      const wrong: FittedModel[] = [
        { ...model, header: null },
        { ...model, header: {} },
        { ...model, arrays: {} },
        {
          ...model,
          arrays: Object.fromEntries(
            Object.keys(model.arrays).map((name) => [name, Float64Array.of(Number.NaN)]),
          ),
        },
      ];
      for (const file of wrong) expect(algorithm.check(file)).toMatch(/\.$/);
    });
  },
);
