import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileTable } from '../profile.ts';
import { readRow } from '../read-rows.ts';
import { writeParquet } from './write-parquet.ts';

let directory: string;
let instance: DuckDBInstance;
let connection: DuckDBConnection;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-parquet-'));
  instance = await DuckDBInstance.create(':memory:');
  connection = await instance.connect();
  // Several row groups, extremes of every type, empty cells, names that need quoting or that queries use themselves.
  await connection.run(`CREATE TABLE wild AS SELECT
    CASE WHEN i = 7 THEN -9223372036854775807 WHEN i = 8 THEN 9223372036854775807 WHEN i % 5 > 0 THEN hash(i) % 1000 END::BIGINT AS v,
    (CASE WHEN i % 3 > 0 THEN hash(i * 31) % 100000 END / 100.0)::DECIMAL(18, 2) AS "rows",
    CASE WHEN i = 5 THEN '-99999999999999999999999999999999999.999'::DECIMAL(38, 3) ELSE (hash(i) % 1000000007 / 7.0)::DECIMAL(38, 3) END AS "a ""quoted"" name",
    CASE WHEN i % 11 > 0 THEN DATE '0999-12-31' + (hash(i) % 500000)::INTEGER END AS "when",
    TIMESTAMP '2024-01-01 00:00:00.5' + to_microseconds((hash(i) % 1000000000000)::BIGINT) AS "at",
    CASE WHEN i % 2 = 0 THEN 'NaN'::DOUBLE ELSE sqrt(i) END AS n,
    i % 4 = 0 AS "value",
    CASE i % 6 WHEN 0 THEN NULL WHEN 1 THEN '😀' WHEN 2 THEN '\uffee' WHEN 3 THEN 'é' WHEN 4 THEN 'Zebra' ELSE 'apple' END AS texts,
    repeat('long ', 60) || (i % 40) AS note,
    md5(i::VARCHAR) AS code,
    NULL::BIGINT AS nothing
    FROM range(300000) t(i)`);
});
afterAll(async () => {
  instance.closeSync();
  await rm(directory, { recursive: true, force: true });
});

describe('a written table', () => {
  it('holds every value as it was', async () => {
    const path = join(directory, 'wild.parquet');
    await writeParquet(connection, 'SELECT * FROM wild', path);
    const differing = await readRow(
      connection,
      `SELECT (SELECT count(*) FROM (FROM wild EXCEPT ALL FROM read_parquet('${path}'))), count(*) FROM read_parquet('${path}')`,
    );
    expect(differing).toEqual([0, 300_000]);
  });

  it.each(['SELECT * FROM wild', 'SELECT * FROM wild LIMIT 900', 'SELECT * FROM wild LIMIT 0'])(
    'has the same profile whether its writer counted or a query: %s',
    async (query) => {
      const path = join(directory, 'profile.parquet');
      const bounds = await writeParquet(connection, query, path);
      const relation = `read_parquet('${path}')`;
      expect(bounds.columns.size).toBe(11);
      expect(await profileTable(connection, relation, new Map(), bounds)).toEqual(
        await profileTable(connection, relation),
      );
    },
  );

  it('has a profile in which texts are ordered and counted as DuckDB does', async () => {
    const { columns } = await profileTable(connection, 'wild');
    const texts = columns.find((column) => column.name === 'texts');
    const [min, max, filled] = await readRow(
      connection,
      'SELECT min(texts), max(texts), count(texts) FROM wild',
    );
    expect(texts).toMatchObject({ min, max, nullCount: 300_000 - Number(filled), distinctCount: 5 });
    expect(texts?.values.map(({ value }) => value)).toEqual(['Zebra', 'apple', 'é', '\uffee', '😀']);
    expect(columns.find((column) => column.name === 'note')).toMatchObject({ distinctCount: 40 });
  });
});
