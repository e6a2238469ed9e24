import { describe, expect, it } from 'vitest';
import { blobs, friedman, matrixOf, ring, scoreOnRest } from '../testing.ts';
import { growForest, randomForest } from './fit.ts';
import reference from './reference.json' with { type: 'json' };

describe('the random forest', () => {
  it('tells classes as well as its reference', () => {
    const { rows, target } = ring(1600);
    expect(scoreOnRest(randomForest, rows, target)).toBeGreaterThan(reference.ringAccuracy - 0.01);
  });

  it('tells numbers as well as its reference', () => {
    const { rows, target } = friedman(1600);
    expect(Math.abs(scoreOnRest(randomForest, rows, target, {}, 2) - reference.friedmanR2)).toBeLessThan(
      0.01,
    );
  });

  it('tells more than two classes, by shares of each', () => {
    const { rows, target } = blobs(400, 4, 5);
    expect(scoreOnRest(randomForest, rows, target, {}, 1)).toBe(1);
  });

  it('tells numbers of any size by their size', () => {
    const { rows, target } = friedman(400);
    const huge = { kind: 'number', values: target.values.map((value) => 1e15 + 1e9 * value) } as const;
    expect(scoreOnRest(randomForest, rows, huge, {}, 1)).toBeGreaterThan(0.6);
  });

  it('grows larger leaves where trees would have too many nodes', () => {
    const { rows, target } = friedman(3000);
    const parameters = { trees: 4, leastRows: 1, draws: 0 };
    const free = randomForest.fit(rows, target, parameters, { seed: 1 });
    expect(free.header.leastRows).toBe(1);
    expect(free.arrays.nodes?.length).toBeGreaterThan(4 * 2 * 1000);
    const limited = growForest(rows, target, parameters, { seed: 1 }, 1000);
    expect(limited.header.leastRows).toBeGreaterThan(1);
    expect(limited.arrays.nodes?.length).toBeLessThanOrEqual(4 * 2 * 1000);
    expect(limited.arrays.nodeStarts).toHaveLength(5);
  });

  it('parts columns that differ by less than single precision holds', () => {
    const rows = matrixOf(Array.from({ length: 100 }, (_, row) => [1e9 + (row % 2) * 1e-6]));
    const target = {
      kind: 'category',
      codes: Int32Array.from({ length: 100 }, (_, row) => row % 2),
      levels: ['a', 'b'],
    } as const;
    const model = randomForest.fit(rows, target, { trees: 5, leastRows: 0, draws: 0 }, { seed: 1 });
    expect([...randomForest.predict(model, rows).values]).toEqual([...target.codes]);
  });
});
