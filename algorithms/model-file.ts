import { createHash } from 'node:crypto';
import { endianness } from 'node:os';
import { AppError } from '#kernel/errors.ts';
import type { FittedModel, ModelArray } from './algorithm.ts';
import { modelFileStrings } from './strings.ts';

/**
 * A model as one file, which holds data alone:
 *
 *     8 bytes   magic
 *     4 bytes   version of the format
 *     4 bytes   length of the header
 *     header    JSON: algorithm, header of the model, its arrays by name, type and length
 *     arrays    as they lie in memory, little-endian, each from a multiple of 8 bytes
 *     32 bytes  SHA-256 of everything before
 */
const magic = new TextEncoder().encode('PLUMBMDL');
const formatVersion = 1;
const preambleBytes = 16;
const digestBytes = 32;
/** Levels of categories stand in the header; no honest one comes near. */
const headerMaximumBytes = 32 * 1024 * 1024;
const arraysMaximum = 64;

const arrayTypes = {
  Float64Array,
  Float32Array,
  Int32Array,
  Int16Array,
  Uint16Array,
  Uint8Array,
} as const;
type ArrayType = keyof typeof arrayTypes;

interface ArrayEntry {
  name: string;
  type: ArrayType;
  length: number;
}

interface FileHeader {
  algorithm: string;
  header: unknown;
  arrays: ArrayEntry[];
}

/** The same model gives the same bytes. */
export function writeModel(model: FittedModel): Uint8Array {
  const named = Object.entries(model.arrays).sort(([left], [right]) => (left < right ? -1 : 1));
  const arrays = named.map(([name, array]) => ({ name, type: typeOf(array), length: array.length }));
  const header = new TextEncoder().encode(
    JSON.stringify({ algorithm: model.algorithm, header: model.header, arrays } satisfies FileHeader),
  );
  const dataStart = aligned(preambleBytes + header.length);
  const dataBytes = named.reduce((sum, [, array]) => sum + aligned(array.byteLength), 0);
  const file = new Uint8Array(dataStart + dataBytes + digestBytes);
  const view = new DataView(file.buffer);
  file.set(magic);
  view.setUint32(8, formatVersion, true);
  view.setUint32(12, header.length, true);
  file.set(header, preambleBytes);
  let offset = dataStart;
  for (const [, array] of named) {
    file.set(bytesOf(array), offset);
    littleEndian(file.subarray(offset, offset + array.byteLength), array.BYTES_PER_ELEMENT);
    offset += aligned(array.byteLength);
  }
  file.set(digestOf(file), file.length - digestBytes);
  return file;
}

/**
 * The model as it was written; what its numbers mean is for `check` of its algorithm to judge.
 * @throws AppError 'unreadable' with the reason, for every file that is not whole
 */
export function readModel(file: Uint8Array): FittedModel {
  if (file.length < preambleBytes + digestBytes) refuse(modelFileStrings.tooShort);
  if (magic.some((byte, at) => file[at] !== byte)) refuse(modelFileStrings.otherFile);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const version = view.getUint32(8, true);
  if (version !== formatVersion) refuse(modelFileStrings.otherVersion(version));
  if (!isEqual(digestOf(file), file.subarray(file.length - digestBytes))) refuse(modelFileStrings.damaged);
  const headerBytes = view.getUint32(12, true);
  const dataEnd = file.length - digestBytes;
  if (headerBytes > headerMaximumBytes || preambleBytes + headerBytes > dataEnd)
    refuse(modelFileStrings.badHeader);
  const header = parseHeader(file.subarray(preambleBytes, preambleBytes + headerBytes));
  const arrays: Record<string, ModelArray> = Object.create(null) as Record<string, ModelArray>;
  let offset = aligned(preambleBytes + headerBytes);
  for (const { name, type, length } of header.arrays) {
    const Type = arrayTypes[type];
    const bytes = length * Type.BYTES_PER_ELEMENT;
    if (offset + bytes > dataEnd || Object.hasOwn(arrays, name)) refuse(modelFileStrings.badArrays);
    // Copied: the bytes of a file need not lie where an array of their type may begin.
    const own = littleEndian(file.slice(offset, offset + bytes), Type.BYTES_PER_ELEMENT);
    arrays[name] = new Type(own.buffer, own.byteOffset, length);
    offset += aligned(bytes);
  }
  if (offset !== dataEnd) refuse(modelFileStrings.badArrays);
  return { algorithm: header.algorithm, header: header.header, arrays };
}

function parseHeader(bytes: Uint8Array): FileHeader {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse(modelFileStrings.badHeader);
  }
  return isFileHeader(parsed) ? parsed : refuse(modelFileStrings.badHeader);
}

function isFileHeader(value: unknown): value is FileHeader {
  if (typeof value !== 'object' || value === null) return false;
  if (!('algorithm' in value && 'header' in value && 'arrays' in value)) return false;
  const { algorithm, arrays } = value;
  return (
    typeof algorithm === 'string' &&
    Array.isArray(arrays) &&
    arrays.length <= arraysMaximum &&
    arrays.every(isArrayEntry)
  );
}

function isArrayEntry(value: unknown): value is ArrayEntry {
  if (typeof value !== 'object' || value === null) return false;
  if (!('name' in value && 'type' in value && 'length' in value)) return false;
  const { name, type, length } = value;
  return (
    typeof name === 'string' &&
    /^[a-zA-Z][a-zA-Z0-9.]{0,60}$/.test(name) &&
    typeof type === 'string' &&
    Object.hasOwn(arrayTypes, type) &&
    typeof length === 'number' &&
    Number.isInteger(length) &&
    length >= 0 &&
    length <= 0xffff_ffff
  );
}

function refuse(reason: string): never {
  throw new AppError('unreadable', reason);
}

function typeOf(array: ModelArray): ArrayType {
  for (const type of Object.keys(arrayTypes) as ArrayType[])
    if (array instanceof arrayTypes[type]) return type;
  throw new Error('An array of a model has a type that files do not know.');
}

function bytesOf(array: ModelArray): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/** On the rare machine that stores the highest byte first, each element is turned around, in place. */
function littleEndian<Bytes extends Uint8Array>(bytes: Bytes, elementBytes: number): Bytes {
  if (endianness() === 'LE' || elementBytes === 1) return bytes;
  for (let at = 0; at < bytes.length; at += elementBytes) bytes.subarray(at, at + elementBytes).reverse();
  return bytes;
}

function digestOf(file: Uint8Array): Uint8Array {
  return createHash('sha256')
    .update(file.subarray(0, file.length - digestBytes))
    .digest();
}

function isEqual(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, at) => byte === right[at]);
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}
