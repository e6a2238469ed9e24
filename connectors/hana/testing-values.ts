/**
 * What a server of SAP HANA writes, value by value: for the fake alone, and written apart from what reads it. Two clients of other
 * makers read the same (`hana.peer-test.ts`).
 */

/** A column as the catalog has it. */
export interface FakeColumn {
  name: string;
  type: string;
  length: number;
  scale: number | null;
}

/** What the engine behind the fake keeps: numbers for times, texts for decimals that float. */
export type Stored = string | number | bigint | boolean | Uint8Array | null;

const typeCodes: Record<string, number> = {
  TINYINT: 1,
  SMALLINT: 2,
  INTEGER: 3,
  BIGINT: 4,
  DECIMAL: 5,
  SMALLDECIMAL: 5,
  REAL: 6,
  DOUBLE: 7,
  CHAR: 8,
  VARCHAR: 9,
  NCHAR: 10,
  NVARCHAR: 11,
  BINARY: 12,
  VARBINARY: 13,
  CLOB: 25,
  NCLOB: 26,
  BLOB: 27,
  BOOLEAN: 28,
  SHORTTEXT: 52,
  ALPHANUM: 55,
  TIMESTAMP: 61,
  SECONDDATE: 62,
  DATE: 63,
  TIME: 64,
};

/** What the engine keeps of a type. */
export function storageOf({ type, length, scale }: FakeColumn): string {
  if (type === 'DECIMAL' && scale !== null) return `DECIMAL(${length},${scale})`;
  const storage: Record<string, string> = {
    ...{ TINYINT: 'UTINYINT', SMALLINT: 'SMALLINT', INTEGER: 'INTEGER', BIGINT: 'BIGINT' },
    ...{ REAL: 'FLOAT', DOUBLE: 'DOUBLE', BOOLEAN: 'BOOLEAN', DATE: 'INTEGER', TIME: 'INTEGER' },
    ...{ TIMESTAMP: 'BIGINT', SECONDDATE: 'BIGINT', BINARY: 'BLOB', VARBINARY: 'BLOB', BLOB: 'BLOB' },
  };
  return storage[type] ?? 'VARCHAR';
}

/** Since format 8 decimals with fixed digits come in as many bytes as they need. */
export function codeOf({ type, length, scale }: FakeColumn, format: number): number {
  if (type === 'DECIMAL' && scale !== null && format >= 8) return length <= 18 ? 81 : length <= 28 ? 82 : 76;
  return typeCodes[type] ?? 11;
}

export function fractionOf({ type, scale }: FakeColumn): number {
  if (type === 'TIMESTAMP') return 7;
  return type === 'DECIMAL' || type === 'SMALLDECIMAL' ? (scale ?? 0x7f_ff) : 0;
}

/** A large value, of which a row holds the beginning. */
export interface FakeLob {
  bytes: Buffer;
  /** Of UTF-16, by which the rest is asked for; null for bytes. */
  text: string | null;
}

/** @param addLob keeps a large value and gives its number */
export function cellBytes(
  column: FakeColumn,
  value: Stored,
  { format, addLob }: { format: number; addLob(lob: FakeLob): Buffer },
): Buffer {
  const code = codeOf(column, format);
  switch (code) {
    case 1:
    case 2:
    case 3:
    case 4:
      return flagged(value, (given) => wholeBytes(BigInt(given as number), [1, 2, 4, 8][code - 1] ?? 8));
    case 5:
      return decimalBytes(value === null ? null : String(value));
    case 6: {
      const bytes = Buffer.alloc(4, 0xff);
      if (value !== null) bytes.writeFloatLE(Number(value));
      return bytes;
    }
    case 7: {
      const bytes = Buffer.alloc(8, 0xff);
      if (value !== null) bytes.writeDoubleLE(Number(value));
      return bytes;
    }
    case 28:
      return Buffer.from([value === null ? 1 : value ? 2 : 0]);
    case 55:
      return alphanumericBytes(value as string | null, column.length);
    case 61:
      return wholeBytes(value === null ? 3_155_380_704_000_000_001n : BigInt(value as bigint), 8);
    case 62:
      return wholeBytes(value === null ? 315_538_070_401n : BigInt(value as bigint), 8);
    case 63:
      return wholeBytes(value === null ? 3_652_062n : BigInt(value as number), 4);
    case 64:
      return wholeBytes(value === null ? 86_402n : BigInt(value as number), 4);
    case 76:
    case 81:
    case 82:
      return flagged(value, (given) =>
        wholeBytes(BigInt(String(given).replace('.', '')), code === 81 ? 8 : code === 82 ? 12 : 16),
      );
    case 25:
    case 26:
    case 27:
      return lobBytes(value as string | Uint8Array | null, code, addLob);
    default:
      return sized(
        value === null ? null : typeof value === 'string' ? cesu8(value) : Buffer.from(value as Uint8Array),
      );
  }
}

/** Characters beyond 16 bits as two halves of three bytes. */
export function cesu8(text: string): Buffer {
  if (!/[\ud800-\udfff]/.test(text)) return Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    parts.push(
      unit >= 0xd800 && unit < 0xe000
        ? Buffer.from([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)])
        : Buffer.from(text.charAt(at)),
    );
  }
  return Buffer.concat(parts);
}

/** With its length in front, as in rows and in fields of a sign-in. */
export function sized(bytes: Buffer | null): Buffer {
  if (bytes === null) return Buffer.from([0xff]);
  if (bytes.length <= 0xf5) return Buffer.concat([Buffer.from([bytes.length]), bytes]);
  const isShort = bytes.length <= 0x7f_ff;
  const head = Buffer.alloc(isShort ? 3 : 5);
  head[0] = isShort ? 0xf6 : 0xf7;
  if (isShort) head.writeInt16LE(bytes.length, 1);
  else head.writeInt32LE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

export function wholeBytes(value: bigint, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let left = BigInt.asUintN(size * 8, value);
  for (let at = 0; at < size; at += 1) {
    bytes[at] = Number(left & 0xffn);
    left >>= 8n;
  }
  return bytes;
}

function flagged(value: Stored, write: (value: Stored) => Buffer): Buffer {
  return value === null ? Buffer.from([0]) : Buffer.concat([Buffer.from([1]), write(value)]);
}

function decimalBytes(text: string | null): Buffer {
  const bytes = Buffer.alloc(16);
  if (text === null) {
    bytes[15] = 0x70;
    return bytes;
  }
  const [, sign = '', whole = '0', behind = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(text) ?? [];
  const exponent = 6176 - behind.length + Number(power);
  const bits = BigInt(whole + behind) | (BigInt(exponent) << 113n) | (sign === '' ? 0n : 1n << 127n);
  return wholeBytes(bits, 16);
}

/** Where all are digits, the zeros that fill the width are not sent. */
function alphanumericBytes(text: string | null, length: number): Buffer {
  if (text === null) return sized(null);
  const isNumber = /^\d+$/.test(text);
  const sent = isNumber ? text.replace(/^0+(?=.)/, '') : text;
  return sized(Buffer.concat([Buffer.from([isNumber ? 0x80 | length : length]), Buffer.from(sent)]));
}

/** Of a large value, in its row. */
const firstUnits = 1000;

function lobBytes(value: string | Uint8Array | null, code: number, addLob: (lob: FakeLob) => Buffer): Buffer {
  const kind = code === 27 ? 1 : code === 25 ? 2 : 3;
  if (value === null) return Buffer.from([kind, 1]);
  const lob =
    typeof value === 'string'
      ? { bytes: cesu8(value), text: value }
      : { bytes: Buffer.from(value), text: null };
  const { chunk, isLast } = lobPart(lob, 1, firstUnits);
  const head = Buffer.alloc(32);
  head[0] = kind;
  head[1] = isLast ? 6 : 2;
  head.writeBigInt64LE(BigInt(lob.text?.length ?? 0), 4);
  head.writeBigInt64LE(BigInt(lob.bytes.length), 12);
  addLob(lob).copy(head, 20);
  head.writeInt32LE(chunk.length, 28);
  return Buffer.concat([head, chunk]);
}

/** @param from of the first unit, from 1 on: characters of a text, else bytes */
export function lobPart(
  { bytes, text }: FakeLob,
  from: number,
  units: number,
): { chunk: Buffer; isLast: boolean } {
  const end = from - 1 + units;
  const chunk = text === null ? bytes.subarray(from - 1, end) : cesu8(text.slice(from - 1, end));
  return { chunk, isLast: end >= (text?.length ?? bytes.length) };
}

const daysToEpoch = 719_164;
/** The calendar of before has two days more by then. */
const firstGregorian = Date.UTC(1582, 9, 15) / 86_400_000;

/** A day by its number, from 1 on. Before 1582-10-15 it is one of the Julian calendar, which has each fourth year a day more. */
export function dayNumber(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  const days = moment.getTime() / 86_400_000;
  if (days >= firstGregorian) return days + daysToEpoch + 1;
  const daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1] ?? 0;
  const past = year - 1;
  return past * 365 + Math.floor(past / 4) + daysBefore + (month > 2 && year % 4 === 0 ? 1 : 0) + day;
}

/** Tenths of a microsecond, from 1 on. */
export function longDate(text: string): bigint {
  const [day = '', clock = '00:00:00'] = text.split(' ');
  const [time = '', fraction = ''] = clock.split('.');
  return (
    (BigInt(dayNumber(day) - 1) * 86_400n + BigInt(secondsOf(time))) * 10_000_000n +
    BigInt(fraction.padEnd(7, '0')) +
    1n
  );
}

export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
