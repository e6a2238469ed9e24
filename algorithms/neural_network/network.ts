import {
  columnsTogether,
  createProductMemory,
  type ProductMemory,
  rowsTogether,
} from '../simd/matrix-product.ts';

/** Units of every layer, from the columns to the outputs. */
export type LayerSizes = readonly number[];

/**
 * The layers of a network in the memory of the kernel. A layer's units have one more behind them that is always 1, so that the biases are a
 * row of the weights; what is added to round up sizes stays 0, in weights as in units.
 */
export interface Network {
  sizes: LayerSizes;
  /** Numbers of a row of each layer's units. */
  widths: readonly number[];
  blockRows: number;
  /** `blockRows` rows of each layer. Fill the first, then `runForward`. */
  units: readonly Float32Array[];
  /** From each layer to the next, by rows of the former. */
  weights: readonly Float32Array[];
  memory: ProductMemory;
}

/** @param extra numbers of memory that the caller will allocate besides */
export function createNetwork(
  sizes: LayerSizes,
  blockRows: number,
  extra: (widths: readonly number[], rows: number) => number = () => 0,
): Network {
  const rows = Math.ceil(blockRows / columnsTogether) * columnsTogether;
  // Of the outputs none is always 1.
  const widths = sizes.map((size, layer) => roundUp(layer === sizes.length - 1 ? size : size + 1));
  const unitNumbers = widths.reduce((sum, width) => sum + width * rows, 0);
  const weightNumbers = steps(widths).reduce((sum, [from, to]) => sum + from * to, 0);
  const memory = createProductMemory(unitNumbers + weightNumbers + extra(widths, rows));
  return {
    sizes,
    widths,
    blockRows: rows,
    units: widths.map((width) => memory.allocate(rows * width)),
    weights: steps(widths).map(([from, to]) => memory.allocate(from * to)),
    memory,
  };
}

function roundUp(size: number): number {
  return Math.ceil(size / columnsTogether) * columnsTogether;
}

/** Pairs of neighbours. */
export function steps(list: readonly number[]): [number, number][] {
  return list.slice(1).map((to, at) => [list[at] ?? 0, to]);
}

/** From the columns to the outputs, which are left as they come; the layers between pass on what is above 0. */
export function runForward(network: Network, rowCount: number): void {
  const { units, weights, widths, sizes, memory } = network;
  const rows = Math.ceil(rowCount / rowsTogether) * rowsTogether;
  for (const [layer, weight] of weights.entries()) {
    const from = units[layer];
    const to = units[layer + 1];
    const width = widths[layer + 1] ?? 0;
    if (!from || !to) continue;
    memory.multiply(from, weight, to, rows, width, widths[layer] ?? 0);
    if (layer + 1 < weights.length) rectify(to, width, sizes[layer + 1] ?? 0, rowCount);
  }
}

function rectify(units: Float32Array, width: number, bias: number, rowCount: number): void {
  for (let at = 0; at < rowCount * width; at += 1) units[at] = Math.max(0, units[at] ?? 0);
  for (let row = 0; row < rowCount; row += 1) units[row * width + bias] = 1;
}

/** All weights without what rounds them up, as a model keeps them: by layers, of each the units' rows and then the biases. */
export function packWeights({ sizes, widths, weights }: Network): Float32Array {
  const packed = new Float32Array(weightCount(sizes));
  let at = 0;
  for (const [layer, [from, to]] of steps(sizes).entries())
    for (let unit = 0; unit <= from; unit += 1) {
      const start = unit * (widths[layer + 1] ?? 0);
      packed.set(weights[layer]?.subarray(start, start + to) ?? [], at);
      at += to;
    }
  return packed;
}

export function unpackWeights({ sizes, widths, weights }: Network, packed: Float32Array): void {
  let at = 0;
  for (const [layer, [from, to]] of steps(sizes).entries())
    for (let unit = 0; unit <= from; unit += 1) {
      weights[layer]?.set(packed.subarray(at, at + to), unit * (widths[layer + 1] ?? 0));
      at += to;
    }
}

export function weightCount(sizes: LayerSizes): number {
  return steps(sizes).reduce((sum, [from, to]) => sum + (from + 1) * to, 0);
}
