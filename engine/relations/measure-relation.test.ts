import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunQuery } from '#kernel/catalog.ts';
import { measureKey, measureRelation } from './measure-relation.ts';

let instance: DuckDBInstance;
let run: RunQuery;

beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  await connection.run(`CREATE SCHEMA ships; CREATE TABLE ships.rows AS
    SELECT * FROM (VALUES (1, 'A'), (2, 'B'), (3, 'B'), (4, 'X"'), (5, NULL), (6, 'X"')) AS t("ship", "port")`);
  await connection.run(`CREATE SCHEMA ports; CREATE TABLE ports.rows AS
    SELECT * FROM (VALUES ('A', 'x', 1), ('B', 'y', 1), ('C', 'y', 2), (NULL, 'y', 2)) AS t("code", "coast", "tide")`);
  run = async ({ sql, tables }) => {
    for (const { sqlName, versionId } of tables)
      await connection.run(`CREATE OR REPLACE TEMP VIEW "${sqlName}" AS FROM ${versionId}.rows`);
    const rows = (await connection.runAndReadAll(sql)).getRows() as never;
    return { columns: [], rows, truncated: false, elapsedMs: 0 };
  };
});
afterAll(() => instance.closeSync());

describe('a stated relation', () => {
  it('is measured in rows and in values, empty cells aside', async () => {
    const measure = await measureRelation(
      run,
      { versionId: 'ships', column: 'port' },
      { versionId: 'ports', column: 'code' },
    );
    expect(measure).toEqual({
      rows: 5,
      foundRows: 3,
      values: 3,
      foundValues: 2,
      missing: ['X"'],
      isFromUnique: false,
      isToUnique: true,
      repeated: [],
    });
  });

  it('names what occurs more than once at its end', async () => {
    const measure = await measureRelation(
      run,
      { versionId: 'ports', column: 'code' },
      { versionId: 'ships', column: 'port' },
    );
    expect(measure).toMatchObject({ isFromUnique: true, isToUnique: false, foundValues: 2 });
    expect(measure.repeated).toEqual([
      { value: 'B', rows: 2 },
      { value: 'X"', rows: 2 },
    ]);
  });
});

describe('a key', () => {
  it('holds where each row has its own values', async () => {
    expect(await measureKey(run, 'ships', ['ship'])).toEqual({ repeated: 0, examples: [], incomplete: 0 });
  });

  it('is broken by values that come twice and by empty cells', async () => {
    expect(await measureKey(run, 'ships', ['port'])).toMatchObject({ repeated: 2, incomplete: 1 });
    expect(await measureKey(run, 'ports', ['coast', 'tide'])).toEqual({
      repeated: 1,
      examples: [{ values: ['y', '2'], rows: 2 }],
      incomplete: 0,
    });
  });
});
