import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DuckDBInstance } from '@duckdb/node-api';
import { createBrowser, type Person, signUp } from '#app/testing.ts';
import type { Sync } from '#features/sources/contract.ts';
import { type ProductProcess, startProduct, stopProduct } from '../tools/product-process.ts';
import { seededRandom } from './seeded-random.ts';
import type { Contents, SoakDatabase } from './soak-databases.ts';
import { SoakWriter, standingEvery } from './soak-writer.ts';

/**
 * Kills the server, the process that reads, and the database in turn, at any moment of readings of a database that a client writes to. After each kill every
 * version that is served is whole: no row twice, none of those that stood missing, none half-written. Now and then the client rests, and
 * what is read then is what the database has.
 */
export interface SyncKillReport {
  kills: Record<Killed, number>;
  /** Kills that met a reading on its way. */
  metReadings: number;
  succeeded: number;
  failed: number;
  /** Kills of the server or the database that left safe rows behind which the reading could go on. */
  resumed: number;
  compared: number;
  writes: number;
  /** Empty when nothing was lost, doubled or half. */
  problems: string[];
}

const killed = ['server', 'child', 'database'] as const;
type Killed = (typeof killed)[number];

const settings = { EGRESS_ALLOW: '127.0.0.0/8:*' };
/** Kills before what they met is waited for: one reading may meet several. */
const endEvery = 3;
/** Kills between two times at which the client rests. */
const compareEvery = 6;
const firstGuessMs = 3000;
const pollMs = 100;
const runningMs = 30_000;
const childShare = 0.3;
/** What failed in passing waits longer each time before it is tried again. */
const settleMs = 5 * 60_000;

export async function runSyncKills(
  database: SoakDatabase,
  options: {
    directory: string;
    kills: number;
    seed: number;
    onKill?: (kills: number, problems: readonly string[]) => void;
  },
): Promise<SyncKillReport> {
  const run = new Run(database, options.directory, seededRandom(options.seed));
  try {
    await run.begin();
    for (let kill = 0; kill < options.kills; kill += 1) {
      await run.cycle(killed[(options.seed + kill) % killed.length] ?? 'server');
      const isLast = kill + 1 === options.kills;
      if ((kill + 1) % endEvery === 0 || isLast) await run.endReading();
      if ((kill + 1) % compareEvery === 0 || isLast) await run.compare();
      options.onKill?.(kill + 1, run.report.problems);
    }
    return run.report;
  } finally {
    await run.end();
  }
}

interface ServedTable {
  name: 'orders' | 'events';
  path: string;
  /** As the metadata tells it. */
  rows: number;
}

class Run {
  readonly report: SyncKillReport = {
    kills: { server: 0, child: 0, database: 0 },
    metReadings: 0,
    succeeded: 0,
    failed: 0,
    resumed: 0,
    compared: 0,
    writes: 0,
    problems: [],
  };
  readonly #database: SoakDatabase;
  readonly #directory: string;
  readonly #random: () => number;
  readonly #writer: SoakWriter;
  #product: ProductProcess | null = null;
  #person: Person | null = null;
  #source = '';
  /** What the last reading took that ended well and met no kill. */
  #typicalMs = firstGuessMs;
  #standing = new Map<string, number>();

  constructor(database: SoakDatabase, directory: string, random: () => number) {
    this.#database = database;
    this.#directory = directory;
    this.#random = random;
    this.#writer = new SoakWriter(database, random);
  }

  async begin(): Promise<void> {
    this.#product = await startProduct(this.#directory, { settings });
    this.#person = await signUp(createBrowser(this.#product.url), 'Kim', 'kim@example.com');
    this.#source = (await this.#call<{ id: string }>('POST', '/api/data-sources', this.#database.entered)).id;
    const { orders, events } = this.#database.tables;
    await this.#call('PUT', `/api/data-sources/${this.#source}/selection`, {
      tables: [{ name: orders }, { name: events, refresh: 'incremental', changedAt: 'changed_at' }],
      schedule: null,
    });
    const startedAt = performance.now();
    await this.#call('POST', `/api/data-sources/${this.#source}/sync`);
    await this.#settle();
    this.#typicalMs = performance.now() - startedAt;
    for (const table of this.#served()) this.#standing.set(table.name, (await this.#look(table)).standing);
    this.#writer.go();
  }

  async end(): Promise<void> {
    await this.#writer.pause().catch(() => {});
    if (this.#product) await stopProduct(this.#product, 'SIGKILL');
  }

  async cycle(what: Killed): Promise<void> {
    // The one that waits or runs already, where there is one.
    await this.#call('POST', `/api/data-sources/${this.#source}/sync`);
    await this.#until(async () => (await this.#newest())?.status !== 'queued');
    // The process that reads is there for a part of a reading only.
    if (what === 'child') await this.#until(() => this.#loaders().length > 0);
    await wait(this.#random() * this.#typicalMs * (what === 'child' ? childShare : 1));
    const isMet =
      what === 'child' ? this.#loaders().length > 0 : (await this.#newest())?.status === 'running';
    if (isMet) this.report.metReadings += 1;
    await this.#kill(what);
    this.report.kills[what] += 1;
    await this.#verify(`after a kill of the ${what}`);
  }

  async endReading(): Promise<void> {
    await this.#settle();
    await this.#verify('after a reading that met kills');
  }

  /** What is read while the client rests is what the database has. */
  async compare(): Promise<void> {
    await this.#writer.pause();
    this.report.writes = this.#writer.writes;
    const startedAt = performance.now();
    await this.#call('POST', `/api/data-sources/${this.#source}/sync`);
    const sync = await this.#settle();
    if (sync.status !== 'succeeded') this.#problem(`a reading that met no kill failed: ${sync.error}`);
    this.#typicalMs = performance.now() - startedAt;
    const client = await this.#database.connect();
    for (const table of this.#served()) {
      const own = await client.contentsOf(table.name);
      const { contents } = await this.#look(table);
      if (JSON.stringify(own) !== JSON.stringify(contents))
        this.#problem(`${table.name}: ${JSON.stringify(contents)} instead of ${JSON.stringify(own)}`);
    }
    await client.close();
    this.report.compared += 1;
    this.#writer.go();
  }

  async #kill(what: Killed): Promise<void> {
    if (what === 'server') {
      if (this.#product) await stopProduct(this.#product, 'SIGKILL');
      if (this.#hasSafeRows()) this.report.resumed += 1;
      this.#product = await startProduct(this.#directory, { settings });
    } else if (what === 'child') {
      for (const pid of this.#loaders()) process.kill(pid, 'SIGKILL');
    } else {
      await this.#database.crash();
      await wait(this.#random() * 1000);
      await this.#database.restart();
      if (this.#hasSafeRows()) this.report.resumed += 1;
    }
  }

  /** Every table that is served is whole. */
  async #verify(when: string): Promise<void> {
    const served = this.#served();
    if (served.length !== this.#standing.size) this.#problem(`${served.length} tables ${when}`);
    for (const table of served) {
      const { contents, distinct, standing, torn } = await this.#look(table);
      const found = `${table.name} ${when}`;
      if (contents.rows !== table.rows) this.#problem(`${found}: ${contents.rows} of ${table.rows} rows`);
      if (distinct !== contents.rows) this.#problem(`${found}: ${contents.rows - distinct} rows twice`);
      if (standing !== this.#standing.get(table.name)) this.#problem(`${found}: ${standing} standing rows`);
      if (torn > 0) this.#problem(`${found}: ${torn} torn rows`);
    }
  }

  async #look({ path }: ServedTable) {
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
    const connection = await instance.connect();
    const standing = `id <= 260000 AND id % ${standingEvery} = 0`;
    const reader = await connection.runAndReadAll(
      `SELECT count(*), sum(id), sum(CAST('0x' || md5(concat(id, '|', n, '|', tag))[:8] AS BIGINT)), count(DISTINCT id),
         count(*) FILTER (${standing} AND n = id), count(*) FILTER (NOT starts_with(tag, concat(id, ':', n, ':'))) FROM read_parquet('${path}')`,
    );
    const [rows = 0, ids = 0, prints = 0, distinct = 0, stood = 0, torn = 0] =
      reader.getRows()[0]?.map(Number) ?? [];
    connection.closeSync();
    instance.closeSync();
    const contents: Contents = { rows, ids, prints };
    return { contents, distinct, standing: stood, torn };
  }

  #served(): ServedTable[] {
    const metadata = new DatabaseSync(join(this.#directory, 'plumbline.sqlite'), { readOnly: true });
    try {
      return metadata
        .prepare(
          `SELECT t.name, t.workspace_id AS workspace, v.id AS version, v.row_count AS count FROM catalog_tables t
             JOIN table_versions v ON v.id = t.current_version_id WHERE t.data_source_id = ?`,
        )
        .all(this.#source)
        .map(({ name, workspace, version, count }) => ({
          name: name === 'orders' ? 'orders' : 'events',
          path: join(
            this.#directory,
            'tables',
            'versions',
            String(workspace),
            String(version),
            'data.parquet',
          ),
          rows: Number(count),
        }));
    } finally {
      metadata.close();
    }
  }

  /** One that waits to be tried again is waited for, within bounds. */
  async #until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    const until = performance.now() + runningMs;
    while (!(await isSo()) && performance.now() < until) await wait(pollMs);
  }

  #loaders(): number[] {
    return loadersOf(this.#product?.child.pid ?? 0);
  }

  /** Waits for the end of the newest reading. */
  async #settle(): Promise<Sync> {
    const until = performance.now() + settleMs;
    for (;;) {
      const sync = await this.#newest();
      if (sync && sync.status !== 'queued' && sync.status !== 'running') {
        this.report[sync.status === 'succeeded' ? 'succeeded' : 'failed'] += 1;
        return sync;
      }
      if (performance.now() > until) throw new Error(`A reading has not ended: ${JSON.stringify(sync)}`);
      await wait(pollMs);
    }
  }

  /** Whether a reading that waits or runs has made a part. */
  #hasSafeRows(): boolean {
    const metadata = new DatabaseSync(join(this.#directory, 'plumbline.sqlite'), { readOnly: true });
    try {
      const rows = metadata.prepare('SELECT tables FROM syncs WHERE active_source IS NOT NULL').all();
      const tables = rows.flatMap(({ tables: json }) => JSON.parse(String(json)) as { parts?: unknown[] }[]);
      return tables.some(({ parts = [] }) => parts.length > 0);
    } finally {
      metadata.close();
    }
  }

  async #newest(): Promise<Sync | undefined> {
    return (await this.#call<Sync[]>('GET', `/api/data-sources/${this.#source}/syncs`))[0];
  }

  async #call<T>(method: string, path: string, json?: unknown): Promise<T> {
    const response = await fetch(new URL(path, this.#product?.url), {
      method,
      headers: {
        cookie: this.#person?.cookies() ?? '',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: json === undefined ? null : JSON.stringify(json),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  #problem(what: string): void {
    this.report.problems.push(what);
  }
}

/** Processes that read, of a server. Linux only. */
function loadersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/);
  return children
    .filter((child) => {
      try {
        return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('load-child');
      } catch {
        return false;
      }
    })
    .map(Number);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
