import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { blobs, friedman, matrixOf } from '../testing.ts';
import { centreRows, uncentred } from './centred-rows.ts';
import { assignRows } from './distances.ts';
import { kmeans } from './fit.ts';
import { runHamerly } from './hamerly.ts';
import { chooseCenters } from './plus-plus.ts';
import reference from './reference.json' with { type: 'json' };

describe('k-means', () => {
  it('leaves as little between rows and centres as its reference', () => {
    const { rows } = friedman(1600);
    const found = [0, 1, 2, 3, 4].map(
      (seed) => kmeans.fit(rows, null, { clusters: 6, starts: 10 }, { seed }).header.inertia,
    );
    const mean = found.reduce((sum, inertia) => sum + inertia / found.length, 0);
    expect(mean / reference.friedmanInertia).toBeLessThan(1.001);
  });

  it('finds separate clouds, however many there are', () => {
    const { rows, target } = blobs(1000, 6, 5);
    const model = kmeans.fit(rows, null, { clusters: 0, starts: 0 }, { seed: 1 });
    expect(model.header).toMatchObject({ clusters: 5, sizes: [200, 200, 200, 200, 200] });
    expect(model.header.inertia).toBeCloseTo(reference.blobsInertia, 3);
    const { values } = kmeans.predict(model, rows);
    const pairs = new Set(target.codes.map((code, row) => code * 10 + (values[row] ?? 0)));
    expect(pairs.size).toBe(5);
  });

  it('gives the centres of plain Lloyd iterations', () => {
    const { rows } = friedman(700);
    const centred = centreRows(rows, 5);
    const start = chooseCenters(centred, 5, createRandom(4), () => undefined);
    const bounded = runHamerly(centred, start, { tolerance: 0, iterations: 25 }, () => undefined);
    let plain = uncentred(centred, start);
    for (let round = 0; round < bounded.iterations; round += 1) {
      const { labels } = assignRows(rows, plain);
      plain = meansOf(rows.values, labels, 10, 5);
    }
    for (const [at, value] of uncentred(centred, bounded.centers).entries())
      expect(value).toBeCloseTo(plain[at] ?? Number.NaN, 4);
  });

  it('is not led astray by where zero is', () => {
    const { rows } = blobs(300, 3, 3);
    const far = { ...rows, values: rows.values.map((value) => value + 1e7) };
    const settings = { clusters: 3, starts: 5 };
    const near = kmeans.fit(rows, null, settings, { seed: 1 });
    const moved = kmeans.fit(far, null, settings, { seed: 1 });
    expect(moved.header.sizes).toEqual(near.header.sizes);
    expect(moved.header.inertia).toBeCloseTo(near.header.inertia, 3);
  });

  it('has no more clusters than rows differ', () => {
    const rows = matrixOf(Array.from({ length: 30 }, (_, row) => [row % 2, 0]));
    const { header } = kmeans.fit(rows, null, { clusters: 8, starts: 2 }, { seed: 1 });
    expect(header).toMatchObject({ clusters: 2, sizes: [15, 15] });
    expect(header.inertia).toBeCloseTo(0, 10);
  });

  it('tries a large table on a part and then goes over the whole', () => {
    const { rows } = blobs(230_000, 2, 3);
    const { header } = kmeans.fit(rows, null, { clusters: 3, starts: 0 }, { seed: 1 });
    expect(header.sizes.reduce((sum, size) => sum + size, 0)).toBe(230_000);
    expect(header.inertia / 230_000).toBeLessThan(2.1);
  });
});

function meansOf(
  values: Float64Array,
  labels: Int32Array,
  columnCount: number,
  clusters: number,
): Float64Array {
  const sums = new Float64Array(clusters * columnCount);
  const counts = new Float64Array(clusters);
  for (const [row, label] of labels.entries()) {
    counts[label] = (counts[label] ?? 0) + 1;
    for (let column = 0; column < columnCount; column += 1) {
      const at = label * columnCount + column;
      sums[at] = (sums[at] ?? 0) + (values[row * columnCount + column] ?? 0);
    }
  }
  return sums.map((sum, at) => sum / (counts[Math.floor(at / columnCount)] ?? 1));
}
