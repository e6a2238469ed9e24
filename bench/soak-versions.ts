import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createBrowser, fileForm, type Person, signUp } from '#app/testing.ts';
import type { SourceReport } from '#features/sources/contract.ts';
import { type ProductProcess, startProduct, stopProduct } from '../tools/product-process.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Kills the product with SIGKILL while a table is imported, refreshed, restored, fixed, removed or purged. After each start the
 * table is as it was or as it was to be, whole: rows, history and files. What was acknowledged is there.
 */
export interface VersionKillReport {
  kills: number;
  /** How many of each operation were acknowledged, and how many were cut off. */
  acknowledged: Record<Operation, number>;
  cutOff: Record<Operation, number>;
  versionsMade: number;
  /** Empty when every state was the old or the new one. */
  problems: string[];
}

const operations = ['import', 'replace', 'append', 'upsert', 'restore', 'fix', 'remove', 'purge'] as const;
type Operation = (typeof operations)[number];

/** A file whose last line is a total: it is left out, the report offers to keep it, and that can be undone. */
const sums = {
  text: `city,amount\n${Array.from({ length: 4000 }, (_, row) => `c${row},${row}`).join('\n')}\nTotal,7998000\n`,
  fix: 'total/sums',
  rows: 4000,
  fixedRows: 4001,
};

/** The rows of the table by id. */
type Rows = ReadonlyMap<number, number>;

interface Versions {
  number: number;
  isCurrent: boolean;
  rows: number;
}

const settings = { VERSIONS_KEEP_DAYS: '1', VERSIONS_KEEP_COUNT: '3' };
/** What an operation may take at first; then what those took that ended, and longer for those that never end. */
const firstGuessMs = 1000;

export async function runVersionKills(options: {
  directory: string;
  kills: number;
  seed: number;
  /** Told after each kill how many there were, and what was found so far. */
  onKill?: (kills: number, problems: readonly string[]) => void;
}): Promise<VersionKillReport> {
  const run = new Run(options.directory, seededRandom(options.seed));
  await run.begin();
  try {
    for (let kill = 0; kill < options.kills; kill += 1) {
      // A short run begins with another operation each time.
      const operation = operations[(options.seed + kill) % operations.length] ?? 'replace';
      await run.cycle(operation);
      options.onKill?.(kill + 1, run.report.problems);
    }
  } finally {
    await run.end();
  }
  return { kills: options.kills, ...run.report };
}

class Run {
  readonly report = {
    acknowledged: countsOf(),
    cutOff: countsOf(),
    versionsMade: 0,
    problems: [] as string[],
  };
  readonly #directory: string;
  readonly #random: () => number;
  #product: ProductProcess | null = null;
  #person: Person | null = null;
  #table = { source: '', name: '' };
  #other = '';
  /** The source that is fixed, and whether it is. */
  #sums = '';
  #isFixed = false;
  #imports = 0;
  /** Rows of each version that was seen; the newest is what the table holds. */
  readonly #known = new Map<number, Rows>();
  #newest = 1;
  readonly #typicalMs = new Map<Operation, number>();

  constructor(directory: string, random: () => number) {
    this.#directory = directory;
    this.#random = random;
  }

  async begin(): Promise<void> {
    this.#product = await startProduct(this.#directory, { settings });
    this.#person = await signUp(createBrowser(this.#product.url), 'Kim', 'kim@example.com');
    await this.#until(async () => (await this.#get<{ isSample: boolean }[]>('/api/data-sources')).length > 0);
    const rows = this.#randomRows(0);
    this.#table = await this.#upload('kept.csv', textOf(rows));
    this.#known.set(1, rows);
    this.#other = (await this.#upload('other.csv', textOf(rows))).source;
    this.#sums = (await this.#upload('sums.csv', sums.text)).source;
  }

  async end(): Promise<void> {
    if (this.#product) await stopProduct(this.#product, 'SIGKILL');
  }

  async cycle(operation: Operation): Promise<void> {
    if (operation === 'purge') await this.#ageVersions();
    const { expected, send } = this.#prepare(operation);
    const startedAt = performance.now();
    const answered = send().then(
      (status) => {
        this.#typicalMs.set(operation, performance.now() - startedAt);
        return status;
      },
      () => null,
    );
    const typicalMs = operation === 'purge' ? firstGuessMs : (this.#typicalMs.get(operation) ?? firstGuessMs);
    // Some are allowed to end, so that what was acknowledged is proved to stay.
    await wait(this.#random() * typicalMs * 1.3);
    await this.end();
    const status = await answered;
    if (status === null) this.#typicalMs.set(operation, typicalMs * 1.2);
    if (status !== null && status >= 300) this.#problem(operation, `answered ${status}`);
    this.report[status === null ? 'cutOff' : 'acknowledged'][operation] += 1;
    this.#product = await startProduct(this.#directory, { settings });
    await this.#verify(operation, expected, status !== null);
  }

  /** What the table would hold, and the call that makes it so. */
  #prepare(operation: Operation): { expected: Rows | null; send: () => Promise<number> } {
    const before = this.#known.get(this.#newest) ?? new Map<number, number>();
    const first = Math.floor(this.#random() * 400);
    const added = this.#randomRows(operation === 'append' ? Math.max(...before.keys()) + 1 : first);
    const into = `/api/data-sources/${this.#table.source}`;
    const file = (path: string) => this.#send('POST', path, { form: fileForm('next.csv', textOf(added)) });
    switch (operation) {
      case 'import': {
        this.#imports += 1;
        const form = fileForm(`import${this.#imports}.csv`, textOf(added));
        return { expected: null, send: () => this.#send('POST', '/api/files/upload', { form }) };
      }
      case 'replace':
        return { expected: added, send: () => file(`${into}/upload?mode=replace`) };
      case 'append':
        return { expected: new Map([...before, ...added]), send: () => file(`${into}/upload?mode=append`) };
      case 'upsert':
        return {
          expected: new Map([...before, ...added]),
          send: () => file(`${into}/upload?mode=upsert&key=id`),
        };
      case 'restore': {
        const others = [...this.#known.keys()].filter((number) => number !== this.#newest);
        const number = others[Math.floor(this.#random() * others.length)];
        if (number === undefined) return this.#prepare('replace');
        const path = `${into}/tables/${this.#table.name}/versions/${number}/restore`;
        return { expected: this.#known.get(number) ?? null, send: () => this.#send('POST', path) };
      }
      case 'fix': {
        const json = { fixes: this.#isFixed ? [] : [sums.fix] };
        return {
          expected: null,
          send: () => this.#send('PUT', `/api/data-sources/${this.#sums}/fixes`, { json }),
        };
      }
      case 'remove':
        return { expected: null, send: () => this.#send('DELETE', `/api/data-sources/${this.#other}`) };
      case 'purge':
        return { expected: null, send: async () => 200 };
    }
  }

  async #verify(operation: Operation, expected: Rows | null, isAcknowledged: boolean): Promise<void> {
    if (operation === 'remove') await this.#verifyRemoved(isAcknowledged);
    if (operation === 'fix') await this.#verifyFixed(isAcknowledged);
    const rows = await this.#readRows();
    const before = this.#known.get(this.#newest);
    const isNew = expected !== null && isSame(rows, expected);
    if (!isNew && (isAcknowledged || !before || !isSame(rows, before))) {
      if (expected !== null || !before || !isSame(rows, before))
        this.#problem(operation, `${rows.size} rows are neither the old nor the new ones`);
    }
    const list = await this.#get<Versions[]>(
      `/api/data-sources/${this.#table.source}/tables/${this.#table.name}/versions`,
    );
    const current = list[0];
    if (!current?.isCurrent || current.rows !== rows.size)
      this.#problem(operation, 'the history does not begin with what the table holds');
    if (current && current.number !== this.#newest) {
      this.report.versionsMade += 1;
      if (current.number !== this.#newest + 1 || !isNew)
        this.#problem(operation, `version ${current.number}`);
      this.#newest = current.number;
      this.#known.set(current.number, rows);
    }
    const listed = new Set(list.map(({ number }) => number));
    for (const number of this.#known.keys()) if (!listed.has(number)) this.#known.delete(number);
    await this.#verifyFiles(operation);
  }

  /** The disk holds the versions that the metadata names and nothing else. */
  async #verifyFiles(operation: Operation): Promise<void> {
    const differing = async (): Promise<string[]> => {
      const database = new DatabaseSync(join(this.#directory, 'plumbline.sqlite'), { readOnly: true });
      const named = database
        .prepare('SELECT id FROM table_versions')
        .all()
        .map(({ id }) => String(id));
      database.close();
      const root = join(this.#directory, 'tables', 'versions');
      const files = (await readdir(root, { recursive: true })).filter((path) => path.endsWith('.parquet'));
      const onDisk = new Set(files.map((path) => path.split('/').at(-2) ?? ''));
      return [...new Set([...named, ...onDisk])].filter((id) => !onDisk.has(id) || !named.includes(id));
    };
    // The purge of this start may still be at work.
    const isWhole = await this.#until(async () => (await differing()).length === 0);
    if (!isWhole)
      this.#problem(operation, `${(await differing()).length} versions without a file, or the other way`);
    const left = await readdir(join(this.#directory, 'uploads'));
    if (left.length > 0) this.#problem(operation, `${left.length} leftover uploads`);
    for (const source of await this.#get<{ id: string; name: string; recordCount: number }[]>(
      '/api/data-sources',
    )) {
      if (!source.name.startsWith('import')) continue;
      const whole = await this.#get<{ tables: { rows: number }[] }>(`/api/data-sources/${source.id}`);
      if (whole.tables.length !== 1 || whole.tables[0]?.rows !== source.recordCount)
        this.#problem(operation, `half source ${source.name}`);
      // The list is kept short.
      await this.#send('DELETE', `/api/data-sources/${source.id}`);
    }
  }

  async #verifyRemoved(isAcknowledged: boolean): Promise<void> {
    const has = async (path: string) =>
      (await this.#get<{ id: string }[]>(path)).some(({ id }) => id === this.#other);
    const isThere = await has('/api/data-sources');
    if (isThere === (await has('/api/data-sources/removed')))
      this.#problem('remove', 'in both lists or in none');
    if (isThere && isAcknowledged) this.#problem('remove', 'still there');
    if (!isThere && (await this.#send('POST', `/api/data-sources/${this.#other}/restore`)) !== 200)
      this.#problem('remove', 'cannot be restored');
  }

  /** A fix and its undoing re-read the file that came: they change all or nothing, and the file stays. */
  async #verifyFixed(isAcknowledged: boolean): Promise<void> {
    const path = `/api/data-sources/${this.#sums}`;
    const { report, canFix, tables } = await this.#get<SourceReport>(`${path}/report`);
    const isFixed = (report?.fixes ?? []).length > 0;
    if (isAcknowledged && isFixed === this.#isFixed) this.#problem('fix', 'not what was acknowledged');
    this.#isFixed = isFixed;
    const rows = isFixed ? sums.fixedRows : sums.rows;
    if (!canFix || tables.length !== 1 || tables[0]?.rows !== rows)
      this.#problem('fix', `${JSON.stringify({ isFixed, canFix, tables })}`);
    const versions = await this.#get<Versions[]>(`${path}/tables/sums/versions`);
    if (
      versions[0]?.rows !== rows ||
      versions.some((each) => each.rows !== sums.rows && each.rows !== sums.fixedRows)
    )
      this.#problem('fix', 'the history has other rows');
    const originals = await readdir(join(this.#directory, 'originals'));
    if (originals.join() !== 'files') this.#problem('fix', `left in the originals: ${originals.join(', ')}`);
  }

  /** Makes every version look as if it had been replaced two days ago, so that the next start purges. */
  async #ageVersions(): Promise<void> {
    await this.end();
    const database = new DatabaseSync(join(this.#directory, 'plumbline.sqlite'));
    const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString();
    database.prepare('UPDATE table_versions SET created_at = ?').run(old);
    const long = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString();
    database.prepare('UPDATE data_sources SET deleted_at = ? WHERE deleted_at IS NOT NULL').run(long);
    database.close();
    this.#product = await startProduct(this.#directory, { settings });
  }

  async #readRows(): Promise<Rows> {
    const { rows } = await this.#get<{ rows: [number, number][] }>(
      `/api/data-sources/${this.#table.source}/tables/${this.#table.name}/rows?limit=1000`,
    );
    return new Map(rows);
  }

  /** Some rows from an id on, with values of their own. */
  #randomRows(first: number): Rows {
    const count = 1 + Math.floor(this.#random() * 60);
    return new Map(
      Array.from({ length: count }, (_, index) => [first + index, Math.floor(this.#random() * 1e6)]),
    );
  }

  async #upload(name: string, text: string): Promise<{ source: string; name: string }> {
    const response = await fetch(new URL('/api/files/upload', this.#product?.url), {
      method: 'POST',
      headers: { cookie: this.#person?.cookies() ?? '' },
      body: fileForm(name, text),
    });
    const made = (await response.json()) as { dataSource: { id: string }; tables: { name: string }[] };
    return { source: made.dataSource.id, name: made.tables[0]?.name ?? '' };
  }

  async #send(
    method: string,
    path: string,
    options: { form?: FormData; json?: unknown } = {},
  ): Promise<number> {
    const isJson = options.json !== undefined;
    const response = await fetch(new URL(path, this.#product?.url), {
      method,
      headers: {
        cookie: this.#person?.cookies() ?? '',
        ...(isJson ? { 'content-type': 'application/json' } : {}),
      },
      body: isJson ? JSON.stringify(options.json) : (options.form ?? null),
    });
    await response.text();
    return response.status;
  }

  async #get<T>(path: string): Promise<T> {
    const headers = { cookie: this.#person?.cookies() ?? '' };
    const response = await fetch(new URL(path, this.#product?.url), { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async #until(isSo: () => Promise<boolean>): Promise<boolean> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await isSo()) return true;
      await wait(50);
    }
    return false;
  }

  #problem(operation: Operation, what: string): void {
    this.report.problems.push(`${operation}: ${what}`);
  }
}

function countsOf(): Record<Operation, number> {
  return { import: 0, replace: 0, append: 0, upsert: 0, restore: 0, fix: 0, remove: 0, purge: 0 };
}

function textOf(rows: Rows): string {
  return `id,n\n${[...rows].map(([id, n]) => `${id},${n}`).join('\n')}\n`;
}

function isSame(a: Rows, b: Rows): boolean {
  return a.size === b.size && [...a].every(([id, n]) => b.get(id) === n);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
