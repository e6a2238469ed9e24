import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { signInAttemptMs } from '../limits.ts';
import { createConfigurationStore } from './configuration-store.ts';
import type { Configurations } from './configurations.ts';
import { createSignInStore } from './sign-in-store.ts';
import { createSignIns } from './sign-ins.ts';

const now = new Date('2026-03-01T10:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

async function addAccount(db: Db): Promise<{ accountId: string; workspaceId: string }> {
  const [accountId, workspaceId, created_at] = [newId(), newId(), now.toISOString()];
  await db.insertInto('workspaces').values({ id: workspaceId, name: 'W', created_at }).execute();
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      issuer: 'local',
      subject: accountId,
      email: 'a@example.com',
      first_name: 'A',
      last_name: 'B',
      profile_image_url: null,
      password_hash: null,
      created_at,
    })
    .execute();
  return { accountId, workspaceId };
}

async function addToken(db: Db, workspaceId: string, provider: string, expiresInMs: number): Promise<void> {
  await db
    .insertInto('oauth_tokens')
    .values({
      workspace_id: workspaceId,
      provider,
      token: 'v1.x',
      obtained_at: now.toISOString(),
      expires_at: new Date(now.getTime() + expiresInMs).toISOString(),
    })
    .execute();
}

describe.each(storeKinds())('OAuth clients in %s', (kind) => {
  it('are one for each provider and workspace, also when two save at once', async () => {
    await using database = await openTestDatabase(kind);
    const store = createConfigurationStore(database.db);
    const [one, other] = [await addAccount(database.db), await addAccount(database.db)];
    const save = (workspaceId: string, text: string) =>
      store.save({
        workspaceId,
        provider: 'concur',
        isActive: true,
        seal: (id) => `${id}:${text}`,
        endsSignIn: false,
        now,
      });
    await Promise.all([save(one.workspaceId, 'a'), save(one.workspaceId, 'a'), save(other.workspaceId, 'b')]);
    const rows = await store.list(one.workspaceId);
    expect(rows.map((row) => row.configuration)).toEqual([`${rows[0]?.id}:a`]);
    expect((await store.find(other.workspaceId, 'concur'))?.configuration).toMatch(/:b$/);
    expect(await store.find(other.workspaceId, 'ariba')).toBeNull();
  });

  it('take their token with them when they are removed or become another client', async () => {
    await using database = await openTestDatabase(kind);
    const [store, signIns] = [createConfigurationStore(database.db), createSignInStore(database.db)];
    const { workspaceId } = await addAccount(database.db);
    const save = (provider: string, endsSignIn: boolean) =>
      store.save({ workspaceId, provider, isActive: true, seal: () => 'x', endsSignIn, now });
    for (const provider of ['concur', 'ariba', 's4hana']) {
      await save(provider, false);
      await addToken(database.db, workspaceId, provider, dayMs);
    }
    await save('concur', true);
    await save('s4hana', false);
    expect(await store.remove(workspaceId, 'ariba')).toBe(true);
    expect(await store.remove(workspaceId, 'ariba')).toBe(false);
    expect((await signIns.listExpiries(workspaceId)).map(({ provider }) => provider)).toEqual(['s4hana']);
  });
});

describe.each(storeKinds())('sign-ins in %s', (kind) => {
  it('serve once and not for ever', async () => {
    await using database = await openTestDatabase(kind);
    const store = createSignInStore(database.db);
    const caller = await addAccount(database.db);
    const attempt = {
      ...caller,
      provider: 'concur',
      state: 's',
      verifier: 'v',
      redirectUri: 'https://a.example',
    };
    const token = await store.begin(attempt, now);
    expect(await store.take('another', now)).toBeNull();
    expect(await store.take(token, now)).toEqual(attempt);
    expect(await store.take(token, now)).toBeNull();
    const late = await store.begin(attempt, now);
    expect(await store.take(late, new Date(now.getTime() + signInAttemptMs + 1))).toBeNull();
  });

  it('are completed by the account and the state that began them alone', async () => {
    await using database = await openTestDatabase(kind);
    const store = createSignInStore(database.db);
    const [mine, other] = [await addAccount(database.db), await addAccount(database.db)];
    const signIns = createSignIns({
      signIns: store,
      configurations: {} as Configurations,
      clock: { now: () => now },
    });
    const attempt = {
      ...mine,
      provider: 'concur',
      state: 'mine',
      verifier: 'v',
      redirectUri: 'https://a.example',
    };
    const expired = { outcome: 'expired', provider: null };
    const complete = async (caller: typeof mine, state?: string, code?: string) =>
      signIns.complete(caller, await store.begin(attempt, now), { state, code });

    expect(await complete(mine, 'mine', 'c')).toEqual({ outcome: 'received', provider: 'concur' });
    expect(await complete(mine, 'mine')).toEqual({ outcome: 'refused', provider: 'concur' });
    expect(await complete(mine, 'else', 'c')).toEqual(expired);
    expect(await complete(mine, undefined, 'c')).toEqual(expired);
    // A colleague in the same workspace, and the same person in another workspace.
    expect(await complete({ ...mine, accountId: other.accountId }, 'mine', 'c')).toEqual(expired);
    expect(await complete({ ...mine, workspaceId: other.workspaceId }, 'mine', 'c')).toEqual(expired);
    expect(await signIns.complete(mine, undefined, { state: 'mine', code: 'c' })).toEqual(expired);
  });

  it('count whole days until they end, within their workspace', async () => {
    await using database = await openTestDatabase(kind);
    const [mine, theirs] = [await addAccount(database.db), await addAccount(database.db)];
    await addToken(database.db, mine.workspaceId, 'datasphere', 28.5 * dayMs);
    await addToken(database.db, mine.workspaceId, 'concur', -1);
    await addToken(database.db, theirs.workspaceId, 's4hana', dayMs);
    const signIns = createSignIns({
      signIns: createSignInStore(database.db),
      configurations: {} as Configurations,
      clock: { now: () => now },
    });
    expect(await signIns.status(mine.workspaceId, ['datasphere', 's4hana'])).toEqual({
      datasphere: { connected: true, expiresIn: 28 },
      s4hana: { connected: false, expiresIn: 0 },
      concur: { connected: false, expiresIn: 0 },
    });
  });
});
