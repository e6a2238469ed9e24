import type { FitOptions, FittedModel, Matrix, TableAlgorithm, Target } from '../algorithm.ts';
import { throwIfAborted } from '../pace.ts';
import { createRandom } from '../random.ts';
import { scaleOf } from '../scale.ts';
import { binColumns, chooseBinning } from '../trees/bins.ts';
import { type DrawnRows, drawRows, gatherBins } from '../trees/draw-rows.ts';
import { joinTrees } from '../trees/ensemble.ts';
import { growTree, type Tree } from '../trees/grow-tree.ts';
import { createClassSplitter, createSumSplitter, type Splitter } from '../trees/histogram.ts';
import { randomForestManifest } from './manifest.ts';
import { checkForest, type ForestHeader, leafWidthOf, predictForest } from './predict.ts';

export type ForestParameters = {
  trees: number;
  /** Fewest draws of a leaf; 0: one, or five where the table has over 100,000 rows. */
  leastRows: number;
  /** Rows drawn for each tree; 0: as many as there are, at most `drawsUsual`. */
  draws: number;
};

/** A tree of more rows is hardly better, and its rows no longer fit the cache. */
const drawsUsual = 100_000;
const largeTable = 100_000;
/** 8 bytes a node: 32 MB. */
const nodesMaximum = 4_000_000;
/** 4 bytes a number of a leaf: 64 MB. */
const leafNumbersMaximum = 16_000_000;

/** Breiman's forest (2001): trees grown on bootstrap samples, each split chosen among a few columns. */
function fitForest(
  rows: Matrix,
  target: Target | null,
  parameters: ForestParameters,
  options: FitOptions,
): FittedModel<ForestHeader> {
  if (!target) throw new Error('A random forest needs a target.');
  const leafWidth = leafWidthOf(target.kind === 'category' ? target.levels.length : 0);
  // Every second node is a leaf.
  const nodeCount = Math.min(nodesMaximum, (2 * leafNumbersMaximum) / leafWidth);
  const nodesOfTree = Math.max(3, Math.floor(nodeCount / parameters.trees));
  return growForest(rows, target, parameters, options, nodesOfTree);
}

/** @param nodesOfTree a tree with more nodes is grown again with larger leaves */
export function growForest(
  rows: Matrix,
  target: Target,
  parameters: ForestParameters,
  options: FitOptions,
  nodesOfTree: number,
): FittedModel<ForestHeader> {
  options.onProgress?.(0, 'prepare');
  const binning = chooseBinning(rows);
  throwIfAborted(options.signal);
  const columns = binColumns(rows, binning);
  const learnt = learntTarget(target);
  const draws = parameters.draws || Math.min(rows.rowCount, drawsUsual);
  let leastRows = parameters.leastRows || (rows.rowCount > largeTable ? 5 : 1);
  const columnsTried =
    target.kind === 'category' ? Math.max(1, Math.floor(Math.sqrt(rows.columnCount))) : rows.columnCount;
  const trees: Tree[] = [];
  while (trees.length < parameters.trees) {
    throwIfAborted(options.signal);
    const random = createRandom(options.seed, trees.length + 1);
    const drawn = drawRows(random, rows.rowCount, draws);
    const tree = growTree({
      columns: gatherBins(columns, drawn.rows),
      rows: Int32Array.from(drawn.rows, (_, at) => at),
      splitter: learnt.splitterOf(drawn, leastRows),
      random,
      columnsTried,
      leastRows: 2,
      depthMaximum: Number.POSITIVE_INFINITY,
      leastGain: Number.NEGATIVE_INFINITY,
      nodesMaximum: nodesOfTree,
      onNode: () => throwIfAborted(options.signal),
    });
    // So do all after it.
    if (tree) trees.push(tree);
    else leastRows *= 2;
    options.onProgress?.(trees.length / parameters.trees, 'trees');
  }
  const { classCount, center, scale } = learnt;
  return {
    algorithm: 'random_forest',
    header: { columnCount: rows.columnCount, classCount, center, scale, leastRows, draws },
    arrays: { ...joinTrees(trees, binning, leafWidthOf(classCount)) },
  };
}

interface LearntTarget {
  classCount: number;
  center: number;
  scale: number;
  splitterOf(drawn: DrawnRows, leastRows: number): Splitter;
}

function learntTarget(target: Target): LearntTarget {
  if (target.kind === 'number') return sumTarget(0, target.values, scaleOf(target.values));
  const classCount = target.levels.length;
  if (classCount <= 2) return sumTarget(classCount, target.codes, { center: 0, scale: 1 });
  return {
    classCount,
    center: 0,
    scale: 1,
    splitterOf: ({ rows, draws }, leastWeight) => {
      const classes = Uint16Array.from(rows, (row) => target.codes[row] ?? 0);
      return createClassSplitter({ classes, draws, classCount, leastWeight });
    },
  };
}

function sumTarget(
  classCount: number,
  values: Float64Array | Int32Array,
  { center, scale }: { center: number; scale: number },
): LearntTarget {
  return {
    classCount,
    center,
    scale,
    splitterOf: ({ rows, draws }, leastWeight) => {
      const weightedSums = new Float64Array(2 * rows.length);
      for (const [at, row] of rows.entries()) {
        const weight = draws[at] ?? 0;
        weightedSums[2 * at] = weight;
        // In single precision, so that equal values stay equal when they are multiplied.
        weightedSums[2 * at + 1] = weight * Math.fround(((values[row] ?? 0) - center) / scale);
      }
      return createSumSplitter({ weightedSums, leastWeight, ridge: 0 });
    },
  };
}

export const randomForest: TableAlgorithm<ForestParameters, ForestHeader> = {
  manifest: randomForestManifest,
  encoding: 'plain',
  fit: fitForest,
  predict: predictForest,
  check: checkForest,
};
