import type { FitOptions, FittedModel, Matrix, TableAlgorithm, Target } from '../algorithm.ts';
import { thresholdOf } from '../evaluation/threshold.ts';
import { partOf, throwIfAborted } from '../pace.ts';
import { createRandom, drawWithoutReplacement, type Random } from '../random.ts';
import { sampleRows } from '../sample-rows.ts';
import { isolationForestManifest } from './manifest.ts';
import { checkIsolationForest, predictIsolationForest } from './predict.ts';
import { scoreRows } from './score.ts';
import { type IsolationHeader, type IsolationTrees, usualLength } from './trees.ts';

export type IsolationParameters = {
  /** Share of the rows that count as unusual, in thousandths. */
  unusualPerThousand: number;
  trees: number;
  /** Rows drawn for each tree, without replacement. */
  sampleRows: number;
};

/** The threshold of a larger table comes from so many of its rows. */
const thresholdRows = 10_000;

/** Liu, Ting and Zhou (2008): a row that random cuts soon leave alone is unusual. */
function fitIsolationForest(
  rows: Matrix,
  _target: Target | null,
  parameters: IsolationParameters,
  options: FitOptions,
): FittedModel<IsolationHeader> {
  const drawnRows = Math.min(parameters.sampleRows, rows.rowCount);
  const depth = Math.ceil(Math.log2(Math.max(2, drawnRows)));
  const trees = emptyTrees(parameters.trees, depth);
  for (let tree = 0; tree < parameters.trees; tree += 1) {
    throwIfAborted(options.signal);
    const random = createRandom(options.seed, tree + 1);
    const drawn = drawWithoutReplacement(random, rows.rowCount, drawnRows);
    growTree({ rows, sample: drawn, random, depthMaximum: depth }, trees, tree);
    options.onProgress?.((0.5 * (tree + 1)) / parameters.trees, 'trees');
  }
  const model = {
    algorithm: 'isolation_forest',
    header: { columnCount: rows.columnCount, depth, sampleRows: drawnRows, threshold: 1 },
    arrays: { ...trees },
  };
  const sample = sampleRows(rows, thresholdRows, options.seed);
  const scores = scoreRows(model, sample, partOf(options, 0.5, 1, 'threshold'));
  model.header.threshold = thresholdOf(scores, parameters.unusualPerThousand);
  options.onProgress?.(1, 'threshold');
  return model;
}

function emptyTrees(count: number, depth: number): IsolationTrees {
  return {
    columns: new Uint16Array(count * (2 ** depth - 1)),
    thresholds: new Float64Array(count * (2 ** depth - 1)).fill(Number.MAX_VALUE),
    lengths: new Float32Array(count * 2 ** depth),
  };
}

interface Growth {
  rows: Matrix;
  sample: Int32Array;
  random: Random;
  depthMaximum: number;
}

function growTree({ rows, sample, random, depthMaximum }: Growth, trees: IsolationTrees, tree: number): void {
  const { columnCount, values } = rows;
  const order = Int32Array.from({ length: columnCount }, (_, column) => column);
  const firstNode = tree * (2 ** depthMaximum - 1);
  const firstLeaf = tree * 2 ** depthMaximum;
  grow(0, 0, sample.length, 0);

  function grow(node: number, from: number, to: number, depth: number): void {
    const cut = depth < depthMaximum && to - from > 1 ? chooseCut(from, to) : null;
    if (!cut) {
      // The leftmost place below: its path is the node's, and then only left.
      const below = depthMaximum - depth;
      const leaf = (node + 1) * 2 ** below - 2 ** depthMaximum;
      trees.lengths[firstLeaf + leaf] = depth + usualLength(to - from);
      return;
    }
    trees.columns[firstNode + node] = cut.column;
    trees.thresholds[firstNode + node] = cut.at;
    const middle = partition(cut, from, to);
    grow(2 * node + 1, from, middle, depth + 1);
    grow(2 * node + 2, middle, to, depth + 1);
  }

  /** A column at random among those that vary within the node, and a place between its ends. */
  function chooseCut(from: number, to: number): { column: number; at: number } | null {
    for (let tried = 0; tried < columnCount; tried += 1) {
      const drawn = tried + random.below(columnCount - tried);
      const column = order[drawn] ?? 0;
      order[drawn] = order[tried] ?? 0;
      order[tried] = column;
      let least = Number.POSITIVE_INFINITY;
      let most = Number.NEGATIVE_INFINITY;
      for (let at = from; at < to; at += 1) {
        const value = values[(sample[at] ?? 0) * columnCount + column] ?? 0;
        if (value < least) least = value;
        if (value > most) most = value;
      }
      if (least === most) continue;
      const share = random.next();
      const at = least * (1 - share) + most * share;
      // Rounded up to the greatest, no row would be beyond it.
      return { column, at: at < most ? at : least };
    }
    return null;
  }

  function partition({ column, at: cut }: { column: number; at: number }, from: number, to: number): number {
    let left = from;
    for (let at = from; at < to; at += 1) {
      const row = sample[at] ?? 0;
      if ((values[row * columnCount + column] ?? 0) > cut) continue;
      sample[at] = sample[left] ?? 0;
      sample[left] = row;
      left += 1;
    }
    return left;
  }
}

export const isolationForest: TableAlgorithm<IsolationParameters, IsolationHeader> = {
  manifest: isolationForestManifest,
  encoding: 'plain',
  fit: fitIsolationForest,
  predict: predictIsolationForest,
  check: checkIsolationForest,
};
