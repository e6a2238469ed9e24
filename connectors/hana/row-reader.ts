import type { ColumnMetadata, LobDescriptor } from 'hdb';
import { shortestFloat } from '../sql/shortest-float.ts';
import { dateOf, decimalOf, fixedOf, textOf, timeOf } from './values.ts';

/**
 * Reads rows of "Result Set" parts: cells one behind the other, each by the type of its column. The driver's own reader is not
 * used: it tells the decimal 100 as `100e+2` where its digits float, and cuts what it takes for too many digits.
 */

/** A cell as its exact text, null, or where the rest of a large one is to be read. */
export type Cell = string | null | LargeCell;

export interface LargeCell {
  descriptor: LobDescriptor;
  isBinary: boolean;
}

/** A column whose type is none of those that rows are read by. */
export class UnreadableColumn extends Error {
  override name = 'UnreadableColumn';
  readonly column: string;

  constructor(column: string, type: number) {
    super(`The type ${type} is none that is read.`);
    this.column = column;
  }
}

/** Where a row is read; moved on by each cell. */
interface Cursor {
  bytes: Buffer;
  at: number;
}

type ReadCell = (cursor: Cursor) => Cell;

/** "Type Codes", of those that the server uses at the format that was asked for. */
const readers: Record<number, (column: ColumnMetadata) => ReadCell> = {
  1: () => flagged(1, (bytes, at) => String(bytes.readUInt8(at))),
  2: () => flagged(2, (bytes, at) => String(bytes.readInt16LE(at))),
  3: () => flagged(4, (bytes, at) => String(bytes.readInt32LE(at))),
  4: () => flagged(8, (bytes, at) => String(bytes.readBigInt64LE(at))),
  5: ({ fraction }) => sized(16, (bytes, at) => decimalOf(bytes, at, fraction)),
  6: () => sized(4, (bytes, at) => (isFilled(bytes, at, 4) ? null : shortestFloat(bytes.readFloatLE(at)))),
  7: () => sized(8, (bytes, at) => (isFilled(bytes, at, 8) ? null : String(bytes.readDoubleLE(at)))),
  28: () => sized(1, (bytes, at) => (bytes[at] === 1 ? null : String(bytes[at] === 2))),
  55: () => (cursor) => readAlphanumeric(cursor),
  61: () => sized(8, (bytes, at) => dateOf(bytes.readBigInt64LE(at), 'longDate')),
  62: () => sized(8, (bytes, at) => dateOf(bytes.readBigInt64LE(at), 'secondDate')),
  63: () => sized(4, (bytes, at) => dateOf(BigInt(bytes.readInt32LE(at)), 'dayDate')),
  64: () => sized(4, (bytes, at) => timeOf(bytes.readInt32LE(at))),
  76: ({ fraction }) => flagged(16, (bytes, at) => fixedOf(bytes, at, 16, fraction)),
  81: ({ fraction }) => flagged(8, (bytes, at) => fixedOf(bytes, at, 8, fraction)),
  82: ({ fraction }) => flagged(12, (bytes, at) => fixedOf(bytes, at, 12, fraction)),
  ...Object.fromEntries([8, 9, 10, 11, 29, 30, 35, 52].map((type) => [type, () => readText])),
  ...Object.fromEntries([12, 13, 33].map((type) => [type, () => readHex])),
  // CLOB, NCLOB, locator of the latter, TEXT and BINTEXT; then BLOB and its locator.
  ...Object.fromEntries([25, 26, 32, 51, 53].map((type) => [type, () => large(type === 25 ? 2 : 3)])),
  ...Object.fromEntries([27, 31].map((type) => [type, () => large(1)])),
};

/** Throws `UnreadableColumn`. */
export function rowReaderOf(columns: readonly ColumnMetadata[]): (bytes: Buffer) => Cell[][] {
  const cells = columns.map((column) => {
    const reader = readers[column.dataType];
    if (!reader) throw new UnreadableColumn(column.columnDisplayName, column.dataType);
    return reader(column);
  });
  return (bytes) => {
    const cursor: Cursor = { bytes, at: 0 };
    const rows: Cell[][] = [];
    // A row without a column is no row, and would never end.
    while (cells.length > 0 && cursor.at < bytes.length) {
      const row: Cell[] = [];
      for (const read of cells) row.push(read(cursor));
      rows.push(row);
    }
    return rows;
  };
}

/** A byte that says whether there is a value, and the value where there is one. */
function flagged(size: number, read: (bytes: Buffer, at: number) => string): ReadCell {
  return (cursor) => {
    const isNull = cursor.bytes.readUInt8(cursor.at) === 0;
    cursor.at += isNull ? 1 : 1 + size;
    return isNull ? null : read(cursor.bytes, cursor.at - size);
  };
}

function sized(size: number, read: (bytes: Buffer, at: number) => string | null): ReadCell {
  return (cursor) => {
    const at = cursor.at;
    cursor.at = endOf(cursor, at, size);
    return read(cursor.bytes, at);
  };
}

function readText(cursor: Cursor): Cell {
  const bytes = readSized(cursor);
  return bytes && textOf(bytes);
}

function readHex(cursor: Cursor): Cell {
  return readSized(cursor)?.toString('hex') ?? null;
}

/** Digits alone are kept without the zeros that the width of the column puts before them. */
function readAlphanumeric(cursor: Cursor): Cell {
  const bytes = readSized(cursor);
  if (!bytes || bytes.length === 0) return bytes && '';
  const head = bytes.readUInt8(0);
  const text = textOf(bytes.subarray(1));
  return head & 0x80 ? text.padStart(head & 0x7f, '0') : text;
}

/** A length in one byte, or what says how many follow with it. */
function readSized(cursor: Cursor): Buffer | null {
  const { bytes } = cursor;
  const lead = bytes.readUInt8(cursor.at);
  cursor.at += 1;
  if (lead === 0xff) return null;
  let length = lead;
  if (lead === 0xf6) {
    length = bytes.readUInt16LE(cursor.at);
    cursor.at += 2;
  } else if (lead === 0xf7) {
    length = bytes.readUInt32LE(cursor.at);
    cursor.at += 4;
  } else if (lead > 0xf5) throw new Error('The server sent a length that is none.');
  const from = cursor.at;
  cursor.at = endOf(cursor, from, length);
  return bytes.subarray(from, cursor.at);
}

/** "LOB Output Parameter": its beginning stands in the row. */
function large(kind: number): ReadCell {
  return (cursor) => {
    const { bytes, at } = cursor;
    const options = bytes.readUInt8(at + 1);
    if (options & 1) {
      cursor.at = endOf(cursor, at, 2);
      return null;
    }
    const chunkBytes = bytes.readUInt32LE(at + 28);
    cursor.at = endOf(cursor, at + 32, chunkBytes);
    const descriptor: LobDescriptor = {
      type: bytes.readUInt8(at) || kind,
      defaultType: kind,
      options,
      charLength: Number(bytes.readBigInt64LE(at + 4)),
      byteLength: Number(bytes.readBigInt64LE(at + 12)),
      locatorId: bytes.subarray(at + 20, at + 28),
      chunk: bytes.subarray(at + 32, cursor.at),
      isLast: (options & 4) !== 0,
    };
    return { descriptor, isBinary: kind === 1 };
  };
}

function endOf({ bytes }: Cursor, at: number, size: number): number {
  if (at + size > bytes.length) throw new Error('The server sent a row whose lengths do not fit.');
  return at + size;
}

function isFilled(bytes: Buffer, at: number, size: number): boolean {
  for (let index = at; index < at + size; index += 1) if (bytes[index] !== 0xff) return false;
  return true;
}
