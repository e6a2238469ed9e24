import { describe, expect, it } from 'vitest';
import { areaUnderCurve } from '../evaluation/classification.ts';
import { friedman, matrixOf, outliers } from '../testing.ts';
import { isolationForest } from './fit.ts';
import reference from './reference.json' with { type: 'json' };
import { usualLength } from './trees.ts';

const parameters = { trees: 100, sampleRows: 256, unusualPerThousand: 10 };

describe('the isolation forest', () => {
  it('finds unusual rows as well as its reference', () => {
    const { rows, isUnusual } = outliers(4000);
    const areas = [0, 1, 2].map((seed) => {
      const model = isolationForest.fit(rows, null, parameters, { seed });
      return areaUnderCurve(isolationForest.predict(model, rows).values, isUnusual);
    });
    const mean = areas.reduce((sum, area) => sum + area / areas.length, 0);
    expect(Math.abs(mean - reference.outliersAuc)).toBeLessThan(0.005);
  });

  it('counts as many rows as unusual as was asked for', () => {
    const { rows } = friedman(5000);
    const model = isolationForest.fit(rows, null, { ...parameters, unusualPerThousand: 50 }, { seed: 1 });
    const { values } = isolationForest.predict(model, rows);
    expect(values.filter((score) => score > model.header.threshold)).toHaveLength(250);
  });

  it('finds no row unusual where all are equal', () => {
    const rows = matrixOf(Array.from({ length: 60 }, () => [1, 2]));
    const model = isolationForest.fit(rows, null, parameters, { seed: 1 });
    const { values } = isolationForest.predict(model, rows);
    expect(values.filter((score) => score > model.header.threshold)).toHaveLength(0);
  });

  it('scores a row that lies apart near 0.75, and the midst below 0.45', () => {
    const { rows } = outliers(1000);
    const model = isolationForest.fit(rows, null, parameters, { seed: 1 });
    const [apart = 0, midst = 0] = isolationForest.predict(
      model,
      matrixOf([
        [50, 50, 50, 50, 50],
        [0, 0, 0, 0, 0],
      ]),
    ).values;
    expect(apart).toBeGreaterThan(0.7);
    expect(midst).toBeLessThan(0.45);
  });

  it('knows the usual length of a search', () => {
    expect([0, 1, 2].map(usualLength)).toEqual([0, 0, 1]);
    // c(256) of the paper.
    expect(usualLength(256)).toBeCloseTo(10.2448, 3);
  });
});
