import { DuckDBInstance } from '@duckdb/node-api';
import type { Aggregate, Plan, Predicate } from '#agent/plan.ts';
import { planOf } from '#agent/sql/random-plans.ts';
import { runOn, type TestShop } from '#agent/testing.ts';
import type { SystemSession, SystemTable } from '#connectors/system-session.ts';
import { LoadSession } from '#engine/child.ts';
import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { systemTitle } from '#kernel/sql-dialect.ts';
import { measureLive } from './measure-live.ts';

/** One table of a system twice: its version, as a sync makes it, and the same as it is known where it stays. */
export interface BothWays extends AsyncDisposable {
  shop: TestShop;
  live: CatalogTable;
}

export async function openBothWays(
  system: SystemSession,
  name: string,
  directory: string,
): Promise<BothWays> {
  const table = (await system.tables()).find((one) => one.name === name);
  if (!table) throw new Error(`There is no table ${name}.`);
  const session = await LoadSession.open({ directory, memoryBytes: 160e6 });
  const loading = session.openTable({ name, columns: table.columns });
  await system.read({ table, columns: table.columns.map((column) => column.name) }, loading);
  const { profile, path } = await loading.close();
  const facts = await measureLive(system, {
    ...{ kind: 'measure', system: 'mysql', settings: {} },
    ...{ table, directory, memoryBytes: 160e6 },
  });
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const synced = catalogTable(table, profile);
  await connection.run(`CREATE TABLE "${synced.sqlName}" AS SELECT * FROM read_parquet('${path}')`);
  return {
    shop: {
      catalog: { tables: [synced], relations: [] },
      run: runOn(connection),
      connection,
      close: () => connection.closeSync(),
    },
    live: {
      ...catalogTable(table, facts.profile),
      live: { ...facts, system: systemTitle(facts.dialect), measuredAt: '2025-03-14T10:00:00.000Z' },
    },
    async [Symbol.asyncDispose]() {
      connection.closeSync();
      instance.closeSync();
      session.close();
      await Promise.resolve();
    },
  };
}

function catalogTable({ name }: SystemTable, profile: CatalogTable['profile']): CatalogTable {
  const sqlName = name.split('.').at(-1) ?? name;
  return {
    ...{ dataSourceId: 'shop', dataSourceName: 'Shop', tableId: name, name: sqlName, sqlName },
    ...{ versionId: `${name}-1`, version: 1, asOf: '2025-03-14T08:00:00.000Z', profile },
  };
}

/** What a column can be asked for, by its type: values, groups, what is missing, totals, periods, texts. */
export function plansOfColumn(table: string, { name, type, values }: ColumnProfile): Plan[] {
  const column = { table, column: name };
  const plan = (own: Partial<Plan>): Plan => ({ ...planOf([], 'count', 'none'), root: table, ...own });
  const measure = (aggregate: Aggregate, of = true) => ({
    ...{ name: 'value', label: 'value', aggregate, column: of ? column : null },
    ...{ where: [], per: null, unit: null },
  });
  const groups = (grain: 'month' | null): Plan =>
    plan({
      measures: [measure('count', false)],
      dimensions: [{ column, grain, key: null, name: 'grouped', label: '', isTime: grain !== null }],
    });
  const counted = (where: Predicate[]): Plan => plan({ measures: [measure('count', false)], where });
  const isNumber = type === 'integer' || type === 'decimal' || type === 'double';
  const isMoment = type === 'date' || type === 'timestamp';
  const aggregates: Aggregate[] = [
    'count',
    'countDistinct',
    ...(type === 'boolean' ? [] : (['min', 'max'] as const)),
    ...(isNumber ? (['avg'] as const) : []),
  ];
  const period = { start: '2024-01-01', end: null, label: '', isYearNumber: false } as const;
  const text = values.find(({ value }) => value !== '')?.value ?? 'a';
  return [
    plan({ intent: 'values', measures: [], select: [{ name, column }] }),
    groups(null),
    counted([{ kind: 'missing', column, negated: false }]),
    ...aggregates.map((aggregate) => plan({ measures: [measure(aggregate)] })),
    ...(isMoment
      ? [
          groups('month'),
          counted([{ kind: 'period', column, ...period, negated: false }]),
          counted([{ kind: 'period', column, ...period, start: null, end: '2025-01-01', negated: false }]),
          counted([{ kind: 'period', column, ...period, negated: true }]),
        ]
      : []),
    ...(type === 'text'
      ? [
          counted([{ kind: 'oneOf', column, values: [text], negated: false }]),
          counted([{ kind: 'oneOf', column, values: [text], negated: true }]),
          counted([{ kind: 'text', column, match: 'contains', text: text.slice(0, 2), negated: false }]),
        ]
      : []),
    ...(type === 'boolean' ? [counted([{ kind: 'compare', column, operator: '=', value: true }])] : []),
    ...(isNumber ? [counted([{ kind: 'compare', column, operator: '>', value: 0 }])] : []),
  ];
}

/** How many rows hold each of these texts, whatever the case of their letters. */
export function plansOfTexts(table: string, name: string, texts: readonly string[]): Plan[] {
  const column = { table, column: name };
  const counted = planOf([], 'count', 'none').measures.map((measure) => ({ ...measure, column: null }));
  return texts.map((text) => {
    const where: Predicate[] = [{ kind: 'text', column, match: 'contains', text, negated: false }];
    return { ...planOf(where, 'count', 'none'), root: table, measures: counted };
  });
}
