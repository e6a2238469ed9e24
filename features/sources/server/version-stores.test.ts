import { describe, expect, it } from 'vitest';
import { openTestDatabase, type StoreKind, storeKinds } from '#platform/db/testing.ts';
import { createHistoryStore, type NextVersion, type Publication } from './history-store.ts';
import { createRetentionStore } from './retention-store.ts';
import { createSourceStore } from './source-store.ts';
import { createTableStore } from './table-store.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** A workspace with one source of one table `t1`, whose version `v1` is of the first day. */
async function openStores(kind: StoreKind) {
  const opened = await openTestDatabase(kind);
  const { db } = opened;
  const created_at = day(1).toISOString();
  await db.insertInto('workspaces').values({ id: 'w', name: 'n', created_at }).execute();
  await db
    .insertInto('accounts')
    .values({
      id: 'a',
      issuer: 'local',
      subject: 'a',
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Tester',
      profile_image_url: null,
      password_hash: null,
      created_at,
    })
    .execute();
  const tables = createTableStore(db);
  const file = { rowCount: 1, sizeBytes: 1, contentHash: 'h' };
  await tables.insertSourceWithTables(
    {
      id: 's',
      workspaceId: 'w',
      accountId: 'a',
      fileName: 'f.csv',
      name: 'f',
      type: 'csv',
      status: 'active',
      isSample: false,
      configuration: 'sealed',
      report: null,
      recordCount: 1,
      sizeBytes: 1,
      now: day(1),
    },
    [{ name: 't', versionId: 'v1', ...file }],
    [],
  );
  const [table] = await tables.list('w');
  const tableId = table?.tableId ?? '';
  const history = createHistoryStore(db);
  const next = (from: string, to: string): NextVersion => ({
    tableId,
    currentVersionId: from,
    versionId: to,
    ...file,
    details: {},
  });
  const publish = (from: string, to: string, now: Date, change: Partial<Publication> = {}) =>
    history.publish({
      workspaceId: 'w',
      dataSourceId: 's',
      accountId: 'a',
      origin: 'append',
      tables: [next(from, to)],
      relations: [],
      read: null,
      changeId: null,
      now,
      ...change,
    });
  const nameInReceipt = async (versionId: string) => {
    await db
      .insertInto('chat_sessions')
      .values({ id: 'c', workspace_id: 'w', account_id: 'a', title: '', data_source_ids: null, created_at })
      .execute();
    await db
      .insertInto('chat_messages')
      .values({
        id: 'm',
        workspace_id: 'w',
        session_id: 'c',
        position: 1,
        role: 'ai',
        content: '',
        is_voice: 0,
        metadata: '{}',
        plan: null,
        created_at,
      })
      .execute();
    const receipt = {
      workspace_id: 'w',
      account_id: 'a',
      message_id: 'm',
      body: '{}',
      digest: '',
      created_at,
    };
    await db
      .insertInto('receipts')
      .values({ id: 'r', ...receipt })
      .execute();
    await db.insertInto('receipt_versions').values({ receipt_id: 'r', version_id: versionId }).execute();
  };
  const numbers = async () => (await history.list('w', tableId)).map(({ number }) => number);
  return {
    opened,
    db,
    tables,
    history,
    sources: createSourceStore(db),
    publish,
    nameInReceipt,
    numbers,
    tableId,
  };
}

describe.each(storeKinds())('versions on %s', (kind) => {
  it('become current one after the other; who works on an old one is told', async () => {
    const stores = await openStores(kind);
    await using _ = stores.opened;
    const made = await Promise.allSettled(['v2', 'x2', 'y2'].map((id) => stores.publish('v1', id, day(2))));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stores.numbers()).toEqual([2, 1]);
    await expect(stores.publish('v1', 'v3', day(3))).rejects.toMatchObject({ code: 'conflict' });
    const [newest, first] = await stores.history.list('w', stores.tableId);
    expect(newest).toMatchObject({ origin: 'append', createdBy: 'Ada Tester', receipts: 0 });
    expect(first).toMatchObject({ origin: 'upload', details: { fileName: 'f.csv' } });
  });

  it('leave nothing of a change that was discarded, or of a source that was removed', async () => {
    const stores = await openStores(kind);
    await using _ = stores.opened;
    await expect(stores.publish('v1', 'v2', day(2), { changeId: 'gone' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await stores.sources.remove('w', 's', day(2));
    await expect(stores.publish('v1', 'v2', day(2))).rejects.toMatchObject({ code: 'notFound' });
    expect(await stores.numbers()).toEqual([1]);
    expect(await stores.tables.listVersionIds()).toEqual(['v1']);
  });

  it('go by the day they were replaced and by their number, never one that a receipt names', async () => {
    const stores = await openStores(kind);
    await using _ = stores.opened;
    const retention = createRetentionStore(stores.db);
    for (const number of [2, 3, 4, 5]) await stores.publish(`v${number - 1}`, `v${number}`, day(number * 10));
    await stores.nameInReceipt('v2');
    const take = async (before: Date, keep: number) =>
      (await retention.takeVersions(before, keep)).map(({ id }) => id).toSorted();
    // Version 1 was made on day 1, but current until day 20.
    expect(await take(day(19), 1)).toEqual([]);
    expect(await take(day(60), 4)).toEqual(['v1']);
    expect(await take(day(60), 1)).toEqual(['v3', 'v4']);
    expect(await stores.numbers()).toEqual([5, 2]);
    const drop = stores.db.deleteFrom('table_versions').where('id', '=', 'v2').execute();
    await expect(drop).rejects.toThrow();
    await stores.db.deleteFrom('receipts').execute();
    expect(await take(day(60), 1)).toEqual(['v2']);
  });

  it('of a removed source go with it, but for those that receipts name', async () => {
    const stores = await openStores(kind);
    await using _ = stores.opened;
    const retention = createRetentionStore(stores.db);
    await stores.publish('v1', 'v2', day(2));
    await stores.nameInReceipt('v1');
    expect(await retention.purgeSource('s', day(3))).toEqual([]);
    await stores.sources.remove('w', 's', day(3));
    expect(await stores.sources.listRemoved('w')).toMatchObject([
      { id: 's', deleted_at: day(3).toISOString() },
    ]);
    expect(await retention.listRemovedBefore(day(3))).toEqual([]);
    expect(await retention.listRemovedBefore(day(40))).toEqual([{ id: 's', workspaceId: 'w' }]);
    expect(await retention.purgeSource('s', day(40))).toEqual([{ id: 'v2', workspaceId: 'w' }]);
    expect(await retention.listRemovedBefore(day(41))).toEqual([]);
    expect(await stores.sources.listRemoved('w')).toEqual([]);
    expect(await stores.sources.restore('w', 's')).toBe(false);
    const row = await stores.db.selectFrom('data_sources').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: 's', configuration: '', purged_at: day(40).toISOString() });
    await stores.db.deleteFrom('receipts').execute();
    expect(await retention.listRemovedBefore(day(42))).toHaveLength(1);
    expect(await retention.purgeSource('s', day(42))).toEqual([{ id: 'v1', workspaceId: 'w' }]);
    expect(await stores.db.selectFrom('data_sources').selectAll().execute()).toEqual([]);
  });
});
