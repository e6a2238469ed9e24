import { expect, it } from 'vitest';
import { attachmentHeader, fileNameFor } from './attachment.ts';

it.each([
  ['Orders', 'Orders.csv'],
  ['Umsätze 2025', 'Umsätze 2025.csv'],
  ['売上高', '売上高.csv'],
  ['../../etc/passwd', 'etc passwd.csv'],
  ['a\r\nSet-Cookie: x', 'a Set-Cookie x.csv'],
  ['What is "revenue" by region?', 'What is revenue by region.csv'],
  ['gpj.\u202Eexe', 'gpj. exe.csv'],
  [' ... ', 'export.csv'],
  ['x'.repeat(200), `${'x'.repeat(80)}.csv`],
  [
    'List the orders with their customer, region and product line that have a net amount above 10000',
    'List the orders with their customer, region and product line that have a net….csv',
  ],
  [`${'Aufträge '.repeat(8)}über 10000`, `${'Aufträge '.repeat(8)}über….csv`],
  [`${'x'.repeat(79)}💶💶`, `${'x'.repeat(79)}💶.csv`],
])('%j is saved as %s', (title, name) => {
  expect(fileNameFor(title, 'csv')).toBe(name);
});

it.each([
  ['Orders.csv', `attachment; filename="Orders.csv"; filename*=UTF-8''Orders.csv`],
  ['Umsätze (2).csv', `attachment; filename="Umsatze (2).csv"; filename*=UTF-8''Ums%C3%A4tze%20%282%29.csv`],
  [
    `50 % "off" it's.csv`,
    `attachment; filename="50 _ _off_ it's.csv"; filename*=UTF-8''50%20%25%20%22off%22%20it%27s.csv`,
  ],
  ['売上.csv', `attachment; filename="__.csv"; filename*=UTF-8''%E5%A3%B2%E4%B8%8A.csv`],
  ['\uD800.csv', `attachment; filename="_.csv"; filename*=UTF-8''%EF%BF%BD.csv`],
])('%j is sent as %s', (name, header) => {
  expect(attachmentHeader(name)).toBe(header);
});
