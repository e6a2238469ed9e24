import type { ServedProperty, ServedService, ServedType } from './served-model.ts';

type Version = ServedService['version'];

/** A value as JSON of the version has it: decimals and long numbers as texts, moments of V2 in milliseconds. */
export function jsonOf(text: string | null, { type }: ServedProperty, version: Version): unknown {
  if (text === null) return null;
  switch (type) {
    case 'Edm.Boolean':
      return text === 'true';
    case 'Edm.Byte':
    case 'Edm.Int16':
    case 'Edm.Int32':
      return Number(text);
    case 'Edm.Double':
      return version === 'v2' ? text : Number(text);
    case 'Edm.Binary':
      return Buffer.from(text, 'hex').toString(version === 'v2' ? 'base64' : 'base64url');
    case 'Edm.Date':
      return version === 'v2' ? `/Date(${Date.parse(`${text}T00:00:00Z`)})/` : text;
    case 'Edm.DateTime':
    case 'Edm.DateTimeOffset': {
      const iso = `${text.replace(' ', 'T')}Z`;
      if (version === 'v4') return iso;
      return `/Date(${Date.parse(iso)}${type === 'Edm.DateTime' ? '' : '+0000'})/`;
    }
    case 'Edm.TimeOfDay':
      return version === 'v2' ? text.replace(/^(\d\d):(\d\d):(\d\d)$/, 'PT$1H$2M$3S') : text;
    default:
      return text;
  }
}

/** What a literal of a filter says, in the same words as rows are kept. Null where it is no literal of the type. */
export function literalValue(literal: string, type: ServedType): string | null {
  const quoted = /^(?:datetimeoffset|datetime|guid|time|X|binary)?'((?:[^']|'')*)'$/.exec(literal)?.[1];
  const text = quoted?.replaceAll("''", "'") ?? literal;
  switch (type) {
    case 'Edm.String':
      return quoted === undefined ? null : text;
    case 'Edm.Byte':
    case 'Edm.Int16':
    case 'Edm.Int32':
    case 'Edm.Int64':
    case 'Edm.Decimal':
    case 'Edm.Double':
      return /^(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)[LMdmf]?$/i.exec(text)?.[1] ?? null;
    case 'Edm.Date':
      return /^(\d{4}-\d\d-\d\d)(T00:00:00(\.0+)?)?$/.exec(text)?.[1] ?? null;
    case 'Edm.DateTime':
    case 'Edm.DateTimeOffset': {
      const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d(?:\.\d+)?)Z?$/.exec(text) ?? [];
      return day === undefined
        ? null
        : `${day} ${time?.replace(/\.?0*$/, '') === '' ? '00:00:00' : trimmed(time ?? '')}`;
    }
    default:
      return text;
  }
}

function trimmed(time: string): string {
  return time.includes('.') ? time.replace(/\.?0+$/, '') : time;
}

/** The order of two values that are there. */
export function compare(one: string, other: string, type: ServedType): number {
  switch (type) {
    case 'Edm.Byte':
    case 'Edm.Int16':
    case 'Edm.Int32':
    case 'Edm.Int64': {
      const [a, b] = [BigInt(one), BigInt(other)];
      return a < b ? -1 : Number(a > b);
    }
    case 'Edm.Decimal':
    case 'Edm.Double':
      return Number(one) - Number(other);
    default:
      return one < other ? -1 : Number(one > other);
  }
}
