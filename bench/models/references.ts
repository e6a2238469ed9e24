import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Matrix } from '#algorithms/index.ts';
import { blobs, friedman, outliers, ring } from '#algorithms/testing.ts';
import { pythonWith } from './python.ts';

/** `node bench/models/references.ts` writes what scikit-learn finds on the tables of the unit tests to each `reference.json`. */

const version = '1.9.1';
const python = await pythonWith([`scikit-learn==${version}`]);
const [numbers, classes, clouds, cloud] = [friedman(1600), ring(1600), blobs(1000, 6, 5), outliers(4000)];
const tables = {
  friedman: told(numbers.rows, numbers.target.values),
  ring: told(classes.rows, classes.target.codes),
  blobs: told(clouds.rows, clouds.target.codes),
  outliers: told(cloud.rows, cloud.isUnusual),
};
const { stdout, stderr } = spawnSync(python, [join(import.meta.dirname, 'references.py')], {
  input: JSON.stringify(tables),
  encoding: 'utf8',
});
if (stdout === '') throw new Error(stderr);
for (const [id, figures] of Object.entries(JSON.parse(stdout) as Record<string, object>)) {
  const reference = { source: `scikit-learn ${version}, by bench/models/references.ts`, ...figures };
  const path = join(import.meta.dirname, '../../algorithms', id, 'reference.json');
  writeFileSync(path, `${JSON.stringify(reference, null, 2)}\n`);
}

function told(
  { columnCount, values }: Matrix,
  labels: ArrayLike<number>,
): { rows: number[][]; labels: number[] } {
  const rows = Array.from({ length: labels.length }, (_, row) => [
    ...values.subarray(row * columnCount, (row + 1) * columnCount),
  ]);
  return { rows, labels: Array.from(labels) };
}
