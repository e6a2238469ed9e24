/** Values of SAP HANA's protocol as exact texts. */

const exponentBias = 6176;
/** As digits behind the point where they float. */
const floatingFraction = 0x7fff;
/** A number whose zeros would be more than this is written with an exponent. */
const mostZeros = 200;

/** DECIMAL in 16 bytes: 113 bits of digits, 14 of an exponent, a sign. Null where the bits of no number are set. */
export function decimalOf(bytes: Buffer, at: number, fraction: number): string | null {
  const high = bytes.readUInt16LE(at + 14);
  if ((high & 0x70_00) === 0x70_00) return null;
  const exponent = ((high >> 1) & 0x3f_ff) - exponentBias;
  const upper = (BigInt(high & 1) << 112n) | (BigInt(bytes.readUIntLE(at + 8, 6)) << 64n);
  const digits = upper | bytes.readBigUInt64LE(at);
  return placed(high & 0x80_00 ? -digits : digits, exponent, fraction);
}

/** FIXED: a whole number in two's complement, of which so many digits stand behind the point. */
export function fixedOf(bytes: Buffer, at: number, size: 8 | 12 | 16, fraction: number): string {
  if (size === 8) return placed(bytes.readBigInt64LE(at), -fraction, fraction);
  const upper = size === 12 ? BigInt(bytes.readInt32LE(at + 8)) : bytes.readBigInt64LE(at + 8);
  return placed((upper << 64n) | bytes.readBigUInt64LE(at), -fraction, fraction);
}

function placed(value: bigint, exponent: number, fraction: number): string {
  if (value === 0n) return fraction > 0 && fraction < floatingFraction ? `0.${'0'.repeat(fraction)}` : '0';
  const sign = value < 0n ? '-' : '';
  const bare = (value < 0n ? -value : value).toString();
  if (exponent > mostZeros || exponent < -mostZeros - bare.length) return `${sign}${bare}e${exponent}`;
  const whole = exponent >= 0 ? bare + '0'.repeat(exponent) : bare.slice(0, exponent) || '0';
  const behind = exponent >= 0 ? '' : bare.slice(exponent).padStart(-exponent, '0');
  const shown = fraction < floatingFraction ? behind.padEnd(fraction, '0') : behind.replace(/0+$/, '');
  return `${sign}${whole}${shown === '' ? '' : `.${shown}`}`;
}

const secondsOfDay = 86_400;
const unitsOfSecond = 10_000_000n;
/** Julian day of the first day that is counted, 0001-01-01 of the old calendar; of 1582-10-15, the first of the new one; of 1970-01-01. */
const firstJulianDay = 1_721_424;
const firstGregorianDay = 2_299_161;
const epochJulianDay = 2_440_588;

/** By type: units of a second, and the value that stands for none. A date that is zero is none either. */
const dateTypes = {
  dayDate: { units: 0n, none: 3_652_062n },
  secondDate: { units: 1n, none: 315_538_070_401n },
  longDate: { units: unitsOfSecond, none: 3_155_380_704_000_000_001n },
} as const;

/** Dates count from 1 in days, seconds, or tenths of a microsecond. */
export function dateOf(value: bigint, type: keyof typeof dateTypes): string | null {
  const { units, none } = dateTypes[type];
  if (value === none || value === 0n) return null;
  const counted = value - 1n;
  if (units === 0n) return dayText(Number(counted));
  const seconds = Number(counted / units);
  const clock = `${dayText(Math.floor(seconds / secondsOfDay))} ${clockOf(seconds % secondsOfDay)}`;
  const fraction = units === 1n ? 0 : Number(counted % units);
  return fraction === 0 ? clock : `${clock}.${String(fraction).padStart(7, '0').replace(/0+$/, '')}`;
}

/** Days come again and again. */
const knownDays = new Map<number, string>();
const mostKnownDays = 10_000;

function dayText(count: number): string {
  const known = knownDays.get(count);
  if (known !== undefined) return known;
  if (knownDays.size >= mostKnownDays) knownDays.clear();
  const text = dayOf(count);
  knownDays.set(count, text);
  return text;
}

/** @param count of days behind the first. Before 1582-10-15 the server counts, and writes, by the Julian calendar. */
function dayOf(count: number): string {
  const julianDay = count + firstJulianDay;
  if (julianDay >= firstGregorianDay)
    return new Date((julianDay - epochJulianDay) * 86_400_000).toISOString().slice(0, 10);
  // E. G. Richards, "Mapping Time": years begin in March, behind the day that is not always there.
  const days = julianDay + 32_082;
  const years = Math.floor((4 * days + 3) / 1461);
  const dayOfYear = days - Math.floor((1461 * years) / 4);
  const months = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * months + 2) / 5) + 1;
  const [month, year] = months < 10 ? [months + 3, years - 4800] : [months - 9, years - 4799];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

/** Seconds from 1 on. */
export function timeOf(value: number): string | null {
  return value === 86_402 || value === 0 ? null : clockOf(value - 1);
}

function clockOf(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

function twoDigits(part: number): string {
  return part < 10 ? `0${part}` : String(part);
}

/** CESU-8: characters beyond 16 bits are two halves of three bytes each. */
export function textOf(bytes: Buffer): string {
  const plain = bytes.toString('utf8');
  // A half is no character of UTF-8.
  if (!plain.includes('\ufffd') || !hasHalves(bytes)) return plain;
  let text = '';
  let from = 0;
  for (let at = 0; at + 2 < bytes.length; at += 1) {
    if (bytes[at] !== firstOfHalf || (bytes[at + 1] ?? 0) < 0xa0) continue;
    const half = 0xd000 | (((bytes[at + 1] ?? 0) & 0x3f) << 6) | ((bytes[at + 2] ?? 0) & 0x3f);
    text += bytes.toString('utf8', from, at) + String.fromCharCode(half);
    from = at + 3;
    at += 2;
  }
  return (text + bytes.toString('utf8', from)).toWellFormed();
}

const firstOfHalf = 0xed;

function hasHalves(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(firstOfHalf); at >= 0; at = bytes.indexOf(firstOfHalf, at + 1))
    if ((bytes[at + 1] ?? 0) >= 0xa0) return true;
  return false;
}
