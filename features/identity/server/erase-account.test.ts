import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import { createAccountStore } from './account-store.ts';
import { describeErasure, eraseAccount } from './erase-account.ts';
import { createInstallationStore } from './installation-store.ts';

const now = new Date('2026-03-01T10:00:00Z');
const time = now.toISOString();
const forgetNothing = async () => {};

async function addAccount(db: Db, name: string, isOpen = true): Promise<Caller> {
  const account = { issuer: 'local', subject: name, email: `${name}@x.y`, firstName: name, lastName: '' };
  const created = await createAccountStore(db).create(
    { ...account, profileImageUrl: null, passwordHash: 'h' },
    now,
    { isOpen },
  );
  if (!created) throw new Error('The account exists.');
  return created;
}

/** A conversation with a receipt over a version of a table, a meaning told of it, and a session. */
async function addWork(db: Db, { accountId, workspaceId }: Caller): Promise<void> {
  const [source, table, version, chat, message, receipt] = Array.from({ length: 6 }, newId) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const mine = { workspace_id: workspaceId, account_id: accountId, created_at: time };
  await db
    .insertInto('data_sources')
    .values({
      id: source,
      workspace_id: workspaceId,
      name: 's',
      type: 'csv',
      status: 'active',
      is_sample: 0,
      configuration: '{}',
      report: null,
      error: null,
      record_count: 1,
      size_bytes: 1,
      created_at: time,
      updated_at: time,
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto('catalog_tables')
    .values({
      id: table,
      workspace_id: workspaceId,
      data_source_id: source,
      name: 't',
      sql_name: table,
      current_version_id: version,
      created_at: time,
    })
    .execute();
  await db
    .insertInto('table_versions')
    .values({
      id: version,
      workspace_id: workspaceId,
      table_id: table,
      number: 1,
      row_count: 1,
      size_bytes: 1,
      content_hash: 'h',
      created_at: time,
    })
    .execute();
  await db
    .insertInto('table_meanings')
    .values({ id: newId(), table_id: table, revision: 1, body: '{}', ...mine })
    .execute();
  await db
    .insertInto('chat_sessions')
    .values({ id: chat, title: 'c', data_source_ids: null, ...mine })
    .execute();
  await db
    .insertInto('chat_messages')
    .values({
      id: message,
      workspace_id: workspaceId,
      session_id: chat,
      position: 1,
      role: 'user',
      content: 'q',
      is_voice: 0,
      metadata: '{}',
      plan: null,
      offered: null,
      created_at: time,
    })
    .execute();
  await db
    .insertInto('receipts')
    .values({ id: receipt, message_id: message, body: '{}', digest: 'd', ...mine })
    .execute();
  await db.insertInto('receipt_versions').values({ receipt_id: receipt, version_id: version }).execute();
  await db
    .insertInto('sessions')
    .values({ id_hash: newId(), last_seen_at: time, expires_at: time, ...mine })
    .execute();
}

/** `table.column` of every row that names the id, in whatever table there is. */
async function placesOf(db: Db, id: string): Promise<string[]> {
  const places: string[] = [];
  for (const { name, columns } of await db.introspection.getTables())
    for (const column of columns.filter((one) => one.name === 'id' || one.name.endsWith('_id'))) {
      const found = await sql`select 1 from ${sql.table(name)} where ${sql.ref(column.name)} = ${id}`.execute(
        db,
      );
      if (found.rows.length > 0) places.push(`${name}.${column.name}`);
    }
  return places;
}

describe.each(storeKinds())('deleting an account on %s', (kind) => {
  it('leaves nothing of it and of its workspace in any table, and nothing of others amiss', async () => {
    await using database = await openTestDatabase(kind);
    const { db } = database;
    const [ada, bea] = [await addAccount(db, 'ada'), await addAccount(db, 'bea')];
    for (const caller of [ada, bea]) await addWork(db, caller);
    const before = await placesOf(db, bea.accountId);
    expect(await placesOf(db, ada.workspaceId)).toContain('table_versions.workspace_id');
    expect(await describeErasure(db, ada.accountId)).toEqual([
      expect.objectContaining({ isDeleted: true, conversations: 1, receipts: 1, dataSources: 1, heir: null }),
    ]);
    expect(await eraseAccount(db, ada.accountId, forgetNothing)).toEqual([ada.workspaceId]);
    expect(await placesOf(db, ada.accountId)).toEqual([]);
    expect(await placesOf(db, ada.workspaceId)).toEqual([]);
    expect(await placesOf(db, bea.accountId)).toEqual(before);
  });

  it('leaves a workspace to its other members, to the one who has been there longest where no admin is left', async () => {
    await using database = await openTestDatabase(kind);
    const { db } = database;
    const [ada, bea, cleo] = [
      await addAccount(db, 'ada'),
      await addAccount(db, 'bea'),
      await addAccount(db, 'cleo'),
    ];
    for (const [member, day] of [
      [cleo, '2026-03-03'],
      [bea, '2026-03-02'],
    ] as const)
      await db
        .insertInto('memberships')
        .values({
          workspace_id: ada.workspaceId,
          account_id: member.accountId,
          role: 'member',
          created_at: `${day}T00:00:00.000Z`,
        })
        .execute();
    await addWork(db, ada);
    expect(await describeErasure(db, ada.accountId)).toEqual([
      expect.objectContaining({
        isDeleted: false,
        conversations: 1,
        receipts: 1,
        dataSources: 0,
        heir: { id: bea.accountId, name: 'bea' },
      }),
    ]);
    expect(await eraseAccount(db, ada.accountId, forgetNothing)).toEqual([]);
    expect(await placesOf(db, ada.accountId)).toEqual([]);
    const members = await db
      .selectFrom('memberships')
      .select(['account_id', 'role'])
      .where('workspace_id', '=', ada.workspaceId)
      .orderBy('created_at')
      .execute();
    expect(members).toEqual([
      { account_id: bea.accountId, role: 'admin' },
      { account_id: cleo.accountId, role: 'member' },
    ]);
    // What was told of the shared table goes on counting.
    const meanings = await db.selectFrom('table_meanings').select('account_id').execute();
    expect(meanings).toEqual([{ account_id: bea.accountId }]);
  });

  it('of the last one makes the installation empty again, and only then', async () => {
    await using database = await openTestDatabase(kind);
    const { db } = database;
    const installation = createInstallationStore(db);
    expect(await installation.isEmpty()).toBe(true);
    const attempts = await Promise.allSettled(
      ['ada', 'bea', 'cleo'].map((name) => addAccount(db, name, false)),
    );
    const made = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect([made.length, await installation.isEmpty()]).toEqual([1, false]);
    const [first] = made;
    const second = await addAccount(db, 'dora');
    await eraseAccount(db, second.accountId, forgetNothing);
    expect(await installation.isEmpty()).toBe(false);
    await eraseAccount(db, first?.accountId ?? '', forgetNothing);
    expect(await installation.isEmpty()).toBe(true);
    await addAccount(db, 'eve', false);
  });
});
