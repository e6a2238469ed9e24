import type { SystemColumn } from '../system-session.ts';

/** A value is of another kind than was declared. */
export class WrongValue extends Error {
  override name = 'WrongValue';
  readonly column: string;

  constructor(column: string) {
    super('A value is of another kind than its column.');
    this.column = column;
  }
}

/**
 * A cell as the engine takes it. Marketing Cloud writes nothing and an empty text alike: both are empty. Throws `WrongValue` for what does not
 * fit the declared type.
 * @param value text of XML, or of JSON whose numbers were kept as texts
 */
export function cellOf(value: unknown, { name, type }: Pick<SystemColumn, 'name' | 'type'>): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'string' && typeof value !== 'boolean') throw new WrongValue(name);
  const text = String(value);
  if (type === 'text') return text;
  const exact = exactOf(text.trim(), type);
  if (exact === null) throw new WrongValue(name);
  return exact;
}

function exactOf(text: string, type: SystemColumn['type']): string | null {
  if (type === 'integer') return /^[+-]?\d{1,19}$/.test(text) ? text : null;
  if (type === 'boolean') return booleans.get(text.toLowerCase()) ?? null;
  if (type === 'timestamp') return momentOf(text);
  return decimalOf(text, type);
}

const booleans = new Map([
  ['true', 'true'],
  ['1', 'true'],
  ['false', 'false'],
  ['0', 'false'],
]);

/** Digits that the declared ones have no room for are told, zeros behind the last are none. */
function decimalOf(text: string, type: string): string | null {
  const [, precision, scale] = /^decimal\((\d+),(\d+)\)$/.exec(type) ?? [];
  const [, sign = '', whole = '', part = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === '' && part === '') return null;
  if (precision === undefined) return type === 'decimal' ? text : null;
  const digits = part.replace(/0+$/, '');
  const room = Number(precision) - Number(scale);
  if (digits.length > Number(scale) || whole.replace(/^0+/, '').length > room) return null;
  return `${sign === '-' ? '-' : ''}${whole || '0'}${part === '' ? '' : `.${part}`}`;
}

const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d\d):(\d\d)(\.\d{1,7})? (AM|PM)$/i;
const iso = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(\.\d{1,7})?$/;

/**
 * `11/29/1985 12:00:00 AM`, as rows of data extensions have it, or `1985-11-29T00:00:00`: the time of the server, without a zone. What has a zone,
 * or another order of day and month that shows itself, is none of these.
 */
function momentOf(text: string): string | null {
  const local = american.exec(text);
  if (local) {
    const [, month = '', day = '', year = '', clock = '', minute = '', second = '', part = '', half = ''] =
      local;
    const hour = Number(clock);
    if (hour < 1 || hour > 12) return null;
    const of24 = (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
    return soundMoment([year, month, day, String(of24), minute, second], part);
  }
  const [, year, month, day, hour, minute, second, part = ''] = iso.exec(text) ?? [];
  if (year === undefined) return null;
  return soundMoment([year, month ?? '', day ?? '', hour ?? '', minute ?? '', second ?? ''], part);
}

/** Null for a day or an hour that no calendar or clock has. */
function soundMoment(parts: readonly string[], fraction: string): string | null {
  const [year = '', ...rest] = parts;
  const [month = '', day = '', hour = '', minute = '', second = ''] = rest.map((one) => one.padStart(2, '0'));
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const date = new Date(`${written}Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== written) return null;
  const digits = fraction.replace(/\.?0+$/, '').slice(0, 7);
  return `${written.replace('T', ' ')}${digits}`;
}
