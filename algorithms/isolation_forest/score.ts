import type { FitOptions, FittedModel, Matrix } from '../algorithm.ts';
import { throwIfAborted } from '../pace.ts';
import { type IsolationHeader, type IsolationTrees, usualLength } from './trees.ts';

/** Rows that are looked at together: they stay in the cache while each tree goes over them. Even, as they are taken in pairs. */
const blockRows = 1024;

/** The anomaly score of each row, above 0 and at most 1: 2 to the power of minus its mean length over the usual one. About 0.5 is usual. */
export function scoreRows(
  model: FittedModel<IsolationHeader>,
  rows: Matrix,
  options?: FitOptions,
): Float64Array {
  const { depth, sampleRows } = model.header;
  const trees = readTrees(model, model.header);
  if (typeof trees === 'string') throw new Error(`The isolation forest cannot be read: ${trees}.`);
  const treeCount = trees.lengths.length / 2 ** depth;
  const sums = new Float64Array(rows.rowCount);
  for (let from = 0; from < rows.rowCount; from += blockRows) {
    throwIfAborted(options?.signal);
    const to = Math.min(rows.rowCount, from + blockRows);
    for (let tree = 0; tree < treeCount; tree += 1) addLengths({ trees, depth, tree }, rows, sums, from, to);
    options?.onProgress?.(to / rows.rowCount);
  }
  const usual = usualLength(sampleRows);
  // Of a single row there is no usual length: it is as usual as can be.
  return sums.map((sum) => (usual > 0 ? 2 ** (-sum / treeCount / usual) : 0.5));
}

/** The length of each row's way through one tree. Two rows at a time: a step of one is taken while that of the other waits for its value. */
function addLengths(
  { trees, depth, tree }: { trees: IsolationTrees; depth: number; tree: number },
  { columnCount, values }: Matrix,
  sums: Float64Array,
  from: number,
  to: number,
): void {
  const { columns, thresholds, lengths } = trees;
  const nodeCount = 2 ** depth - 1;
  const firstNode = tree * nodeCount;
  const firstLeaf = tree * (nodeCount + 1) - nodeCount;
  for (let row = from; row < to; row += 2) {
    // Of an odd number the last row is its own second.
    const second = row + 1 < to ? row + 1 : row;
    const rowStart = row * columnCount;
    const secondStart = second * columnCount;
    let node = 0;
    let secondNode = 0;
    for (let level = 0; level < depth; level += 1) {
      const at = firstNode + node;
      const secondAt = firstNode + secondNode;
      const isRight = (values[rowStart + (columns[at] ?? 0)] ?? 0) > (thresholds[at] ?? 0);
      const isSecondRight =
        (values[secondStart + (columns[secondAt] ?? 0)] ?? 0) > (thresholds[secondAt] ?? 0);
      // A number of a comparison needs no branch, which would be guessed wrong as often as not.
      node = 2 * node + 1 + Number(isRight);
      secondNode = 2 * secondNode + 1 + Number(isSecondRight);
    }
    sums[row] = (sums[row] ?? 0) + (lengths[firstLeaf + node] ?? 0);
    if (second > row) sums[second] = (sums[second] ?? 0) + (lengths[firstLeaf + secondNode] ?? 0);
  }
}

/** The arrays of a model from a file as trees, or what is wrong with them. */
export function readTrees(
  { arrays }: FittedModel,
  { columnCount, depth }: Pick<IsolationHeader, 'columnCount' | 'depth'>,
): IsolationTrees | string {
  const { columns, thresholds, lengths } = arrays;
  if (!(columns instanceof Uint16Array && thresholds instanceof Float64Array)) return 'nodes are missing';
  if (!(lengths instanceof Float32Array)) return 'lengths are missing';
  const treeCount = lengths.length / 2 ** depth;
  if (!Number.isInteger(treeCount) || treeCount < 1) return 'there are no whole trees';
  const nodeCount = treeCount * (2 ** depth - 1);
  if (columns.length !== nodeCount || thresholds.length !== nodeCount) return 'nodes do not fit the trees';
  if (columns.some((column) => column >= columnCount)) return 'a node names a column that is not there';
  const isSound = thresholds.every(Number.isFinite) && lengths.every((length) => length >= 0);
  return isSound ? { columns, thresholds, lengths } : 'a threshold or a length is no number';
}
