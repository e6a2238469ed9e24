import { describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { createPostgresDatabase, openTestDatabase, storeKinds } from './testing.ts';

describe.each(storeKinds())('metadata on %s', (kind) => {
  it('keeps big counts, texts and nulls as they were written', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    await db
      .insertInto('workspaces')
      .values({ id: 'w', name: 'Zoë’s “Ünion” 🧾', created_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    await db
      .insertInto('data_sources')
      .values({
        id: 's',
        workspace_id: 'w',
        name: 'n',
        type: 'csv',
        status: 'active',
        is_sample: 1,
        configuration: '{}',
        report: null,
        error: null,
        record_count: 9_007_199_254_740_991,
        size_bytes: 5_000_000_000,
        created_at: 'a',
        updated_at: 'b',
        deleted_at: null,
      })
      .execute();
    const row = await db.selectFrom('data_sources').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      record_count: 9_007_199_254_740_991,
      size_bytes: 5_000_000_000,
      is_sample: 1,
      report: null,
    });
    expect((await db.selectFrom('workspaces').select('name').executeTakeFirstOrThrow()).name).toBe(
      'Zoë’s “Ünion” 🧾',
    );
  });

  it('refuses a row whose workspace does not exist', async () => {
    await using opened = await openTestDatabase(kind);
    const job = opened.db.insertInto('jobs').values({
      id: 'j',
      workspace_id: 'nowhere',
      kind: 'k',
      payload: '{}',
      status: 'queued',
      attempts: 0,
      run_at: 'a',
      lease_until: null,
      error: null,
      created_at: 'a',
      updated_at: 'a',
    });
    await expect(job.execute()).rejects.toThrow();
  });

  it('leaves nothing of a transaction that failed', async () => {
    await using opened = await openTestDatabase(kind);
    const attempt = opened.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('workspaces').values({ id: 'w', name: 'n', created_at: 'a' }).execute();
      throw new Error('stop');
    });
    await expect(attempt).rejects.toThrow('stop');
    expect(await opened.db.selectFrom('workspaces').selectAll().execute()).toEqual([]);
  });
});

it.runIf(storeKinds().includes('PostgreSQL'))(
  'lets two servers migrate one database at the same time',
  async () => {
    const databaseUrl = await createPostgresDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, directory: '/' })));
    for (const db of opened) {
      expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([]);
      await db.destroy();
    }
  },
);
