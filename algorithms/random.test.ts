import { describe, expect, it } from 'vitest';
import { createRandom, drawWithoutReplacement, shuffle } from './random.ts';

describe('random numbers', () => {
  it('are decided by seed and stream', () => {
    const drawn = (seed: number, stream?: number) => {
      const random = createRandom(seed, stream);
      return Array.from({ length: 5 }, random.next);
    };
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
    expect(drawn(1)).not.toEqual(drawn(1, 1));
    expect(drawn(1)).not.toEqual(drawn(1 + 2 ** 32));
    // A change of the generator would change every model.
    expect(createRandom(42).below(1_000_000)).toBe(701_058);
  });

  it('are spread evenly, and normal ones have mean 0 and deviation 1', () => {
    const random = createRandom(7);
    const counts = new Int32Array(10);
    for (let draw = 0; draw < 100_000; draw += 1) {
      const place = random.below(10);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(9600);
    expect(Math.max(...counts)).toBeLessThan(10_400);
    const numbers = Array.from({ length: 100_000 }, random.normal);
    const mean = numbers.reduce((sum, value) => sum + value / numbers.length, 0);
    const variance = numbers.reduce((sum, value) => sum + (value - mean) ** 2 / numbers.length, 0);
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });

  it.each([
    [10, 10],
    [1000, 3],
    [1000, 900],
    [5, 9],
  ])('draw of %i places %i, none twice', (size, count) => {
    const drawn = drawWithoutReplacement(createRandom(3), size, count);
    expect(drawn).toHaveLength(Math.min(size, count));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(size);
  });

  it('draw every place equally often', () => {
    const counts = new Int32Array(40);
    for (let seed = 0; seed < 4000; seed += 1)
      for (const place of drawWithoutReplacement(createRandom(seed), 40, 4))
        counts[place] = (counts[place] ?? 0) + 1;
    expect(Math.min(...counts)).toBeGreaterThan(320);
    expect(Math.max(...counts)).toBeLessThan(480);
  });

  it('shuffle without losing anything', () => {
    const list = shuffle(
      createRandom(1),
      Int32Array.from({ length: 50 }, (_, at) => at),
    );
    expect([...list].toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 50 }, (_, at) => at),
    );
    expect([...list]).not.toEqual([...list].toSorted((left, right) => left - right));
  });
});
