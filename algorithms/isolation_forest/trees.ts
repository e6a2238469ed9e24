export interface IsolationHeader {
  columnCount: number;
  /** Of every tree, at least 1. */
  depth: number;
  /** Rows of each tree; the table may have fewer than were asked for. */
  sampleRows: number;
  /** Rows with a higher score count as unusual. */
  threshold: number;
}

/**
 * Trees as full binary trees of one depth, node i before its children 2 i + 1 and 2 i + 2, so that every row takes as many steps and none is
 * guessed wrong. Below a leaf that stands higher the way goes left, past thresholds that nothing exceeds.
 */
export interface IsolationTrees {
  /** `2 ** depth - 1` a tree. */
  columns: Uint16Array;
  thresholds: Float64Array;
  /** How long the way to a leaf counts: its depth and what its rows would need yet. `2 ** depth` a tree. */
  lengths: Float32Array;
}

/** The mean length of an unsuccessful search in a binary tree of `count` keys; what a leaf of so many rows would still need. */
export function usualLength(count: number): number {
  if (count <= 1) return 0;
  if (count === 2) return 1;
  const eulerGamma = 0.577_215_664_901_532_9;
  return 2 * (Math.log(count - 1) + eulerGamma) - (2 * (count - 1)) / count;
}
