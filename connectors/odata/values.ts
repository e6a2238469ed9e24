import { Numeral } from '../http/exact-json.ts';
import type { EdmKind, ODataColumn } from './model.ts';

/** A row of an answer. */
export type ODataRow = Readonly<Record<string, unknown>>;

/** A row has no value where it must have one: the service has changed, or leaves out what it was asked for. */
export class MissingProperty extends Error {
  override name = 'MissingProperty';
}

/** A value of an answer as the exact text of a table of ours; null is empty. Throws `MissingProperty`. */
export function cellOf(row: ODataRow, { path, kind }: Pick<ODataColumn, 'path' | 'kind'>): string | null {
  let value: unknown = row;
  for (const name of path) {
    // A complex value that is empty has no parts.
    if (value === null) return null;
    value = (value as ODataRow)[name];
    if (value === undefined) throw new MissingProperty('A property is missing in a row.');
  }
  return textOf(value, kind);
}

function textOf(value: unknown, kind: EdmKind): string | null {
  if (value === null) return null;
  if (typeof value === 'object' && !(value instanceof Numeral)) return JSON.stringify(value);
  const text = value instanceof Numeral ? value.text : String(value);
  switch (kind) {
    case 'date':
    case 'dateTime':
    case 'moment':
      return timeOf(text, kind);
    case 'day':
      return dayOf(text);
    case 'time':
      return timeOfDay(text);
    case 'double':
      return text === 'INF' || text === '-INF' ? text.replace('INF', 'Infinity') : text;
    case 'binary':
      return Buffer.from(text, 'base64').toString('hex');
    default:
      return text;
  }
}

/** Milliseconds since 1970 as V2 writes them, in UTC whatever offset stands behind, or what ISO 8601 says. */
function timeOf(text: string, kind: 'date' | 'dateTime' | 'moment'): string | null {
  const [, milliseconds] = /^\/Date\((-?\d{1,16})(?:[+-]\d{1,4})?\)\/$/.exec(text) ?? [];
  const at = milliseconds === undefined ? null : new Date(Number(milliseconds));
  if (at !== null && Number.isNaN(at.getTime())) return text;
  const iso = at === null ? text : at.toISOString().replace('Z', '');
  // What ABAP writes where there is no day.
  if (iso.startsWith('0000-00-00')) return null;
  const [, day = '', clock = ''] = /^([+-]?\d{4,6}-\d\d-\d\d)(?:T(.+))?$/.exec(iso) ?? [];
  if (day === '') return text;
  const time = clock.replace(/\.000$/, '');
  // A day that has a time of day is told with it, so that nothing is lost unseen.
  return time === '' || (kind === 'date' && time === '00:00:00') ? day : `${day} ${time}`;
}

/** DATS: eight digits, and zeros where there is none. */
function dayOf(text: string): string | null {
  if (text === '' || text === '00000000') return null;
  return text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
}

/** `PT10H11M12.5S` of V2, which leaves out what is nothing. */
function timeOfDay(text: string): string {
  const parts = /^PT(?:(\d{1,2})H)?(?:(\d{1,2})M)?(?:(\d{1,2})(\.\d+)?S)?$/.exec(text);
  if (!parts) return text;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = parts;
  const two = (digits: string): string => digits.padStart(2, '0');
  return `${two(hours)}:${two(minutes)}:${two(seconds)}${/^\.0*$/.test(fraction) ? '' : fraction}`;
}
