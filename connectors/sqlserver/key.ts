import { behindKey as rowsBehind } from '../sql/behind-key.ts';
import { type NativeType, quoteName, selected } from './types.ts';

/** A column of a key, by what rows are put in order. */
export interface KeyColumn {
  /** SQL of what is sorted and compared. */
  order: string;
  /** SQL of its exact text. */
  text: string;
  native: NativeType;
}

const sortable =
  /^(tinyint|smallint|int|bigint|bit|decimal|numeric|money|smallmoney|date|time|datetime|smalldatetime|datetime2|n?(var)?char|uniqueidentifier|(var)?binary|timestamp)$/;

/** Whether rows can be read page by page of a key with such a column: numbers with a point, documents and the like are none. */
export function isSortable({ name }: NativeType): boolean {
  return sortable.test(name);
}

export function keyColumnsOf(columns: readonly { name: string; native: NativeType }[]): KeyColumn[] {
  return columns.map(({ name, native }) => {
    const order = quoteName(name);
    return { order, text: selected(order, native).sql, native };
  });
}

/** The rows behind a key in the order of its columns. */
export function behindKey(key: readonly KeyColumn[], behind: readonly string[]): string {
  if (behind.length !== key.length) throw new Error('The position is of another key.');
  return rowsBehind(
    key.map(({ order, native }, index) => ({ order, literal: literalOf(behind[index] ?? '', native) })),
  );
}

/**
 * A value that the server wrote, as SQL of the column's own type: of another one, the column would be turned into that, and its index
 * would not be used. A text goes as its bytes, which nothing can end. Throws for what is no value of the type.
 */
export function literalOf(text: string, { name, precision, scale, collation }: NativeType): string {
  switch (name) {
    case 'decimal':
    case 'numeric':
      return `CAST(${numberOf(text)} AS ${name}(${precision},${scale}))`;
    case 'tinyint':
    case 'smallint':
    case 'int':
    case 'bigint':
    case 'money':
    case 'smallmoney':
      return `CAST(${numberOf(text)} AS ${name})`;
    case 'float':
    case 'real':
      return `CAST(${numberOf(text)}${/e/i.test(text) ? '' : 'e0'} AS ${name})`;
    case 'bit':
      return `CAST(${text === 'true' ? 1 : 0} AS bit)`;
    case 'date':
    case 'datetime':
    case 'smalldatetime':
      // A style, since what a plain cast of these reads hangs on the language.
      return `CONVERT(${name}, '${timeOf(text)}', ${name === 'date' ? 23 : 121})`;
    case 'time':
    case 'datetime2':
    case 'datetimeoffset':
      return `CAST('${timeOf(text)}' AS ${name}(${scale}))`;
    case 'uniqueidentifier':
      return `CAST('${guidOf(text)}' AS uniqueidentifier)`;
    case 'binary':
    case 'varbinary':
    case 'timestamp':
      return `0x${hexOf(text)}`;
    case 'char':
    case 'varchar':
      return collation === null
        ? `CAST(${unicode(text)} AS varchar(8000))`
        : `CAST(${unicode(text)} COLLATE ${collationOf(collation)} AS varchar(8000))`;
    default:
      return unicode(text);
  }
}

function unicode(text: string): string {
  return `CAST(0x${Buffer.from(text, 'utf16le').toString('hex')} AS nvarchar(4000))`;
}

function numberOf(text: string): string {
  return checked(text, /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i);
}

function timeOf(text: string): string {
  return checked(text, /^[\d :.+-]{1,40}$/);
}

function guidOf(text: string): string {
  return checked(text, /^[\dA-F-]{36}$/i);
}

function hexOf(text: string): string {
  return checked(text, /^([\da-f]{2})*$/);
}

function collationOf(name: string): string {
  return checked(name, /^\w{1,128}$/);
}

function checked(text: string, form: RegExp): string {
  if (!form.test(text)) throw new Error('This is no value of its column.');
  return text;
}
