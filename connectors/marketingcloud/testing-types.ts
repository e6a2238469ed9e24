import type { TenantField, TenantRow } from '../practice/marketingcloud/tenant.ts';
import type { FixtureServer } from '../testing-conformance.ts';

interface EveryType extends Omit<Awaited<ReturnType<FixtureServer['makeEveryType']>>, 'table'> {
  fields: readonly TenantField[];
  served: readonly TenantRow[];
}

const fields: readonly TenantField[] = [
  { name: 'Id', type: 'Number', isKey: true },
  { name: 'Amount', type: 'Decimal', length: 29, scale: 4 },
  { name: 'Active', type: 'Boolean' },
  { name: 'Day', type: 'Date' },
  { name: 'E Mail', type: 'EmailAddress', length: 254 },
  { name: 'Phone', type: 'Phone', length: 50 },
  { name: 'Locale', type: 'Locale', length: 5 },
  { name: 'Text', type: 'Text', length: 100 },
];

const cells: readonly (readonly (string | null)[])[] = [
  [
    '1',
    '1234567890123456789012345.6789',
    'True',
    '2024-02-29 00:00:00',
    'ada@example.com',
    '0049301234',
    'de-DE',
    'A & <B> “c” 007',
  ],
  ['2', '-0.1000', 'False', '1999-12-31 23:59:59', null, null, null, ' 007 '],
  ['3', null, null, '2024-07-01 12:30:00', null, null, null, null],
  ['2147483647', '0.0000', null, null, null, null, null, 'x'],
];

/** A data extension with a field of every type, and what is to become of its rows. */
export const everyType: EveryType = {
  fields,
  served: cells.map((row) => Object.fromEntries(fields.map(({ name }, at) => [name, row[at] ?? null]))),
  columns: [
    { name: 'Id', type: 'integer' },
    { name: 'Amount', type: 'decimal(29,4)' },
    { name: 'Active', type: 'boolean' },
    { name: 'Day', type: 'timestamp' },
    { name: 'E Mail', type: 'text' },
    { name: 'Phone', type: 'text' },
    { name: 'Locale', type: 'text' },
    { name: 'Text', type: 'text' },
  ],
  rows: cells.map((row) => row.map((cell) => ({ True: 'true', False: 'false' })[cell ?? ''] ?? cell)),
};
