import type { FittedModel, Matrix, Predictions } from '../algorithm.ts';
import { isRecord, isWhole } from '../header-checks.ts';
import { columnsMaximum } from '../trees/limits.ts';
import type { ClusterCount } from './choose-clusters.ts';
import { assignRows } from './distances.ts';

export interface KmeansHeader {
  columnCount: number;
  clusters: number;
  /** Rows of each cluster, the largest first. */
  sizes: number[];
  /** Sum of squared distances to the centres. */
  inertia: number;
  /** What the number of clusters was chosen from, by their number; empty where it was given. */
  tried: ClusterCount[];
}

/** The cluster of each row. */
export function predictKmeans(model: FittedModel<KmeansHeader>, rows: Matrix): Predictions {
  const { centers } = model.arrays;
  if (!(centers instanceof Float64Array)) throw new Error('The clusters have no centres.');
  return { values: Float64Array.from(assignRows(rows, centers).labels) };
}

export function checkKmeans({ header, arrays }: FittedModel): string | null {
  if (!isRecord(header)) return 'the header is missing';
  const { columnCount, clusters } = header;
  if (!isWhole(columnCount, 1, columnsMaximum)) return 'the number of columns is wrong';
  if (!isWhole(clusters, 1, 100)) return 'the number of clusters is wrong';
  const { centers } = arrays;
  if (!(centers instanceof Float64Array) || centers.length !== clusters * columnCount)
    return 'the centres do not fit the clusters';
  return centers.every(Number.isFinite) ? null : 'a centre is no number';
}
