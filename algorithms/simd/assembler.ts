/**
 * As much of WebAssembly's binary format (W3C WebAssembly Core 2.0, chapter 5) as a kernel of numbers needs: what JavaScript lacks is an
 * instruction over several numbers at once. Code is lists of bytes.
 */
export type Code = readonly number[];

export const valueType = { i32: 0x7f, v128: 0x7b } as const;

export const getLocal = (local: number): Code => [0x20, ...unsigned(local)];
export const setLocal = (local: number): Code => [0x21, ...unsigned(local)];
export const constant = (value: number): Code => [0x41, ...signed(value)];
export const add: Code = [0x6a];
export const multiply: Code = [0x6c];
export const isLess: Code = [0x49];
export const zeroVector: Code = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)];
export const addFloats: Code = [0xfd, 0xe4, 0x01];
export const multiplyFloats: Code = [0xfd, 0xe6, 0x01];

/** Four floats from the address on the stack and `offset`. */
export const loadVector = (offset: number): Code => [0xfd, 0x00, 2, ...unsigned(offset)];
/** One float, four times. */
export const loadRepeated = (offset: number): Code => [0xfd, 0x09, 2, ...unsigned(offset)];
export const storeVector = (offset: number): Code => [0xfd, 0x0b, 2, ...unsigned(offset)];

/** Runs the body once, and again as long as it leaves a number other than 0. */
export const repeatWhile = (body: Code): Code => [0x03, 0x40, ...body, 0x0d, 0, 0x0b];

/** A module that has one function, `run`, on a memory that is handed in as `memory` of `env`. */
export function assembleModule(
  parameterCount: number,
  locals: readonly (readonly [count: number, type: number])[],
  body: Code,
): Uint8Array<ArrayBuffer> {
  const parameters = Array.from({ length: parameterCount }, () => valueType.i32);
  const declared = vector(locals.map(([count, type]) => [...unsigned(count), type]));
  const code = [...declared, ...body, 0x0b];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    // The type of the function: whole numbers in, nothing out.
    ...section(1, [[0x60, ...vector(parameters.map((type) => [type])), 0]]),
    ...section(2, [[...name('env'), ...name('memory'), 0x02, 0x00, 1]]),
    ...section(3, [[0]]),
    ...section(7, [[...name('run'), 0x00, 0]]),
    ...section(10, [[...unsigned(code.length), ...code]]),
  ]);
}

function section(id: number, entries: readonly Code[]): Code {
  const content = vector(entries);
  return [id, ...unsigned(content.length), ...content];
}

function vector(entries: readonly Code[]): Code {
  return [...unsigned(entries.length), ...entries.flat()];
}

function name(text: string): Code {
  return vector([...new TextEncoder().encode(text)].map((byte) => [byte]));
}

/** LEB128. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): Code {
  const low = value & 127;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 64) === 0) || (rest === -1 && (low & 64) !== 0);
  return isLast ? [low] : [low | 128, ...signed(rest)];
}
