import type { FitOptions, FittedModel, Matrix, TableAlgorithm, Target } from '../algorithm.ts';
import { throwIfAborted } from '../pace.ts';
import { createRandom, drawWithoutReplacement, type Random } from '../random.ts';
import { takeRows } from '../sample-rows.ts';
import { scaleOf } from '../scale.ts';
import { binColumns, chooseBinning } from '../trees/bins.ts';
import { joinTrees } from '../trees/ensemble.ts';
import { growTree, leafOfEach, type Tree } from '../trees/grow-tree.ts';
import { createSumSplitter } from '../trees/histogram.ts';
import { type Loss, lossOf } from './losses.ts';
import { gradientBoostingManifest } from './manifest.ts';
import { checkGradientBoosting, type GradientBoostingHeader, predictGradientBoosting } from './predict.ts';

export type GradientBoostingParameters = {
  /** Most rounds; a round is one tree, or one for each of more than two classes. */
  rounds: number;
  depth: number;
  /** What part of its gain each tree adds, in percent. */
  ratePercent: number;
};

/** Of a larger table so many rows are drawn. */
const rowsMaximum = 300_000;
const validationShare = 0.1;
const validationLeast = 20;
/** Rounds without a better loss of the rows set aside, after which it ends. */
const patience = 20;
/** Curvature on each side of a split, and what is added to that of a leaf. */
const leastWeight = 1;
const ridge = 1;
const leastGain = 1e-6;

/** Boosting with second-order leaves (Friedman 2001; Chen and Guestrin 2016) on the histograms of the forest. */
function fitGradientBoosting(
  rows: Matrix,
  target: Target | null,
  parameters: GradientBoostingParameters,
  options: FitOptions,
): FittedModel<GradientBoostingHeader> {
  if (!target) throw new Error('Gradient boosting needs a target.');
  options.onProgress?.(0, 'prepare');
  const random = createRandom(options.seed);
  const sample = drawSample(rows, target, random);
  const binning = chooseBinning(sample.rows);
  const columns = binColumns(sample.rows, binning);
  const order = drawWithoutReplacement(random, sample.rows.rowCount, sample.rows.rowCount);
  const aside = order.length < validationLeast ? 0 : Math.round(order.length * validationShare);
  const loss = lossOf(sample.target);
  const boosted = boost(
    { columns, loss, parameters, options, random },
    order.slice(aside),
    order.slice(0, aside),
  );
  options.onProgress?.(1, 'trees');
  return {
    algorithm: 'gradient_boosting',
    header: {
      columnCount: rows.columnCount,
      classCount: target.kind === 'category' ? target.levels.length : 0,
      base: [...loss.base],
      center: sample.center,
      scale: sample.scale,
      rounds: boosted.length / loss.width,
      rowsUsed: sample.rows.rowCount,
    },
    arrays: { ...joinTrees(boosted, binning, 1) },
  };
}

interface Boosting {
  columns: readonly Uint8Array[];
  loss: Loss;
  parameters: GradientBoostingParameters;
  options: FitOptions;
  random: Random;
}

/** @returns the trees up to the round that predicted the rows set aside best; at least one round */
function boost(
  { columns, loss, parameters, options, random }: Boosting,
  learnt: Int32Array,
  aside: Int32Array,
): Tree[] {
  const rowCount = learnt.length + aside.length;
  const sums = new Float64Array(rowCount * loss.width).map((_, at) => loss.base[at % loss.width] ?? 0);
  const weightedSums = new Float64Array(2 * rowCount);
  const judged = aside.length > 0 ? aside : learnt;
  const ascending = learnt.toSorted();
  const trees: Tree[] = [];
  let best = { loss: Number.POSITIVE_INFINITY, rounds: 1 };
  for (let round = 1; round <= parameters.rounds && round - best.rounds <= patience; round += 1) {
    for (let part = 0; part < loss.width; part += 1) {
      throwIfAborted(options.signal);
      loss.weigh(sums, part, weightedSums);
      const tree = growTree({
        columns,
        rows: ascending.slice(),
        splitter: createSumSplitter({ weightedSums, leastWeight, ridge }),
        random,
        columnsTried: columns.length,
        leastRows: 2,
        depthMaximum: parameters.depth,
        leastGain,
        nodesMaximum: Number.POSITIVE_INFINITY,
        onNode: () => throwIfAborted(options.signal),
      });
      if (!tree) continue;
      for (const [leaf, value] of tree.leaves.entries())
        tree.leaves[leaf] = (value * parameters.ratePercent) / 100;
      trees.push(tree);
      for (const [row, leaf] of leafOfEach(tree, columns, rowCount).entries()) {
        const at = row * loss.width + part;
        sums[at] = (sums[at] ?? 0) + (tree.leaves[leaf] ?? 0);
      }
    }
    const own = loss.measure(sums, judged);
    if (own < best.loss) best = { loss: own, rounds: round };
    options.onProgress?.(round / parameters.rounds, 'trees');
  }
  return trees.slice(0, best.rounds * loss.width);
}

/** Numbers around 0 with the deviation 1; of a large table a part. */
function drawSample(
  rows: Matrix,
  target: Target,
  random: Random,
): { rows: Matrix; target: Target; center: number; scale: number } {
  const places =
    rows.rowCount > rowsMaximum ? drawWithoutReplacement(random, rows.rowCount, rowsMaximum).sort() : null;
  const own = places ? takeRows(rows, places) : rows;
  const at = (row: number) => places?.[row] ?? row;
  if (target.kind === 'category') {
    const codes = Int32Array.from({ length: own.rowCount }, (_, row) => target.codes[at(row)] ?? 0);
    return { rows: own, target: { ...target, codes }, center: 0, scale: 1 };
  }
  const { center, scale } = scaleOf(target.values);
  const values = Float64Array.from(
    { length: own.rowCount },
    (_, row) => ((target.values[at(row)] ?? 0) - center) / scale,
  );
  return { rows: own, target: { kind: 'number', values }, center, scale };
}

export const gradientBoosting: TableAlgorithm<GradientBoostingParameters, GradientBoostingHeader> = {
  manifest: gradientBoostingManifest,
  encoding: 'plain',
  fit: fitGradientBoosting,
  predict: predictGradientBoosting,
  check: checkGradientBoosting,
};
