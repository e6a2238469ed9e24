import type { ColumnForm } from '#kernel/live.ts';
import type { SystemType } from '#kernel/system-types.ts';
import { quoteName } from '../sql/quote.ts';
import { numberLiteral, textLiteral } from './literal.ts';

/** What the catalog tells of a column's type. */
export interface NativeType {
  /** `DATA_TYPE_NAME` */
  name: string;
  /** Of a decimal its digits. */
  length: number;
  /** Of a decimal its digits behind the point; null where they float. */
  scale: number | null;
}

/** The type of a column in our words. What has no counterpart is a text. */
export function typeOf({ name, length, scale }: NativeType): SystemType {
  switch (name) {
    case 'TINYINT':
    case 'SMALLINT':
    case 'INTEGER':
    case 'BIGINT':
      return 'integer';
    case 'DECIMAL':
    case 'SMALLDECIMAL':
      return scale === null || name === 'SMALLDECIMAL' ? 'decimal' : `decimal(${length},${scale})`;
    case 'REAL':
    case 'DOUBLE':
    case 'FLOAT':
      return 'double';
    case 'BOOLEAN':
      return 'boolean';
    case 'DATE':
      return 'date';
    case 'TIME':
      return 'time';
    case 'SECONDDATE':
    case 'TIMESTAMP':
      return 'timestamp';
    default:
      return 'text';
  }
}

/** How a statement finds it, where that is otherwise than its type says. */
export function formOf({ name }: NativeType): ColumnForm | undefined {
  if (/^ST_|_VECTOR$/.test(name)) return 'apart';
  if (/LOB$|TEXT$/.test(name) && name !== 'SHORTTEXT') return 'large';
  if (/BINARY$/.test(name)) return 'bytes';
  if (name === 'REAL') return 'single';
  // Its zeros in front are no signs to it when it is compared.
  return name === 'ALPHANUM' ? 'large' : undefined;
}

/** As people write it: `DECIMAL(12,2)`, `NVARCHAR(40)`. */
export function formattedType({ name, length, scale }: NativeType): string {
  if (/^(N?VARCHAR|N?CHAR|SHORTTEXT|ALPHANUM|(VAR)?BINARY)$/.test(name)) return `${name}(${length})`;
  return name === 'DECIMAL' && scale !== null ? `${name}(${length},${scale})` : name;
}

/** HANA hands out no array: such a column can be read by its members alone. */
export function isArray({ name }: NativeType): boolean {
  return / ARRAY$/.test(name);
}

/** SQL of a column as it is asked for. */
export function selected(column: string, { name }: NativeType): string {
  const value = quoteName(column);
  if (/^ST_/.test(name)) return `${value}.ST_AsWKT()`;
  return /_VECTOR$/.test(name) ? `TO_NVARCHAR(${value})` : value;
}

/**
 * A text that was read, as a cell of ours. HANA knows tenths of a microsecond, our times whole ones: one with more is written with a
 * comma, as ISO 8601 has it too, so that it is no time to us and its column is kept as text and told, in place of a digit less.
 */
export function cellOf(text: string, { name }: NativeType): string {
  return name === 'TIMESTAMP' && /\.\d{7}$/.test(text) ? text.replace('.', ',') : text;
}

/** Types that tell rows apart and can be told back; of large values, shapes and vectors there is no order. */
export function isOrdered({ name }: NativeType): boolean {
  return literals.has(name);
}

/** The text of a value as SQL again. */
export function literalOf(text: string, { name }: NativeType): string {
  const literal = literals.get(name);
  if (!literal) throw new Error(`A value of ${name} cannot be told back.`);
  return literal(text);
}

function by(of: string): (text: string) => string {
  return (text) => `${of}(${textLiteral(text)})`;
}

const literals = new Map<string, (text: string) => string>([
  ...['TINYINT', 'SMALLINT', 'INTEGER', 'BIGINT'].map((name) => [name, numberLiteral] as const),
  // A number with an exponent would be of 64 bits, which no decimal need be equal to.
  ...['DECIMAL', 'SMALLDECIMAL'].map((name) => [name, by('TO_DECIMAL')] as const),
  ['REAL', by('TO_REAL')],
  ...['DOUBLE', 'FLOAT'].map((name) => [name, by('TO_DOUBLE')] as const),
  ...['CHAR', 'NCHAR', 'VARCHAR', 'NVARCHAR', 'SHORTTEXT'].map((name) => [name, textLiteral] as const),
  ['ALPHANUM', by('TO_ALPHANUM')],
  ['DATE', by('TO_DATE')],
  ['TIME', by('TO_TIME')],
  ['SECONDDATE', by('TO_SECONDDATE')],
  ['TIMESTAMP', by('TO_TIMESTAMP')],
  ...['BINARY', 'VARBINARY'].map((name) => [name, by('HEXTOBIN')] as const),
]);
