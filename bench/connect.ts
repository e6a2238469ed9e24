import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSystemReader } from '#app/system-reader.ts';
import { createBrowser, type Person, signUp } from '#app/testing.ts';
import type { AvailableTable, Source, Sync } from '#features/sources/contract.ts';
import { createEgress } from '#platform/egress/egress.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { benchWorkspace, openBenchEngine, timed } from './bench-engine.ts';
import { type BenchServer, rowCount, startBenchServers } from './connect-servers.ts';
import { type BenchLine, median, percentile } from './lines.ts';

/**
 * A table of a million rows and twelve columns, from a database to a version with its profile, in the process that the product reads in. Against the
 * driver's own streamed read. And a whole reading of the product, while somebody else uses it.
 */

const attempts = 3;
const limit = 1.5;
const loopback = '127.0.0.0/8:*';
const betweenCallsMs = 50;
/** The product's processes that compute give way to all others; on a busy machine the driver is measured fairly only where it does too. */
const niceness = 5;

export async function benchConnect(): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const server of await startBenchServers()) {
    using _ = server;
    lines.push(await benchReading(server), ...(await benchProduct(server)));
  }
  return lines;
}

async function benchReading(server: BenchServer): Promise<BenchLine> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const { engine } = openBenchEngine(join(directory, 'engine'));
  using reader = createSystemReader({ directory, egress: createEgress({ allow: loopback }) });
  const running = { signal: new AbortController().signal };
  const source = { workspaceId: benchWorkspace, system: server.system, settings: server.settings };
  const [table] = (await reader.tables(source, running)).tables;
  if (!table) throw new Error('There is no table.');
  const makeVersion = async (attempt: number): Promise<void> => {
    const loaded = await reader.load(
      source,
      {
        table,
        columns: table.columns.map(({ name }) => name),
        directory: join(directory, `load-${attempt}`),
        parts: [],
        position: undefined,
      },
      { ...running, onProgress: () => {} },
    );
    if (loaded.profile.rowCount !== rowCount)
      throw new Error(`The version has ${loaded.profile.rowCount} rows.`);
    await engine.publishLoaded(benchWorkspace, loaded);
  };
  const driver: number[] = [];
  const version: number[] = [];
  const own = getPriority();
  try {
    setPriority(niceness);
    // Taken in turns: a busy moment of the machine meets both.
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      driver.push(await timed(() => server.streamByDriver()));
      version.push(await timed(() => makeVersion(attempt)));
    }
  } finally {
    // Without privileges it stays so, to the end of this run.
    if (process.getuid?.() === 0) setPriority(own);
    await engine[Symbol.asyncDispose]();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
  const [value, reference] = [median(version), median(driver)];
  const name = `${server.name}: 1 M rows × 12 columns to a version`;
  return { name, value, unit: 'ms', reference, ratio: value / reference, limit };
}

async function benchProduct(server: BenchServer): Promise<BenchLine[]> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const product = await startProduct(directory, { settings: { EGRESS_ALLOW: loopback } });
  try {
    const person = await signUp(createBrowser(product.url), 'Bench', 'bench@example.com');
    const { id } = await person.post<Source>('/api/data-sources', server.entered);
    const { tables } = await person.get<{ tables: AvailableTable[] }>(`/api/data-sources/${id}/available`);
    const json = { tables: tables.map(({ name }) => ({ name })), schedule: null };
    await person.call('PUT', `/api/data-sources/${id}/selection`, { json });
    await person.post(`/api/data-sources/${id}/sync`);
    const { calls, peakBytes } = await callMeanwhile(person, id, product.child.pid ?? 0);
    return [
      {
        name: `${server.name}: peak memory of the process that reads`,
        value: peakBytes / 1e6,
        unit: 'MB',
        limit: 400,
      },
      {
        name: `${server.name}: authorised call meanwhile, 95 %`,
        value: percentile(calls, 0.95),
        unit: 'ms',
        limit: 100,
      },
    ];
  } finally {
    await stopProduct(product);
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Calls as the page makes them, until the reading has ended. */
async function callMeanwhile(person: Person, sourceId: string, pid: number) {
  const calls: number[] = [];
  let peakBytes = 0;
  for (;;) {
    let sync: Sync | undefined;
    for (const path of ['/api/auth/user', '/api/data-sources', `/api/data-sources/${sourceId}/syncs`]) {
      calls.push(
        await timed(async () => {
          const told = await person.get<unknown>(path);
          if (path.endsWith('/syncs')) sync = (told as Sync[])[0];
        }),
      );
    }
    peakBytes = Math.max(peakBytes, ...loadersOf(pid).map(peakOf));
    if (sync?.status === 'succeeded') return { calls, peakBytes };
    if (sync?.status === 'failed') throw new Error(sync.error ?? 'The reading failed.');
    await new Promise((resolve) => setTimeout(resolve, betweenCallsMs));
  }
}

function loadersOf(pid: number): string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/);
  return children.filter((child) => readOf(child, 'cmdline').includes('load-child'));
}

/** In bytes; 0 where it has ended. */
function peakOf(pid: string): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readOf(pid, 'status'))?.[1] ?? 0) * 1024;
}

function readOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
