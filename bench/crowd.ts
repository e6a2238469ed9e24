import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createBrowser, type Person, startTestServer } from '#app/testing.ts';
import { enlargeTable, seedCsv } from './large-table.ts';
import { type BenchLine, median } from './lines.ts';

const clients = 50;
const sortedRows = 100_000_000;
/** A person looks at a dashboard before they ask for the next one. */
const thinkMs = 1000;
const durationMs = 20_000;
const columns = 'i AS id, hash(i) % 1000000000 AS number';

/** Dashboards of fifty clients in five workspaces while another workspace sorts a hundred million rows, again and again. */
export async function benchCrowd(): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-crowd-'));
  try {
    return await measure(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure(directory: string): Promise<BenchLine[]> {
  let server = await startTestServer({}, { directory });
  const sorter = await server.signUp('Sorter');
  const crowd = await Promise.all(Array.from({ length: 5 }, () => server.signUp('Crowd')));
  const uploaded = await sorter.upload<{ dataSource: { id: string } }>('numbers.csv', await seedCsv(columns));
  await server.running.settleJobs();
  await server[Symbol.asyncDispose]();
  await enlargeTable(directory, 'numbers', sortedRows, columns);
  server = await startTestServer({}, { directory });
  const state = { isOver: false };
  const sorts: string[] = [];
  const sorting = sortOnAndOn(server.url, sorter, uploaded.dataSource.id, state, sorts);
  // In one process with its clients: what they take of the loop is in the figure too.
  const delay = monitorEventLoopDelay({ resolution: 5 });
  await new Promise((resolve) => setTimeout(resolve, 2000));
  delay.enable();
  const times = (
    await Promise.all(
      Array.from({ length: clients }, (_, index) =>
        visit(server.url, crowd[index % crowd.length] ?? sorter, index, state),
      ),
    )
  ).flat();
  delay.disable();
  await server[Symbol.asyncDispose]();
  await sorting;
  const name = `${clients} clients while ${sortedRows / 1e6} M rows are sorted`;
  const sorted = times.toSorted((a, b) => a - b);
  console.log(`${times.length} dashboards; the sorts: ${sorts.join(', ') || 'one, not ended'}`);
  return [
    { name: `${name}, median dashboard`, value: median(times), unit: 'ms' },
    { name: `${name}, 95 %`, value: sorted[Math.floor(sorted.length * 0.95)] ?? 0, unit: 'ms', limit: 300 },
    { name: 'longest wait for the event loop meanwhile', value: delay.max / 1e6, unit: 'ms', limit: 50 },
    { name: 'wait for the event loop, 99 %', value: delay.percentile(99) / 1e6, unit: 'ms' },
  ];
}

function get(url: string, person: Person, path: string) {
  return createBrowser(url).call('GET', path, { headers: { cookie: person.cookies() } });
}

/** A page from the middle of the order: no short cut leads there. */
async function sortOnAndOn(
  url: string,
  person: Person,
  sourceId: string,
  state: { isOver: boolean },
  outcomes: string[],
): Promise<void> {
  const offset = sortedRows / 2;
  const path = `/api/data-sources/${sourceId}/tables/numbers/rows?orderBy=number&limit=50&offset=${offset}`;
  while (!state.isOver) {
    const started = performance.now();
    const result = await get(url, person, path).catch(() => null);
    if (result)
      outcomes.push(`${result.status} after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
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
  while (performance.now() < end) {
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
  state.isOver = true;
  return times;
}
