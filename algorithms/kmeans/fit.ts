import type { FitOptions, FittedModel, Matrix, TableAlgorithm, Target } from '../algorithm.ts';
import { partOf, throwIfAborted } from '../pace.ts';
import { createRandom } from '../random.ts';
import { sampleRows } from '../sample-rows.ts';
import { centreRows, uncentred } from './centred-rows.ts';
import { type ClusterCount, weighClusterCounts } from './choose-clusters.ts';
import { assignRows, inertiaOf } from './distances.ts';
import { runHamerly } from './hamerly.ts';
import { kmeansManifest } from './manifest.ts';
import { chooseCenters } from './plus-plus.ts';
import { checkKmeans, type KmeansHeader, predictKmeans } from './predict.ts';

export type KmeansParameters = {
  /** 0: chosen by the silhouette. */
  clusters: number;
  /** 0: five, or three where the table is large. */
  starts: number;
};

/** The starts of a larger table are tried on so many of its rows. */
const startRows = 200_000;
const iterationsMaximum = 300;
/** On the whole of a larger table: the centres of the sample are nearly right. */
const wholeIterations = 3;
/** Relative to the mean variance of the columns. */
const relativeTolerance = 1e-4;

function fitKmeans(
  rows: Matrix,
  _target: Target | null,
  parameters: KmeansParameters,
  options: FitOptions,
): FittedModel<KmeansHeader> {
  const onBlock = () => throwIfAborted(options.signal);
  options.onProgress?.(0, 'prepare');
  const tolerance = relativeTolerance * meanVariance(rows);
  const tried =
    parameters.clusters > 0 || rows.rowCount < 3
      ? []
      : weighClusterCounts(rows, tolerance, partOf(options, 0, 0.3, 'clusters'));
  const clusters = chosenCount(parameters.clusters, tried, rows.rowCount);
  const sample = sampleRows(rows, startRows, options.seed);
  const centred = centreRows(sample, clusters);
  const starts = parameters.starts || (rows.rowCount > startRows ? 3 : 5);
  const from = tried.length > 0 ? 0.3 : 0;
  let best: { centers: Float64Array; inertia: number } | null = null;
  for (let start = 0; start < starts; start += 1) {
    const random = createRandom(options.seed, start + 1);
    const first = chooseCenters(centred, clusters, random, onBlock);
    const run = runHamerly(centred, first, { tolerance, iterations: iterationsMaximum }, onBlock);
    const centers = uncentred(centred, run.centers);
    const inertia = inertiaOf(sample, centers, run.labels);
    if (!best || inertia < best.inertia) best = { centers, inertia };
    options.onProgress?.(from + ((0.9 - from) * (start + 1)) / starts, 'starts');
  }
  let centers = best?.centers ?? new Float64Array(rows.columnCount);
  if (sample !== rows) centers = refineOnAll(rows, centers, tolerance, onBlock);
  const { labels, inertia } = assignRows(rows, centers, onBlock);
  const bySize = orderedBySize(centers, labels, rows.columnCount);
  options.onProgress?.(1, 'starts');
  return {
    algorithm: 'kmeans',
    header: {
      columnCount: rows.columnCount,
      clusters: bySize.sizes.length,
      sizes: bySize.sizes,
      inertia,
      tried: tried.toSorted((left, right) => left.clusters - right.clusters),
    },
    arrays: { centers: bySize.centers },
  };
}

/** A few iterations on the whole of a larger table. */
function refineOnAll(
  rows: Matrix,
  centers: Float64Array,
  tolerance: number,
  onBlock: () => void,
): Float64Array {
  const centred = centreRows(rows, centers.length / rows.columnCount);
  const { means, columnCount } = centred;
  const start = centers.map((value, at) => value - (means[at % columnCount] ?? 0));
  const run = runHamerly(centred, start, { tolerance, iterations: wholeIterations }, onBlock);
  return uncentred(centred, run.centers);
}

function chosenCount(asked: number, [best]: readonly ClusterCount[], rowCount: number): number {
  return Math.min(asked || (best?.clusters ?? 1), rowCount);
}

/** The largest cluster first, so that the order says something; clusters without rows are left. */
function orderedBySize(
  centers: Float64Array,
  labels: Int32Array,
  columnCount: number,
): { centers: Float64Array; sizes: number[] } {
  const counts = new Int32Array(centers.length / columnCount);
  for (const own of labels) counts[own] = (counts[own] ?? 0) + 1;
  const order = [...counts.keys()]
    .filter((center) => (counts[center] ?? 0) > 0)
    .sort((left, right) => (counts[right] ?? 0) - (counts[left] ?? 0) || left - right);
  const own = new Float64Array(order.length * columnCount);
  for (const [at, center] of order.entries())
    own.set(centers.subarray(center * columnCount, (center + 1) * columnCount), at * columnCount);
  return { centers: own, sizes: order.map((center) => counts[center] ?? 0) };
}

function meanVariance({ rowCount, columnCount, values }: Matrix): number {
  let total = 0;
  for (let column = 0; column < columnCount; column += 1) {
    let mean = 0;
    for (let row = 0; row < rowCount; row += 1) mean += (values[row * columnCount + column] ?? 0) / rowCount;
    for (let row = 0; row < rowCount; row += 1)
      total += ((values[row * columnCount + column] ?? 0) - mean) ** 2 / rowCount;
  }
  return total / columnCount;
}

export const kmeans: TableAlgorithm<KmeansParameters, KmeansHeader> = {
  manifest: kmeansManifest,
  encoding: 'scaled',
  fit: fitKmeans,
  predict: predictKmeans,
  check: checkKmeans,
};
