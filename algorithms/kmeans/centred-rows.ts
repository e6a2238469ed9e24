import type { Matrix } from '../algorithm.ts';
import { columnsTogether, createProductMemory } from '../simd/matrix-product.ts';

/** Rows whose distances are taken by one product of matrices. */
export const blockRows = 512;

/**
 * Rows around the mean of all, in single precision, with a 1 behind each: a product with centres, doubled and negated, that have their squared
 * length in that place is then the squared distance but for the row's own length, which is kept apart.
 */
export interface CentredRows {
  rowCount: number;
  columnCount: number;
  means: Float64Array;
  /** `columnCount + 1` numbers a row. */
  floats: Float32Array;
  /** Squared lengths. */
  lengths: Float32Array;
}

export function centreRows({ rowCount, columnCount, values }: Matrix): CentredRows {
  const means = new Float64Array(columnCount);
  for (let row = 0; row < rowCount; row += 1)
    for (let column = 0; column < columnCount; column += 1)
      means[column] = (means[column] ?? 0) + (values[row * columnCount + column] ?? 0) / rowCount;
  const width = columnCount + 1;
  const floats = new Float32Array(rowCount * width);
  const lengths = new Float32Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) {
    let length = 0;
    for (let column = 0; column < columnCount; column += 1) {
      const value = Math.fround((values[row * columnCount + column] ?? 0) - (means[column] ?? 0));
      floats[row * width + column] = value;
      length += value * value;
    }
    floats[row * width + columnCount] = 1;
    lengths[row] = length;
  }
  return { rowCount, columnCount, means, floats, lengths };
}

/** Centres as they lie among the rows that were handed in. */
export function uncentred({ means, columnCount }: CentredRows, centers: Float64Array): Float64Array {
  return centers.map((value, at) => value + (means[at % columnCount] ?? 0));
}

export interface DistanceTaker {
  /** Centres to measure to, `columnCount` numbers each, around the mean of the rows; at most as many as were announced. */
  setCenters(centers: Float64Array): void;
  /**
   * Squared distances to all centres of up to `blockRows` rows, but for the rows' own squared lengths. Valid until the next call.
   * @param rows places of rows
   */
  measure(rows: Int32Array, count: number): Float32Array;
  /** Numbers from one row of what `measure` gives to the next. */
  stride: number;
}

export function createDistanceTaker(rows: CentredRows, centersMaximum: number): DistanceTaker {
  const { columnCount, floats } = rows;
  const width = columnCount + 1;
  const stride = Math.ceil(centersMaximum / columnsTogether) * columnsTogether;
  const memory = createProductMemory(blockRows * width + width * stride + blockRows * stride);
  const left = memory.allocate(blockRows * width);
  const right = memory.allocate(width * stride);
  const product = memory.allocate(blockRows * stride);
  return {
    stride,
    setCenters: (centers) => {
      right.fill(0);
      for (let center = 0; center < centers.length / columnCount; center += 1) {
        let length = 0;
        for (let column = 0; column < columnCount; column += 1) {
          const value = Math.fround(centers[center * columnCount + column] ?? 0);
          right[column * stride + center] = -2 * value;
          length += value * value;
        }
        right[columnCount * stride + center] = length;
      }
    },
    measure: (places, count) => {
      for (let at = 0; at < count; at += 1) {
        const from = (places[at] ?? 0) * width;
        const to = at * width;
        for (let column = 0; column < width; column += 1) left[to + column] = floats[from + column] ?? 0;
      }
      const rounded = Math.ceil(count / 4) * 4;
      memory.multiply(left, right, product, rounded, stride, width);
      return product;
    },
  };
}
