import type { OrgField, OrgRecord } from '../practice/salesforce/org.ts';
import type { SystemColumn } from '../system-session.ts';

/** An object with a field of every type, for tests alone. Compound fields and files are there, and not read. */

const text = 'a "b" & <c>,\r\n\\N é 🚲';

const fields: OrgField[] = [
  { name: 'id', label: 'Record ID', type: 'id', length: 18 },
  { name: 'text__c', label: 'Text', type: 'string', length: 255 },
  { name: 'long__c', label: 'Long', type: 'textarea', length: 32_768 },
  { name: 'stage__c', label: 'Stage', type: 'picklist', length: 255 },
  { name: 'open__c', label: 'Open', type: 'boolean' },
  { name: 'count__c', label: 'Count', type: 'int' },
  { name: 'amount__c', label: 'Amount', type: 'currency', precision: 18, scale: 2 },
  { name: 'share__c', label: 'Share', type: 'percent', precision: 18, scale: 4 },
  { name: 'day__c', label: 'Day', type: 'date' },
  { name: 'moment__c', label: 'Moment', type: 'datetime' },
  { name: 'time__c', label: 'Time', type: 'time' },
  { name: 'address__c', label: 'Address', type: 'address' },
  { name: 'file__c', label: 'File', type: 'base64' },
];

const records: OrgRecord[] = [
  {
    id: '1',
    text__c: text,
    long__c: 'x'.repeat(5000),
    stage__c: 'Closed Won',
    open__c: 'true',
    count__c: '-2147483648',
    amount__c: '9007199254740993.25',
    share__c: '0.5',
    day__c: '1700-01-01',
    moment__c: '2024-02-29T23:59:59.123Z',
    time__c: '23:59:59.000Z',
    address__c: 'somewhere',
    file__c: 'AAAA',
  },
  { id: '2', open__c: 'false' },
];

const columns: Pick<SystemColumn, 'name' | 'type'>[] = [
  { name: 'id', type: 'text' },
  { name: 'text__c', type: 'text' },
  { name: 'long__c', type: 'text' },
  { name: 'stage__c', type: 'text' },
  { name: 'open__c', type: 'boolean' },
  { name: 'count__c', type: 'integer' },
  { name: 'amount__c', type: 'decimal' },
  { name: 'share__c', type: 'decimal' },
  { name: 'day__c', type: 'date' },
  { name: 'moment__c', type: 'timestampWithZone' },
  { name: 'time__c', type: 'time' },
];

const rows: (string | null)[][] = [
  [
    ...['1', text, 'x'.repeat(5000), 'Closed Won', 'true', '-2147483648'],
    ...['9007199254740993.25', '0.5000', '1700-01-01', '2024-02-29 23:59:59.123', '23:59:59'],
  ],
  ['2', null, null, null, 'false', null, null, null, null, null, null],
];

export const everyType = { fields, records, columns, rows };
