import type { ColumnForm } from '#kernel/live.ts';
import type { SystemType } from '#kernel/system-types.ts';
import { quoteName } from '../sql/quote.ts';

/** What the catalog tells of a column's type, domains resolved. */
export interface NativeType {
  /** `pg_type.typname` */
  name: string;
  /** `pg_type.typtype`: b base, e enum, c composite, r range, m multirange */
  kind: string;
  isArray: boolean;
  /** `format_type` with its modifier: `numeric(12,2)` */
  formatted: string;
}

/** The type of a PostgreSQL column in our words. What has no counterpart is the text that PostgreSQL writes. */
export function typeOf({ name, kind, isArray, formatted }: NativeType): SystemType {
  if (isArray || kind !== 'b') return 'text';
  switch (name) {
    case 'bool':
      return 'boolean';
    case 'int2':
    case 'int4':
    case 'int8':
    case 'oid':
      return 'integer';
    case 'numeric':
      return declaredDecimal(formatted);
    case 'money':
      return 'decimal';
    case 'float4':
    case 'float8':
      return 'double';
    case 'date':
      return 'date';
    case 'time':
      return 'time';
    case 'timestamp':
      return 'timestamp';
    case 'timestamptz':
      return 'timestampWithZone';
    default:
      return 'text';
  }
}

/** How a statement finds it, where that is otherwise than its type says. */
export function formOf({ name, isArray }: NativeType): ColumnForm | undefined {
  if (isArray) return undefined;
  const forms: Record<string, ColumnForm> = { bytea: 'bytes', float4: 'single', bpchar: 'padded' };
  return forms[name];
}

/** Since version 15 a scale may be negative or wider than the precision: then the digits are measured. */
function declaredDecimal(formatted: string): SystemType {
  const [, precision, scale] = /^numeric\((\d+),(-?\d+)\)$/.exec(formatted) ?? [];
  const [digits, behind] = [Number(precision), Number(scale)];
  return behind >= 0 && behind <= digits ? `decimal(${digits},${behind})` : 'decimal';
}

/** SQL of a column's exact text, as `COPY` is to write it. */
export function selectedText(column: string, { name, kind, isArray }: NativeType): string {
  const value = quoteName(column);
  // Arrays and rows of fields as JSON, which everybody can read; the braces of PostgreSQL's own form nobody can.
  if (isArray || kind === 'c') return `CAST(to_jsonb(${value}) AS text)`;
  if (name === 'bytea') return `encode(${value}, 'hex')`;
  // Money is written in the server's language and rounded by it: as a number it is neither.
  if (name === 'money') return `CAST(${value} AS numeric)`;
  return value;
}
