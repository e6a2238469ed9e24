import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { RunQuery } from '#kernel/catalog.ts';
import { createTestEngine, type TestEngine } from '../testing.ts';

let test: TestEngine;
const versions = new Map<string, string>();
const workspaces = ['one', 'two', 'three'] as const;

beforeAll(async () => {
  test = await createTestEngine({
    queryGraceMs: 300,
    warmQueue: { running: 2, runningPerWorkspace: 1, waitingPerWorkspace: 10 },
    warmPool: { engines: 2, idleEngines: 1, calmMs: 300 },
  });
  for (const workspaceId of workspaces) {
    const { tables } = await test.engine.importSample({ workspaceId, today: '2025-06-30' });
    versions.set(workspaceId, tables.find(({ name }) => name === 'orders')?.versionId ?? '');
  }
});
afterAll(() => test[Symbol.asyncDispose]());

function run(workspaceId: string, sql: string, changes: Partial<Parameters<RunQuery>[0]> = {}) {
  const tables = [{ sqlName: 'orders', versionId: versions.get(workspaceId) ?? '' }];
  return test.engine.ownQueryFor(workspaceId)({ sql, tables, maxRows: 100, deadlineMs: 5000, ...changes });
}

/** Processes of this test's engine that run the warm entry. */
function warmPids(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      const isOurs = readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('/warm-child.');
      const parent = /PPid:\s*(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      return isOurs && Number(parent) === process.pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** Processor time of these processes, in hundredths of a second. */
function ticks(): number {
  const used = warmPids().map((pid) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[13]));
  return used.reduce((sum, each) => sum + each, 0);
}

const endless =
  "SELECT count(*) FROM orders a, orders b, orders c, orders d WHERE a::VARCHAR || b::VARCHAR || c::VARCHAR || d::VARCHAR = ''";

it('answers many statements of many workspaces on few processes, each from its own data', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const workspaceId = workspaces[index % 3] ?? 'one';
      const { rows } = await run(workspaceId, `SELECT count(*), ${index} FROM orders`);
      return rows[0]?.[1];
    }),
  );
  expect(answers).toEqual(Array.from({ length: 30 }, (_, index) => index));
  expect(warmPids().length).toBeLessThanOrEqual(2);
});

it('computes a result once, for its own workspace alone', async () => {
  const sql = 'SELECT random() AS number, count(*) FROM orders GROUP BY 1 LIMIT 1';
  const first = (await run('one', sql)).rows[0]?.[0];
  expect((await run('one', sql)).rows[0]?.[0]).toBe(first);
  expect((await run('two', sql)).rows[0]?.[0]).not.toBe(first);
  expect((await run('one', sql, { maxRows: 7 })).rows[0]?.[0]).not.toBe(first);
});

it('does not find a version of another workspace', async () => {
  const versionId = versions.get('two') ?? '';
  await expect(
    run('one', 'SELECT * FROM orders', { tables: [{ sqlName: 'orders', versionId }] }),
  ).rejects.toMatchObject({ code: 'notFound' });
});

it('lets a heavy statement of one workspace not keep another waiting, and cancels it', async () => {
  const controller = new AbortController();
  const heavy = run('one', endless, { signal: controller.signal, deadlineMs: 20_000 });
  onTestFinished(() => controller.abort());
  await expect.poll(() => test.engine.ownQueryLoad('one').running).toBe(1);
  const waiting = run('one', 'SELECT 1 FROM orders LIMIT 1');
  await expect.poll(() => test.engine.ownQueryLoad('one')).toEqual({ running: 1, waiting: 1 });
  for (let round = 0; round < 5; round += 1)
    expect((await run('two', 'SELECT count(*) FROM orders')).rows).toHaveLength(1);
  expect(test.engine.ownQueryLoad('one')).toEqual({ running: 1, waiting: 1 });
  controller.abort();
  await expect(heavy).rejects.toMatchObject({ code: 'cancelled' });
  expect((await waiting).rows).toEqual([[1]]);
});

it('stops a statement at its deadline and goes on with the same process', async () => {
  await run('one', 'SELECT 1 FROM orders LIMIT 1');
  await expect(run('one', endless, { deadlineMs: 200 })).rejects.toMatchObject({ code: 'timeout' });
  expect((await run('one', 'SELECT count(*) FROM orders')).rows).toHaveLength(1);
});

it('lets a statement that takes long give way to all others, and the next one not', async () => {
  const niceness = () => Math.max(...warmPids().map((pid) => getPriority(pid)));
  const before = niceness();
  const controller = new AbortController();
  const slow = run('one', endless, { signal: controller.signal, deadlineMs: 20_000 });
  onTestFinished(() => controller.abort());
  await expect.poll(niceness).toBe(before + 10);
  controller.abort();
  await expect(slow).rejects.toMatchObject({ code: 'cancelled' });
  expect((await run('one', 'SELECT 5 FROM orders LIMIT 1')).rows).toEqual([[5]]);
  await expect.poll(niceness).toBe(before);
});

it('outlives the death of an engine process', async () => {
  const lost = run('one', endless, { deadlineMs: 20_000 });
  await expect.poll(() => test.engine.ownQueryLoad('one').running).toBe(1);
  const before = ticks();
  // It has begun: a statement that never did is given to another process.
  await expect.poll(ticks).toBeGreaterThan(before + 10);
  for (const pid of warmPids()) process.kill(pid, 'SIGKILL');
  await expect(lost).rejects.toMatchObject({ code: 'tooLarge' });
  expect((await run('one', 'SELECT count(*) FROM orders')).rows).toHaveLength(1);
  expect(test.engine.ownQueryLoad('one')).toEqual({ running: 0, waiting: 0 });
});

it('asks another process where one has died of which nothing was asked', async () => {
  await run('two', 'SELECT count(*), 2 FROM orders');
  for (const pid of warmPids()) process.kill(pid, 'SIGKILL');
  // In the same turn: nobody can have been told of their death.
  const answers = await Promise.all(
    workspaces.map((workspaceId) => run(workspaceId, 'SELECT 7 FROM orders LIMIT 1')),
  );
  expect(answers.map(({ rows }) => rows)).toEqual([[[7]], [[7]], [[7]]]);
});

it('keeps one process when nothing is asked, and leaves no file behind', async () => {
  await Promise.all(workspaces.map((workspaceId) => run(workspaceId, 'SELECT count(*) FROM orders')));
  await expect.poll(warmPids).toHaveLength(1);
  // The files of a process are removed once it is gone.
  await expect.poll(() => readdir(join(test.directory, 'tmp'))).toEqual([]);
});
