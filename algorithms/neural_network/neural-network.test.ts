import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { blobs, friedman, ring, scoreOnRest } from '../testing.ts';
import { neuralNetwork } from './fit.ts';
import { createNetwork } from './network.ts';
import reference from './reference.json' with { type: 'json' };
import { createTrainer, drawWeights, trainerNumbers } from './train.ts';

describe('the neural network', () => {
  it('tells classes as well as its reference', () => {
    const { rows, target } = ring(1600);
    expect(scoreOnRest(neuralNetwork, rows, target)).toBeGreaterThan(reference.ringAccuracy - 0.015);
  });

  it('tells numbers as well as its reference', () => {
    const { rows, target } = friedman(1600);
    expect(scoreOnRest(neuralNetwork, rows, target)).toBeGreaterThan(reference.friedmanR2 - 0.015);
  });

  it('tells more than two classes', () => {
    const { rows, target } = blobs(400, 4, 5);
    expect(scoreOnRest(neuralNetwork, rows, target, {}, 1)).toBe(1);
  });

  it('stops and keeps the best weights where there is nothing to learn', () => {
    const { rows } = friedman(600);
    const random = createRandom(9);
    const target = {
      kind: 'number',
      values: Float64Array.from({ length: 600 }, () => random.normal()),
    } as const;
    const parameters = { firstUnits: 64, secondUnits: 32, epochs: 200, batchRows: 64 };
    const { header } = neuralNetwork.fit(rows, target, parameters, { seed: 1 });
    expect(header.epochs).toBeLessThan(40);
    expect(header.bestEpoch).toBeLessThan(header.epochs);
    expect(scoreOnRest(neuralNetwork, rows, target)).toBeGreaterThan(-0.15);
  });

  it.each([
    ['classes', 3],
    ['numbers', 0],
  ])('goes down the slope of its loss, for %s', (_, classCount) => {
    const sizes = [3, 5, 4, Math.max(1, classCount)];
    const begin = () => {
      const network = createNetwork(sizes, 8, trainerNumbers);
      drawWeights(network, createRandom(2));
      const width = network.widths[0] ?? 0;
      const random = createRandom(3);
      const inputs = Float32Array.from({ length: 8 * width }, (_own, at) =>
        at % width < 3 ? random.normal() : at % width === 3 ? 1 : 0,
      );
      const targets = Float32Array.from({ length: 8 }, (_own, row) => row % Math.max(2, classCount));
      return { network, trainer: createTrainer(network, { inputs, targets, classCount }) };
    };
    const places = Int32Array.from({ length: 8 }, (_own, row) => row);
    const { network, trainer } = begin();
    const loss = trainer.learn(places);
    // The first step of Adam goes by its rate against the sign of the slope, whatever its size.
    let checked = 0;
    for (const [layer, weights] of network.weights.entries())
      for (const [at, stepped] of weights.entries()) {
        const other = begin();
        const own = other.network.weights[layer] ?? new Float32Array();
        const first = own[at] ?? 0;
        if (first === 0) continue;
        own[at] = first + 0.01;
        const slope = (other.trainer.measure(places) - loss) / 0.01;
        if (Math.abs(slope) < 0.02) continue;
        expect(Math.sign(stepped - first)).toBe(-Math.sign(slope));
        expect(Math.abs(stepped - first)).toBeCloseTo(1e-3, 4);
        checked += 1;
      }
    expect(checked).toBeGreaterThan(15);
  });
});
