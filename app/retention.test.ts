import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Exchange } from '#features/chat/contract.ts';
import type { RemovedSource, TableVersion } from '#features/sources/contract.ts';
import { type Browser, fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

const dayMs = 24 * 60 * 60 * 1000;
const clock = { offsetMs: 0, now: () => new Date(Date.now() + clock.offsetMs) };
let directory: string;
let person: Person;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-retention-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The same server some days later; each start does the daily work. */
function startAfter(days: number): Promise<TestServer> {
  clock.offsetMs = days * dayMs;
  return startTestServer({ VERSIONS_KEEP_DAYS: '10', VERSIONS_KEEP_COUNT: '2' }, { clock, directory });
}

async function signIn(server: TestServer): Promise<Browser & { get<T>(path: string): Promise<T> }> {
  const browser = server.browse();
  const { status } = await browser.call('POST', '/api/auth/sign-in', {
    json: { email: person.email, password: 'a long enough password' },
  });
  expect(status).toBeLessThan(300);
  return { ...browser, get: async <T>(path: string) => (await browser.call('GET', path)).json as T };
}

/** Tables on disk besides the four of the sample company. */
async function tableFiles(): Promise<number> {
  const files = await readdir(join(directory, 'tables', 'versions'), { recursive: true });
  return files.filter((file) => file.endsWith('.parquet')).length - 4;
}

/** Files as they were uploaded, kept to be read again. */
async function originals(): Promise<number> {
  const files = await readdir(join(directory, 'originals'), { recursive: true });
  return files.filter((file) => file.endsWith('.zst')).length;
}

interface Replay {
  holds: boolean;
  rows: unknown[][];
  changes: string[];
}

it('a receipt holds through two refreshes and both purges, which take what nothing names', {
  timeout: 120_000,
}, async () => {
  let address = '';
  let table = '';
  let otherId = '';
  let replayAddress = '';
  const answered = [
    ['Bergen', 7],
    ['Oslo', 6],
  ];
  {
    await using server = await startAfter(0);
    person = await server.signUp();
    await server.running.settleJobs();
    const made = await person.upload<{ dataSource: { id: string }; tables: { name: string }[] }>(
      'visits.csv',
      'city,visitors\nOslo,5\nBergen,7\nOslo,1\n',
    );
    address = `/api/data-sources/${made.dataSource.id}`;
    table = made.tables[0]?.name ?? '';
    const asked = await person.ask<Exchange>('total visitors by city', [made.dataSource.id]);
    const { answer } = asked.aiMessage.metadata;
    expect(answer?.rows).toEqual(answered);
    replayAddress = `/api/receipts/${answer?.receiptId}/replay`;
    for (const visitors of [10, 11, 12]) {
      const form = fileForm('visits.csv', `city,visitors\nOslo,${visitors}\nBergen,7\n`);
      expect((await person.call('POST', `${address}/upload?mode=replace`, { form })).status).toBe(200);
    }
    const other = await person.upload<{ dataSource: { id: string } }>('other.csv', 'a,b\n1,2\n');
    otherId = other.dataSource.id;
    await person.call('DELETE', `/api/data-sources/${otherId}`);
    const [removed] = await person.get<RemovedSource[]>('/api/data-sources/removed');
    expect(removed).toMatchObject({ id: otherId, name: 'other', recordCount: 1 });
    expect(Date.parse(removed?.purgedAt ?? '') - Date.parse(removed?.removedAt ?? '')).toBe(30 * dayMs);
    expect(await tableFiles()).toBe(5);
    // What was loaded anew needs its first file no more; what was removed may come back.
    expect(await originals()).toBe(1);
  }
  {
    await using server = await startAfter(11);
    const me = await signIn(server);
    // Version 2 is old and nobody's; 1 is named, 3 and 4 are the newest two.
    await expect.poll(tableFiles).toBe(4);
    const versions = await me.get<TableVersion[]>(`${address}/tables/${table}/versions`);
    expect(versions.map(({ number, receipts }) => [number, receipts])).toEqual([
      [4, 0],
      [3, 0],
      [1, 1],
    ]);
    const replay = (await me.call('POST', replayAddress)).json as Replay;
    expect(replay).toMatchObject({ holds: true, rows: answered });
    expect(replay.changes.join(' ')).toMatch(/newer version \(4\).*On the newest data: /);
    expect(replay.changes.join(' ')).toContain('12');
    const restored = await me.call('POST', `/api/data-sources/${otherId}/restore`);
    expect(restored.status).toBe(200);
    await me.call('DELETE', `/api/data-sources/${otherId}`);
    await me.call('DELETE', address);
  }
  {
    await using server = await startAfter(42);
    const me = await signIn(server);
    // Both sources are gone for good; of the one the version that the receipt names stays.
    await expect.poll(tableFiles).toBe(1);
    await expect.poll(originals).toBe(0);
    expect(await me.get('/api/data-sources/removed')).toEqual([]);
    expect((await me.call('POST', `/api/data-sources/${otherId}/restore`)).status).toBe(404);
    expect((await me.call('POST', `${address}/restore`)).status).toBe(404);
    const replay = (await me.call('POST', replayAddress)).json as Replay;
    expect(replay).toMatchObject({ holds: true, rows: answered });
    expect(replay.changes.join(' ')).toContain('has been removed since');
  }
});
