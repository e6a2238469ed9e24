import type { Matrix } from '../algorithm.ts';
import {
  columnsTogether,
  createProductMemory,
  type ProductMemory,
  rowsTogether,
} from '../simd/matrix-product.ts';

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
  /** Where the products are taken. */
  memory: ProductMemory;
  gathered: Float32Array;
  centers: Float32Array;
  products: Float32Array;
}

/** @param centersMaximum most centres that distances will be taken to at a time */
export function centreRows({ rowCount, columnCount, values }: Matrix, centersMaximum: number): CentredRows {
  const means = new Float64Array(columnCount);
  for (let row = 0; row < rowCount; row += 1)
    for (let column = 0; column < columnCount; column += 1)
      means[column] = (means[column] ?? 0) + (values[row * columnCount + column] ?? 0) / rowCount;
  const width = columnCount + 1;
  const stride = strideFor(centersMaximum);
  const numbers = { floats: (rowCount + rowsTogether) * width, gathered: blockRows * width };
  const others = { centers: width * stride, products: blockRows * stride };
  const memory = createProductMemory(numbers.floats + numbers.gathered + others.centers + others.products);
  // A few rows more than there are, so that the last block may be rounded up.
  const floats = memory.allocate(numbers.floats);
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
  return {
    rowCount,
    columnCount,
    means,
    floats,
    lengths,
    memory,
    gathered: memory.allocate(numbers.gathered),
    centers: memory.allocate(others.centers),
    products: memory.allocate(others.products),
  };
}

function strideFor(centerCount: number): number {
  return Math.ceil(centerCount / columnsTogether) * columnsTogether;
}

/** Centres as they lie among the rows that were handed in. */
export function uncentred({ means, columnCount }: CentredRows, centers: Float64Array): Float64Array {
  return centers.map((value, at) => value + (means[at % columnCount] ?? 0));
}

/**
 * Takes squared distances to all centres, but for the rows' own squared lengths, of up to `blockRows` rows at a time. One at a time for the
 * same rows: what it gives is valid until the next distances are taken.
 */
export interface DistanceTaker {
  /** Centres to measure to, `columnCount` numbers each, around the mean of the rows. */
  setCenters(centers: Float64Array): void;
  /** Of `count` rows from `from` on. */
  measureFrom(from: number, count: number): Float32Array;
  /** Of the rows at `places`. */
  measureAt(places: Int32Array, count: number): Float32Array;
  /** Numbers from one row of what is given to the next. */
  stride: number;
}

export function createDistanceTaker(rows: CentredRows, centerCount: number): DistanceTaker {
  const { columnCount, floats, gathered, products, memory } = rows;
  const width = columnCount + 1;
  const stride = strideFor(centerCount);
  const right = rows.centers;
  const multiply = (left: Float32Array, count: number): Float32Array => {
    memory.multiply(left, right, products, Math.ceil(count / rowsTogether) * rowsTogether, stride, width);
    return products;
  };
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
    measureFrom: (from, count) => multiply(floats.subarray(from * width), count),
    measureAt: (places, count) => {
      for (let at = 0; at < count; at += 1) {
        const from = (places[at] ?? 0) * width;
        const to = at * width;
        for (let column = 0; column < width; column += 1) gathered[to + column] = floats[from + column] ?? 0;
      }
      return multiply(gathered, count);
    },
  };
}
