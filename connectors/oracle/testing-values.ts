import { sized, whole } from './testing-packets.ts';

/** Values of Oracle as a server sends them: "Internal Datatypes" of the OCI reference, and numbers by their digits of a hundred. For tests alone. */

/** How a column goes over the wire. */
export type WireKind =
  | 'text'
  | 'nationalText'
  | 'padded'
  | 'number'
  | 'float'
  | 'double'
  | 'raw'
  | 'clob'
  | 'nclob'
  | 'blob'
  | 'boolean'
  | 'date'
  | 'timestamp';

interface WireType {
  code: number;
  /** 1 the characters of the database, 2 those of the nation. */
  characters: number;
  size: number;
}

/** Longest text of a row of its own; what is longer is followed by what a client asked to be told of it. */
export const longestText = 32_767;

export const wireTypes: Record<WireKind, WireType> = {
  text: { code: 1, characters: 1, size: longestText },
  nationalText: { code: 1, characters: 2, size: longestText },
  padded: { code: 96, characters: 1, size: 2000 },
  number: { code: 2, characters: 0, size: 22 },
  float: { code: 100, characters: 0, size: 4 },
  double: { code: 101, characters: 0, size: 8 },
  raw: { code: 23, characters: 0, size: longestText },
  clob: { code: 112, characters: 1, size: 4000 },
  nclob: { code: 112, characters: 2, size: 4000 },
  blob: { code: 113, characters: 0, size: 4000 },
  date: { code: 12, characters: 0, size: 7 },
  timestamp: { code: 180, characters: 0, size: 11 },
  boolean: { code: 252, characters: 0, size: 4 },
};

/** Those that a client has to say how it wants them. */
export function isLarge(kind: WireKind): boolean {
  return kind.endsWith('lob');
}

/** A cell of the text that it is held as. */
export function cellBytes(kind: WireKind, text: string | null): Buffer {
  const cell = text === null ? Buffer.from([0]) : valueBytes(kind, text);
  // A large value in its row has an indicator and a code behind it.
  return isLarge(kind) ? Buffer.concat([cell, whole(0), whole(0)]) : cell;
}

function valueBytes(kind: WireKind, text: string): Buffer {
  switch (kind) {
    case 'number':
      return sized(numberBytes(text));
    case 'float':
    case 'double':
      return sized(floatBytes(Number(text), kind));
    case 'raw':
    case 'blob':
      return sized(Buffer.from(text, 'hex'));
    case 'date':
    case 'timestamp':
      return sized(timeBytes(text, kind));
    case 'boolean':
      return text === 'true' ? Buffer.from([2, 1, 1]) : Buffer.from([1, 0]);
    case 'nationalText':
    case 'nclob':
      return sized(Buffer.from(text, 'utf16le').swap16());
    default:
      return sized(text);
  }
}

/** The exponent of a hundred with the sign, then digits of a hundred: each and one; of negative numbers 101 less each, and 102 at the end. */
function numberBytes(text: string): Buffer {
  const isNegative = text.startsWith('-');
  const [wholePart = '', fraction = ''] = text.replace('-', '').split('.');
  // To an even count on both sides of the point.
  const before = wholePart
    .replace(/^0+/, '')
    .padStart(Math.ceil(wholePart.replace(/^0+/, '').length / 2) * 2, '0');
  const behind = fraction.padEnd(Math.ceil(fraction.length / 2) * 2, '0');
  let digits = [...`${before}${behind}`.matchAll(/../g)].map(([pair]) => Number(pair));
  let exponent = before.length / 2;
  while (digits.length > 0 && digits[0] === 0) {
    digits = digits.slice(1);
    exponent -= 1;
  }
  while (digits.at(-1) === 0) digits.pop();
  if (digits.length === 0) return Buffer.from([0x80]);
  const head = exponent - 1 + 193;
  if (!isNegative) return Buffer.from([head, ...digits.map((digit) => digit + 1)]);
  const end = digits.length < 20 ? [102] : [];
  return Buffer.from([head ^ 0xff, ...digits.map((digit) => 101 - digit), ...end]);
}

/** Century and year, each with a hundred more, month and day, the clock with one more each, then billionths of a second. */
function timeBytes(text: string, kind: 'date' | 'timestamp'): Buffer {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text
    .split(/[- :.]/)
    .map((part) => Number(part));
  const head = [Math.floor(year / 100) + 100, (year % 100) + 100, month, day];
  const bytes = Buffer.alloc(kind === 'date' ? 7 : 11);
  bytes.set([...head, hour + 1, minute + 1, second + 1]);
  if (kind === 'timestamp') bytes.writeUInt32BE(Number((text.split('.')[1] ?? '').padEnd(9, '0')), 7);
  return bytes;
}

/** IEEE 754, with the bits turned so that bytes are in order. */
function floatBytes(value: number, kind: 'float' | 'double'): Buffer {
  const bytes = Buffer.alloc(kind === 'float' ? 4 : 8);
  if (kind === 'float') bytes.writeFloatBE(value);
  else bytes.writeDoubleBE(value);
  if (((bytes[0] ?? 0) & 0x80) !== 0) return Buffer.from(bytes.map((byte) => byte ^ 0xff));
  bytes[0] = (bytes[0] ?? 0) | 0x80;
  return bytes;
}
