import { expect, it } from 'vitest';
import type { Catalog, CatalogTable } from '#kernel/catalog.ts';
import { withMeantTables, withoutComputed } from './computed-tables.ts';

function table(sqlName: string, isComputed: boolean): CatalogTable {
  return {
    dataSourceId: `s-${sqlName}`,
    dataSourceName: sqlName,
    ...(isComputed && { isComputed }),
    tableId: sqlName,
    name: sqlName,
    sqlName,
    versionId: `v-${sqlName}`,
    version: 1,
    asOf: '2026-01-01T00:00:00.000Z',
    profile: { rowCount: 1, key: [], mainDate: null, displayColumn: null, columns: [] },
  };
}
const relation = { fromColumn: 'id', toColumn: 'id', inclusion: 1, origin: 'inferred' as const };
const catalog: Catalog = {
  tables: [table('orders', false), table('orders_predicted', true)],
  relations: [{ ...relation, fromTable: 'orders_predicted', toTable: 'orders' }],
};
const asked = (question: string, changed: object = {}) => ({
  question,
  catalog,
  dataSourceIds: null,
  previous: null,
  chosen: null,
  ...changed,
});
const meant = (request: ReturnType<typeof asked>) =>
  withMeantTables(request).catalog.tables.map(({ sqlName }) => sqlName);

it('asks a table that a model made only where it is meant', () => {
  expect(meant(asked('total net amount'))).toEqual(['orders']);
  expect(withMeantTables(asked('total net amount')).catalog.relations).toEqual([]);
  expect(meant(asked('orders by predicted status'))).toEqual(['orders', 'orders_predicted']);
  expect(meant(asked('total net amount', { dataSourceIds: ['s-orders_predicted'] }))).toHaveLength(2);
  expect(meant(asked('and by month', { previous: { table: 'orders_predicted' } }))).toHaveLength(2);
  expect(meant(asked('and by month', { previous: { table: 'orders' } }))).toEqual(['orders']);
});

it('leaves it where nothing else is there', () => {
  const alone: Catalog = { tables: [table('orders_predicted', true)], relations: [] };
  expect(withoutComputed(alone)).toBe(alone);
});
