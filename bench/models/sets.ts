import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Matrix } from '#algorithms/index.ts';
import { createRandom, drawWithoutReplacement } from '#algorithms/random.ts';
import { takeRows } from '#algorithms/sample-rows.ts';
import { friedman } from '#algorithms/testing.ts';
import type { Reference } from './python.ts';

/** Rows with a class from 0 or a value each. */
export interface LabelledRows {
  name: string;
  rows: Matrix;
  labels: Float64Array;
}

/** Sets that lie beside some checkouts; where they do not, theirs are left out. */
const neighbour = join(import.meta.dirname, '../../../shared/data/ml-dev');

export function neighbouringSets(names: readonly string[]): LabelledRows[] {
  return names.flatMap((name) => {
    const path = join(neighbour, `${name}.csv.gz`);
    if (!existsSync(path)) return [];
    const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n').slice(1);
    const cells = lines.map((line) => line.split(',').map(Number));
    const columnCount = (cells[0]?.length ?? 1) - 1;
    const values = Float64Array.from(cells.flatMap((row) => row.slice(0, columnCount)));
    const labels = Float64Array.from(cells, (row) => row[columnCount] ?? 0);
    return [{ name, rows: { rowCount: cells.length, columnCount, values }, labels }];
  });
}

/** A set that comes with scikit-learn. */
export async function ownSet(reference: Reference, directory: string, name: string): Promise<LabelledRows> {
  const { columns } = await reference.ask<{ columns: number }>({ task: 'provide', set: name, directory });
  const values = await readNumbers(directory, 'x');
  const rows = { rowCount: values.length / columns, columnCount: columns, values };
  return { name, rows, labels: await readNumbers(directory, 'y') };
}

export function friedmanSet(rowCount: number): LabelledRows {
  const { rows, target } = friedman(rowCount);
  return { name: `friedman ${rowCount / 1000}k`, rows, labels: target.values };
}

/** Clouds that overlap, with an informative, a noisy and a redundant part, as tables have. */
export function cloudSet(rowCount: number, columnCount: number, classCount: number, seed = 11): LabelledRows {
  const random = createRandom(seed);
  const clouds = 4 * classCount;
  const informative = Math.ceil(columnCount / 2);
  const centers = Float64Array.from({ length: clouds * informative }, () => 2.4 * random.normal());
  const values = new Float64Array(rowCount * columnCount);
  const labels = new Float64Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    const cloud = random.below(clouds);
    labels[row] = random.next() < 0.05 ? random.below(classCount) : cloud % classCount;
    for (let column = 0; column < columnCount; column += 1) {
      const center = column < informative ? (centers[cloud * informative + column] ?? 0) : 0;
      values[row * columnCount + column] = center + 2 * random.normal();
    }
  }
  return { name: `clouds ${rowCount / 1000}k`, rows: { rowCount, columnCount, values }, labels };
}

export interface Split {
  train: LabelledRows;
  test: LabelledRows;
}

/** A quarter of the rows, drawn by the seed, is the test. */
export function splitSet({ name, rows, labels }: LabelledRows, seed: number): Split {
  const order = drawWithoutReplacement(createRandom(seed), rows.rowCount, rows.rowCount);
  const part = (places: Int32Array): LabelledRows => ({
    name,
    rows: takeRows(rows, places),
    labels: Float64Array.from(places, (place) => labels[place] ?? 0),
  });
  const testCount = Math.round(rows.rowCount / 4);
  return { test: part(order.slice(0, testCount)), train: part(order.slice(testCount)) };
}

/** Each column with the mean 0 and the deviation 1 of the training rows. */
export function scaleSplit({ train, test }: Split): Split {
  const { columnCount, rowCount, values } = train.rows;
  const scaled = [train, test].map(({ rows }) => ({ ...rows, values: rows.values.slice() }));
  for (let column = 0; column < columnCount; column += 1) {
    let mean = 0;
    for (let row = 0; row < rowCount; row += 1) mean += (values[row * columnCount + column] ?? 0) / rowCount;
    let variance = 0;
    for (let row = 0; row < rowCount; row += 1)
      variance += ((values[row * columnCount + column] ?? 0) - mean) ** 2 / rowCount;
    const deviation = Math.sqrt(variance) || 1;
    for (const rows of scaled)
      for (let at = column; at < rows.values.length; at += columnCount)
        rows.values[at] = ((rows.values[at] ?? 0) - mean) / deviation;
  }
  const [trainRows = train.rows, testRows = test.rows] = scaled;
  return { train: { ...train, rows: trainRows }, test: { ...test, rows: testRows } };
}

export async function writeNumbers(directory: string, name: string, values: Float64Array): Promise<void> {
  await writeFile(
    join(directory, `${name}.f64`),
    new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
  );
}

async function readNumbers(directory: string, name: string): Promise<Float64Array> {
  const bytes = await readFile(join(directory, `${name}.f64`));
  return new Float64Array(Uint8Array.from(bytes).buffer);
}
