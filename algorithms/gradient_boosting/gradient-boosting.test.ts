import { describe, expect, it } from 'vitest';
import { blobs, friedman, ring, scoreOnRest } from '../testing.ts';
import { gradientBoosting } from './fit.ts';
import reference from './reference.json' with { type: 'json' };

describe('gradient boosting', () => {
  it('tells classes as well as its reference', () => {
    const { rows, target } = ring(1600);
    expect(scoreOnRest(gradientBoosting, rows, target)).toBeGreaterThan(reference.ringAccuracy - 0.01);
  });

  it('tells numbers as well as its reference', () => {
    const { rows, target } = friedman(1600);
    expect(scoreOnRest(gradientBoosting, rows, target)).toBeGreaterThan(reference.friedmanR2 - 0.01);
  });

  it('tells more than two classes', () => {
    const { rows, target } = blobs(300, 4, 4);
    expect(scoreOnRest(gradientBoosting, rows, target, {}, 1)).toBeGreaterThan(0.97);
  });

  it('keeps the rounds up to the one that told rows set aside best', () => {
    const { rows, target } = ring(1600);
    const model = gradientBoosting.fit(rows, target, { rounds: 300, depth: 5, ratePercent: 10 }, { seed: 1 });
    expect(model.header.rounds).toBeLessThan(150);
    expect(model.arrays.nodeStarts).toHaveLength(model.header.rounds + 1);
  });
});
