import type { SystemType } from '#kernel/system-types.ts';
import type { WireKind } from './testing-values.ts';

export interface FakeColumn {
  name: string;
  /** As `ALL_TAB_COLUMNS` has it. */
  native: string;
  precision?: number;
  scale?: number;
  /** Bytes, and characters of a text. */
  length?: number;
  label?: string;
  /** Whose type it is, where it is not built in. */
  typeOwner?: string;
}

interface TypedColumn extends FakeColumn {
  type: SystemType;
  /** As the server writes it, or holds it where it writes nothing of its own: bytes as hexadecimal. */
  value: string;
  /** As a table of ours holds it, where that is another text. */
  read?: string;
}

/** A column of every type, each with a value that is easily spoiled. */
const columns: TypedColumn[] = [
  { name: 'id', native: 'NUMBER', precision: 18, scale: 0, type: 'integer', value: '-999999999999999999' },
  {
    name: 'whole',
    native: 'NUMBER',
    scale: 0,
    type: 'decimal(38,0)',
    value: '99999999999999999999999999999999999999',
  },
  {
    name: 'price',
    native: 'NUMBER',
    precision: 38,
    scale: 18,
    type: 'decimal(38,18)',
    value: '-12345678901234567890.123456789012345678',
  },
  { name: 'part', native: 'NUMBER', precision: 3, scale: 5, type: 'decimal(6,5)', value: '-0.00123' },
  { name: 'thousands', native: 'NUMBER', precision: 6, scale: -3, type: 'integer', value: '123456000' },
  { name: 'any', native: 'NUMBER', type: 'decimal', value: '0.1' },
  { name: 'hundred', native: 'NUMBER', type: 'decimal', value: '100' },
  { name: 'nothing', native: 'NUMBER', type: 'decimal', value: '0' },
  { name: 'ratio', native: 'FLOAT', precision: 126, type: 'double', value: '0.3' },
  { name: 'short', native: 'BINARY_FLOAT', type: 'double', value: '0.1' },
  { name: 'long', native: 'BINARY_DOUBLE', type: 'double', value: '-0.1' },
  { name: 'day', native: 'DATE', type: 'timestamp', value: '2024-02-29 23:59:59' },
  {
    name: 'at',
    native: 'TIMESTAMP(6)',
    scale: 6,
    type: 'timestamp',
    value: '9999-12-31 23:59:59.999999000',
    read: '9999-12-31 23:59:59.999999',
  },
  {
    name: 'fine_at',
    native: 'TIMESTAMP(9)',
    scale: 9,
    type: 'timestamp',
    value: '2024-12-31 23:59:59.123456789',
    read: '2024-12-31 23:59:59,123456789',
  },
  {
    name: 'moment',
    native: 'TIMESTAMP(6) WITH TIME ZONE',
    scale: 6,
    type: 'timestampWithZone',
    value: '2023-12-31 23:00:00.123456000',
    read: '2023-12-31 23:00:00.123456',
  },
  {
    name: 'here',
    native: 'TIMESTAMP(3) WITH LOCAL TIME ZONE',
    scale: 3,
    type: 'timestampWithZone',
    value: '2024-07-01 12:00:00.500000000',
    read: '2024-07-01 12:00:00.5',
  },
  { name: 'years', native: 'INTERVAL YEAR(2) TO MONTH', type: 'text', value: '+02-06' },
  { name: 'span', native: 'INTERVAL DAY(2) TO SECOND(6)', type: 'text', value: '+10 05:12:10.222000' },
  { name: 'code', native: 'VARCHAR2', length: 20, type: 'text', value: 'Zürich €' },
  { name: 'note', native: 'NVARCHAR2', length: 200, type: 'text', value: 'a "b",\r\n\\N é 🚲 \u2028' },
  { name: 'letters', native: 'CHAR', length: 10, type: 'text', value: 'AB        ', read: 'AB' },
  { name: 'is_open', native: 'BOOLEAN', type: 'boolean', value: 'true' },
  { name: 'bytes', native: 'RAW', length: 20, type: 'text', value: 'deadbeef00ff' },
  { name: 'document', native: 'CLOB', length: 4000, type: 'text', value: 'ü🚲"x",\n'.repeat(1000) },
  { name: 'letter', native: 'NCLOB', length: 4000, type: 'text', value: 'ü🚲"x",\n'.repeat(500) },
  { name: 'file', native: 'BLOB', length: 4000, type: 'text', value: '00ff'.repeat(1500) },
  { name: 'xml', native: 'XMLTYPE', typeOwner: 'PUBLIC', type: 'text', value: '<a b="1">é</a>' },
  { name: 'json', native: 'JSON', type: 'text', value: '{"a":1.10}' },
  { name: 'place', native: 'ROWID', type: 'text', value: 'AAAR3sAAEAAAACXAAA' },
];

/** Objects have no text of their own, and are left out. */
const leftOut: FakeColumn = { name: 'shape', native: 'SDO_GEOMETRY', typeOwner: 'MDSYS' };

export const everyType = {
  columns: [...columns, leftOut] as readonly FakeColumn[],
  types: columns.map(({ name, type }) => ({ name, type })),
  values: [
    [...columns.map(({ value }) => value), null],
    [...columns.map(({ name }) => (name === 'id' ? '1' : null)), null],
  ],
  /** By the id: the values, and a row in which all else is empty. */
  rows: [
    columns.map(({ value, read }) => read ?? value),
    columns.map(({ name }) => (name === 'id' ? '1' : null)),
  ],
};

/** How a column goes over the wire that is asked for as it is. */
export function wireKindOf({ native }: FakeColumn): WireKind {
  switch (native) {
    case 'NUMBER':
    case 'FLOAT':
      return 'number';
    case 'BINARY_FLOAT':
      return 'float';
    case 'BINARY_DOUBLE':
      return 'double';
    case 'NVARCHAR2':
      return 'nationalText';
    case 'CHAR':
      return 'padded';
    case 'RAW':
      return 'raw';
    case 'CLOB':
      return 'clob';
    case 'NCLOB':
      return 'nclob';
    case 'BLOB':
      return 'blob';
    case 'BOOLEAN':
      return 'boolean';
    default:
      return 'text';
  }
}
