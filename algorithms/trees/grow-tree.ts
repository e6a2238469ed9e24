import type { Random } from '../random.ts';
import type { Splitter } from './histogram.ts';

/**
 * A binary tree over bins. Of node i, `nodes[2 i]` is its split, column * 256 + bin: rows whose bin is not above go to the left.
 * `nodes[2 i + 1]` is the place of its left child, with the right one behind it, or for a leaf the number of the leaf, inverted (`~leaf`).
 */
export interface Tree {
  nodes: Int32Array;
  /** `leafWidth` numbers a leaf. */
  leaves: Float32Array;
}

export interface Growth {
  /** Bins by columns, of the rows of this tree's sample. */
  columns: readonly Uint8Array[];
  /** Places in the sample; they are put into the order of the leaves. */
  rows: Int32Array;
  splitter: Splitter;
  random: Random;
  /** Columns that each split chooses from. */
  columnsTried: number;
  /** A node with fewer rows is a leaf. */
  leastRows: number;
  depthMaximum: number;
  /** A split must be worth more than its node by this. */
  leastGain: number;
  /** A tree of more nodes is given up. */
  nodesMaximum: number;
  /** Told at every node; throws to end the growth. */
  onNode?: (() => void) | undefined;
}

/** Grown from the root, left before right. @returns null where the tree would have more nodes than it may */
export function growTree(growth: Growth): Tree | null {
  const { columns, rows, splitter, leastRows, depthMaximum, leastGain } = growth;
  const order = Int32Array.from(columns, (_, column) => column);
  const kept = new Int32Array(rows.length);
  let nodes = new Int32Array(256);
  let leaves = new Float32Array(64 * splitter.leafWidth);
  let nodeCount = 1;
  let leafCount = 0;
  // Of each open node: its place, its first and last row, its depth.
  const open = [0, 0, rows.length, 0];
  while (open.length > 0) {
    const depth = open.pop() ?? 0;
    const to = open.pop() ?? 0;
    const from = open.pop() ?? 0;
    const node = open.pop() ?? 0;
    growth.onNode?.();
    const isPure = splitter.open(rows, from, to);
    const split =
      isPure || to - from < leastRows || depth >= depthMaximum
        ? -1
        : chooseSplit(growth, order, from, to, leastGain);
    if (split < 0) {
      if ((leafCount + 1) * splitter.leafWidth > leaves.length) leaves = doubled(leaves, Float32Array);
      splitter.writeLeaf(leaves, leafCount * splitter.leafWidth);
      nodes[2 * node + 1] = ~leafCount;
      leafCount += 1;
      continue;
    }
    if (nodeCount + 2 > growth.nodesMaximum) return null;
    if (2 * (nodeCount + 2) > nodes.length) nodes = doubled(nodes, Int32Array);
    nodes[2 * node] = split;
    nodes[2 * node + 1] = nodeCount;
    const middle = partition(columns[split >>> 8] ?? new Uint8Array(), split & 255, rows, kept, from, to);
    open.push(nodeCount + 1, middle, to, depth + 1, nodeCount, from, middle, depth + 1);
    nodeCount += 2;
  }
  return { nodes: nodes.slice(0, 2 * nodeCount), leaves: leaves.slice(0, leafCount * splitter.leafWidth) };
}

/** The best cut among columns drawn at random; as long as all have a single value, more are drawn. -1 where none gains. */
function chooseSplit(
  { columns, rows, splitter, random, columnsTried }: Growth,
  order: Int32Array,
  from: number,
  to: number,
  leastGain: number,
): number {
  let best = splitter.worth + leastGain;
  let split = -1;
  let isAnyVaried = false;
  for (let tried = 0; tried < order.length; tried += 1) {
    if (tried >= columnsTried && isAnyVaried) break;
    const drawn = tried + (order.length === columnsTried ? 0 : random.below(order.length - tried));
    const column = order[drawn] ?? 0;
    order[drawn] = order[tried] ?? 0;
    order[tried] = column;
    const bins = columns[column];
    if (!bins) continue;
    const gain = splitter.weigh(bins, rows, from, to);
    if (!splitter.isConstant) isAnyVaried = true;
    if (gain <= best) continue;
    best = gain;
    split = column * 256 + splitter.cut;
  }
  return split;
}

/** Stable on both sides, so that rows stay in the order in which they lie. @returns where the right side begins */
function partition(
  bins: Uint8Array,
  cut: number,
  rows: Int32Array,
  kept: Int32Array,
  from: number,
  to: number,
): number {
  let left = from;
  let right = 0;
  for (let at = from; at < to; at += 1) {
    const row = rows[at] ?? 0;
    const isRight = (bins[row] ?? 0) > cut ? 1 : 0;
    // Both are written and one is overwritten by the next: no branch that is guessed wrong half of the time.
    rows[left] = row;
    kept[right] = row;
    left += 1 - isRight;
    right += isRight;
  }
  rows.set(kept.subarray(0, right), left);
  return left;
}

function doubled<List extends Int32Array | Float32Array>(
  list: List,
  Type: new (length: number) => List,
): List {
  const larger = new Type(list.length * 2);
  larger.set(list);
  return larger;
}

/** The leaf that each row of the columns falls into. */
export function leafOfEach({ nodes }: Tree, columns: readonly Uint8Array[], rowCount: number): Int32Array {
  const found = new Int32Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    let node = 0;
    let child = nodes[1] ?? -1;
    while (child >= 0) {
      const split = nodes[2 * node] ?? 0;
      node = child + Number((columns[split >>> 8]?.[row] ?? 0) > (split & 255));
      child = nodes[2 * node + 1] ?? -1;
    }
    found[row] = ~child;
  }
  return found;
}
