import type { ColumnForm } from '#kernel/live.ts';
import type { SystemType } from '#kernel/system-types.ts';
import { shortestFloat } from '../sql/shortest-float.ts';

/** What the catalog tells of a column's type. */
export interface NativeType {
  /** `DATA_TYPE` without digits: `NUMBER`, `TIMESTAMP WITH TIME ZONE`. */
  name: string;
  /** As `DATA_TYPE` has it: `TIMESTAMP(6) WITH TIME ZONE`. */
  declared: string;
  /** Bytes. */
  length: number;
  /** Characters, of those that are counted so. */
  characters: number;
  precision: number | null;
  scale: number | null;
}

/** How a cell of the driver becomes the exact text. */
export type CellKind = 'plain' | 'number' | 'float' | 'padded' | 'time' | 'moment';

/** Digits that a table of ours counts to. */
const mostDigits = 38;
/** Digits that are whole numbers of 64 bits for sure. */
const wholeDigits = 18;

/** The type of a column in our words. What has no counterpart is the text that the server writes. Null of what cannot be read. */
export function typeOf(native: NativeType): SystemType | null {
  switch (native.name) {
    case 'NUMBER':
      return numberType(native);
    case 'FLOAT':
    case 'BINARY_FLOAT':
    case 'BINARY_DOUBLE':
      return 'double';
    case 'BOOLEAN':
      return 'boolean';
    // It has a time.
    case 'DATE':
    case 'TIMESTAMP':
      return 'timestamp';
    case 'TIMESTAMP WITH TIME ZONE':
    case 'TIMESTAMP WITH LOCAL TIME ZONE':
      return 'timestampWithZone';
  }
  return texts.has(native.name) ? 'text' : null;
}

/** How a statement finds it, where that is otherwise than its type says. */
export function formOf({ name }: NativeType): ColumnForm | undefined {
  switch (name) {
    case 'RAW':
      return 'bytes';
    case 'CHAR':
    case 'NCHAR':
      return 'padded';
    case 'BINARY_FLOAT':
      return 'single';
    case 'ROWID':
    case 'UROWID':
      return 'shape';
    case 'INTERVAL YEAR TO MONTH':
    case 'INTERVAL DAY TO SECOND':
      return 'converted';
    case 'TIMESTAMP WITH TIME ZONE':
    case 'TIMESTAMP WITH LOCAL TIME ZONE':
      return 'zoned';
    case 'CLOB':
    case 'NCLOB':
    case 'BLOB':
      return 'large';
    case 'LONG':
    case 'LONG RAW':
    case 'XMLTYPE':
    case 'JSON':
    case 'VECTOR':
      return 'apart';
  }
  return undefined;
}

const texts = new Set([
  ...['VARCHAR2', 'NVARCHAR2', 'CHAR', 'NCHAR', 'CLOB', 'NCLOB', 'LONG', 'RAW', 'LONG RAW', 'BLOB'],
  ...['ROWID', 'UROWID', 'INTERVAL YEAR TO MONTH', 'INTERVAL DAY TO SECOND', 'XMLTYPE', 'JSON', 'VECTOR'],
]);

function numberType({ precision, scale }: NativeType): SystemType {
  if (scale === null) return 'decimal';
  const digits = precision ?? mostDigits;
  // A scale below zero rounds to tens and hundreds, one beyond the digits leaves zeros behind the point; a place before it stays.
  const [whole, width] = [digits - Math.min(scale, 0), Math.max(digits, scale + 1)];
  if (scale <= 0) return whole <= wholeDigits ? 'integer' : sized(whole, 0);
  return sized(width, scale);
}

function sized(digits: number, scale: number): SystemType {
  return digits <= mostDigits ? `decimal(${digits},${scale})` : 'decimal';
}

/** As people declare it: `NUMBER(12,2)`, `VARCHAR2(50)`. */
export function nativeText({ name, declared, length, characters, precision, scale }: NativeType): string {
  if (name === 'NUMBER') {
    const digits = precision === null ? (scale === null ? [] : ['*']) : [precision];
    const all = scale === null || (scale === 0 && precision !== null) ? digits : [...digits, scale];
    return all.length === 0 ? name : `${name}(${all.join(',')})`;
  }
  if (/^N?(VAR)?CHAR2?$/.test(name)) return `${name}(${characters})`;
  return name === 'RAW' ? `${name}(${length})` : declared;
}

const secondForm = 'YYYY-MM-DD HH24:MI:SS';
/** A year before the first has a sign, all others a blank in its place. */
const dateForm = `S${secondForm}`;
/** Digits to a billionth of a second, as many as there may be. */
const timeForm = `${dateForm}.FF9`;

export interface SelectedCell {
  sql: string;
  kind: CellKind;
  /** Of a number those behind its point, which the database keeps without zeros at the end. */
  digits?: number;
}

/** SQL of a value's exact text, or of what the driver reads exactly: of times it makes milliseconds in the zone of this machine. */
export function selected(value: string, { name, scale }: NativeType): SelectedCell {
  switch (name) {
    case 'NUMBER':
    case 'FLOAT':
      return { sql: value, kind: 'number', digits: Math.max(0, scale ?? 0) };
    case 'DATE':
      return { sql: `TO_CHAR(${value}, '${dateForm}')`, kind: 'time' };
    case 'TIMESTAMP':
      return { sql: `TO_CHAR(${value}, '${timeForm}')`, kind: 'time' };
    case 'TIMESTAMP WITH TIME ZONE':
      return { sql: `TO_CHAR(SYS_EXTRACT_UTC(${value}), '${timeForm}')`, kind: 'moment' };
    case 'TIMESTAMP WITH LOCAL TIME ZONE':
      // Written in the zone of the session, which is UTC.
      return { sql: `TO_CHAR(${value}, '${timeForm}')`, kind: 'moment' };
    case 'INTERVAL YEAR TO MONTH':
    case 'INTERVAL DAY TO SECOND':
      return { sql: `TO_CHAR(${value})`, kind: 'plain' };
    case 'ROWID':
      return { sql: `ROWIDTOCHAR(${value})`, kind: 'plain' };
    case 'XMLTYPE':
      return { sql: `XMLSERIALIZE(CONTENT ${value} AS CLOB)`, kind: 'plain' };
    case 'JSON':
      return { sql: `JSON_SERIALIZE(${value} RETURNING CLOB)`, kind: 'plain' };
    case 'VECTOR':
      return { sql: `FROM_VECTOR(${value} RETURNING CLOB)`, kind: 'plain' };
    case 'CHAR':
    case 'NCHAR':
      return { sql: value, kind: 'padded' };
    case 'BINARY_FLOAT':
      return { sql: value, kind: 'float' };
  }
  return { sql: value, kind: 'plain' };
}

/** A cell as the driver makes it. */
export type Cell = string | number | boolean | Buffer | null;

/** The exact text of a cell. Bytes are two digits each. */
export function cellText(cell: Cell, { kind, digits }: SelectedCell): string | null {
  if (cell === null) return null;
  if (typeof cell === 'string') {
    if (kind === 'plain') return cell;
    if (kind === 'number') return numberText(cell, digits);
    // Blanks behind it fill it up, and are none of the value.
    return kind === 'padded' ? cell.replace(/ +$/, '') : timeText(cell, kind);
  }
  if (typeof cell === 'number') return kind === 'float' ? shortestFloat(cell) : String(cell);
  return typeof cell === 'boolean' ? String(cell) : cell.toString('hex');
}

/** A number as it is read by everybody: the driver leaves the zero before its point out. */
export function numberText(text: string, digits = 0): string {
  const point = text.indexOf('.');
  const shown = point >= 0 && point <= 1 ? text.replace(/^(-?)\./, '$10.') : text;
  if (digits === 0) return shown;
  const told = point < 0 ? 0 : text.length - point - 1;
  return told >= digits ? shown : `${shown}${point < 0 ? '.' : ''}${'0'.repeat(digits - told)}`;
}

/**
 * Oracle knows billionths of a second, our times millionths: one with more is written with a comma, as ISO 8601 has it too, so that it
 * is no time to us and its column is kept as text and told, in place of digits less.
 */
function timeText(text: string, kind: CellKind): string {
  const exact = text
    .trimStart()
    .replace(/\.(\d{6})(\d{3})$/, (_, told: string, finer: string) =>
      finer === '000' ? `.${told}` : `,${told}${finer}`,
    );
  return kind === 'moment' ? `${exact}+00:00` : exact;
}

const ordered = /^(NUMBER|FLOAT|N?VARCHAR2|N?CHAR|DATE|TIMESTAMP.*|RAW)$/;

/** Types that tell rows apart and can be told back; of large values and the like there is no order. */
export function isOrdered({ name }: NativeType): boolean {
  return ordered.test(name);
}

/** The text of a value, as the server wrote it, as SQL again. Throws for what is no value of the type. */
export function literalOf(text: string, { name }: NativeType): string {
  switch (name) {
    case 'NUMBER':
    case 'FLOAT':
      return checked(numberText(text), /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i);
    case 'DATE':
      return timeLiteral('TO_DATE', text, secondForm);
    case 'TIMESTAMP':
      return timeLiteral('TO_TIMESTAMP', text, `${secondForm}.FF9`);
    case 'TIMESTAMP WITH TIME ZONE':
    case 'TIMESTAMP WITH LOCAL TIME ZONE':
      return timeLiteral('TO_TIMESTAMP_TZ', `${text} +00:00`, `${secondForm}.FF9 TZH:TZM`);
    case 'RAW':
      return `HEXTORAW('${checked(text, /^([\da-f]{2})*$/)}')`;
    case 'NVARCHAR2':
    case 'NCHAR':
      return `UNISTR('${text.replaceAll(/[^ -~]|[\\']/g, escaped)}')`;
    case 'VARCHAR2':
    case 'CHAR':
      return textLiteral(text);
  }
  throw new Error(`A value of ${name} cannot be told back.`);
}

/** A quote in it is doubled, and nothing else has a meaning. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function timeLiteral(of: string, text: string, form: string): string {
  const written = checked(text.trimStart(), /^-?\d{4}-[\d :.+-]{5,40}$/);
  return `${of}('${written}', '${written.startsWith('-') ? 'S' : ''}${form}')`;
}

/** By its number in UTF-16, whatever the characters of the database are. */
function escaped(sign: string): string {
  return `\\${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`;
}

function checked(text: string, form: RegExp): string {
  if (!form.test(text)) throw new Error('This is no value of its column.');
  return text;
}
