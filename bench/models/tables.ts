import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { areaUnderCurve } from '#algorithms/evaluation/classification.ts';
import { type TableAlgorithm, type Target, tableAlgorithms } from '#algorithms/index.ts';
import { defaultSettings, type Settings } from '#kernel/settings.ts';
import { type BenchLine, median } from '../lines.ts';
import { pythonWith, type Reference, startReference } from './python.ts';
import {
  cloudSet,
  friedmanSet,
  type LabelledRows,
  neighbouringSets,
  ownSet,
  scaleSplit,
  splitSet,
  writeNumbers,
} from './sets.ts';

const run = promisify(execFile);
const seeds = [0, 1];

/** Our table algorithms beside scikit-learn's, on the same rows and one thread each, one after the other in the same run. */
export async function benchTableModels(): Promise<BenchLine[]> {
  const python = await pythonWith(['scikit-learn==1.9.1']);
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-models-'));
  const reference = startReference(python, join(import.meta.dirname, 'reference.py'));
  try {
    const place = { reference, directory };
    return [
      ...(await compareIsolation(place)),
      ...(await compareForests(place)),
      ...(await compareKmeans(place)),
      ...(await compareNetworks(place)),
      ...(await measureLarge()),
    ];
  } finally {
    reference.close();
    await rm(directory, { recursive: true, force: true });
  }
}

interface Place {
  reference: Reference;
  directory: string;
}

export async function compareIsolation({ reference, directory }: Place): Promise<BenchLine[]> {
  const algorithm = algorithmNamed('isolation_forest');
  const lines: BenchLine[] = [];
  for (const set of neighbouringSets(['shuttle', 'mammography', 'annthyroid', 'Pima'])) {
    await writeNumbers(directory, 'rows', set.rows.values);
    await writeNumbers(directory, 'labels', set.labels);
    const ours = { ms: [] as number[], auc: [] as number[] };
    const theirs = { ms: [] as number[], auc: [] as number[] };
    const isUnusual = Uint8Array.from(set.labels, (label) => (label === 0 ? 0 : 1));
    for (let seed = 0; seed < 10; seed += 1) {
      const began = performance.now();
      const model = algorithm.fit(set.rows, null, settingsOf(algorithm), { seed });
      const { values } = algorithm.predict(model, set.rows);
      ours.ms.push(performance.now() - began);
      ours.auc.push(areaUnderCurve(values, isUnusual));
      const columns = set.rows.columnCount;
      const answer = await reference.ask<{ ms: number; auc: number }>({
        task: 'isolation_forest',
        directory,
        columns,
        seed,
      });
      theirs.ms.push(answer.ms);
      theirs.auc.push(answer.auc);
    }
    lines.push(
      behind(`isolation forest, ${set.name}: AUC behind`, mean(ours.auc), mean(theirs.auc), 0.02),
      slower(`isolation forest, ${set.name}: fit and score`, ours.ms, theirs.ms, 1),
    );
  }
  return lines;
}

export async function compareForests(place: Place): Promise<BenchLine[]> {
  const sets = [
    await ownSet(place.reference, place.directory, 'breast_cancer'),
    await ownSet(place.reference, place.directory, 'digits'),
    await ownSet(place.reference, place.directory, 'diabetes'),
    ...neighbouringSets(['magic.gamma']),
    cloudSet(40_000, 20, 3),
    friedmanSet(20_000),
  ];
  const lines: BenchLine[] = [];
  for (const set of sets)
    lines.push(...(await compareSupervised(place, 'random_forest', set, { points: 0.01, time: 1 })));
  return lines;
}

export async function compareNetworks(place: Place): Promise<BenchLine[]> {
  const sets = [
    await ownSet(place.reference, place.directory, 'breast_cancer'),
    await ownSet(place.reference, place.directory, 'digits'),
    ...neighbouringSets(['magic.gamma']),
    cloudSet(40_000, 20, 3),
    friedmanSet(20_000),
  ];
  const lines: BenchLine[] = [];
  for (const set of sets)
    lines.push(...(await compareSupervised(place, 'neural_network', set, { points: 0.015, time: 4 })));
  return lines;
}

/** Accuracy, or R² of numbers, as a mean over seeds that split and train. */
export async function compareSupervised(
  { reference, directory }: Place,
  id: string,
  set: LabelledRows,
  limits: { points: number; time: number },
): Promise<BenchLine[]> {
  const algorithm = algorithmNamed(id);
  const isClass = set.labels.every((label) => Number.isInteger(label)) && new Set(set.labels).size <= 20;
  const ours = { ms: [] as number[], score: [] as number[], auc: [] as number[] };
  const theirs = { ms: [] as number[], score: [] as number[], auc: [] as number[] };
  for (const seed of set.rows.rowCount < 2000 ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : seeds) {
    const drawn = splitSet(set, seed);
    const { train, test } = algorithm.encoding === 'scaled' ? scaleSplit(drawn) : drawn;
    await writeNumbers(directory, 'train', train.rows.values);
    await writeNumbers(directory, 'test', test.rows.values);
    await writeNumbers(directory, 'train-target', train.labels);
    await writeNumbers(directory, 'test-target', test.labels);
    const target = targetOf(train.labels, isClass);
    const began = performance.now();
    const model = algorithm.fit(train.rows, target, settingsOf(algorithm), { seed });
    ours.ms.push(performance.now() - began);
    const { values, shares } = algorithm.predict(model, test.rows);
    ours.score.push(isClass ? accuracyOf(values, test.labels) : r2Of(values, test.labels));
    if (isClass && shares?.length === 2 * values.length)
      ours.auc.push(
        areaUnderCurve(
          values.map((_, row) => shares[2 * row + 1] ?? 0),
          Uint8Array.from(test.labels),
        ),
      );
    const columns = train.rows.columnCount;
    const question = { task: 'supervised', algorithm: id, directory, columns, isClass, seed };
    const answer = await reference.ask<{ ms: number; score: number; auc: number | null }>(question);
    theirs.ms.push(answer.ms);
    theirs.score.push(answer.score);
    if (answer.auc !== null) theirs.auc.push(answer.auc);
  }
  const name = `${algorithm.manifest.name.toLowerCase()}, ${set.name}`;
  return [
    behind(
      `${name}: ${isClass ? 'accuracy' : 'R²'} behind`,
      mean(ours.score),
      mean(theirs.score),
      limits.points,
    ),
    ...(ours.auc.length > 0 && id === 'random_forest'
      ? [behind(`${name}: AUC behind`, mean(ours.auc), mean(theirs.auc), 0.005)]
      : []),
    slower(`${name}: fit`, ours.ms, theirs.ms, limits.time),
  ];
}

export async function compareKmeans({ reference, directory }: Place): Promise<BenchLine[]> {
  const algorithm = algorithmNamed('kmeans');
  const lines: BenchLine[] = [];
  for (const rowCount of [10_000, 100_000]) {
    const { rows } = cloudSet(rowCount, 20, 3);
    await writeNumbers(directory, 'rows', rows.values);
    // Compiled code is what scikit-learn begins with.
    for (const seed of seeds) algorithm.fit(rows, null, { clusters: 8, starts: 10 }, { seed });
    const ours = { ms: [] as number[], inertia: [] as number[] };
    const theirs = { ms: [] as number[], inertia: [] as number[] };
    for (const seed of seeds) {
      const began = performance.now();
      const model = algorithm.fit(rows, null, { clusters: 8, starts: 10 }, { seed });
      ours.ms.push(performance.now() - began);
      const { header } = model as { header: { inertia: number } };
      ours.inertia.push(header.inertia);
      const question = { task: 'kmeans', directory, columns: 20, clusters: 8, starts: 10, seed };
      const answer = await reference.ask<{ ms: number; inertia: number }>(question);
      theirs.ms.push(answer.ms);
      theirs.inertia.push(answer.inertia);
    }
    const [own, other] = [mean(ours.inertia) / rowCount, mean(theirs.inertia) / rowCount];
    lines.push(
      {
        name: `k-means, ${rowCount / 1000}k rows: inertia`,
        value: own,
        unit: '',
        reference: other,
        ratio: own / other,
        limit: 1.001,
      },
      slower(`k-means, ${rowCount / 1000}k rows: 10 starts`, ours.ms, theirs.ms, 2),
    );
  }
  return lines;
}

/** A million rows of 20 columns, each in a process of its own, whose memory is told. */
export async function measureLarge(): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const [id, seconds, megabytes] of [
    ['random_forest', 60, 1500],
    ['kmeans', 20, 600],
    ['isolation_forest', 15, 600],
    ['neural_network', 120, 1500],
    ['gradient_boosting', 120, 1500],
  ] as const) {
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'large.ts'), id], {
      timeout: 600_000,
    });
    const measured = JSON.parse(stdout) as { fitMs: number; predictMs: number; megabytes: number };
    const name = `${algorithmNamed(id).manifest.name.toLowerCase()}, 1 M × 20`;
    lines.push(
      { name: `${name}: fit`, value: measured.fitMs / 1000, unit: 's', limit: seconds },
      { name: `${name}: predict all`, value: measured.predictMs / 1000, unit: 's', limit: 10 },
      { name: `${name}: memory of the process`, value: measured.megabytes, unit: 'MB', limit: megabytes },
    );
  }
  return lines;
}

function algorithmNamed(id: string): TableAlgorithm {
  const algorithm = tableAlgorithms.find(({ manifest }) => manifest.id === id);
  if (!algorithm) throw new Error(`There is no algorithm ${id}.`);
  return algorithm;
}

export function settingsOf({ manifest }: TableAlgorithm): Settings {
  return defaultSettings(manifest.fields);
}

export function targetOf(labels: Float64Array, isClass: boolean): Target {
  if (!isClass) return { kind: 'number', values: labels };
  const classCount = labels.reduce((most, label) => Math.max(most, label), 0) + 1;
  return {
    kind: 'category',
    codes: Int32Array.from(labels),
    levels: Array.from({ length: classCount }, (_, place) => String(place)),
  };
}

function accuracyOf(values: Float64Array, labels: Float64Array): number {
  return values.reduce((sum, value, row) => sum + (value === labels[row] ? 1 : 0), 0) / values.length;
}

function r2Of(values: Float64Array, labels: Float64Array): number {
  const center = labels.reduce((sum, label) => sum + label, 0) / labels.length;
  const left = values.reduce((sum, value, row) => sum + (value - (labels[row] ?? 0)) ** 2, 0);
  return 1 - left / labels.reduce((sum, label) => sum + (label - center) ** 2, 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How far ours lies below the reference; below 0 it is better. */
function behind(name: string, ours: number, theirs: number, limit: number): BenchLine {
  return {
    name: `${name} (${ours.toFixed(4)}, ${theirs.toFixed(4)})`,
    value: theirs - ours,
    unit: '',
    limit,
  };
}

function slower(name: string, ours: readonly number[], theirs: readonly number[], limit: number): BenchLine {
  const [value, reference] = [median(ours), median(theirs)];
  return { name, value, unit: 'ms', reference, ratio: value / reference, limit };
}
