import { describe, expect, it } from 'vitest';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createHistoryStore } from './history-store.ts';
import { createMeaningStore } from './meaning-store.ts';
import { createTableStore } from './table-store.ts';

const now = new Date(Date.UTC(2026, 0, 2));

describe.each(storeKinds())('what people tell, on %s', (kind) => {
  it('is kept by revision; two who changed the same one do not overwrite each other', async () => {
    await using opened = await openTestDatabase(kind);
    const { db } = opened;
    const created_at = now.toISOString();
    for (const id of ['w', 'v'])
      await db.insertInto('workspaces').values({ id, name: id, created_at }).execute();
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
    const origin = { accountId: 'a', fileName: 'f.csv', type: 'csv', status: 'active' as const };
    await tables.insertSourceWithTables(
      {
        id: 's',
        workspaceId: 'w',
        name: 'f',
        isSample: false,
        configuration: 'sealed',
        report: null,
        recordCount: 1,
        sizeBytes: 1,
        now,
        ...origin,
      },
      [
        { name: 't', versionId: 'v1', ...file },
        { name: 'u', versionId: 'v2', ...file },
      ],
      [{ fromTable: 't', fromColumn: 'k', toTable: 'u', toColumn: 'k', inclusion: 1, origin: 'inferred' }],
    );
    const [table, other] = await tables.list('w');
    const tableId = table?.tableId ?? '';
    const meanings = createMeaningStore(db);
    const tell = (after: number, label: string) =>
      meanings.add({
        workspaceId: 'w',
        tableId,
        accountId: 'a',
        after,
        body: { columns: { amount: { label } } },
        now,
      });
    await tell(0, 'first');
    const second = await Promise.allSettled([tell(1, 'second'), tell(1, 'also second')]);
    expect(second.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(tell(0, 'late')).rejects.toMatchObject({ code: 'conflict' });
    const told = (await meanings.current('w')).get(tableId);
    expect(told).toMatchObject({ revision: 2, createdBy: 'Ada Tester' });
    expect(told?.body.columns.amount?.label).toMatch(/second$/);
    expect((await meanings.current('v')).size).toBe(0);

    const ends = {
      fromTableId: tableId,
      fromColumn: 'k',
      toTableId: other?.tableId ?? '',
      toColumn: 'k',
    };
    expect(await tables.decideRelation('v', ends, 'rejected')).toBe(false);
    expect(await tables.decideRelation('w', ends, 'rejected')).toBe(true);
    expect(await tables.listRelations('w')).toMatchObject([{ decision: 'rejected', origin: 'inferred' }]);

    const stated = { ...ends, fromColumn: 'm', inclusion: 0.5, origin: 'told', decision: null };
    expect(await tables.addRelation('w', 's', { ...ends, ...stated, fromColumn: 'k' })).toBe(false);
    const added = await Promise.all([
      tables.addRelation('w', 's', stated),
      tables.addRelation('w', 's', stated),
    ]);
    expect(added.toSorted()).toEqual([false, true]);
    const history = createHistoryStore(db);
    await history.publish({
      workspaceId: 'w',
      dataSourceId: 's',
      accountId: 'a',
      origin: 'upload',
      tables: [
        {
          tableId,
          currentVersionId: 'v1',
          versionId: 'v3',
          details: { fileName: 'f.csv' },
          ...file,
        },
      ],
      relations: [{ ...stated, inclusion: 0.75 }],
      read: null,
      changeId: null,
      now,
    });
    // Newer data take what was found, and leave what was told, with its share as it is now.
    expect(await tables.listRelations('w')).toMatchObject([{ fromColumn: 'm', inclusion: 0.75 }]);
    expect(await tables.removeRelation('v', stated)).toBe(false);
    expect(await tables.removeRelation('w', stated)).toBe(true);
    expect(await tables.listRelations('w')).toEqual([]);
  });
});
