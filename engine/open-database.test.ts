import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeDatabase, openWorkDatabase } from './open-database.ts';
import { readRows } from './read-rows.ts';

it('N06 writes no more to the disk than one job may, and nothing is left of it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-database-'));
  const fill =
    'CREATE TABLE texts AS SELECT repeat(md5(range::VARCHAR), 8) AS text FROM range(400000) ORDER BY text';
  const over = async (spillBytes: number) => {
    const database = await openWorkDatabase({ directory, memoryBytes: 60e6, threads: 1, spillBytes });
    try {
      await database.connection.run(fill);
      return await readRows(database.connection, 'SELECT count(*) FROM texts');
    } finally {
      closeDatabase(database);
    }
  };
  await expect(over(2e6)).rejects.toThrow(/max_temp_directory_size/);
  expect((await over(2e9)).map((row) => row.map(Number))).toEqual([[400_000]]);
  expect(await readdir(directory, { recursive: true })).toEqual([]);
  await rm(directory, { recursive: true });
});
