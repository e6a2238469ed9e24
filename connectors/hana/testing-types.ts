import type { SystemType } from '#kernel/system-types.ts';
import type { FakeColumn } from './testing-values.ts';

interface TypedColumn extends FakeColumn {
  /** In our words. */
  is: SystemType;
  /** As it is put in. */
  value: string;
  /** As a table of ours holds it, where that is another text. */
  read?: string;
}

function column(
  name: string,
  [type, length = 0, scale = null]: readonly [string, number?, (number | null)?],
  is: SystemType,
  value: string,
  read?: string,
): TypedColumn {
  return { name, type, length, scale, is, value, ...(read === undefined ? {} : { read }) };
}

/** A column of every type, each with a value that is easily spoiled. */
const columns: TypedColumn[] = [
  column('id', ['BIGINT', 19], 'integer', '-9223372036854775808'),
  column('tiny', ['TINYINT', 3], 'integer', '255'),
  column('small', ['SMALLINT', 5], 'integer', '-32768'),
  column('whole', ['INTEGER', 10], 'integer', '-2147483648'),
  column('is_open', ['BOOLEAN', 1], 'boolean', 'true'),
  column('is_shut', ['BOOLEAN', 1], 'boolean', 'false'),
  column('price', ['DECIMAL', 18, 4], 'decimal(18,4)', '-12345678901234.5678'),
  column('wide', ['DECIMAL', 28, 10], 'decimal(28,10)', '123456789012345678.0000000001'),
  column('widest', ['DECIMAL', 38, 18], 'decimal(38,18)', '-12345678901234567890.123456789012345678'),
  // A hundred whose zeros are no digits, which the driver's own reader would tell as ten thousand.
  column('floating', ['DECIMAL', 34], 'decimal', '100'),
  column('tiny_part', ['SMALLDECIMAL', 16], 'decimal', '-0.00000000000001'),
  column('ratio', ['DOUBLE', 15], 'double', '0.1'),
  column('short_ratio', ['REAL', 7], 'double', '0.1'),
  column('day', ['DATE', 10], 'date', '2024-02-29'),
  column('first_day', ['DATE', 10], 'date', '0001-01-01'),
  column('old_day', ['DATE', 10], 'date', '1582-10-04'),
  column('clock', ['TIME', 8], 'time', '23:59:59'),
  column('moment', ['TIMESTAMP', 27, 7], 'timestamp', '9999-12-31 23:59:59.999999'),
  column(
    'fine_moment',
    ['TIMESTAMP', 27, 7],
    'timestamp',
    '2024-12-31 23:59:59.1234567',
    '2024-12-31 23:59:59,1234567',
  ),
  column('second', ['SECONDDATE', 19], 'timestamp', '1969-12-31 23:59:59'),
  column('code', ['VARCHAR', 20], 'text', ''),
  column('note', ['NVARCHAR', 5000], 'text', 'a "b",\r\n\\N é 🚲 \u2028'),
  column('fixed', ['NCHAR', 5], 'text', 'abc  '),
  column('number', ['ALPHANUM', 10], 'text', '0000000042'),
  column('mixed', ['ALPHANUM', 10], 'text', '00A42'),
  column('short_text', ['SHORTTEXT', 100], 'text', 'Zürich €'),
  column('bytes', ['VARBINARY', 20], 'text', 'deadbeef00ff'),
  column('document', ['NCLOB', 2147483647], 'text', 'ü🚲"x",\n'.repeat(1000)),
  column('ascii', ['CLOB', 2147483647], 'text', 'x'.repeat(2001)),
  column('file', ['BLOB', 2147483647], 'text', '00ff'.repeat(1500)),
  column('place', ['ST_POINT', 0], 'text', 'POINT (1 2.5)'),
  column('vector', ['REAL_VECTOR', 3], 'text', '[1,2,3]'),
];

export const everyType = {
  columns: columns.map(({ is: _, value: __, read: ___, ...declared }) => declared),
  told: columns.map(({ name, is }) => ({ name, type: is })),
  /** The values, and a row in which all but the key is empty. */
  values: [columns.map(({ value }) => value), columns.map(({ name }) => (name === 'id' ? '1' : null))],
  rows: [
    columns.map(({ value, read }) => read ?? value),
    columns.map(({ name }) => (name === 'id' ? '1' : null)),
  ],
};
