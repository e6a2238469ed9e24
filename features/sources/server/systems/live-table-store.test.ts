import { describe, expect, it } from 'vitest';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createTableStore } from '../table-store.ts';
import { createLiveTableStore, type KeptFacts } from './live-table-store.ts';

const now = new Date(Date.UTC(2026, 0, 2));

const facts: KeptFacts = {
  dialect: 'postgresql',
  path: ['public', 'orders'],
  columns: [{ name: 'id', type: 'integer' }],
  isSampled: false,
  label: null,
  profile: { rowCount: 3, columns: [], key: ['id'], mainDate: null, displayColumn: null },
};

describe.each(storeKinds())('tables that stay in their system, on %s', (kind) => {
  it('come and go without a version, and give a synced table its versions back', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    const created_at = now.toISOString();
    for (const id of ['w', 'v'])
      await db.insertInto('workspaces').values({ id, name: id, created_at }).execute();
    const tables = createTableStore(db);
    const source = { id: 's', workspaceId: 'w', name: 'Shop', type: 'postgresql', status: 'active' as const };
    const kept = { configuration: 'sealed', report: null, recordCount: 1, sizeBytes: 1, now };
    const origin = { isSample: false, accountId: null, fileName: '' };
    const version = { versionId: 'v1', rowCount: 1, sizeBytes: 1, contentHash: 'h' };
    await tables.insertSourceWithTables(
      { ...source, ...kept, ...origin },
      [{ name: 'orders', ...version }],
      [],
    );
    let changes = 0;
    const live = createLiveTableStore(db, () => {
      changes += 1;
      return Promise.resolve();
    });
    const save = (name: string) =>
      live.save({
        workspaceId: 'w',
        dataSourceId: 's',
        dataSourceName: 'Shop',
        name,
        systemName: `public.${name}`,
        facts,
        now,
      });
    await save('orders');
    await save('customers');
    expect((await live.list('w')).map(({ name, sqlName }) => [name, sqlName])).toEqual([
      ['customers', 'customers'],
      ['orders', 'orders'],
    ]);
    expect(await live.list('v')).toEqual([]);
    expect(await live.list('w', ['other'])).toEqual([]);
    expect(await tables.list('w')).toEqual([]);
    const [before] = await live.list('w');
    await save('customers');
    const [after] = await live.list('w');
    expect(after).toMatchObject({ tableId: before?.tableId, facts });
    expect(after?.factsId).not.toBe(before?.factsId);
    expect(changes).toBe(3);

    await live.keepOnly('w', 's', ['public.customers']);
    expect((await tables.list('w')).map(({ name, versionId }) => [name, versionId])).toEqual([
      ['orders', 'v1'],
    ]);
    const [synced] = await db.selectFrom('synced_tables').selectAll().execute();
    expect(synced).toMatchObject({ system_name: 'public.orders', watermark: null });
    await live.keepOnly('v', 's', []);
    expect(await live.list('w')).toHaveLength(1);
    await live.keepOnly('w', 's', []);
    expect(await live.list('w')).toEqual([]);
    expect(changes).toBe(5);
    const left = await db.selectFrom('catalog_tables').select('name').execute();
    expect(left).toEqual([{ name: 'orders' }]);
  });
});
