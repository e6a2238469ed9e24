import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresqlSettings } from '#connectors/postgresql/testing.ts';
import { type RogueTables, rogueTables } from '#connectors/postgresql/testing-rogue-tables.ts';
import { startRogue } from '#connectors/testing-rogue.ts';
import type { AvailableTable, Source, Sync } from '../features/sources/contract.ts';
import { createSyncTurns } from '../features/sources/server/index.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** A database that speaks its protocol rightly and sends more than anybody asked for: to a look at its tables, to first rows, to a reading. */

const quotaMegabytes = 20;
/** What may lie on the disk beyond the quota until it is noticed. */
const unnoticedBytes = 100e6;

const row = `1,"${'x'.repeat(1000)}"\n`;
const endless = { csv: Buffer.from(row.repeat(500)), isEndless: true };

describe('F15 a rogue database that is read', () => {
  let server: TestServer;
  let owner: Person;
  const strangers: Person[] = [];
  beforeAll(async () => {
    server = await startTestServer(
      { EGRESS_ALLOW: '127.0.0.0/8:*', QUOTA_MB: String(quotaMegabytes) },
      { syncTurns: createSyncTurns({ firstMs: 500, longestMs: 60_000 }) },
    );
    for (const name of ['Administrator', 'Ada', 'Bob']) strangers.push(await server.signUp(name));
    owner = await server.signUp('Owner');
  });
  afterAll(() => server[Symbol.asyncDispose]());

  async function read(rogue: RogueTables, work: (id: string) => Promise<void>, by = owner): Promise<void> {
    await using system = await startRogue(rogueTables(rogue));
    const { username, password, ...configuration } = postgresqlSettings(system.port);
    const { id } = await by.post<Source>('/api/data-sources', {
      name: rogue.name,
      type: 'postgresql',
      configuration,
      authConfig: { authType: 'basic', credentials: { username, password } },
    });
    await work(id);
  }
  const available = (id: string) => owner.call('GET', `/api/data-sources/${id}/available`);
  const preview = (id: string) => owner.call('GET', `/api/data-sources/${id}/available/public.a/preview`);

  it('is read where it behaves', () =>
    read({ name: 'behaves' }, async (id) => {
      expect((await available(id)).status).toBe(200);
      const { json } = await preview(id);
      expect(json).toMatchObject({ rows: [['1', 'a']] });
    }));

  it('has its comments cut', () =>
    read({ name: 'talks', tables: [{ name: 'a', label: 'L'.repeat(8e6) }] }, async (id) => {
      const { status, text, json } = await available(id);
      expect(status).toBe(200);
      expect(text.length).toBeLessThan(10_000);
      expect((json as { tables: AvailableTable[] }).tables[0]?.label).toMatch(/^L+…$/);
    }));

  it.each([
    { name: 'has no end of columns', columns: 25_000 },
    { name: 'has a name that is a book', tables: [{ name: 'a'.repeat(100_000) }] },
  ])('that $name is refused in words', (rogue) =>
    read(rogue, async (id) => {
      const { status, text } = await available(id);
      expect(`${status} ${text.slice(0, 300)}`).toMatch(/^422 .*(tables and columns|characters)/);
    }),
  );

  it('leaves no more than a look on the disk, whatever first rows it sends', () =>
    read({ name: 'sends first rows without an end', rows: endless }, async (id) => {
      const { status, text } = await preview(id);
      expect(`${status} ${text}`).toMatch(/^422 .*first rows/);
      expect(await bytesIn(join(server.directory, 'tables', 'tmp'))).toBe(0);
    }));

  it('may have long cells: they are shown cut', () =>
    read(
      { name: 'has long cells', rows: { csv: Buffer.from(`1,"${'y'.repeat(4e6)}"\n`), isEndless: false } },
      async (id) => {
        const { status, json } = await preview(id);
        expect(status).toBe(200);
        expect((json as { rows: string[][] }).rows[0]?.[1]).toMatch(/^y{100,2000}…$/);
      },
    ));

  it('loses its place to others who wait', async () => {
    const start = async (person: Person, id: string) => {
      await person.call('PUT', `/api/data-sources/${id}/selection`, {
        json: { tables: [{ name: 'public.a' }], schedule: null },
      });
      await person.post(`/api/data-sources/${id}/sync`);
    };
    const last = async (person: Person, id: string) =>
      (await person.get<Sync[]>(`/api/data-sources/${id}/syncs`))[0];
    const silent: RogueTables = { name: 'says nothing', rows: 'none' };
    const [ada, bob] = strangers as [Person, Person];
    await read(
      silent,
      (first) =>
        read(
          silent,
          (second) =>
            read({ name: 'behaves' }, async (id) => {
              await start(ada, first);
              await start(bob, second);
              await expect.poll(async () => (await last(bob, second))?.status).toBe('running');
              await start(owner, id);
              await expect
                .poll(async () => (await last(owner, id))?.status, { timeout: 40_000 })
                .toBe('succeeded');
              const paused = await Promise.all([last(ada, first), last(bob, second)]);
              expect(paused.map((sync) => sync?.status)).not.toContain('failed');
              for (const [person, source] of [
                [ada, first],
                [bob, second],
              ] as const) {
                const sync = await last(person, source);
                await person.post(`/api/data-sources/${source}/syncs/${sync?.id}/cancel`);
              }
              await server.running.settleSyncs();
            }),
          bob,
        ),
      ada,
    );
  });

  it('is ended at the quota of the workspace, and leaves nothing', () =>
    read({ name: 'sends rows without an end', rows: endless }, async (id) => {
      await available(id);
      await owner.call('PUT', `/api/data-sources/${id}/selection`, {
        json: { tables: [{ name: 'public.a' }], schedule: null },
      });
      await owner.post(`/api/data-sources/${id}/sync`);
      const loads = join(server.directory, 'loads');
      let most = 0;
      const settled = server.running.settleSyncs().then(() => true);
      while (!(await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 100, false))]))) {
        most = Math.max(most, await bytesIn(loads));
        expect(most).toBeLessThan(quotaMegabytes * 1e6 + unnoticedBytes);
      }
      const [sync] = await owner.get<Sync[]>(`/api/data-sources/${id}/syncs`);
      expect(sync).toMatchObject({ status: 'failed', error: expect.stringContaining('it may keep') });
      expect(await bytesIn(loads)).toBe(0);
    }));
});

async function bytesIn(directory: string): Promise<number> {
  let sum = 0;
  for (const name of await readdir(directory, { recursive: true }).catch(() => []))
    sum += await stat(join(directory, name)).then(
      (file) => (file.isFile() ? file.size : 0),
      () => 0,
    );
  return sum;
}
