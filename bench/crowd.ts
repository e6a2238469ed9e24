import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBrowser, type Person, signUp, startTestServer } from '#app/testing.ts';
import { type ProductProcess, startProduct, stopProduct } from '../tools/product-process.ts';
import { enlargeTable, seedCsv } from './large-table.ts';
import { type BenchLine, median } from './lines.ts';
import type { LoopDelay } from './loop-delay.ts';

const clients = 50;
const sortedRows = 100_000_000;
/** A person looks at a dashboard before they ask for the next one. */
const thinkMs = 1000;
/** At most: once the rows are sorted, their order is kept and nothing is under way any more. */
const durationMs = 20_000;
const columns = 'i AS id, hash(i) % 1000000000 AS number';

/** Dashboards of fifty clients in five workspaces while another workspace sorts a hundred million rows. */
export async function benchCrowd(): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-crowd-'));
  try {
    return await measure(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure(directory: string): Promise<BenchLine[]> {
  const data = join(directory, 'data');
  const loopFile = join(directory, 'loop.json');
  const { sorter, crowd, sourceId } = await prepare(data);
  // A process of its own, as people have it: what its clients take is not in its figures.
  const product = await startProduct(data, {
    settings: { LOG_LEVEL: 'error', LOOP_DELAY_FILE: loopFile },
    within: ['env', `NODE_OPTIONS=--import=${new URL('./loop-delay.ts', import.meta.url).href}`],
  });
  try {
    const state = { isOver: false };
    const sorting = sortRows(product.url, sorter, sourceId, state);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    product.child.kill('SIGUSR2');
    const times = (
      await Promise.all(
        Array.from({ length: clients }, (_, index) =>
          visit(product.url, crowd[index % crowd.length] ?? sorter, index, state),
        ),
      )
    ).flat();
    const loop = await readLoopDelay(product, loopFile);
    await stopProduct(product, 'SIGKILL');
    return tell(times, await sorting, loop);
  } finally {
    await stopProduct(product, 'SIGKILL');
  }
}

/** Five workspaces with the sample company, and one with the table that is sorted. */
async function prepare(directory: string): Promise<{ sorter: Person; crowd: Person[]; sourceId: string }> {
  const server = await startTestServer({}, { directory });
  const person = (name: string) => signUp(createBrowser(server.url), name, `${name}@example.com`);
  const sorter = await person('sorter');
  const crowd = await Promise.all(Array.from({ length: 5 }, (_, index) => person(`crowd${index}`)));
  const uploaded = await sorter.upload<{ dataSource: { id: string } }>('numbers.csv', await seedCsv(columns));
  await server.running.settleJobs();
  await server[Symbol.asyncDispose]();
  await enlargeTable(directory, 'numbers', sortedRows, columns);
  return { sorter, crowd, sourceId: uploaded.dataSource.id };
}

async function readLoopDelay({ child }: ProductProcess, path: string): Promise<LoopDelay> {
  child.kill('SIGUSR2');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const text = await readFile(path, 'utf8').catch(() => '');
    if (text !== '') return JSON.parse(text) as LoopDelay;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The product did not tell how late its event loop was.');
}

function tell(times: readonly number[], sorting: string, loop: LoopDelay): BenchLine[] {
  const name = `${clients} clients while ${sortedRows / 1e6} M rows are sorted`;
  const sorted = times.toSorted((a, b) => a - b);
  console.log(`${times.length} dashboards; the sort: ${sorting}`);
  return [
    { name: `${name}, median dashboard`, value: median(times), unit: 'ms' },
    { name: `${name}, 95 %`, value: sorted[Math.floor(sorted.length * 0.95)] ?? 0, unit: 'ms', limit: 300 },
    { name: 'longest wait for the event loop meanwhile', value: loop.maximum, unit: 'ms', limit: 50 },
    { name: 'wait for the event loop, 99 %', value: loop.p99, unit: 'ms' },
  ];
}

function get(url: string, person: Person, path: string) {
  return createBrowser(url).call('GET', path, { headers: { cookie: person.cookies() } });
}

/** A page from the middle of the order: no short cut leads there. Returns how it ended. */
async function sortRows(
  url: string,
  person: Person,
  sourceId: string,
  state: { isOver: boolean },
): Promise<string> {
  const offset = sortedRows / 2;
  const path = `/api/data-sources/${sourceId}/tables/numbers/rows?orderBy=number&limit=50&offset=${offset}`;
  const started = performance.now();
  const result = await get(url, person, path).catch(() => null);
  state.isOver = true;
  return result
    ? `${result.status} after ${((performance.now() - started) / 1000).toFixed(1)} s`
    : 'not ended';
}

/** Loads dashboards until the time is over. Returns how long each took, in ms. */
async function visit(
  url: string,
  person: Person,
  index: number,
  state: { isOver: boolean },
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + durationMs;
  await new Promise((resolve) => setTimeout(resolve, (thinkMs / clients) * index));
  while (performance.now() < end && !state.isOver) {
    const started = performance.now();
    const answers = await Promise.all([
      get(url, person, '/api/dashboard/stats'),
      get(url, person, '/api/analytics/chart?type=revenue&days=30'),
    ]);
    const failed = answers.find(({ status }) => status !== 200);
    if (failed) throw new Error(`${failed.status}: ${failed.text}`);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, thinkMs));
  }
  return times;
}
