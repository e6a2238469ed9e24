import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeDatabase, openWorkDatabase } from './open-database.ts';
import { readRows } from './read-rows.ts';

it('N06 writes no more to the disk than one job may, and nothing is left of it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-database-'));
  const sort = `SELECT count(*), max(place) FROM (SELECT row_number() OVER (ORDER BY md5(range::VARCHAR)) AS place, repeat(range::VARCHAR, 20) AS text FROM range(400000)) WHERE text <> ''`;
  const over = async (spillBytes: number) => {
    const database = await openWorkDatabase({ directory, memoryBytes: 60e6, threads: 1, spillBytes });
    try {
      return await readRows(database.connection, sort);
    } finally {
      closeDatabase(database);
    }
  };
  await expect(over(2e6)).rejects.toThrow(/max_temp_directory_size/);
  expect((await over(2e9)).map((row) => row.map(Number))).toEqual([[400_000, 400_000]]);
  expect(await readdir(directory, { recursive: true })).toEqual([]);
  await rm(directory, { recursive: true });
});
