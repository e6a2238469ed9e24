import { describe, expect, it } from 'vitest';
import type { Catalog, CatalogTable, ColumnProfile, Relation } from '#kernel/catalog.ts';
import type { ModelAlgorithm, ModelType } from '../../manifest.ts';
import { planTraining } from './plan-training.ts';
import type { PlannedTraining } from './planned-training.ts';

const rows = 1000;

function column(name: string, changed: Partial<ColumnProfile> = {}): ColumnProfile {
  return {
    name,
    type: 'text',
    role: 'category',
    unit: null,
    defaultAggregate: 'none',
    distinctCount: 5,
    nullCount: 0,
    isUnique: false,
    min: null,
    max: null,
    values: [{ value: 'a', rows: 400 }],
    hasAllValues: true,
    ...changed,
  };
}
const amount = (name: string, changed: Partial<ColumnProfile> = {}) =>
  column(name, {
    type: 'decimal',
    role: 'additive',
    defaultAggregate: 'sum',
    distinctCount: 700,
    values: [],
    ...changed,
  });
const day = (name: string) => column(name, { type: 'date', role: 'date', distinctCount: 600, values: [] });
const id = (name: string, changed: Partial<ColumnProfile> = {}) =>
  column(name, { role: 'identifier', distinctCount: rows, isUnique: true, values: [], ...changed });

function table(name: string, columns: ColumnProfile[], changed: Partial<CatalogTable> = {}): CatalogTable {
  const mainDate = columns.find(({ type }) => type === 'date')?.name ?? null;
  return {
    dataSourceId: 's',
    dataSourceName: 'Shop',
    tableId: `t-${name}`,
    name,
    sqlName: name,
    versionId: `v-${name}`,
    version: 1,
    asOf: '2026-01-01T00:00:00.000Z',
    profile: { rowCount: rows, key: [], mainDate, displayColumn: null, columns },
    ...changed,
  };
}

const orders = table('orders', [
  id('order_id'),
  day('ordered'),
  column('customer', { role: 'identifier', distinctCount: 50 }),
  amount('quantity'),
  amount('net', { unit: 'EUR' }),
  column('status'),
]);
const customers = table('customers', [
  id('id', { distinctCount: 50 }),
  column('segment'),
  column('name', { distinctCount: 50 }),
  column('age', { type: 'integer', role: 'ratio', distinctCount: 40 }),
]);
customers.profile.rowCount = 50;
const relation: Relation = {
  fromTable: 'orders',
  fromColumn: 'customer',
  toTable: 'customers',
  toColumn: 'id',
  inclusion: 1,
  origin: 'inferred',
};
const shop: Catalog = { tables: [customers, orders], relations: [relation] };

function plan(
  type: ModelType,
  algorithm: ModelAlgorithm,
  config: Record<string, unknown> = {},
  catalog = shop,
) {
  return planTraining(catalog, { type, algorithm, dataSourceId: 's', config }, new Date('2026-06-01'));
}
function planned(...given: Parameters<typeof plan>): PlannedTraining {
  const result = plan(...given);
  if (!result.ok) throw new Error(result.problem);
  return result;
}
const problem = (...given: Parameters<typeof plan>) => {
  const result = plan(...given);
  return result.ok ? null : result.problem;
};
const columnsOf = ({ frame }: PlannedTraining) => frame.columns.map(({ name, kind }) => `${name} ${kind}`);

describe('with nothing told', () => {
  it('forecasts the money of the table with dates, added up', () => {
    const made = planned('forecasting', 'arima');
    expect(made.spec).toMatchObject({
      algorithm: 'forecasting',
      target: 'net',
      timeColumn: 'ordered',
      unit: 'EUR',
      how: 'sum',
      features: null,
    });
    expect(columnsOf(made)).toEqual(['ordered time', 'net number']);
    expect(made.choices.every(({ isGiven }) => !isGiven)).toBe(true);
  });

  it('averages what is no amount, and counts rows where there is no number', () => {
    const prices = table('prices', [day('on'), amount('price', { role: 'ratio', defaultAggregate: 'avg' })]);
    expect(planned('forecasting', 'arima', {}, { tables: [prices], relations: [] }).spec.how).toBe('mean');
    const events = table('events', [day('on'), column('kind')]);
    const counted = planned('forecasting', 'arima', {}, { tables: [events], relations: [] });
    expect(counted.spec).toMatchObject({ target: null, how: 'sum' });
    expect(counted.choices.map(({ sentence }) => sentence).join(' ')).toContain('number of rows');
  });

  it('tells classes apart by all that does not name rows, tables that rows refer to among them', () => {
    const made = planned('classification', 'random_forest');
    expect(made.spec).toMatchObject({ task: 'classification', target: 'status', timeColumn: 'ordered' });
    expect(columnsOf(made)).toEqual([
      'ordered time',
      'customer category',
      'quantity number',
      'net number',
      'status category',
      'customers.segment category',
      'customers.age number',
    ]);
    expect(made.frame.joins).toEqual([{ table: 'customers', fromColumn: 'customer', toColumn: 'id' }]);
    expect(made.tables.map(({ name }) => name)).toEqual(['orders', 'customers']);
    expect(made.notes.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining('"order_id" is left out'),
      expect.stringContaining('Columns of customers are joined'),
    ]);
  });

  it('groups customers rather than their orders, and looks for unusual orders', () => {
    expect(planned('clustering', 'kmeans').config.table).toBe('customers');
    expect(planned('anomaly_detection', 'isolation_forest').config.table).toBe('orders');
  });

  it('takes the last column where names say nothing', () => {
    const made = table('iris', [
      amount('a', { defaultAggregate: 'avg' }),
      column('b', { distinctCount: 3 }),
      column('c', { distinctCount: 3 }),
    ]);
    expect(
      planned('classification', 'neural_network', {}, { tables: [made], relations: [] }).spec.target,
    ).toBe('c');
  });
});

describe('what is followed', () => {
  it('is no relation that was only proposed, and none whose value stands twice', () => {
    const open: Catalog = { ...shop, relations: [], proposed: [relation] };
    expect(planned('classification', 'random_forest', {}, open).frame.joins).toEqual([]);
    const twice = table('customers', [id('id', { isUnique: false }), column('segment')]);
    const doubled: Catalog = { tables: [twice, orders], relations: [relation] };
    expect(planned('classification', 'random_forest', { table: 'orders' }, doubled).frame.joins).toEqual([]);
  });

  it('are states that a person left out, where amounts are added', () => {
    const left = { ...orders, stateChoices: [{ column: 'status', leftOut: ['Cancelled'] }] };
    const made = planned('forecasting', 'arima', {}, { tables: [left], relations: [] });
    expect(made.frame.leftOut).toEqual([{ column: 'status', values: ['Cancelled'] }]);
    expect(made.notes[0]?.sentence).toContain('Cancelled are left out');
  });
});

describe('what is told', () => {
  it('is kept, and says which table is meant', () => {
    const made = planned('forecasting', 'arima', {
      target: 'quantity',
      seriesColumn: 'status',
      horizon: 3,
      season: 4,
      grain: 'month',
    });
    expect(made.spec).toMatchObject({
      target: 'quantity',
      seriesColumn: 'status',
      horizon: 3,
      season: 4,
      grain: 'month',
    });
    expect(made.choices.filter(({ isGiven }) => !isGiven).map(({ key }) => key)).toEqual([
      'table',
      'timeColumn',
    ]);
    expect(planned('classification', 'random_forest', { target: 'segment' }).config.table).toBe('customers');
    const some = planned('classification', 'random_forest', {
      features: ['quantity', 'customers.age', 'status'],
    });
    expect(some.spec.features).toEqual(['quantity', 'customers.age']);
  });

  it.each<[object, RegExp]>([
    [{ table: 'nothing' }, /no table "nothing"/],
    [{ target: 'colour' }, /no column "colour"/],
    [{ timeColumn: 'status' }, /holds no dates/],
    [{ seriesColumn: 'ordered' }, /cannot part/],
    [{ horizon: 0 }, /horizon cannot be used/],
    [{ horizon: 'far' }, /horizon cannot be used/],
  ])('%j is refused in words', (config, sentence) => {
    expect(problem('forecasting', 'arima', config as Record<string, unknown>)).toMatch(sentence);
  });

  it.each<[object, RegExp]>([
    [{ parameters: { magic: 1 } }, /no parameter magic/],
    [{ parameters: { trees: 0 } }, /trees must be a whole number/],
    [{ features: ['status'] }, /target alone/],
    [{ features: ['colour'] }, /no column "colour"/],
  ])('%j is refused in words for classes', (config, sentence) => {
    expect(problem('classification', 'random_forest', config as Record<string, unknown>)).toMatch(sentence);
  });

  it('cannot make something of nothing', () => {
    const empty: Catalog = { tables: [], relations: [] };
    expect(problem('forecasting', 'arima', {}, empty)).toMatch(/no tables/);
    const texts: Catalog = { tables: [table('notes', [id('text')])], relations: [] };
    expect(problem('forecasting', 'arima', {}, texts)).toMatch(/column with dates/);
    expect(problem('classification', 'random_forest', {}, texts)).toMatch(/2 to 20/);
    expect(problem('forecasting', 'random_forest', {}, texts)).toMatch(/column of numbers/);
    const large = table('large', orders.profile.columns);
    large.profile.rowCount = 6_000_000;
    expect(problem('forecasting', 'arima', {}, { tables: [large], relations: [] })).toMatch(
      /adds up at most/,
    );
  });
});
