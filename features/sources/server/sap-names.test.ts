import { expect, it } from 'vitest';
import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import { sapTableWords, withSapNames } from './sap-names.ts';

const tableOf = (...columns: Partial<ColumnProfile>[]): TableProfile =>
  ({ rowCount: 1, key: null, columns }) as unknown as TableProfile;

it('adds the words of business to fields of SAP, behind what was told', () => {
  const known = tableOf({ name: 'vbeln' }, { name: 'NETWR', synonyms: ['turnover'] }, { name: 'KUNNR' });
  expect(withSapNames(known).columns.map(({ synonyms }) => synonyms?.[0])).toEqual([
    'sales document',
    'turnover',
    'customer',
  ]);
  expect(withSapNames(known).columns[1]?.synonyms).toEqual(['turnover', 'net value', 'net amount']);
  expect(sapTableWords('SAPHANADB.VBAK', known)).toEqual(['sales orders']);
  expect(sapTableWords('vbak 2024', known)).toEqual(['sales orders']);
  expect(sapTableWords('orders', known)).toEqual([]);
});

it('leaves a table alone that has one such name by chance', () => {
  const other = tableOf({ name: 'MENGE' }, { name: 'Name' }, { name: 'constructor' });
  expect(withSapNames(other)).toBe(other);
  expect(sapTableWords('MARA', other)).toEqual([]);
});
