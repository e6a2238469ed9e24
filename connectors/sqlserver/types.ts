import type { ColumnForm } from '#kernel/live.ts';
import type { SystemType } from '#kernel/system-types.ts';
import { shortestFloat } from '../sql/shortest-float.ts';

/** What the catalog tells of a column's type. */
export interface NativeType {
  /** Of the system, also where people gave it a name of their own: `decimal`, `datetime2`; `encrypted` where only its owner reads it. */
  name: string;
  precision: number;
  scale: number;
  /** Bytes; -1 without an end. */
  length: number;
  collation: string | null;
  /** It is among those that tell rows apart. */
  isKey: boolean;
}

/** How a cell of the driver becomes the exact text. */
export type CellKind = 'text' | 'boolean' | 'float' | 'moment';

/** Digits of a second that our own times hold. */
const exactDigits = 6;

/** A name as T-SQL quotes it, whatever a session has set. */
export function quoteName(name: string): string {
  if (name.includes('\0')) throw new Error('A name holds a NUL character.');
  return `[${name.replaceAll(']', ']]')}]`;
}

/** The type of a column in our words. What has no counterpart is the text that the server writes. */
export function typeOf({ name, precision, scale, isKey }: NativeType): SystemType {
  switch (name) {
    case 'tinyint':
    case 'smallint':
    case 'int':
    case 'bigint':
      return 'integer';
    case 'bit':
      return 'boolean';
    case 'decimal':
    case 'numeric':
      return `decimal(${precision},${scale})`;
    case 'money':
      return 'decimal(19,4)';
    case 'smallmoney':
      return 'decimal(10,4)';
    case 'float':
    case 'real':
      return 'double';
    case 'date':
      return 'date';
    case 'datetime':
    case 'smalldatetime':
      return 'timestamp';
    // The seventh digit, a ten millionth of a second, is cut; where it may tell two rows apart, the text stays whole.
    case 'time':
      return isKey && scale > exactDigits ? 'text' : 'time';
    case 'datetime2':
      return isKey && scale > exactDigits ? 'text' : 'timestamp';
    case 'datetimeoffset':
      return isKey && scale > exactDigits ? 'text' : 'timestampWithZone';
    default:
      return 'text';
  }
}

/** How a statement finds it, where that is otherwise than its type says. */
export function formOf(native: NativeType): ColumnForm | undefined {
  switch (native.name) {
    case 'binary':
    case 'varbinary':
    case 'image':
    case 'timestamp':
      return 'bytes';
    case 'char':
    case 'nchar':
      return 'padded';
    // It may hold values of any type, and these are none of one.
    case 'sql_variant':
    case 'encrypted':
      return 'apart';
    case 'real':
      return 'single';
    case 'datetimeoffset':
      return typeOf(native) === 'text' ? 'converted' : 'zoned';
    case 'time':
    case 'datetime2':
      if (typeOf(native) === 'text') return 'converted';
      return native.scale > exactDigits ? 'fine' : undefined;
    case 'nvarchar':
      return undefined;
  }
  return typeOf(native) === 'text' ? 'converted' : undefined;
}

/** As people declare it: `decimal(12,2)`, `nvarchar(50)`. */
export function nativeText({ name, precision, scale, length }: NativeType): string {
  if (name === 'decimal' || name === 'numeric') return `${name}(${precision},${scale})`;
  if (['time', 'datetime2', 'datetimeoffset'].includes(name)) return `${name}(${scale})`;
  if (!/^n?(var)?char$|binary$/.test(name)) return name;
  if (length < 0) return `${name}(max)`;
  return `${name}(${name.startsWith('n') ? length / 2 : length})`;
}

/**
 * SQL of a value's exact text, or of what the driver reads exactly. Of decimals and money it makes numbers of 53 bits, and of times
 * milliseconds: these the server writes.
 */
export function selected(value: string, native: NativeType): { sql: string; kind: CellKind } {
  switch (native.name) {
    case 'bit':
      return { sql: value, kind: 'boolean' };
    case 'real':
      return { sql: value, kind: 'float' };
    case 'decimal':
    case 'numeric':
      return text(`CONVERT(varchar(50), ${value})`);
    case 'money':
    case 'smallmoney':
      // Of its styles the one with all four digits.
      return text(`CONVERT(varchar(50), ${value}, 2)`);
    case 'date':
      return text(`CONVERT(varchar(10), ${value}, 23)`);
    case 'time':
    case 'datetime':
    case 'smalldatetime':
    case 'datetime2':
      return text(`CONVERT(varchar(27), ${value}, 121)`);
    case 'datetimeoffset':
      return { sql: `CONVERT(varchar(34), ${value}, 121)`, kind: 'moment' };
    case 'char':
    case 'nchar':
      // Blanks behind it fill it up, and are none of the value.
      return text(`RTRIM(${value})`);
    case 'geography':
    case 'geometry':
    case 'hierarchyid':
      return text(`${value}.ToString()`);
    case 'sql_variant':
      return text(`CAST(${value} AS nvarchar(4000))`);
  }
  return text(plain.has(native.name) ? value : `CAST(${value} AS nvarchar(max))`);
}

/** What the driver hands over as it is: whole numbers, numbers of 64 bits, texts, bytes. */
const plain = new Set([
  ...['tinyint', 'smallint', 'int', 'bigint', 'float', 'varchar', 'nvarchar', 'text', 'ntext'],
  ...['uniqueidentifier', 'binary', 'varbinary', 'image', 'timestamp', 'encrypted'],
]);

function text(sql: string): { sql: string; kind: CellKind } {
  return { sql, kind: 'text' };
}

/** The exact text of a cell. Bytes are two digits each. */
export function cellText(cell: string | number | boolean | Buffer | null, kind: CellKind): string | null {
  if (cell === null) return null;
  if (typeof cell === 'string') return kind === 'moment' ? momentText(cell) : cell;
  if (typeof cell === 'number') return kind === 'float' ? shortestFloat(cell) : String(cell);
  return typeof cell === 'boolean' ? String(cell) : cell.toString('hex');
}

/** `2024-01-01 00:00:00.1234567 +02:00` without the blank, and with the digits that a moment of ours has. */
function momentText(text: string): string {
  return text.replace(/(\.\d{6})\d/, '$1').replace(/ ([+-]\d\d:\d\d)$/, '$1');
}
