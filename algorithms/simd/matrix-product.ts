import {
  add,
  addFloats,
  assembleModule,
  type Code,
  constant,
  getLocal,
  isLess,
  loadRepeated,
  loadVector,
  multiply,
  multiplyFloats,
  repeatWhile,
  setLocal,
  storeVector,
  valueType,
  zeroVector,
} from './assembler.ts';

/** Rows of the left matrix are taken by four, columns of the right one by eight: round up to these, and leave zeros. */
export const rowsTogether = 4;
export const columnsTogether = 8;

/** Matrices of single precision in one memory, and the product of two of them. */
export interface ProductMemory {
  /** A part of the memory, all zeros. @param length numbers */
  allocate(length: number): Float32Array;
  /**
   * product = left × right, by rows, each of the three from `allocate`.
   * @param rows of left and product, a multiple of four
   * @param columns of right and product, a multiple of eight
   * @param inner columns of left and rows of right, at least 1
   */
  multiply(
    left: Float32Array,
    right: Float32Array,
    product: Float32Array,
    rows: number,
    columns: number,
    inner: number,
  ): void;
}

const pageBytes = 65_536;
const floatBytes = 4;

/** @param capacity numbers of all matrices together */
export function createProductMemory(capacity: number): ProductMemory {
  // Each part begins at a multiple of 16 bytes; there are few.
  const memory = new WebAssembly.Memory({ initial: Math.ceil((capacity * floatBytes) / pageBytes) + 1 });
  const { run } = new WebAssembly.Instance(compiled(), { env: { memory } }).exports;
  if (typeof run !== 'function') throw new Error('The kernel has no function.');
  let used = 0;
  return {
    allocate: (length) => {
      const part = new Float32Array(memory.buffer, used, length);
      used += Math.ceil((length * floatBytes) / 16) * 16;
      return part;
    },
    multiply: (left, right, product, rows, columns, inner) => {
      if (left.length < rows * inner || right.length < inner * columns || product.length < rows * columns)
        throw new RangeError('A matrix is smaller than its product needs.');
      if (rows % rowsTogether || columns % columnsTogether || inner < 1)
        throw new RangeError('The sizes of a product are not rounded up.');
      run(left.byteOffset, right.byteOffset, product.byteOffset, rows, columns, inner);
    },
  };
}

let kernel: WebAssembly.Module | undefined;

function compiled(): WebAssembly.Module {
  kernel ??= new WebAssembly.Module(assembleKernel());
  return kernel;
}

// Parameters, then locals, by their numbers.
const [left, right, product, rows, columns, inner] = [0, 1, 2, 3, 4, 5] as const;
const [row, column, step, rightAt, productAt, leftStride, rightStride] = [6, 7, 8, 9, 10, 11, 12] as const;
const firstLeftAt = 13;
const firstSum = 17;
const [rightLow, rightHigh, repeated] = [25, 26, 27] as const;

/**
 * Of four rows and eight columns the sums stay in registers while the inner dimension is gone along: two loads of the right matrix serve four
 * rows. Multiplication and addition are rounded one by one, so that every machine gives the same bits.
 */
function assembleKernel(): Uint8Array<ArrayBuffer> {
  const placesOfRows = Array.from({ length: rowsTogether }, (_, at) => firstLeftAt + at);
  const sumsOf = (at: number): readonly [number, number] => [firstSum + 2 * at, firstSum + 2 * at + 1];
  const innerStep: Code = [
    ...assign(rightLow, [...getLocal(rightAt), ...loadVector(0)]),
    ...assign(rightHigh, [...getLocal(rightAt), ...loadVector(16)]),
    ...placesOfRows.flatMap((place, at) => [
      ...assign(repeated, [...getLocal(place), ...loadRepeated(0)]),
      ...addProduct(sumsOf(at)[0], rightLow),
      ...addProduct(sumsOf(at)[1], rightHigh),
      ...increase(place, constant(floatBytes)),
    ]),
    ...increase(rightAt, getLocal(rightStride)),
    ...increase(step, constant(1)),
    ...[...getLocal(step), ...getLocal(inner), ...isLess],
  ];
  const tile: Code = [
    ...placesOfRows.flatMap((place, at) =>
      assign(place, [
        ...getLocal(left),
        ...[...getLocal(row), ...constant(at), ...add, ...getLocal(leftStride), ...multiply],
        ...add,
      ]),
    ),
    ...assign(rightAt, [
      ...getLocal(right),
      ...getLocal(column),
      ...constant(floatBytes),
      ...multiply,
      ...add,
    ]),
    ...placesOfRows.flatMap((_, at) => sumsOf(at).flatMap((sum) => assign(sum, zeroVector))),
    ...assign(step, constant(0)),
    ...repeatWhile(innerStep),
    ...assign(productAt, [
      ...getLocal(product),
      ...[...getLocal(row), ...getLocal(rightStride), ...multiply, ...add],
      ...[...getLocal(column), ...constant(floatBytes), ...multiply, ...add],
    ]),
    ...placesOfRows.flatMap((_, at) => [
      ...[...getLocal(productAt), ...getLocal(sumsOf(at)[0]), ...storeVector(0)],
      ...[...getLocal(productAt), ...getLocal(sumsOf(at)[1]), ...storeVector(16)],
      ...increase(productAt, getLocal(rightStride)),
    ]),
    ...increase(column, constant(columnsTogether)),
    ...[...getLocal(column), ...getLocal(columns), ...isLess],
  ];
  const body: Code = [
    ...assign(leftStride, [...getLocal(inner), ...constant(floatBytes), ...multiply]),
    ...assign(rightStride, [...getLocal(columns), ...constant(floatBytes), ...multiply]),
    ...repeatWhile([
      ...assign(column, constant(0)),
      ...repeatWhile(tile),
      ...increase(row, constant(rowsTogether)),
      ...[...getLocal(row), ...getLocal(rows), ...isLess],
    ]),
  ];
  const numbers = firstSum - (inner + 1);
  return assembleModule(
    6,
    [
      [numbers, valueType.i32],
      [2 * rowsTogether + 3, valueType.v128],
    ],
    body,
  );
}

function assign(local: number, value: Code): Code {
  return [...value, ...setLocal(local)];
}

function increase(local: number, by: Code): Code {
  return [...getLocal(local), ...by, ...add, ...setLocal(local)];
}

function addProduct(sum: number, other: number): Code {
  return [
    ...getLocal(sum),
    ...getLocal(repeated),
    ...getLocal(other),
    ...multiplyFloats,
    ...addFloats,
    ...setLocal(sum),
  ];
}
