import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plan, Predicate } from '../plan.ts';
import { idColumn, keyedTable, openTestTables, relate, type TestShop, testColumn } from '../testing.ts';
import { compilePlan } from './compile.ts';

const boats = keyedTable(
  'boat',
  'boat_name',
  [idColumn('boat_id'), testColumn('boat_name', 'VARCHAR', 'text')],
  [
    [1, 'Tern'],
    [2, 'Gull'],
    [3, 'Auk'],
  ],
);
const woods = keyedTable(
  'wood',
  'wood_name',
  [
    idColumn('wood_id'),
    testColumn('wood_name', 'VARCHAR', 'category'),
    testColumn('hardness', 'INTEGER', 'additive'),
  ],
  [
    [1, 'oak', 9],
    [2, 'pine', 3],
  ],
);
const parts = keyedTable(
  'part',
  null,
  [
    idColumn('part_id'),
    idColumn('boat_id'),
    idColumn('wood_id'),
    testColumn('weight', 'INTEGER', 'additive'),
  ],
  [
    [1, 1, 1, 40],
    [2, 2, 2, 5],
    [3, 3, 2, 90],
  ],
);

let yard: TestShop;
beforeAll(async () => {
  yard = await openTestTables(
    [boats, woods, parts],
    [relate('part', 'boat_id', 'boat', 'boat_id'), relate('part', 'wood_id', 'wood', 'wood_id')],
  );
});
afterAll(() => yard.close());

const isOak: Predicate = {
  kind: 'oneOf',
  column: { table: 'wood', column: 'wood_name' },
  values: ['oak'],
  negated: false,
};
const isHeavy: Predicate = {
  kind: 'compare',
  column: { table: 'part', column: 'weight' },
  operator: '>',
  value: 50,
};
const isHarder: Predicate = {
  kind: 'columns',
  column: { table: 'part', column: 'weight' },
  operator: '>',
  other: { table: 'wood', column: 'hardness' },
};

async function boatsWith(where: Predicate[]): Promise<unknown[]> {
  const plan: Plan = {
    v: 1,
    intent: 'values',
    root: 'boat',
    joins: [],
    measures: [],
    dimensions: [],
    select: [{ column: { table: 'boat', column: 'boat_name' }, name: 'boat' }],
    where,
    having: null,
    share: null,
    comparison: null,
    sort: [],
    limit: null,
    chart: null,
    fillsPeriods: false,
    assumptions: [],
    score: 1,
    trace: [],
    margin: 1,
  };
  const sql = compilePlan(plan, yard.catalog);
  const { rows } = await yard.run({ sql, tables: [], maxRows: 10, deadlineMs: 1000 });
  return rows.flat().sort();
}

function related(where: Predicate[], value = 1): Predicate {
  return { kind: 'related', table: 'part', where, operator: value === 0 ? '=' : '>=', value };
}

describe('a condition on related rows', () => {
  it('joins what they are looked up by, also where it stands in a choice of two', async () => {
    expect(await boatsWith([related([isOak])])).toEqual(['Tern']);
    expect(await boatsWith([related([{ kind: 'any', parts: [isOak, isHeavy] }])])).toEqual(['Auk', 'Tern']);
    expect(await boatsWith([related([{ kind: 'any', parts: [isOak, isHeavy] }], 0)])).toEqual(['Gull']);
  });

  it('joins the table of the second of two columns that are compared', async () => {
    expect(await boatsWith([related([isHarder], 0)])).toEqual([]);
    expect(await boatsWith([related([{ ...isHarder, operator: '<' }], 0)])).toEqual(['Auk', 'Gull', 'Tern']);
  });
});
