import type { FitOptions, Matrix } from '../algorithm.ts';
import { silhouettes } from '../evaluation/silhouette.ts';
import { throwIfAborted } from '../pace.ts';
import { createRandom } from '../random.ts';
import { sampleRows } from '../sample-rows.ts';
import { centreRows, uncentred } from './centred-rows.ts';
import { assignRows } from './distances.ts';
import { runHamerly } from './hamerly.ts';
import { chooseCenters } from './plus-plus.ts';

/** How well a number of clusters fits, for the curve that shows the choice. */
export interface ClusterCount {
  clusters: number;
  silhouette: number;
  /** Sum of squared distances, by row. */
  inertia: number;
}

/** The silhouette looks at every pair of rows; of more, the choice would hardly differ. */
const silhouetteRows = 4000;
const clustersMaximum = 10;
const starts = 3;

/** Every number from 2 to 10 is tried on a sample; the one with the largest silhouette comes first, of equals the smaller. */
export function weighClusterCounts(rows: Matrix, tolerance: number, options: FitOptions): ClusterCount[] {
  const sample = sampleRows(rows, silhouetteRows, options.seed);
  const centred = centreRows(sample, clustersMaximum);
  const onBlock = () => throwIfAborted(options.signal);
  const most = Math.min(clustersMaximum, sample.rowCount - 1);
  const tried: { clusters: number; labels: Int32Array; inertia: number }[] = [];
  for (let wanted = 2; wanted <= most; wanted += 1) {
    let best: (typeof tried)[number] | null = null;
    for (let start = 0; start < starts; start += 1) {
      const random = createRandom(options.seed, 1000 * wanted + start);
      const centers = chooseCenters(centred, wanted, random, onBlock);
      const run = runHamerly(centred, centers, { tolerance, iterations: 100 }, onBlock);
      const { labels, inertia } = assignRows(sample, uncentred(centred, run.centers));
      if (!best || inertia < best.inertia)
        best = { clusters: centers.length / sample.columnCount, labels, inertia };
    }
    // Fewer rows differ than there should be clusters.
    if (!best || best.clusters < wanted) break;
    tried.push(best);
    options.onProgress?.((0.5 * wanted) / most);
  }
  const measured = silhouettes(
    sample,
    tried.map(({ labels }) => labels),
    (row) => {
      if (row % 64 === 0) onBlock();
    },
  );
  options.onProgress?.(1);
  return tried
    .map(({ clusters, inertia }, at) => ({
      clusters,
      silhouette: measured[at] ?? 0,
      inertia: inertia / sample.rowCount,
    }))
    .sort((left, right) => right.silhouette - left.silhouette || left.clusters - right.clusters);
}
