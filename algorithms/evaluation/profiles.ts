import type { Frame, FrameColumn } from '../algorithm.ts';

/** How the rows of one cluster differ from all, column by column, the largest difference first. */
export interface ClusterProfile {
  cluster: number;
  size: number;
  features: ClusterFeature[];
}

export type ClusterFeature =
  | {
      kind: 'number' | 'time';
      column: string;
      mean: number;
      overall: number;
      /** How many deviations of all rows lie between both. */
      difference: number;
    }
  | {
      kind: 'category';
      column: string;
      /** The level that is frequent here beyond its usual share. */
      level: string;
      share: number;
      overall: number;
      difference: number;
    };

/** @param labels the cluster of each row of the frame */
export function profileClusters(
  frame: Frame,
  columns: readonly string[],
  labels: Float64Array,
  clusterCount: number,
): ClusterProfile[] {
  const sizes = new Int32Array(clusterCount);
  for (const label of labels) sizes[label] = (sizes[label] ?? 0) + 1;
  const features = frame.columns
    .filter(({ name }) => columns.includes(name))
    .map((column) =>
      column.kind === 'category'
        ? levelFeatures(column, labels, sizes)
        : numberFeatures(column, labels, clusterCount),
    );
  return Array.from(sizes, (size, cluster) => ({
    cluster,
    size,
    features: features
      .flatMap((own) => own[cluster] ?? [])
      .sort((left, right) => Math.abs(right.difference) - Math.abs(left.difference)),
  }));
}

function numberFeatures(
  { name, kind, values }: FrameColumn & { kind: 'number' | 'time' },
  labels: Float64Array,
  clusterCount: number,
): (ClusterFeature | null)[] {
  const sums = new Float64Array(clusterCount);
  const counts = new Float64Array(clusterCount);
  const present = values.filter(Number.isFinite);
  const overall = present.reduce((sum, value) => sum + value / present.length, 0);
  const deviation = Math.sqrt(
    present.reduce((sum, value) => sum + (value - overall) ** 2 / present.length, 0),
  );
  for (const [row, value] of values.entries()) {
    if (!Number.isFinite(value)) continue;
    const label = labels[row] ?? 0;
    sums[label] = (sums[label] ?? 0) + value;
    counts[label] = (counts[label] ?? 0) + 1;
  }
  return Array.from(sums, (sum, cluster) => {
    const count = counts[cluster] ?? 0;
    if (count === 0 || deviation === 0) return null;
    const mean = sum / count;
    return { kind, column: name, mean, overall, difference: (mean - overall) / deviation };
  });
}

function levelFeatures(
  { name, codes, levels }: FrameColumn & { kind: 'category' },
  labels: Float64Array,
  sizes: Int32Array,
): (ClusterFeature | null)[] {
  const overall = new Float64Array(levels.length);
  const counts = Array.from(sizes, () => new Map<number, number>());
  for (const [row, code] of codes.entries()) {
    if (code < 0) continue;
    overall[code] = (overall[code] ?? 0) + 1 / codes.length;
    const own = counts[labels[row] ?? 0];
    own?.set(code, (own.get(code) ?? 0) + 1);
  }
  return counts.map((own, cluster) => {
    const compared = [...own].map(([code, count]) => {
      const share = count / (sizes[cluster] ?? 1);
      const usual = overall[code] ?? 0;
      return { code, share, usual, difference: (share - usual) / Math.sqrt(usual * (1 - usual) || 1) };
    });
    const [most] = compared.sort((left, right) => right.difference - left.difference);
    if (!most) return null;
    const { share, usual, difference } = most;
    return {
      kind: 'category',
      column: name,
      level: levels[most.code] ?? '',
      share,
      overall: usual,
      difference,
    };
  });
}
