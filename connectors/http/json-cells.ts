import type { SystemType } from '#kernel/system-types.ts';
import { Numeral } from './exact-json.ts';

/** A row as `parseExactJson` reads it. */
export type JsonRow = Readonly<Record<string, unknown>>;

/** A value is of another kind than its column. */
export class WrongValue extends Error {
  override name = 'WrongValue';
  readonly column: string;

  constructor(column: string) {
    super('A value is of another kind than its column.');
    this.column = column;
  }
}

/** What stands in a row at a path of members; undefined where one of them is not there. */
export function valueAt(row: JsonRow, path: readonly string[]): unknown {
  let value: unknown = row;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || value instanceof Numeral) return undefined;
    value = Object.hasOwn(value, name) ? (value as JsonRow)[name] : undefined;
  }
  return value;
}

/** A value as the exact text that its type has; an object or a list of a text column as JSON. Null where it does not fit. */
function textOf(value: unknown, type: SystemType): string | null {
  const text = scalarText(value);
  switch (type) {
    case 'text':
      return text ?? JSON.stringify(value);
    case 'boolean':
      return /^(true|false)$/i.test(text ?? '') ? (text ?? '').toLowerCase() : null;
    case 'integer':
    case 'unsigned':
      return text !== null && /^[+-]?\d+$/.test(text) ? text : null;
    case 'date':
      return /^(\d{4}-\d\d-\d\d)(?:T00:00:00(?:\.0+)?(?:Z|[+-]00:?00)?)?$/.exec(text ?? '')?.[1] ?? null;
    case 'time':
      return /^\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text ?? '') ? text : null;
    case 'timestamp':
    case 'timestampWithZone':
      return momentOf(text ?? '', type);
    default:
      return text === null ? null : plainNumber(text);
  }
}

/** @param name of the column, for `WrongValue` */
export function cellOf(value: unknown, { name, type }: { name: string; type: SystemType }): string | null {
  if (value === null || value === undefined) return null;
  if (value === '' && type !== 'text') return null;
  const text = textOf(value, type);
  if (text === null) throw new WrongValue(name);
  return text;
}

function scalarText(value: unknown): string | null {
  if (value instanceof Numeral) return value.text;
  return typeof value === 'object' ? null : String(value);
}

/** In UTC; one that says no zone stays as it is, and fits no column that wants one. */
function momentOf(text: string, type: 'timestamp' | 'timestampWithZone'): string | null {
  const [, day, time, fraction = '', zone = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  if (day === undefined || time === undefined) return null;
  if (zone === '') return type === 'timestamp' ? `${day} ${time}${fraction}` : null;
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  const shift = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  const at = Date.parse(`${day}T${time}Z`) - shift;
  if (Number.isNaN(at)) return null;
  const utc = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  return `${utc}${fraction}${type === 'timestampWithZone' ? '+00' : ''}`;
}

/** Of exponents, as many places as a number may have. */
const mostPlaces = 400;

/** Without an exponent, every digit kept: 1.20E3 is 1200. Null for what is no number. */
function plainNumber(text: string): string | null {
  const [, sign = '', whole, fraction = '', exponent] =
    /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  if (exponent === undefined) return text;
  const shift = Number(exponent);
  if (Math.abs(shift) > mostPlaces) return null;
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(1, point);
  const before = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const behind = padded.slice(at);
  return `${sign === '-' ? '-' : ''}${before}${behind === '' ? '' : `.${behind}`}`;
}
