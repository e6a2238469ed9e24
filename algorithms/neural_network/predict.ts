import type { FittedModel, Matrix, Predictions } from '../algorithm.ts';
import { isFiniteNumber, isRecord, isWhole } from '../header-checks.ts';
import { fromShares, toShares } from '../shares.ts';
import { classesMaximum, columnsMaximum } from '../trees/limits.ts';
import { createNetwork, type LayerSizes, runForward, unpackWeights, weightCount } from './network.ts';

export interface NetworkHeader {
  columnCount: number;
  /** Units of the layers between. */
  hidden: number[];
  /** Of a classification; 0 for numbers. */
  classCount: number;
  /** A number is `center + scale * output`. */
  center: number;
  scale: number;
  /** Passes over the rows, and the one whose weights were kept. */
  epochs: number;
  bestEpoch: number;
  /** A large table is sampled. */
  rowsUsed: number;
}

const blockRows = 256;

export function layerSizesOf({ columnCount, hidden, classCount }: NetworkHeader): LayerSizes {
  return [columnCount, ...hidden, Math.max(1, classCount)];
}

export function predictNetwork(model: FittedModel<NetworkHeader>, rows: Matrix): Predictions {
  const { header } = model;
  const { weights } = model.arrays;
  if (!(weights instanceof Float32Array)) throw new Error('The network has no weights.');
  const network = createNetwork(layerSizesOf(header), blockRows);
  unpackWeights(network, weights);
  const outputCount = Math.max(1, header.classCount);
  const outputs = new Float64Array(rows.rowCount * outputCount);
  const width = network.widths.at(-1) ?? 0;
  const last = network.units.at(-1) ?? new Float32Array();
  for (let from = 0; from < rows.rowCount; from += blockRows) {
    const count = Math.min(blockRows, rows.rowCount - from);
    fillInputs(network.units[0] ?? new Float32Array(), network.widths[0] ?? 0, rows, from, count);
    runForward(network, count);
    for (let row = 0; row < count; row += 1)
      for (let place = 0; place < outputCount; place += 1)
        outputs[(from + row) * outputCount + place] = last[row * width + place] ?? 0;
  }
  if (header.classCount === 0)
    return { values: outputs.map((output) => header.center + header.scale * output) };
  toShares(outputs, outputCount, outputCount, rows.rowCount);
  return fromShares(outputs, header.classCount);
}

/** Rows as units of the first layer, a 1 behind the columns of each. */
export function fillInputs(
  units: Float32Array,
  width: number,
  rows: Matrix,
  from: number,
  count: number,
): void {
  const { columnCount, values } = rows;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < columnCount; column += 1)
      units[row * width + column] = values[(from + row) * columnCount + column] ?? 0;
    units[row * width + columnCount] = 1;
  }
}

export function checkNetwork({ header, arrays }: FittedModel): string | null {
  if (!isRecord(header)) return 'the header is missing';
  const { columnCount, hidden, classCount, center, scale } = header;
  if (!isWhole(columnCount, 1, columnsMaximum)) return 'the number of columns is wrong';
  if (!isWhole(classCount, 0, classesMaximum)) return 'the number of classes is wrong';
  if (!Array.isArray(hidden) || hidden.length > 4 || !hidden.every((size) => isWhole(size, 1, 512)))
    return 'the layers are wrong';
  if (!isFiniteNumber(center) || !isFiniteNumber(scale)) return 'the scale is no number';
  const { weights } = arrays;
  const sizes = [columnCount, ...(hidden as number[]), Math.max(1, classCount)];
  if (!(weights instanceof Float32Array) || weights.length !== weightCount(sizes))
    return 'the weights do not fit the layers';
  return weights.every(Number.isFinite) ? null : 'a weight is no number';
}
