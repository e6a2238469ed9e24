import helpers from 'tedious/lib/token/helpers.js';
import valueParser from 'tedious/lib/value-parser.js';
import { shortestFloat } from '../sql/shortest-float.ts';

/**
 * The driver makes numbers of 53 bits of decimals and money, and milliseconds of times. A reading asks the server for texts instead; the
 * columns of a question have types that only its answer tells. These are read here, from the same bytes ("2.2.5.5 Data Type Details").
 */

/** A column as the driver has read it from the head of an answer. */
export interface AnsweredColumn {
  colName: string;
  type: { name: string };
  scale?: number | undefined;
}

type ReadValue = (
  bytes: Buffer,
  at: number,
  column: AnsweredColumn,
  options: unknown,
) => { value: unknown; offset: number };

/** A date in days, and a time in parts of a second, with how many digits these have. */
interface Clock {
  days: number;
  parts: bigint;
  digits: number;
}

const exactly = new WeakSet<AnsweredColumn>();
const driver = valueParser as unknown as { readValue: ReadValue };
const readInexactly = driver.readValue;

driver.readValue = (bytes, at, column, options) => {
  const reader = exactly.has(column) ? readers[column.type.name] : undefined;
  if (!reader) return readInexactly(bytes, at, column, options);
  const length = reader.bytes ?? helpers.readUInt8(bytes, at).value;
  const from = reader.bytes === undefined ? at + 1 : at;
  if (bytes.length < from + length) throw new helpers.NotEnoughDataError(from + length);
  const value = length === 0 ? null : reader.read(bytes.subarray(from, from + length), column.scale ?? 0);
  return { value, offset: from + length };
};

/** The values of these columns come as exact texts, wherever the driver would make something else of them. */
export function readExactly(columns: readonly AnsweredColumn[]): void {
  for (const column of columns) exactly.add(column);
}

interface Reader {
  /** Of a value that has no length in front. */
  bytes?: number;
  read(value: Buffer, scale: number): string;
}

const readers: Partial<Record<string, Reader>> = {
  DecimalN: { read: decimalText },
  NumericN: { read: decimalText },
  Money: { bytes: 8, read: moneyText },
  SmallMoney: { bytes: 4, read: moneyText },
  MoneyN: { read: moneyText },
  Real: { bytes: 4, read: floatText },
  FloatN: { read: floatText },
  DateTime: { bytes: 8, read: oldMomentText },
  SmallDateTime: { bytes: 4, read: oldMomentText },
  DateTimeN: { read: oldMomentText },
  Date: { read: (value) => dayText(value.readUIntLE(0, 3)) },
  Time: { read: (value, scale) => clockText(unsigned(value), scale) },
  DateTime2: { read: (value, scale) => momentText(momentOf(value, scale)) },
  DateTimeOffset: { read: zonedText },
};

function unsigned(bytes: Buffer): bigint {
  return bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

/** A sign, then the digits as one whole number. */
function decimalText(value: Buffer, scale: number): string {
  return `${value[0] === 0 ? '-' : ''}${pointed(unsigned(value.subarray(1)), scale)}`;
}

/** Ten thousandths; of eight bytes the upper four go first. */
function moneyText(value: Buffer): string {
  const parts =
    value.length === 4
      ? BigInt(value.readInt32LE(0))
      : (BigInt(value.readInt32LE(0)) << 32n) + BigInt(value.readUInt32LE(4));
  return `${parts < 0n ? '-' : ''}${pointed(parts < 0n ? -parts : parts, 4)}`;
}

function pointed(digits: bigint, scale: number): string {
  const text = String(digits).padStart(scale + 1, '0');
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

function floatText(value: Buffer): string {
  return value.length === 4 ? shortestFloat(value.readFloatLE(0)) : String(value.readDoubleLE(0));
}

const daysTo1970 = 719_162;
const daysTo1900 = 693_595;
const dayMs = 86_400_000;

function dayText(days: number): string {
  return new Date((days - daysTo1970) * dayMs).toISOString().slice(0, 10);
}

function clockText(parts: bigint, digits: number): string {
  const unit = 10n ** BigInt(digits);
  const seconds = Number(parts / unit);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const text = clock.map((part) => String(part).padStart(2, '0')).join(':');
  return digits === 0 ? text : `${text}.${String(parts % unit).padStart(digits, '0')}`;
}

function momentText({ days, parts, digits }: Clock): string {
  return `${dayText(days)} ${clockText(parts, digits)}`;
}

/** Parts of a second in what the date leaves of the bytes. */
function momentOf(value: Buffer, digits: number): Clock {
  const clockBytes = value.length - 3;
  return {
    days: value.readUIntLE(clockBytes, 3),
    parts: unsigned(value.subarray(0, clockBytes)),
    digits,
  };
}

/** As it is in UTC; its own zone, in minutes, stands behind it. */
function zonedText(value: Buffer, scale: number): string {
  return `${momentText(momentOf(value.subarray(0, -2), scale))}+00:00`;
}

/** Days since 1900 with minutes, or with three hundredths of a second, which the server tells as milliseconds. */
function oldMomentText(value: Buffer): string {
  if (value.length === 4) {
    const parts = BigInt(value.readUInt16LE(2) * 60_000);
    return momentText({ days: daysTo1900 + value.readUInt16LE(0), parts, digits: 3 });
  }
  const parts = BigInt(Math.round((value.readUInt32LE(4) * 10) / 3));
  return momentText({ days: daysTo1900 + value.readInt32LE(0), parts, digits: 3 });
}
