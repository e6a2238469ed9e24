import type { ColumnForm } from '#kernel/live.ts';
import type { SystemType } from '#kernel/system-types.ts';
import { quoteName } from '../sql/quote.ts';
import type { CellKind } from './csv-rows.ts';

/** What the catalog tells of a column's type. */
export interface NativeType {
  /** `DATA_TYPE`: `decimal`; `json` where MariaDB keeps it as text that must be JSON */
  name: string;
  /** `COLUMN_TYPE`: `decimal(12,2) unsigned` */
  formatted: string;
}

const integers = new Set(['tinyint', 'smallint', 'mediumint', 'int', 'year']);
const bytes = new Set(['binary', 'varbinary', 'tinyblob', 'blob', 'mediumblob', 'longblob']);
const shapes =
  /^(geometry|point|linestring|polygon|(multi(point|linestring|polygon)|geom(etry)?collection))$/;

/** The type of a column in our words. What has no counterpart is the text that the server writes. */
export function typeOf({ name, formatted }: NativeType): SystemType {
  // What BOOLEAN is written as: the width is the one hint that there is.
  if (formatted === 'tinyint(1)' || formatted === 'bit(1)') return 'boolean';
  if (integers.has(name)) return 'integer';
  switch (name) {
    case 'bigint':
      return formatted.includes('unsigned') ? 'unsigned' : 'integer';
    case 'bit':
      return 'unsigned';
    case 'decimal':
      return declaredDecimal(formatted);
    case 'float':
    case 'double':
      return 'double';
    case 'date':
    case 'time':
      return name;
    case 'datetime':
      return 'timestamp';
    case 'timestamp':
      return 'timestampWithZone';
    default:
      return 'text';
  }
}

/** How a statement finds it, where that is otherwise than its type says. */
export function formOf({ name, formatted }: NativeType): ColumnForm | undefined {
  if (formatted === 'tinyint(1)') return 'flag';
  if (name === 'bit') return 'bits';
  if (name === 'float') return 'single';
  if (shapes.test(name)) return 'shape';
  if (bytes.has(name)) return 'bytes';
  return name === 'date' || name === 'datetime' || name === 'timestamp' ? 'moment' : undefined;
}

function declaredDecimal(formatted: string): SystemType {
  const [, precision, scale] = /^decimal\((\d+),(\d+)\)/.exec(formatted) ?? [];
  return precision === undefined || scale === undefined
    ? 'decimal'
    : `decimal(${Number(precision)},${Number(scale)})`;
}

/** SQL of a column's text, and how it becomes the exact one. */
export function selected(column: string, { name }: NativeType): { sql: string; kind: CellKind } {
  const value = quoteName(column);
  // As a text a FLOAT has six digits of its seven to nine.
  if (name === 'float') return { sql: `${value} + 0e0`, kind: 'float' };
  if (name === 'bit') return { sql: `CAST(${value} AS UNSIGNED)`, kind: 'plain' };
  if (shapes.test(name)) return { sql: `ST_AsText(${value})`, kind: 'text' };
  if (bytes.has(name)) return { sql: value, kind: 'hex' };
  if (['date', 'datetime', 'timestamp'].includes(name)) return { sql: value, kind: 'date' };
  const isNumber = integers.has(name) || ['bigint', 'decimal', 'double', 'time'].includes(name);
  return { sql: value, kind: isNumber ? 'plain' : 'text' };
}
