import { defaultSettings, type Settings } from '#kernel/settings.ts';
import type { Matrix, TableAlgorithm, Target } from './algorithm.ts';
import { scoreNumbers } from './evaluation/regression.ts';
import { createRandom } from './random.ts';
import { scaleOf } from './scale.ts';

/** Small tables with known truth, for the tests of every algorithm. */

export function matrixOf(rows: readonly (readonly number[])[]): Matrix {
  return { rowCount: rows.length, columnCount: rows[0]?.length ?? 0, values: Float64Array.from(rows.flat()) };
}

/** Clouds around centres far apart; the class is the cloud. */
export function blobs(rowCount: number, columnCount: number, classCount: number, seed = 1) {
  const random = createRandom(seed);
  const centers = Float64Array.from({ length: classCount * columnCount }, () => 20 * random.next() - 10);
  const values = new Float64Array(rowCount * columnCount);
  const codes = new Int32Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const own = row % classCount;
    codes[row] = own;
    for (let column = 0; column < columnCount; column += 1)
      values[row * columnCount + column] = (centers[own * columnCount + column] ?? 0) + random.normal();
  }
  const levels = Array.from({ length: classCount }, (_, place) => `class ${place}`);
  return { rows: { rowCount, columnCount, values }, target: { kind: 'category', codes, levels } } satisfies {
    rows: Matrix;
    target: Target;
  };
}

/** Friedman's first function of ten columns, five of which mean nothing, with noise of deviation 1. */
export function friedman(rowCount: number, seed = 1): { rows: Matrix; target: Target & { kind: 'number' } } {
  const random = createRandom(seed);
  const values = Float64Array.from({ length: rowCount * 10 }, () => random.next());
  const told = new Float64Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = values.subarray(row * 10, row * 10 + 5);
    told[row] = 10 * Math.sin(Math.PI * a * b) + 20 * (c - 0.5) ** 2 + 10 * d + 5 * e + random.normal();
  }
  return { rows: { rowCount, columnCount: 10, values }, target: { kind: 'number', values: told } };
}

/** A target that the algorithm can learn; null where it learns without. */
export function targetFor({ manifest }: TableAlgorithm, rowCount: number): Target | null {
  const isOdd = (row: number) => row % 2;
  if (manifest.tasks.includes('classification'))
    return {
      kind: 'category',
      codes: Int32Array.from({ length: rowCount }, (_, row) => isOdd(row)),
      levels: ['even', 'odd'],
    };
  if (manifest.tasks.includes('regression'))
    return { kind: 'number', values: Float64Array.from({ length: rowCount }, (_, row) => isOdd(row)) };
  return null;
}

/** Two classes told apart by a ring in two of six columns, a tenth of them wrong. */
export function ring(rowCount: number, seed = 1): { rows: Matrix; target: Target & { kind: 'category' } } {
  const random = createRandom(seed);
  const values = Float64Array.from({ length: rowCount * 6 }, () => random.normal());
  const codes = Int32Array.from({ length: rowCount }, (_, row) => {
    const [first = 0, second = 0] = values.subarray(row * 6, row * 6 + 2);
    const isInside = Math.hypot(first, second) < 1.2;
    return (random.next() < 0.1 ? !isInside : isInside) ? 1 : 0;
  });
  return {
    rows: { rowCount, columnCount: 6, values },
    target: { kind: 'category', codes, levels: ['out', 'in'] },
  };
}

/** A cloud of five columns, of which each hundredth row lies elsewhere. */
export function outliers(rowCount: number, seed = 1): { rows: Matrix; isUnusual: Uint8Array } {
  const random = createRandom(seed);
  const isUnusual = Uint8Array.from({ length: rowCount }, (_, row) => (row % 100 === 0 ? 1 : 0));
  const values = Float64Array.from({ length: rowCount * 5 }, (_, at) =>
    isUnusual[Math.floor(at / 5)] ? 8 * (random.next() - 0.5) : random.normal(),
  );
  return { rows: { rowCount, columnCount: 5, values }, isUnusual };
}

/** The first three quarters of the rows, and the rest. */
export function firstAndRest<Own extends Target>(rows: Matrix, target: Own) {
  const middle = Math.floor(0.75 * rows.rowCount);
  const part = (from: number, to: number) => ({
    rows: {
      rowCount: to - from,
      columnCount: rows.columnCount,
      values: rows.values.slice(from * rows.columnCount, to * rows.columnCount),
    },
    target:
      target.kind === 'category'
        ? { ...target, codes: target.codes.slice(from, to) }
        : { ...target, values: target.values.slice(from, to) },
  });
  return { train: part(0, middle), test: part(middle, rows.rowCount) };
}

/** How well an algorithm tells the last quarter of the rows, by its defaults: the share of right classes, or R²; a mean over `seeds` seeds. */
export function scoreOnRest(
  algorithm: TableAlgorithm,
  rows: Matrix,
  target: Target,
  changed: Settings = {},
  seeds = 3,
): number {
  const { train, test } = firstAndRest(rows, target);
  const [learnt, tested] =
    algorithm.encoding === 'scaled' ? scaled(train.rows, test.rows) : [train.rows, test.rows];
  const parameters = { ...defaultSettings(algorithm.manifest.fields), ...changed };
  let sum = 0;
  for (let seed = 0; seed < seeds; seed += 1) {
    const { values } = algorithm.predict(algorithm.fit(learnt, train.target, parameters, { seed }), tested);
    const told = test.target;
    sum +=
      told.kind === 'category'
        ? values.reduce((right, value, row) => right + (value === told.codes[row] ? 1 : 0), 0) / values.length
        : scoreNumbers(values, told.values, told.values).r2;
  }
  return sum / seeds;
}

/** Both with the mean and the deviation of the first. */
function scaled(first: Matrix, second: Matrix): [Matrix, Matrix] {
  const { columnCount } = first;
  const scales = Array.from({ length: columnCount }, (_, column) =>
    scaleOf(first.values.filter((_value, at) => at % columnCount === column)),
  );
  const apply = (rows: Matrix): Matrix => ({
    ...rows,
    values: rows.values.map((value, at) => {
      const { center, scale } = scales[at % columnCount] ?? { center: 0, scale: 1 };
      return (value - center) / scale;
    }),
  });
  return [apply(first), apply(second)];
}
