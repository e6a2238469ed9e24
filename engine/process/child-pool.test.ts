import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { CappedChild } from './capped-child.ts';
import { ChildPool, type SpareCounts } from './child-pool.ts';

/** Answers every request but `silence`. */
const echo = `process.on('disconnect', () => process.exit());
  let announced = null;
  process.on('message', ({ kind, request }) => {
    if (kind === 'prepare') announced = request;
    else if (request !== 'silence') process.send({ kind: 'done', result: { request, pid: process.pid, announced } });
  });`;
let directory: string;
let pool: ChildPool;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-pool-'));
  await writeFile(join(directory, 'echo.mjs'), echo);
});
afterEach(() => pool.close());
afterAll(() => rm(directory, { recursive: true, force: true }));

function openPool(counts: SpareCounts): ChildPool {
  const entry = pathToFileURL(join(directory, 'echo.mjs'));
  pool = new ChildPool({ entry, dataBytes: 2e9, heapMegabytes: 64, directory }, counts);
  return pool;
}

interface Echo {
  request: unknown;
  pid: number;
  announced: unknown;
}

async function ask(child: CappedChild, request: unknown): Promise<Echo> {
  const sentences = { timeout: 'late', memory: 'large' };
  return (await child.run({ request, deadlineMs: 5000, graceMs: 0, sentences })) as never;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('keeps two spares while jobs come in, and one when they stop', async () => {
  openPool({ idle: 1, busy: 2, calmMs: 300 }).prepare();
  expect(pool.spareCount).toBe(1);
  const pids = new Set<number>();
  for (const request of ['a', 'b', 'c']) {
    const answer = await pool.use((child) => ask(child, request));
    expect(answer.request).toBe(request);
    await expect.poll(() => pool.spareCount).toBe(2);
    pids.add(answer.pid);
  }
  expect(pids.size).toBe(3);
  await expect.poll(() => pool.spareCount).toBe(1);
  expect((await pool.use((child) => ask(child, 'd'))).request).toBe('d');
});

it('drops a child that was prepared for a job that never came', async () => {
  openPool({ idle: 0, busy: 0, calmMs: 200 }).prepare(1);
  expect(pool.spareCount).toBe(1);
  await expect.poll(() => pool.spareCount).toBe(0);
});

it('tells the next child what is about to come, and replaces one that was told in vain', async () => {
  openPool({ idle: 1, busy: 1, calmMs: 200 }).prepare();
  for (const request of ['a', 'a again']) pool.announce(request, 'kim');
  const first = await pool.use((child) => ask(child, 1));
  expect(first.announced).toBe('a');
  pool.announce('b', 'kim');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const last = await pool.use((child) => ask(child, 2));
  expect(last.announced).toBe(null);
});

it('leaves no process behind when it closes', async () => {
  const { pid } = await openPool({ idle: 1, busy: 2, calmMs: 1000 }).use((child) => ask(child, 1));
  const running = pool.use((child) => ask(child, 'silence'));
  expect(pool.spareCount).toBe(1);
  pool.close();
  await expect(running).rejects.toThrow();
  expect(pool.spareCount).toBe(0);
  await expect.poll(() => isRunning(pid)).toBe(false);
  await expect(pool.use((child) => ask(child, 3))).rejects.toThrow('closed');
});
