import type { SystemType } from '#kernel/system-types.ts';

/** A column of every type: how it is declared, a value in Trino's SQL, and as a table of ours holds it. */
const columns: [name: string, native: string, type: SystemType, sql: string, read: string][] = [
  ['id', 'bigint', 'integer', "BIGINT '-9223372036854775808'", '-9223372036854775808'],
  ['tiny', 'tinyint', 'integer', "TINYINT '-128'", '-128'],
  ['whole', 'integer', 'integer', '2147483647', '2147483647'],
  ['is_open', 'boolean', 'boolean', 'true', 'true'],
  [
    'price',
    'decimal(38,18)',
    'decimal(38,18)',
    "DECIMAL '12345678901234567890.123456789012345678'",
    '12345678901234567890.123456789012345678',
  ],
  ['ratio', 'double', 'double', "DOUBLE '0.1'", '0.1'],
  ['large_ratio', 'double', 'double', "DOUBLE '1e300'", '1e+300'],
  ['short_ratio', 'real', 'double', "REAL '0.1'", '0.1'],
  ['day', 'date', 'date', "DATE '2024-02-29'", '2024-02-29'],
  ['clock', 'time(6)', 'time', "TIME '23:59:59.123456'", '23:59:59.123456'],
  ['zoned_clock', 'time(0) with time zone', 'text', "TIME '10:00:00+02:00'", '10:00:00+02:00'],
  ['at', 'timestamp(6)', 'timestamp', "TIMESTAMP '2024-12-31 23:59:59.999999'", '2024-12-31 23:59:59.999999'],
  [
    'fine_at',
    'timestamp(9)',
    'text',
    "TIMESTAMP '2024-12-31 23:59:59.999999999'",
    '2024-12-31 23:59:59.999999999',
  ],
  [
    'moment',
    'timestamp(6) with time zone',
    'timestampWithZone',
    "TIMESTAMP '2024-01-01 01:00:00.5 +05:30'",
    '2023-12-31 19:30:00.5',
  ],
  ['note', 'varchar', 'text', `U&'a "b",\\000D\\000A\\005CN \\00E9 \\+01F6B2'`, 'a "b",\r\n\\N é 🚲'],
  ['code', 'varchar(20)', 'text', "''", ''],
  ['fixed', 'char(5)', 'text', "CHAR 'ab'", 'ab   '],
  ['bytes', 'varbinary', 'text', "X'DEADBEEF'", 'deadbeef'],
  [
    'tag',
    'uuid',
    'text',
    "UUID 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'",
    'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
  ],
  ['numbers', 'array(integer)', 'text', 'ARRAY[1, NULL, 3]', '[1,null,3]'],
  ['pairs', 'map(varchar, integer)', 'text', "MAP(ARRAY['a'], ARRAY[1])", '{"a":1}'],
  [
    'both',
    'row(one integer, two varchar)',
    'text',
    "CAST(ROW(1, 'x y') AS row(one integer, two varchar))",
    '{"one":1,"two":"x y"}',
  ],
  ['document', 'json', 'text', `JSON '{"a": 12345678901234567890}'`, '{"a":12345678901234567890}'],
  ['address', 'ipaddress', 'text', "IPADDRESS '10.0.0.1'", '10.0.0.1'],
  ['took', 'interval day to second', 'text', "INTERVAL '1' DAY", '1 00:00:00.000'],
];

export const everyType = {
  create: (table: string) =>
    `CREATE TABLE ${table} (${columns.map(([name, native]) => `"${name}" ${native}`).join(', ')})`,
  insert: (table: string) => `INSERT INTO ${table} SELECT ${columns.map(([, , , sql]) => sql).join(', ')}`,
  insertEmpty: (table: string) => `INSERT INTO ${table} (id) SELECT BIGINT '1'`,
  columns: columns.map(([name, , type]) => ({ name, type })),
  /** By the id: the values, and a row in which all else is empty. */
  rows: [columns.map((column) => column[4]), columns.map(([name]) => (name === 'id' ? '1' : null))],
};
