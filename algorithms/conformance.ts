import { expect, it } from 'vitest';
import { defaultSettings } from '#kernel/settings.ts';
import type { FittedModel, Matrix, TableAlgorithm } from './algorithm.ts';
import { readModel, writeModel } from './model-file.ts';
import { createRandom } from './random.ts';
import { blobs, matrixOf, targetFor } from './testing.ts';

/** What must hold for every algorithm that learns from rows. To be called within a `describe`. */
export function proveTableAlgorithm(algorithm: TableAlgorithm): void {
  const parameters = defaultSettings(algorithm.manifest.fields);
  const train = (rows: Matrix, seed = 1) =>
    algorithm.fit(rows, targetFor(algorithm, rows.rowCount), parameters, { seed });

  it('gives the same bytes for the same seed', () => {
    const { rows } = blobs(300, 4, 2);
    expect(writeModel(train(rows))).toEqual(writeModel(train(rows)));
  });

  it('predicts the same when it was saved and loaded', () => {
    const { rows } = blobs(300, 4, 2);
    const model = train(rows);
    const read = readModel(writeModel(model));
    expect(algorithm.check(read)).toBeNull();
    expect(algorithm.predict(read, rows)).toEqual(algorithm.predict(model, rows));
  });

  it('changes nothing of what it is given', () => {
    const { rows, target } = blobs(200, 3, 2);
    const before = structuredClone({ rows, target, parameters });
    const own = targetFor(algorithm, 200);
    const ownBefore = structuredClone(own);
    algorithm.predict(algorithm.fit(rows, own, parameters, { seed: 1 }), rows);
    expect({ rows, target, parameters }).toEqual(before);
    expect(own).toEqual(ownBefore);
  });

  it('tells progress that only grows and ends at 1', () => {
    const { rows } = blobs(300, 4, 2);
    const told: number[] = [];
    const onProgress = (share: number) => told.push(share);
    algorithm.fit(rows, targetFor(algorithm, 300), parameters, { seed: 1, onProgress });
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((left, right) => left - right));
    expect(told.at(-1)).toBe(1);
    expect(Math.min(...told)).toBeGreaterThanOrEqual(0);
  });

  it('ends within a second of being cancelled', () => {
    const { rows } = blobs(60_000, 12, 2);
    const started = performance.now();
    let cancelledAt = 0;
    // Aborted by the clock, as a thread that only computes is: no event reaches it.
    const signal = {
      get aborted() {
        const now = performance.now();
        if (cancelledAt === 0 && now - started > 150) cancelledAt = now;
        return cancelledAt > 0;
      },
    };
    const own = targetFor(algorithm, rows.rowCount);
    const run = () => algorithm.fit(rows, own, parameters, { seed: 1, signal });
    try {
      run();
      // Done before it was cancelled is as good.
      expect(performance.now() - started).toBeLessThan(1150);
    } catch (error) {
      expect(error).toMatchObject({ code: 'cancelled' });
      expect(performance.now() - cancelledAt).toBeLessThan(1000);
    }
  });

  it.each([
    ['one row', matrixOf([[1, 2, 3]])],
    [
      'two equal rows',
      matrixOf([
        [1, 2],
        [1, 2],
      ]),
    ],
    ['a single column', matrixOf(Array.from({ length: 50 }, (_, row) => [row]))],
    ['nothing but constants', matrixOf(Array.from({ length: 50 }, () => [7, 7, 7]))],
    [
      'huge and tiny numbers',
      matrixOf(Array.from({ length: 60 }, (_, row) => [row * 1e300, row * 1e-300, -row * 1e18])),
    ],
  ])('gives finite predictions for %s', (name, rows) => {
    // What adds columns up is handed columns of one size.
    if (algorithm.encoding === 'scaled' && name.startsWith('huge')) return;
    const { values, shares } = algorithm.predict(train(rows), rows);
    expect(values).toHaveLength(rows.rowCount);
    expect(values.every(Number.isFinite)).toBe(true);
    if (!shares) return;
    const classCount = shares.length / rows.rowCount;
    for (let row = 0; row < rows.rowCount; row += 1) {
      const own = shares.subarray(row * classCount, (row + 1) * classCount);
      expect(own.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
      expect(Math.min(...own)).toBeGreaterThanOrEqual(0);
    }
  });

  it('refuses or walks safely through a file whose every number may be wrong', () => {
    const { rows } = blobs(80, 3, 2);
    const model = train(rows);
    const random = createRandom(5);
    for (let round = 0; round < 150; round += 1) {
      const hostile = spoiled(model, random.below);
      if (algorithm.check(hostile) !== null) continue;
      const started = performance.now();
      expect(algorithm.predict(hostile, rows).values).toHaveLength(rows.rowCount);
      expect(performance.now() - started).toBeLessThan(1000);
    }
    for (const header of [null, 7, [], {}, { columnCount: 3 }, { ...Object(model.header), columnCount: 1e9 }])
      expect(algorithm.check({ ...model, header })).not.toBeNull();
    for (const [name, array] of Object.entries(model.arrays)) {
      const { [name]: _left, ...others } = model.arrays;
      expect(algorithm.check({ ...model, arrays: others })).not.toBeNull();
      for (const wrong of [new Uint8Array(1), array.slice(1)])
        expect(algorithm.check({ ...model, arrays: { ...others, [name]: wrong } })).not.toBeNull();
    }
  });
}

/** One or two numbers of one array replaced by ones that lead astray. */
function spoiled(model: FittedModel, below: (limit: number) => number): FittedModel {
  const copy = structuredClone(model);
  const names = Object.keys(copy.arrays);
  const array = copy.arrays[names[below(names.length)] ?? ''];
  const wrong = [-1, 0, 1, 2, 1e6, 2 ** 31 - 1, -(2 ** 31), Number.NaN, Number.POSITIVE_INFINITY];
  for (let edit = 0; edit <= below(2); edit += 1)
    if (array && array.length > 0) array[below(array.length)] = wrong[below(wrong.length)] ?? 0;
  return copy;
}
