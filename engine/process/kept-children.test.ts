import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { AppError } from '#kernel/errors.ts';
import { ChildPool } from './child-pool.ts';
import { KeptChildren } from './kept-children.ts';

/** Says who it is, and does with its memory and its time what it is asked to. */
const child = `import { AppError } from ${JSON.stringify(new URL('../../kernel/errors.ts', import.meta.url).href)};
  import { closeBehindAnswer, serveJobs } from ${JSON.stringify(new URL('./child-side.ts', import.meta.url).href)};
  import { setPriority } from 'node:os';
  const held = [];
  let open = 0;
  serveJobs({
    run: async (request) => {
      open += 1;
      closeBehindAnswer(() => { open -= 1; });
      if (request === 'fail') throw new AppError('invalid', 'It is wrong.');
      if (request === 'grow') held.push(Buffer.alloc(200e6, 1));
      if (request === 'take a moment') await new Promise((resolve) => setTimeout(resolve, 300));
      if (request === 'give way') setPriority(12);
      if (request === 'hang on') closeBehindAnswer(() => { const end = Date.now() + 1000; while (Date.now() < end); });
      return { pid: process.pid, open };
    },
  });`;
let directory: string;
let pool: ChildPool;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-kept-'));
  await writeFile(join(directory, 'child.mjs'), child);
});
afterEach(() => pool.close());
afterAll(() => rm(directory, { recursive: true, force: true }));

function open(keptMs = 5000, most = 1): void {
  const entry = pathToFileURL(join(directory, 'child.mjs'));
  const caps = { entry, dataBytes: 4e9, heapMegabytes: 64, directory };
  pool = new ChildPool(caps, { idle: 0, busy: 0, calmMs: 1000 }, new KeptChildren(keptMs, most));
}

async function ask(owner: string, request = 'nothing'): Promise<{ pid: number; open: number }> {
  const sentences = { timeout: 'late', memory: 'large' };
  const run = pool.use((each) => each.run({ request, deadlineMs: 5000, graceMs: 0, sentences }), owner);
  return (await run) as never;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('serves one owner by one process, which holds nothing of the job before, and nobody else by it', async () => {
  open();
  const first = await ask('kim');
  expect(first.open).toBe(1);
  expect(await ask('kim')).toEqual(first);
  const other = await ask('lee');
  expect(other.pid).not.toBe(first.pid);
  // There are no more processes than have worked at once.
  await expect.poll(() => isRunning(first.pid)).toBe(false);
  expect(isRunning(other.pid)).toBe(true);
});

it('keeps a few, whoever asks in turn', async () => {
  open(5000, 4);
  const pids: number[] = [];
  // Those that are started ahead end none that waits.
  for (const owner of ['a', 'b', 'c', 'd', 'e', 'f']) {
    pool.prepare(1);
    pids.push((await ask(owner)).pid);
  }
  await expect.poll(() => pids.filter(isRunning).length).toBeLessThanOrEqual(4);
  expect(isRunning(pids.at(-1) ?? 0)).toBe(true);
});

it('lets one of each kind wait where as many may work at once, and none beside those that work', async () => {
  open();
  const kept = new KeptChildren(5000, 2);
  const caps = {
    entry: pathToFileURL(join(directory, 'child.mjs')),
    dataBytes: 4e9,
    heapMegabytes: 64,
    directory,
  };
  const counts = { idle: 0, busy: 0, calmMs: 1000 };
  await using pools = new AsyncDisposableStack();
  const [reading, combining] = [1, 2].map(() =>
    pools.adopt(new ChildPool(caps, counts, kept), (each) => each.close()),
  );
  const sentences = { timeout: 'late', memory: 'large' };
  const run = async (each: ChildPool | undefined, owner: string, request = 'nothing') =>
    (await each?.use((one) => one.run({ request, deadlineMs: 5000, graceMs: 0, sentences }), owner)) as {
      pid: number;
    };
  const read = await run(reading, 'kim');
  const combined = await run(combining, 'kim');
  expect((await run(reading, 'kim')).pid).toBe(read.pid);
  expect((await run(combining, 'kim')).pid).toBe(combined.pid);
  // Two others that work at once leave no room for any that wait.
  await Promise.all([run(reading, 'lee', 'take a moment'), run(reading, 'joe', 'take a moment')]);
  await expect.poll(() => [read.pid, combined.pid].filter(isRunning)).toEqual([]);
});

it('ends one that waits for nothing, and all when it closes', async () => {
  open(150);
  const { pid } = await ask('kim');
  await expect.poll(() => isRunning(pid)).toBe(false);
  const last = await ask('kim');
  pool.close();
  await expect.poll(() => isRunning(last.pid)).toBe(false);
  await expect(ask('kim')).rejects.toThrow('closed');
});

it.each(['fail', 'grow', 'give way', 'hang on'])(
  'gives no further job to one that was asked to %s',
  async (deed) => {
    open();
    const first = await ask('kim');
    const during = await ask('kim', deed).catch((error: unknown) => error);
    if (deed === 'fail') expect(during).toEqual(new AppError('invalid', 'It is wrong.'));
    else expect(during).toMatchObject({ pid: first.pid });
    const next = await ask('kim');
    expect(next).toEqual({ pid: expect.any(Number), open: 1 });
    expect(next.pid).not.toBe(first.pid);
  },
);
