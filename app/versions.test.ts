import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '#features/chat/contract.ts';
import type { Comparison, SourceChange, SourceWithTables, TableVersion } from '#features/sources/contract.ts';
import { type CallResult, fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
});
afterAll(() => server[Symbol.asyncDispose]());

let uploads = 0;

/** A source of one table, `id,city,amount`. */
async function newSource(text = 'id,city,amount\n1,Oslo,5\n2,Bergen,7\n3,Bodø,9\n') {
  uploads += 1;
  const { dataSource, tables } = await person.upload<{
    dataSource: { id: string };
    tables: { name: string }[];
  }>(`stock${uploads}.csv`, text);
  const table = tables[0]?.name ?? '';
  const address = `/api/data-sources/${dataSource.id}`;
  const into = (query: string, content: string): Promise<CallResult> =>
    person.call('POST', `${address}/upload?${query}`, { form: fileForm('again.csv', content) });
  const rows = async (): Promise<unknown[][]> =>
    (await person.get<{ rows: unknown[][] }>(`${address}/tables/${table}/rows?limit=1000`)).rows;
  const versions = () => person.get<TableVersion[]>(`${address}/tables/${table}/versions`);
  return { id: dataSource.id, table, address, into, rows, versions };
}

function parquetFiles(): Promise<string[]> {
  return readdir(join(server.directory, 'tables', 'versions'), { recursive: true }).then((files) =>
    files.filter((file) => file.endsWith('.parquet')),
  );
}

/** Each test starts a process for every file; a busy machine takes its time for that. */
const timeout = 120_000;

describe('a file uploaded into a source', { timeout }, () => {
  it('replaces, appends or goes in by key, each as a new version with what it changed', async () => {
    const source = await newSource();
    const replaced = await source.into('mode=replace', 'id,city,amount\n1,Oslo,5\n2,Bergen,8\n4,Alta,1\n');
    expect([replaced.status, replaced.json]).toMatchObject([
      200,
      {
        isApplied: true,
        tables: [{ fromVersion: 1, toVersion: 2, added: 1, changed: 1, removed: 1, key: ['id'] }],
      },
    ]);
    const appended = await source.into('mode=append', 'city,amount,id\nVardø,2,5\n');
    expect(appended.json).toMatchObject({ tables: [{ toVersion: 3, added: 1, rowsAfter: 4 }] });
    const upserted = await source.into('mode=upsert&key=id', 'id,amount\n5,3\n6,4\n');
    expect(upserted.json).toMatchObject({ tables: [{ toVersion: 4, added: 1, changed: 1, removed: 0 }] });
    expect(await source.rows()).toEqual([
      [1, 'Oslo', 5],
      [2, 'Bergen', 8],
      [4, 'Alta', 1],
      [5, 'Vardø', 3],
      [6, null, 4],
    ]);
    expect(
      (await source.versions()).map(({ number, origin, rows, isCurrent, createdBy, fileName }) => [
        number,
        origin,
        rows,
        isCurrent,
        createdBy,
        fileName,
      ]),
    ).toEqual([
      [4, 'upsert', 5, true, 'Ada Tester', 'again.csv'],
      [3, 'append', 4, false, 'Ada Tester', 'again.csv'],
      [2, 'replace', 3, false, 'Ada Tester', 'again.csv'],
      [1, 'upload', 3, false, 'Ada Tester', `${source.table}.csv`],
    ]);
    const details = await person.get<SourceWithTables>(source.address);
    expect(details).toMatchObject({ recordCount: 5, tables: [{ rows: 5, version: 4 }] });
  });

  it('refuses rows that do not fit with their lines, and a key that tells nothing apart with examples', async () => {
    const source = await newSource();
    const appended = await source.into('mode=append', 'id,city,amount\n7,Moss,1\n8,Narvik,many\n');
    expect((appended.json as SourceChange).report).toMatchObject({
      rejectedCount: 1,
      rejected: [{ line: 3, reason: expect.stringContaining('"many" does not fit column "amount"') }],
    });
    const twice = await source.into('mode=upsert&key=city', 'city,amount\nOslo,1\nOslo,2\n');
    expect([twice.status, twice.json]).toMatchObject([
      400,
      { message: expect.stringContaining('Oslo (2 rows)') },
    ]);
    expect((await source.into('mode=upsert', 'id,amount\n1,2\n')).status).toBe(400);
    expect((await source.into('mode=replace&table=none', 'id\n1\n')).status).toBe(404);
    expect((await source.into('mode=append', '')).status).toBe(422);
    expect((await source.versions()).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('waits where that is asked for, and is applied once or discarded', async () => {
    const source = await newSource();
    const before = (await parquetFiles()).length;
    const stage = async () =>
      (await source.into('mode=replace&apply=false', 'id,city,amount\n1,Oslo,6\n')).json as SourceChange;
    const [first, second, third] = [await stage(), await stage(), await stage()];
    expect(first).toMatchObject({ isApplied: false, tables: [{ toVersion: null, changed: 1, removed: 2 }] });
    expect(await source.rows()).toHaveLength(3);
    const discarded = await person.call('DELETE', `${source.address}/changes/${third.id}`);
    expect(discarded.status).toBe(200);
    const apply = (change: SourceChange) =>
      person.call('POST', `${source.address}/changes/${change.id}/apply`);
    expect((await apply(third)).status).toBe(404);
    expect((await apply(first)).json).toMatchObject({ isApplied: true, tables: [{ toVersion: 2 }] });
    expect(await source.rows()).toEqual([[1, 'Oslo', 6]]);
    expect((await apply(first)).status).toBe(404);
    // The second was prepared for a version that is not current any more.
    expect((await apply(second)).status).toBe(409);
    expect((await source.versions()).map(({ number }) => number)).toEqual([2, 1]);
    await person.call('DELETE', `${source.address}/changes/${second.id}`);
    expect(await parquetFiles()).toHaveLength(before + 1);
  });

  it('measures relations again: one that would count rows twice is gone', async () => {
    const sheets = (ids: string) =>
      JSON.stringify({
        customers: JSON.parse(ids).map((id: number) => ({ customer_id: id, name: `c${id}` })),
        orders: [1, 2, 3, 1, 2, 3].map((id, n) => ({ order_id: n + 1, customer_id: id, net: n })),
      });
    const made = await person.upload<{ dataSource: { id: string } }>('shop.json', sheets('[1,2,3]'));
    const ask = async () =>
      (await person.ask<Exchange>('total net by customer name', [made.dataSource.id])).aiMessage.metadata
        .answer;
    expect(await ask()).toMatchObject({ status: 'answered', rowCount: 3 });
    const form = fileForm('shop.json', sheets('[1,1,2,3]'));
    const again = await person.call('POST', `/api/data-sources/${made.dataSource.id}/upload?mode=replace`, {
      form,
    });
    expect(again.json).toMatchObject({ tables: [{ table: 'customers' }, { table: 'orders' }] });
    const answer = await ask();
    // Whatever is answered now, no order may count twice.
    const total = (answer?.rows ?? []).reduce((sum, row) => sum + Number(row.at(-1)), 0);
    expect(answer?.status === 'answered' ? total : 15).toBe(15);
  });
});

describe('the history of a table', { timeout }, () => {
  it('brings an earlier version back as a new one, and back again', async () => {
    const source = await newSource();
    await source.into('mode=replace', 'id,town\n1,Oslo\n');
    const restored = await person.post<TableVersion>(
      `${source.address}/tables/${source.table}/versions/1/restore`,
    );
    expect(restored).toMatchObject({
      number: 3,
      isCurrent: true,
      origin: 'restore',
      restoredFrom: 1,
      rows: 3,
    });
    expect(await source.rows()).toHaveLength(3);
    const current = await person.call('POST', `${source.address}/tables/${source.table}/versions/3/restore`);
    expect(current.status).toBe(409);
    await person.post(`${source.address}/tables/${source.table}/versions/2/restore`);
    expect(await source.rows()).toEqual([[1, 'Oslo']]);
    expect((await source.versions()).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    const unknown = await person.call('POST', `${source.address}/tables/${source.table}/versions/9/restore`);
    expect(unknown.status).toBe(404);
  });

  it('compares any two, the last two by default', async () => {
    const source = await newSource();
    const compare = (query: string) =>
      person.call('GET', `${source.address}/tables/${source.table}/versions/compare?${query}`);
    expect((await compare('')).status).toBe(404);
    await source.into('mode=upsert&key=id', 'id,amount\n2,70\n4,1\n');
    await source.into('mode=append', 'id,amount\n5,1\n');
    expect((await compare('')).json).toMatchObject({ from: 2, to: 3, added: 1, changed: 0 });
    const whole = (await compare('from=1&to=3&key=id')).json as Comparison;
    expect(whole).toMatchObject({
      added: 2,
      removed: 0,
      changed: 1,
      unchanged: 2,
      columnChanges: [{ column: 'amount', rows: 1 }],
    });
    expect(whole.samples.changed.rows).toEqual([[2, 7, 70]]);
    expect((await compare('from=3&to=1')).json).toMatchObject({ added: 0, removed: 2 });
    expect((await compare('from=1&to=8')).status).toBe(404);
    expect((await compare('from=1&to=2&key=[')).status).toBe(400);
    expect((await compare('from=1&to=2&samples=201')).status).toBe(400);
  });
});
