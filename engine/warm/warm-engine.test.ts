import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WarmEngine } from './warm-engine.ts';
import type { WarmJob } from './warm-job.ts';

/** The name of the one begins with the name of the other, as directories may be confused. */
const [ours, theirs] = ['w', 'w2'] as const;
let directory: string;
let engine: WarmEngine;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-warm-'));
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  for (const workspace of [ours, theirs]) {
    await connection.run(`COPY (SELECT i, '${workspace}' || i AS word FROM range(50000) t(i))
      TO '${join(directory, workspace)}.parquet'`);
    await connection.run(`COPY (SELECT * FROM '${join(directory, workspace)}.parquet')
      TO '${directory}/${workspace}' (FORMAT parquet, PER_THREAD_OUTPUT)`);
  }
  connection.closeSync();
  instance.closeSync();
});
afterEach(() => engine.close());
afterAll(() => rm(directory, { recursive: true, force: true }));

async function fileOf(workspace: string): Promise<string> {
  const [name = ''] = await readdir(join(directory, workspace));
  return join(directory, workspace, name);
}

async function run(workspace: string, sql: string, changes: Partial<WarmJob> = {}, signal?: AbortSignal) {
  const job: WarmJob = {
    directory: `${join(directory, workspace)}/`,
    sql,
    tables: [{ sqlName: workspace, path: await fileOf(workspace) }],
    maxRows: 10,
    maxBytes: 1e6,
    memoryBytes: 200e6,
    threads: 2,
    spillBytes: 1e9,
    hasRowNumbers: false,
    ...changes,
  };
  return engine.run(job, signal ?? new AbortController().signal);
}

function openEngine(): WarmEngine {
  engine = new WarmEngine(join(directory, 'spill'));
  return engine;
}

async function openFiles(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd');
  return Promise.all(descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
}

describe('one workspace and then another', () => {
  it('answers each from its own files', async () => {
    openEngine();
    for (const workspace of [ours, theirs, ours]) {
      const { rows, columns } = await run(
        workspace,
        `SELECT count(*) AS n, min(word) AS word FROM ${workspace}`,
      );
      expect(columns.map(({ name }) => name)).toEqual(['n', 'word']);
      expect(rows).toEqual([[50_000, `${workspace}0`]]);
    }
  });

  it('refuses the files of the other by name, by pattern and by metadata', async () => {
    openEngine();
    const theirFile = await fileOf(theirs);
    await run(theirs, `SELECT word FROM ${theirs}`);
    for (const sql of [
      `SELECT * FROM read_parquet('${theirFile}')`,
      `SELECT * FROM '${theirFile}'`,
      `SELECT * FROM parquet_metadata('${theirFile}')`,
      `SELECT * FROM glob('${directory}/*/*')`,
      `SELECT * FROM read_text('${join(directory, ours)}/../${theirs}/data_0.parquet')`,
    ]) {
      const outcome = await run(ours, sql).then(
        ({ rows }) => rows,
        () => 'refused',
      );
      // A pattern may be answered, with nothing of theirs in it.
      if (outcome === 'refused') continue;
      expect([sql, JSON.stringify(outcome).includes(`/${theirs}/`)]).toEqual([sql, false]);
      expect([sql, outcome]).toEqual([sql, []]);
    }
  });

  it('keeps nothing of the first: no view, no cached file, no open file', async () => {
    openEngine();
    const theirFile = await fileOf(theirs);
    await run(theirs, `SELECT sum(i), max(word) FROM ${theirs}`);
    // Not read to its end.
    expect((await run(theirs, `SELECT word FROM ${theirs}`)).truncated).toBe(true);
    const held = await run(
      theirs,
      `SELECT count(*) FROM duckdb_external_file_cache() WHERE path = '${theirFile}'`,
    );
    // The proof below is one only because the first did cache its file.
    expect(Number(held.rows[0]?.[0])).toBeGreaterThan(0);
    await expect(run(ours, `SELECT * FROM ${theirs}`)).rejects.toMatchObject({ code: 'invalid' });
    const left = await run(
      ours,
      `SELECT path FROM duckdb_external_file_cache() WHERE path LIKE '%/${theirs}/%'`,
    );
    expect(left.rows).toEqual([]);
    const views = await run(ours, 'SELECT view_name FROM duckdb_views() WHERE NOT internal ORDER BY 1');
    expect(views.rows).toEqual([[ours]]);
    expect((await openFiles()).filter((path) => path.includes(`/${theirs}/`))).toEqual([]);
  });
});

describe('one statement and then another of the same workspace', () => {
  it('does not see what the first named', async () => {
    openEngine();
    const tables = [{ sqlName: 'first_name', path: await fileOf(ours) }];
    expect((await run(ours, 'SELECT i FROM first_name', { tables })).truncated).toBe(true);
    await expect(run(ours, 'SELECT * FROM first_name')).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is no other than a SELECT, and cannot open what is shut', async () => {
    openEngine();
    for (const sql of [
      `COPY (SELECT 1) TO '${join(directory, ours)}/x.csv'`,
      'CREATE TABLE t AS SELECT 1',
      'SELECT 1; SELECT 2',
      'SET enable_external_access = true',
      `ATTACH '${join(directory, ours)}/x.db'`,
      'INSTALL httpfs',
    ]) {
      await expect(run(ours, sql)).rejects.toMatchObject({ code: 'invalid' });
    }
    expect(await readdir(join(directory, ours))).toHaveLength(1);
  });

  it('goes on after one that was interrupted', async () => {
    openEngine();
    // Open from here on, so that the interruption meets the statement.
    await run(ours, `SELECT count(*) FROM ${ours}`);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const endless = `SELECT count(*) FROM ${ours} a, ${ours} b, ${ours} c WHERE a.i + b.i + c.i = -1`;
    await expect(run(ours, endless, {}, controller.signal)).rejects.toMatchObject({ code: 'timeout' });
    expect((await run(ours, `SELECT count(*) FROM ${ours}`)).rows).toEqual([[50_000]]);
  });
});

it('holds every statement to its memory, threads and space on disk', async () => {
  openEngine();
  const names = ['memory_limit', 'threads', 'max_temp_directory_size', 'temp_directory', 'TimeZone'];
  const settings = names.map((name) => `current_setting('${name}')`).join(', ');
  const { rows } = await run(ours, `SELECT ${settings}`, { memoryBytes: 256e6, spillBytes: 512e6 });
  expect(rows).toEqual([['244.1 MiB', 2, '488.2 MiB', join(directory, 'spill'), 'UTC']]);
  const list = `SELECT len(list(a.word || md5(b.i::VARCHAR))) FROM ${ours} a, (FROM ${ours} LIMIT 400) b`;
  await expect(run(ours, list, { memoryBytes: 256e6 })).rejects.toMatchObject({ code: 'tooLarge' });
});

it('N06 writes no more of a statement to the disk than it may', async () => {
  const many = `SELECT count(*) FROM (SELECT DISTINCT md5(a.i || '/' || b.i) FROM ${ours} a, (FROM ${ours} LIMIT 20) b)`;
  openEngine();
  expect((await run(ours, many, { memoryBytes: 64e6, threads: 1 })).rows).toEqual([[1_000_000]]);
  engine.close();
  openEngine();
  await expect(run(ours, many, { memoryBytes: 64e6, threads: 1, spillBytes: 2e6 })).rejects.toMatchObject({
    code: 'tooLarge',
  });
});
