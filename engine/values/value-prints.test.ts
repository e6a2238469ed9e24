import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QueryRequest, TableProfile } from '#kernel/catalog.ts';
import { readResult } from '../read-result.ts';
import { ValuePrints } from './value-prints.ts';

let database: DuckDBInstance;
const statements: string[] = [];

beforeAll(async () => {
  database = await DuckDBInstance.create(':memory:');
  const connection = await database.connect();
  await connection.run(`CREATE TABLE rows AS SELECT * FROM (VALUES
    ('Café Zürich', 'north'), ('O''Brien', 'south'), ('Café Zürich', NULL), ('東京', 'east')) t(name, "the ""side""")`);
  connection.closeSync();
});
afterAll(() => database.closeSync());

async function run({ sql, maxRows }: QueryRequest) {
  statements.push(sql);
  const connection = await database.connect();
  const result = await readResult(await connection.stream(sql), { maxRows, maxBytes: 1e6 });
  connection.closeSync();
  return { ...result, elapsedMs: 0 };
}

function printsOf({ printBytes = 1e6, printedAhead = 3, printedValues = 1e6, distinctCount = 3 } = {}) {
  statements.length = 0;
  const columns = ['name', 'the "side"', 'gone'].map((name) => ({
    name,
    type: 'text',
    hasAllValues: name !== 'name',
    distinctCount,
  }));
  const profile = { columns } as TableProfile;
  const prints = new ValuePrints(
    () => run,
    async () => profile,
    { printBytes, printedAhead, printedValues },
  );
  const asked = (column: string, versionId = 'v1') => ({ workspaceId: 'w', versionId, column });
  return {
    prints,
    profile,
    mayHold: (column: string, ...texts: string[]) => prints.mayHold(asked(column), texts),
    asked,
  };
}

it('knows what a column does not hold, compared without accents and capital letters', async () => {
  const { prints, mayHold } = printsOf();
  expect(mayHold('name', 'nothing')).toBe(true);
  expect(mayHold('the "side"', 'nothing')).toBe(true);
  await prints.settled();
  for (const held of ['cafe zurich', "o'brien", '東京']) expect(mayHold('name', 'nothing', held)).toBe(true);
  for (const text of ['Café Zürich', 'cafe', 'north', '']) expect(mayHold('name', text)).toBe(false);
  expect([mayHold('the "side"', 'north'), mayHold('the "side"', 'west')]).toEqual([true, false]);
  expect(statements).toHaveLength(2);
});

it('reads a column of many values in ranges, and misses none of them', async () => {
  const { prints, mayHold } = printsOf({ distinctCount: 900_000 });
  mayHold('name');
  await prints.settled();
  expect(statements).toHaveLength(3);
  for (const held of ['cafe zurich', "o'brien", '東京']) expect(mayHold('name', held)).toBe(true);
  expect(mayHold('name', 'west')).toBe(false);
});

it('leaves a column to be read that has too many values, or whose prints cannot be made', async () => {
  const { prints, mayHold } = printsOf({ printedValues: 2 });
  mayHold('name', 'west');
  await prints.settled();
  expect(mayHold('name', 'west')).toBe(true);
  const other = printsOf();
  other.mayHold('gone', 'west');
  other.mayHold('name', 'west');
  await other.prints.settled();
  expect([other.mayHold('gone', 'west'), other.mayHold('name', 'west')]).toEqual([true, false]);
});

it('forgets a version, and the columns that nobody asked for the longest', async () => {
  const { prints, asked } = printsOf({ printBytes: 30 });
  for (const versionId of ['v1', 'v2', 'v3']) prints.mayHold(asked('name', versionId), []);
  await prints.settled();
  // Twelve bytes each: the first had to go, and is made anew.
  expect(prints.mayHold(asked('name', 'v3'), ['west'])).toBe(false);
  expect(prints.mayHold(asked('name', 'v1'), ['west'])).toBe(true);
  await prints.settled();
  expect(prints.mayHold(asked('name', 'v1'), ['west'])).toBe(false);
  prints.forget('w', 'v1');
  expect(prints.mayHold(asked('name', 'v1'), ['west'])).toBe(true);
});

it('makes the prints of a new version ahead, where its values are many and no profile lists them', async () => {
  const many = printsOf();
  many.prints.prepare('w', 'v1', many.profile);
  await many.prints.settled();
  expect(statements).toHaveLength(1);
  expect(many.mayHold('name', 'west')).toBe(false);
  const few = printsOf({ printedAhead: 4 });
  few.prints.prepare('w', 'v1', few.profile);
  await few.prints.settled();
  expect(statements).toHaveLength(0);
});
