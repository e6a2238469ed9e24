import type { SystemType } from '#kernel/system-types.ts';

interface TypedColumn {
  name: string;
  /** As it is declared. */
  sql: string;
  type: SystemType;
  /** As SQL writes it. */
  value: string;
  /** As a table of ours holds it. */
  read: string;
}

/** A column of every type, each with a value that is easily spoiled. */
const columns: TypedColumn[] = [
  {
    name: 'id',
    sql: 'bigint PRIMARY KEY',
    type: 'integer',
    value: '-9223372036854775808',
    read: '-9223372036854775808',
  },
  { name: 'tiny', sql: 'tinyint unsigned', type: 'integer', value: '255', read: '255' },
  { name: 'whole', sql: 'int unsigned', type: 'integer', value: '4294967295', read: '4294967295' },
  {
    name: 'large',
    sql: 'bigint unsigned',
    type: 'unsigned',
    value: '18446744073709551615',
    read: '18446744073709551615',
  },
  { name: 'is_open', sql: 'boolean', type: 'boolean', value: '1', read: 'true' },
  { name: 'one_bit', sql: 'bit(1)', type: 'boolean', value: "b'1'", read: 'true' },
  {
    name: 'price',
    sql: 'decimal(38,18)',
    type: 'decimal(38,18)',
    value: '-12345678901234567890.123456789012345678',
    read: '-12345678901234567890.123456789012345678',
  },
  { name: 'ratio', sql: 'double', type: 'double', value: '0.1', read: '0.1' },
  { name: 'day', sql: 'date', type: 'date', value: "'2024-02-29'", read: '2024-02-29' },
  { name: 'clock', sql: 'time(6)', type: 'time', value: "'23:59:59.123456'", read: '23:59:59.123456' },
  {
    name: 'at',
    sql: 'datetime(6)',
    type: 'timestamp',
    value: "'2024-12-31 23:59:59.999999'",
    read: '2024-12-31 23:59:59.999999',
  },
  {
    name: 'moment',
    sql: 'timestamp(6) NULL',
    type: 'timestampWithZone',
    value: "'2024-01-01 01:00:00.5'",
    read: '2024-01-01 01:00:00.5',
  },
  { name: 'since', sql: 'year', type: 'integer', value: '2024', read: '2024' },
  { name: 'code', sql: 'varchar(20)', type: 'text', value: "''", read: '' },
  {
    name: 'note',
    sql: 'longtext CHARACTER SET utf8mb4',
    type: 'text',
    value: `'a "b",\\r\\n\\\\N é 🚲'`,
    read: 'a "b",\r\n\\N é 🚲',
  },
  {
    name: 'old',
    sql: 'varchar(20) CHARACTER SET latin1',
    type: 'text',
    value: "'Zürich €'",
    read: 'Zürich €',
  },
  { name: 'mood', sql: "enum('sad', 'hap''py')", type: 'text', value: "'hap''py'", read: "hap'py" },
  { name: 'traits', sql: "set('a', 'b', 'c')", type: 'text', value: "'c,a'", read: 'a,c' },
  {
    name: 'document',
    sql: 'json',
    type: 'text',
    value: `'{"b": 1,  "a": 12345678901234567890.5}'`,
    read: '{"b": 1,  "a": 12345678901234567890.5}',
  },
  { name: 'bytes', sql: 'varbinary(20)', type: 'text', value: "x'deadbeef'", read: 'deadbeef' },
  {
    name: 'place',
    sql: 'point',
    type: 'text',
    value: "ST_GeomFromText('POINT(1 2.5)')",
    read: 'POINT(1 2.5)',
  },
];

const table = 'every_type';

export const everyType = {
  table,
  sql: `CREATE TABLE ${table} (${columns.map(({ name, sql }) => `${name} ${sql}`).join(', ')})`,
  insert: `INSERT INTO ${table} VALUES (${columns.map(({ value }) => value).join(', ')}); INSERT INTO ${table} (id) VALUES (1)`,
  columns: columns.map(({ name, type }) => ({ name, type })),
  /** By the id: the values, and a row in which all else is empty. */
  rows: [columns.map(({ read }) => read), columns.map(({ name }) => (name === 'id' ? '1' : null))],
};
