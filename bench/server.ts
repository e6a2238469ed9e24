import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBrowser, signUp } from '#app/testing.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { type BenchLine, median, percentile } from './lines.ts';

/** Longer than a second spare query process is kept. */
const idleMs = 12_000;
const questions = [
  'How many orders are there?',
  'Total revenue by region',
  'Top 5 customers by revenue',
  'Revenue by month in 2025',
  'Share of revenue by category',
  'Average order value',
];
const rounds = 4;

/** Start, idle memory of the whole process tree, and the time from a question to its answer through HTTP. */
export async function benchServer(): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-server-'));
  const product = await startProduct(directory, { viaNpm: true });
  const { child, url, seconds } = product;
  try {
    const person = await signUp(createBrowser(url), 'Bench', 'bench@example.com');
    await waitForSample(person.get);
    const asked = await askAll(person);
    await new Promise((resolve) => setTimeout(resolve, idleMs));
    const bare = await benchBareServer();
    const own = await timeCalls(rounds * 10, () => person.get('/api/auth/user'));
    return [
      {
        name: 'npm start, nothing to install or build, until it is ready',
        value: seconds,
        unit: 's',
        limit: 3,
      },
      {
        name: 'memory of the process tree with npm, idle after questions',
        value: treeMemoryMb(child.pid ?? 0),
        unit: 'MB',
        limit: 420,
      },
      { name: 'question to answer through HTTP, median', value: median(asked), unit: 'ms' },
      { name: 'question to answer through HTTP, 95 %', value: percentile(asked, 0.95), unit: 'ms' },
      {
        name: 'authorised call, against a bare Node server',
        value: own,
        unit: 'ms',
        reference: bare,
        ratio: own / bare,
      },
    ];
  } finally {
    await stopProduct(product);
    await rm(directory, { recursive: true, force: true });
  }
}

async function askAll(person: Awaited<ReturnType<typeof signUp>>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const question of questions) {
      const started = performance.now();
      await person.ask(question);
      // The first round warms the agent's thread and index.
      if (round > 0) times.push(performance.now() - started);
    }
  }
  return times;
}

async function benchBareServer(): Promise<number> {
  const server = createServer((_request, response) => response.end('{"id":1}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const time = await timeCalls(rounds * 10, async () => (await fetch(`http://127.0.0.1:${port}/`)).text());
  server.closeAllConnections();
  server.close();
  return time;
}

async function timeCalls(count: number, call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  return median(times);
}

async function waitForSample(get: <T>(path: string) => Promise<T>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if ((await get<unknown[]>('/api/data-sources')).length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The sample company was not there after 20 s.');
}

/** Resident memory of a process and all its descendants, from /proc. */
function treeMemoryMb(root: number): number {
  const children = readFileSync(`/proc/${root}/task/${root}/children`, 'utf8')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  const pages = Number(readFileSync(`/proc/${root}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 1e6 + children.reduce((sum, child) => sum + treeMemoryMb(child), 0);
}
