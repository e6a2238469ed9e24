import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { callsKept, signInAttemptMs } from '../limits.ts';
import { createCallStore } from './call-store.ts';
import { createConfigurationStore } from './configuration-store.ts';
import type { Configurations } from './configurations.ts';
import { createSignInStore } from './sign-in-store.ts';
import { createSignIns } from './sign-ins.ts';
import { readStatus } from './status.ts';
import { createTokenStore } from './token-store.ts';

const now = new Date('2026-03-01T10:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
const attempted = {
  ...{ provider: 'concur', state: 's', verifier: 'v' },
  ...{ redirectUri: 'https://a.example', client: 'key' },
};

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

async function addToken(
  db: Db,
  workspaceId: string,
  provider: string,
  expiresInMs: number | null,
): Promise<void> {
  await db
    .insertInto('oauth_tokens')
    .values({
      workspace_id: workspaceId,
      provider,
      ...{ token: 'v1.x', state: 'active', obtained_at: now.toISOString() },
      access_expires_at: now.toISOString(),
      expires_at: expiresInMs === null ? null : new Date(now.getTime() + expiresInMs).toISOString(),
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
    const [store, tokens] = [createConfigurationStore(database.db), createTokenStore(database.db)];
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
    expect((await tokens.list(workspaceId)).map(({ provider }) => provider)).toEqual(['s4hana']);
  });
});

describe.each(storeKinds())('sign-ins in %s', (kind) => {
  it('serve once and not for ever', async () => {
    await using database = await openTestDatabase(kind);
    const store = createSignInStore(database.db);
    const caller = await addAccount(database.db);
    const attempt = { ...caller, ...attempted };
    const token = await store.begin(attempt, now);
    expect(await store.take('another', now)).toBeNull();
    expect(await store.take(token, now)).toEqual(attempt);
    expect(await store.take(token, now)).toBeNull();
    const late = await store.begin(attempt, now);
    expect(await store.take(late, new Date(now.getTime() + signInAttemptMs + 1))).toBeNull();
  });

  it('are completed by the browser, the account and the state that began them alone', async () => {
    await using database = await openTestDatabase(kind);
    const store = createSignInStore(database.db);
    const [mine, other] = [await addAccount(database.db), await addAccount(database.db)];
    let kept = 0;
    const signIns = createSignIns({
      signIns: store,
      configurations: {
        require: () =>
          Promise.resolve({
            settings: { clientId: 'c', authUrl: 'https://a.example/authorize' },
            ...{ tokenUrl: 'https://a.example/token', key: 'key' },
          }),
      } as unknown as Configurations,
      tokens: {
        keep: () => {
          kept += 1;
          return Promise.resolve(null);
        },
      },
      clock: { now: () => now },
    });
    const attempt = { ...mine, ...attempted, state: 'mine' };
    const complete = async (caller: typeof mine, query: Record<string, string>, more: object = {}) =>
      (
        await signIns.complete(
          caller,
          await store.begin({ ...attempt, ...more }, now),
          new URLSearchParams(query),
        )
      ).outcome;
    const good = { state: 'mine', code: 'c' };

    expect(await complete(mine, good)).toBe('connected');
    expect(await complete(mine, { ...good, iss: 'https://a.example/realm' })).toBe('connected');
    expect(kept).toBe(2);
    expect(await complete(mine, { state: 'mine', error: 'access_denied' })).toBe('denied');
    expect(await complete(mine, { state: 'mine', error: 'invalid_scope' })).toBe('refused');
    expect(await complete(mine, { state: 'mine' })).toBe('refused');
    expect(await complete(mine, { state: 'else', code: 'c' })).toBe('otherAttempt');
    expect(await complete(mine, { code: 'c' })).toBe('otherAttempt');
    expect(await complete(mine, { ...good, iss: 'https://b.example/' })).toBe('otherAttempt');
    expect(await complete(mine, good, { client: 'before' })).toBe('changed');
    // A colleague in the same workspace, and the same person in another workspace.
    expect(await complete({ ...mine, accountId: other.accountId }, good)).toBe('otherAccount');
    expect(await complete({ ...mine, workspaceId: other.workspaceId }, good)).toBe('otherAccount');
    expect(await signIns.complete(mine, undefined, new URLSearchParams(good))).toMatchObject({
      outcome: 'unknown',
    });
    const token = await store.begin(attempt, now);
    await signIns.complete(mine, token, new URLSearchParams(good));
    expect(await signIns.complete(mine, token, new URLSearchParams(good))).toMatchObject({ outcome: 'used' });
    expect(kept).toBe(3);
  });
});

describe.each(storeKinds())('the status in %s', (kind) => {
  it('counts whole days until a sign-in ends, within its workspace', async () => {
    await using database = await openTestDatabase(kind);
    const { db } = database;
    const [mine, theirs] = [await addAccount(db), await addAccount(db)];
    const configurations = createConfigurationStore(db);
    for (const [owner, provider, isActive] of [
      [mine, 'datasphere', true],
      [mine, 'concur', true],
      [mine, 'ariba', true],
      [mine, 'marketingcloud', false],
      [theirs, 's4hana', true],
    ] as const) {
      const { workspaceId } = owner;
      await configurations.save({ workspaceId, provider, isActive, seal: () => 'x', endsSignIn: false, now });
    }
    await addToken(db, mine.workspaceId, 'datasphere', 28.5 * dayMs);
    await addToken(db, mine.workspaceId, 'concur', -1);
    await addToken(db, mine.workspaceId, 'ariba', null);
    await addToken(db, mine.workspaceId, 'marketingcloud', dayMs);
    await addToken(db, theirs.workspaceId, 's4hana', dayMs);
    const status = await readStatus(
      { configurations, tokens: createTokenStore(db), clock: { now: () => now } },
      mine.workspaceId,
      ['datasphere', 's4hana'],
    );
    expect(status).toEqual({
      datasphere: { connected: true, expiresIn: 28 },
      s4hana: { connected: false, expiresIn: 0 },
      concur: { connected: false, expiresIn: 0, end: 'signInAgain' },
      ariba: { connected: true, expiresIn: 0, end: 'renewed' },
      marketingcloud: { connected: false, expiresIn: 0 },
    });
  });
});

describe.each(storeKinds())('the calls in %s', (kind) => {
  it('are kept to the newest of each workspace', async () => {
    await using database = await openTestDatabase(kind);
    const [mine, theirs] = [await addAccount(database.db), await addAccount(database.db)];
    const calls = createCallStore(database.db);
    const add = ({ workspaceId }: typeof mine, second: number) =>
      calls.add({
        ...{ workspaceId, provider: 'concur', call: `POST /${second}`, outcome: 'issued' },
        at: new Date(now.getTime() + second * 1000),
      });
    await add(theirs, 0);
    for (let second = 0; second < callsKept + 5; second += 1) await add(mine, second);
    const kept = await calls.list(mine.workspaceId);
    expect(kept).toHaveLength(callsKept);
    expect(kept[0]?.call).toBe(`POST /${callsKept + 4}`);
    expect(await calls.list(theirs.workspaceId)).toHaveLength(1);
  });
});
