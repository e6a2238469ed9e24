import type { SystemType } from '#kernel/system-types.ts';

export interface FakeColumn {
  name: string;
  /** As `sys.types` calls it. */
  native: string;
  precision?: number;
  scale?: number;
  /** Bytes. */
  length?: number;
  collation?: string;
  label?: string;
}

interface TypedColumn extends FakeColumn {
  type: SystemType;
  /** As the server writes it, or holds it where it writes nothing of its own: bytes as hexadecimal, a bit as 0 or 1. */
  value: string;
  /** As a table of ours holds it. */
  read: string;
}

const same = (value: string): Pick<TypedColumn, 'value' | 'read'> => ({ value, read: value });

/** A column of every type, each with a value that is easily spoiled. */
const columns: TypedColumn[] = [
  { name: 'id', native: 'bigint', type: 'integer', ...same('-9223372036854775808') },
  { name: 'tiny', native: 'tinyint', type: 'integer', ...same('255') },
  { name: 'small', native: 'smallint', type: 'integer', ...same('-32768') },
  { name: 'whole', native: 'int', type: 'integer', ...same('-2147483648') },
  { name: 'is_open', native: 'bit', type: 'boolean', value: '1', read: 'true' },
  {
    ...{ name: 'price', native: 'decimal', precision: 38, scale: 18, type: 'decimal(38,18)' as const },
    ...same('-12345678901234567890.123456789012345678'),
  },
  { name: 'cost', native: 'money', type: 'decimal(19,4)', ...same('922337203685477.5807') },
  { name: 'fee', native: 'smallmoney', type: 'decimal(10,4)', ...same('-214748.3648') },
  { name: 'ratio', native: 'float', type: 'double', ...same('0.1') },
  { name: 'part', native: 'real', type: 'double', ...same('0.1') },
  { name: 'day', native: 'date', type: 'date', ...same('2024-02-29') },
  {
    ...{ name: 'clock', native: 'time', scale: 7, type: 'time' as const },
    value: '23:59:59.1234560',
    read: '23:59:59.123456',
  },
  {
    ...{ name: 'at', native: 'datetime2', scale: 7, type: 'timestamp' as const },
    value: '9999-12-31 23:59:59.9999999',
    read: '9999-12-31 23:59:59.999999',
  },
  {
    ...{ name: 'old_at', native: 'datetime', type: 'timestamp' as const },
    ...same('1753-01-01 00:00:00.003'),
  },
  {
    ...{ name: 'moment', native: 'datetimeoffset', scale: 7, type: 'timestampWithZone' as const },
    value: '2024-01-01 01:00:00.1234567 +02:00',
    read: '2023-12-31 23:00:00.123456',
  },
  {
    name: 'code',
    native: 'varchar',
    length: 20,
    collation: 'Latin1_General_CI_AS',
    type: 'text',
    ...same(''),
  },
  {
    name: 'city',
    native: 'varchar',
    length: 20,
    collation: 'Latin1_General_CI_AS',
    type: 'text',
    ...same('Zürich €'),
  },
  { name: 'note', native: 'nvarchar', length: -1, type: 'text', ...same('a "b",\r\n\\N é 🚲') },
  { name: 'letters', native: 'nchar', length: 20, type: 'text', ...same('AB') },
  { name: 'guid', native: 'uniqueidentifier', type: 'text', ...same('0E984725-C51C-4BF4-9960-E1C80E27ABA0') },
  { name: 'bytes', native: 'varbinary', length: 20, type: 'text', ...same('deadbeef') },
  { name: 'document', native: 'xml', type: 'text', ...same('<a b="1">é</a>') },
  { name: 'place', native: 'geography', type: 'text', ...same('POINT (1 2.5)') },
  { name: 'any', native: 'sql_variant', type: 'text', ...same('12.50') },
  { name: 'secret', native: 'encrypted', type: 'text', ...same('01c0ffee') },
];

export const everyType = {
  columns: columns as readonly FakeColumn[],
  types: columns.map(({ name, type }) => ({ name, type })),
  values: [columns.map(({ value }) => value), columns.map(({ name }) => (name === 'id' ? '1' : null))],
  /** By the id: the values, and a row in which all else is empty. */
  rows: [columns.map(({ read }) => read), columns.map(({ name }) => (name === 'id' ? '1' : null))],
};
