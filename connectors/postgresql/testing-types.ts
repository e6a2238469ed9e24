import type { SystemType } from '#kernel/system-types.ts';

interface TypedColumn {
  name: string;
  /** As it is declared. */
  sql: string;
  type: SystemType;
  value: string;
  /** As a table of ours holds it; the same as the value where nothing is said. */
  read?: string;
}

/** A column of every type, each with a value that is easily spoiled. */
const columns: TypedColumn[] = [
  { name: 'id', sql: 'bigint PRIMARY KEY', type: 'integer', value: '-9223372036854775808' },
  { name: 'small', sql: 'smallint', type: 'integer', value: '-32768' },
  { name: 'whole', sql: 'integer', type: 'integer', value: '2147483647' },
  { name: 'is_open', sql: 'boolean', type: 'boolean', value: 'true' },
  {
    name: 'price',
    sql: 'numeric(38,18)',
    type: 'decimal(38,18)',
    value: '12345678901234567890.123456789012345678',
  },
  { name: 'free', sql: 'numeric', type: 'decimal', value: '0.000000000000000001' },
  { name: 'wide', sql: 'numeric(60,2)', type: 'decimal(60,2)', value: '1.00' },
  { name: 'cash', sql: 'money', type: 'decimal', value: '1234.50' },
  { name: 'ratio', sql: 'double precision', type: 'double', value: '0.1' },
  { name: 'short_ratio', sql: 'real', type: 'double', value: '0.1' },
  { name: 'day', sql: 'date', type: 'date', value: '2024-02-29' },
  { name: 'clock', sql: 'time(6)', type: 'time', value: '23:59:59.123456' },
  { name: 'zoned_clock', sql: 'timetz', type: 'text', value: '10:00:00+02' },
  { name: 'at', sql: 'timestamp', type: 'timestamp', value: '2024-12-31 23:59:59.999999' },
  {
    name: 'moment',
    sql: 'timestamptz',
    type: 'timestampWithZone',
    value: '2024-01-01 01:00:00.5+05:30',
    read: '2023-12-31 19:30:00.5',
  },
  { name: 'took', sql: 'interval', type: 'text', value: '1 mon 2 days 03:04:05', read: 'P1M2DT3H4M5S' },
  { name: 'note', sql: 'text', type: 'text', value: 'a "b",\r\n\\N é 🚲' },
  { name: 'code', sql: 'varchar(20)', type: 'text', value: '' },
  { name: 'fixed', sql: 'char(5)', type: 'text', value: 'ab', read: 'ab   ' },
  { name: 'tag', sql: 'uuid', type: 'text', value: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11' },
  { name: 'document', sql: 'json', type: 'text', value: '{"b": 1,  "a": 2}' },
  { name: 'dense', sql: 'jsonb', type: 'text', value: '{"n": 12345678901234567890.5}' },
  { name: 'bytes', sql: 'bytea', type: 'text', value: '\\xdeadbeef', read: 'deadbeef' },
  { name: 'numbers', sql: 'int[]', type: 'text', value: '{1,NULL,3}', read: '[1, null, 3]' },
  { name: 'texts', sql: 'text[]', type: 'text', value: '{"a,b",c}', read: '["a,b", "c"]' },
  { name: 'address', sql: 'inet', type: 'text', value: '10.0.0.1/8' },
  { name: 'mood', sql: 'mood', type: 'text', value: 'happy' },
  { name: 'pair', sql: 'pair', type: 'text', value: '(1,"x y")', read: '{"one": 1, "two": "x y"}' },
  { name: 'span', sql: 'int4range', type: 'text', value: '[1,5)' },
  { name: 'amount', sql: 'amount_of_money', type: 'decimal(12,2)', value: '99.90' },
];

export const everyType = {
  sql: `CREATE TYPE mood AS ENUM ('sad', 'happy'); CREATE TYPE pair AS (one int, two text);
    CREATE DOMAIN amount_of_money AS numeric(12,2) CHECK (value >= 0);
    CREATE TABLE every_type (${columns.map(({ name, sql }) => `${name} ${sql}`).join(', ')})`,
  insert: `INSERT INTO every_type (${columns.map(({ name }) => name).join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
  values: columns.map(({ value }) => value),
  columns: columns.map(({ name, type }) => ({ name, type })),
  /** By the id: the values, and a row in which all else is empty. */
  rows: [
    columns.map(({ value, read = value }) => read),
    columns.map(({ name }) => (name === 'id' ? '1' : null)),
  ],
};
