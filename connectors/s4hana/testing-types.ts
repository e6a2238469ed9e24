import type { SystemType } from '#kernel/system-types.ts';
import type { ServedProperty, ServedRow, ServedService } from '../practice/odata/served-model.ts';

type Column = [property: ServedProperty, type: SystemType, value: string];

/** A property of every type, what it is read as, and a value that is easily spoilt. */
function columnsOf(version: ServedService['version']): Column[] {
  const isOld = version === 'v2';
  return [
    [{ name: 'id', type: 'Edm.Int64' }, 'integer', '-9223372036854775808'],
    [{ name: 'small', type: 'Edm.Byte', isNullable: true }, 'integer', '255'],
    [{ name: 'short', type: 'Edm.Int16', isNullable: true }, 'integer', '-32768'],
    [{ name: 'whole', type: 'Edm.Int32', isNullable: true }, 'integer', '2147483647'],
    [{ name: 'is_open', type: 'Edm.Boolean', isNullable: true }, 'boolean', 'true'],
    [
      { name: 'price', type: 'Edm.Decimal', precision: 38, scale: 18, isNullable: true },
      'decimal(38,18)',
      '12345678901234567890.123456789012345678',
    ],
    [{ name: 'free', type: 'Edm.Decimal', isNullable: true }, 'decimal', '-98765432109876543210.5'],
    [{ name: 'ratio', type: 'Edm.Double', isNullable: true }, 'double', '0.1'],
    [{ name: 'material', type: 'Edm.String', maxLength: 18, isNullable: true }, 'text', '000000000000000042'],
    [{ name: 'note', type: 'Edm.String', isNullable: true }, 'text', 'a "b" & <c>,\r\n\\N é 🚲 \'d\''],
    [{ name: 'none', type: 'Edm.String', isNullable: true }, 'text', ''],
    [
      { name: 'calendar_day', type: 'Edm.String', maxLength: 8, isCalendarDate: true, isNullable: true },
      'date',
      '20240229',
    ],
    [{ name: 'day', type: 'Edm.Date', isNullable: true }, 'date', '1899-12-31'],
    [{ name: 'clock', type: 'Edm.TimeOfDay', isNullable: true }, 'time', '23:59:59'],
    [
      { name: 'at', type: 'Edm.DateTime', isNullable: true },
      isOld ? 'timestamp' : 'timestampWithZone',
      '2024-12-31 23:59:59.125',
    ],
    [
      { name: 'moment', type: 'Edm.DateTimeOffset', precision: 7, isNullable: true },
      'timestampWithZone',
      isOld ? '1969-12-31 23:59:59.5' : '2024-12-31 23:59:59.123456',
    ],
    [{ name: 'tag', type: 'Edm.Guid', isNullable: true }, 'text', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
    [{ name: 'bytes', type: 'Edm.Binary', isNullable: true }, 'text', 'fbffdeadbeef'],
  ];
}

export function everyType(version: ServedService['version']): {
  properties: ServedProperty[];
  columns: { name: string; type: SystemType }[];
  rows: ServedRow[];
} {
  const columns = columnsOf(version);
  return {
    properties: columns.map(([property]) => property),
    columns: columns.map(([{ name }, type]) => ({ name, type })),
    rows: [
      Object.fromEntries(columns.map(([{ name }, , value]) => [name, value])),
      // All else is empty, or what ABAP writes for that.
      { id: '1', calendar_day: '00000000' },
    ],
  };
}
