import { BaseBuffer } from 'oracledb/lib/impl/datahandlers/buffer.js';

/**
 * The driver makes milliseconds in the zone of this machine of dates and times. A reading asks the server for texts instead; the columns
 * of a question have types that only its answer tells. These are read here, from the same bytes: seven of a date, eleven of a time with
 * billionths of a second. A day without a time is told as a day.
 */
BaseBuffer.prototype.parseOracleDate = (bytes) => {
  const [century = 0, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = bytes;
  const years = (century - 100) * 100 + year - 100;
  const sign = years < 0 ? '-' : '';
  const date = `${sign}${digits(Math.abs(years), 4)}-${digits(month)}-${digits(day)}`;
  const clock = [hour - 1, minute - 1, second - 1];
  if (bytes.length < withFraction && clock.every((part) => part === 0)) return date;
  const moment = `${date} ${clock.map((part) => digits(part)).join(':')}`;
  return bytes.length < withFraction
    ? moment
    : `${moment}${fractionText(bytes.readUInt32BE(withFraction - 4))}`;
};

const withFraction = 11;

/** One with more than millionths has a comma, so that it is no time to us: see `types.ts`. */
function fractionText(billionths: number): string {
  const told = digits(billionths, 9);
  return told.endsWith('000') ? `.${told.slice(0, 6)}` : `,${told}`;
}

function digits(number: number, count = 2): string {
  return String(number).padStart(count, '0');
}
