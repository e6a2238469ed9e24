import type { Matrix, ModelArray } from '../algorithm.ts';
import { type Binning, binBlock, checkBinning } from './bins.ts';
import type { Tree } from './grow-tree.ts';

/** Trees over the same bins, one after the other. */
export interface Ensemble extends Binning {
  /** See `Tree`; places of children and leaves count from the first node and leaf of their own tree. */
  nodes: Int32Array;
  leaves: Float32Array;
  /** Where the nodes of each tree begin, and behind the last where they end; so for the leaves. */
  nodeStarts: Int32Array;
  leafStarts: Int32Array;
}

export function joinTrees(trees: readonly Tree[], binning: Binning, leafWidth: number): Ensemble {
  const nodeStarts = new Int32Array(trees.length + 1);
  const leafStarts = new Int32Array(trees.length + 1);
  for (const [at, tree] of trees.entries()) {
    nodeStarts[at + 1] = (nodeStarts[at] ?? 0) + tree.nodes.length / 2;
    leafStarts[at + 1] = (leafStarts[at] ?? 0) + tree.leaves.length / leafWidth;
  }
  const nodes = new Int32Array(2 * (nodeStarts.at(-1) ?? 0));
  const leaves = new Float32Array(leafWidth * (leafStarts.at(-1) ?? 0));
  for (const [at, tree] of trees.entries()) {
    nodes.set(tree.nodes, 2 * (nodeStarts[at] ?? 0));
    leaves.set(tree.leaves, leafWidth * (leafStarts[at] ?? 0));
  }
  return { ...binning, nodes, leaves, nodeStarts, leafStarts };
}

/** Rows that are looked at together: as many that a tree, once it is in the cache, serves many of them. */
const blockRows = 16_384;

/**
 * Adds the leaf of every tree to each row's sums.
 * @param sumWidth numbers a row; a tree adds `leafWidth` numbers from `offsetOf(tree)` on
 * @returns sums by rows
 */
export function sumLeaves(
  ensemble: Ensemble,
  rows: Matrix,
  leafWidth: number,
  sumWidth = leafWidth,
  offsetOf: (tree: number) => number = () => 0,
): Float64Array {
  const { leaves, nodeStarts } = ensemble;
  const { columnCount, rowCount } = rows;
  const sums = new Float64Array(rowCount * sumWidth);
  const bins = new Uint8Array(Math.min(rowCount, blockRows) * columnCount);
  const found = new Int32Array(Math.min(rowCount, blockRows));
  for (let from = 0; from < rowCount; from += blockRows) {
    const count = Math.min(rowCount - from, blockRows);
    binBlock(rows, ensemble, { from, to: from + count }, bins);
    for (let tree = 0; tree + 1 < nodeStarts.length; tree += 1) {
      findLeaves(ensemble, tree, bins, columnCount, found.subarray(0, count));
      const offset = from * sumWidth + offsetOf(tree);
      for (let row = 0; row < count; row += 1) {
        const leaf = (found[row] ?? 0) * leafWidth;
        const target = offset + row * sumWidth;
        for (let at = 0; at < leafWidth; at += 1)
          sums[target + at] = (sums[target + at] ?? 0) + (leaves[leaf + at] ?? 0);
      }
    }
  }
  return sums;
}

/** The leaf of each row in one tree. Two rows at a time: a step of one is taken while that of the other waits for its node. */
function findLeaves(
  { nodes, nodeStarts, leafStarts }: Ensemble,
  tree: number,
  bins: Uint8Array,
  columnCount: number,
  found: Int32Array,
): void {
  const start = 2 * (nodeStarts[tree] ?? 0);
  const firstLeaf = leafStarts[tree] ?? 0;
  const last = found.length - 1;
  for (let row = 0; row <= last; row += 2) {
    // Of an odd number the last row is its own second.
    const second = Math.min(row + 1, last);
    const rowStart = row * columnCount;
    const secondStart = second * columnCount;
    let node = start;
    let child = nodes[start + 1] ?? -1;
    let secondNode = start;
    let secondChild = child;
    while (child >= 0 && secondChild >= 0) {
      const split = nodes[node] ?? 0;
      const secondSplit = nodes[secondNode] ?? 0;
      // A number of a comparison needs no branch, which would be guessed wrong as often as not.
      node = start + 2 * (child + Number((bins[rowStart + (split >>> 8)] ?? 0) > (split & 255)));
      secondNode =
        start +
        2 * (secondChild + Number((bins[secondStart + (secondSplit >>> 8)] ?? 0) > (secondSplit & 255)));
      child = nodes[node + 1] ?? -1;
      secondChild = nodes[secondNode + 1] ?? -1;
    }
    while (child >= 0) {
      const split = nodes[node] ?? 0;
      node = start + 2 * (child + Number((bins[rowStart + (split >>> 8)] ?? 0) > (split & 255)));
      child = nodes[node + 1] ?? -1;
    }
    while (secondChild >= 0) {
      const split = nodes[secondNode] ?? 0;
      secondNode =
        start + 2 * (secondChild + Number((bins[secondStart + (split >>> 8)] ?? 0) > (split & 255)));
      secondChild = nodes[secondNode + 1] ?? -1;
    }
    found[row] = firstLeaf + ~child;
    found[second] = firstLeaf + ~secondChild;
  }
}

/** The arrays of a model from a file as an ensemble, or what is wrong with them. Children lie behind their parents, so that no walk is endless. */
export function readEnsemble(
  arrays: Readonly<Record<string, ModelArray>>,
  columnCount: number,
  leafWidth: number,
): Ensemble | string {
  const { cuts, starts, nodes, leaves, nodeStarts, leafStarts } = arrays;
  if (!(cuts instanceof Float64Array && starts instanceof Int32Array)) return 'cuts are missing';
  if (!(nodes instanceof Int32Array && leaves instanceof Float32Array)) return 'nodes are missing';
  if (!(nodeStarts instanceof Int32Array && leafStarts instanceof Int32Array)) return 'trees are missing';
  const ensemble = { cuts, starts, nodes, leaves, nodeStarts, leafStarts };
  return checkBinning(ensemble, columnCount) ?? checkTrees(ensemble, columnCount, leafWidth) ?? ensemble;
}

function checkTrees(ensemble: Ensemble, columnCount: number, leafWidth: number): string | null {
  const { nodes, leaves, nodeStarts, leafStarts } = ensemble;
  const last = nodeStarts.length - 1;
  if (last < 1 || leafStarts.length !== nodeStarts.length) return 'there are no trees';
  if (nodeStarts[0] !== 0 || 2 * (nodeStarts[last] ?? 0) !== nodes.length)
    return 'nodes do not fit the trees';
  if (leafStarts[0] !== 0 || leafWidth * (leafStarts[last] ?? 0) !== leaves.length)
    return 'leaves do not fit the trees';
  for (let tree = 0; tree < last; tree += 1) {
    const start = nodeStarts[tree] ?? 0;
    const count = (nodeStarts[tree + 1] ?? 0) - start;
    const leafCount = (leafStarts[tree + 1] ?? 0) - (leafStarts[tree] ?? 0);
    if (count < 1 || leafCount < 1) return 'a tree is empty';
    for (let node = 0; node < count; node += 1) {
      const split = nodes[2 * (start + node)] ?? 0;
      const child = nodes[2 * (start + node) + 1] ?? 0;
      if (child < 0 && ~child >= leafCount) return 'a node names a leaf that is not there';
      if (child >= 0 && (child <= node || child + 1 >= count))
        return 'a node names a child that is not there';
      if (child >= 0 && (split < 0 || split >>> 8 >= columnCount))
        return 'a node names a column that is not there';
    }
  }
  return leaves.every(Number.isFinite) ? null : 'a leaf is no number';
}
