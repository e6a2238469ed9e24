import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { performGrant } from '#connectors/oauth/perform-grant.ts';
import {
  startTestProvider,
  type TestProvider,
  testClient,
  testServiceClient,
} from '#connectors/oauth/testing-provider.ts';
import type { NotificationEvent } from '#features/notifications/contract.ts';
import { openTestDatabase } from '#platform/db/testing.ts';
import { createLog } from '#platform/log/log.ts';
import { createVault } from '#platform/vault/vault.ts';
import { createOAuth } from './oauth.ts';
import type { RunGrant } from './tokens.ts';

/** The token service over a real database and a real authorization server; only the process around a call is left out. */

const redirectUri = 'http://127.0.0.1:1/back';
const verifier = 'v'.repeat(43);
const minuteMs = 60_000;
const mine = { workspaceId: 'mine', provider: 's4hana' } as const;

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ redirectUris: [redirectUri] });
});
afterAll(() => provider[Symbol.dispose]());
afterEach(() => {
  provider.broken.status = null;
  provider.lifetime.seconds = 3600;
});

async function open() {
  const database = await openTestDatabase();
  const { db } = database;
  for (const id of ['mine', 'theirs'])
    await db.insertInto('workspaces').values({ id, name: id, created_at: 'a' }).execute();
  const told: NotificationEvent[] = [];
  const clock = { at: Date.now(), now: () => new Date(clock.at) };
  const notify = (_: unknown, event: NotificationEvent) => {
    told.push(event);
    return Promise.resolve();
  };
  const runGrant: RunGrant = (job, { signal }) =>
    performGrant(
      { reach: { fetch: (url: URL, init?: RequestInit) => fetch(url, init) } as never, signal },
      job,
    );
  const oauth = createOAuth({
    db,
    vault: createVault(Buffer.alloc(32, 1)),
    clock,
    notify,
    runGrant,
    log: createLog('silent'),
  });
  const configure = (workspaceId: string, more: object = {}) =>
    oauth.configurations.save(workspaceId, {
      ...{ provider: 's4hana', clientId: testClient.id, clientSecret: testClient.secret, isActive: true },
      ...{ authUrl: provider.authUrl, ...more },
    });
  const signIn = async (workspaceId = 'mine', login = 'ada') => {
    const owner = { workspaceId, provider: 's4hana' } as const;
    const client = await oauth.configurations.require(workspaceId, 's4hana');
    const code = await codeFor(login);
    return oauth.tokens.keep(owner, client, { kind: 'code', code, verifier, redirectUri, nonce: null });
  };
  const refreshes = () => provider.calls.filter(({ grant }) => grant === 'refresh_token').length;
  return {
    ...oauth,
    db,
    told,
    clock,
    configure,
    signIn,
    refreshes,
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

/** Where the system listens: at the provider's own host. */
const place = '127.0.0.1:8443';

async function codeFor(login: string): Promise<string> {
  const url = new URL(provider.authUrl);
  url.search = new URLSearchParams({
    ...{ response_type: 'code', client_id: testClient.id, redirect_uri: redirectUri, scope: 'openid' },
    ...{ state: 's', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }).toString();
  return new URL(await provider.signIn(url.href, login)).searchParams.get('code') ?? '';
}

it('hands out what a sign-in brought, sealed at rest, to its workspace alone', async () => {
  await using oauth = await open();
  await oauth.configure('mine');
  await oauth.configure('theirs');
  await expect(oauth.tokens.access({ ...mine, place })).rejects.toMatchObject({ code: 'conflict' });
  expect(await oauth.signIn()).toBeNull();
  const { value } = await oauth.tokens.access({ ...mine, place });
  expect(await provider.opens(value)).toBe(true);
  // Whoever may add a source could have the token sent to a server of their own.
  await expect(oauth.tokens.access({ ...mine, place: 'evil.example.com' })).rejects.toMatchObject({
    code: 'forbidden',
    message: expect.stringContaining('belongs to another address than evil.example.com'),
  });
  await expect(oauth.tokens.access({ ...mine, place, workspaceId: 'theirs' })).rejects.toThrow(
    'is not connected',
  );
  const rows = await oauth.db.selectFrom('oauth_tokens').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(value);
  // A row that was moved to another workspace does not open there.
  await oauth.db.updateTable('oauth_tokens').set({ workspace_id: 'theirs' }).execute();
  await expect(oauth.tokens.access({ ...mine, place, workspaceId: 'theirs' })).rejects.toThrow(
    'Sign in again',
  );
});

it('renews once for a thousand that ask with a token about to end, and stores it before it is used', async () => {
  await using oauth = await open();
  await oauth.configure('mine');
  await oauth.signIn();
  const first = await oauth.tokens.access({ ...mine, place });
  oauth.clock.at += 3600_000 - minuteMs + 1;
  const before = oauth.refreshes();
  const values = await Promise.all(
    Array.from({ length: 1000 }, () => oauth.tokens.access({ ...mine, place })),
  );
  expect(new Set(values.map(({ value }) => value)).size).toBe(1);
  expect(values[0]?.value).not.toBe(first.value);
  expect(oauth.refreshes() - before).toBe(1);
  // What was rotated in is what is there: the next renewal goes on with it.
  const stale = values[0]?.value;
  const [one, other] = await Promise.all([
    oauth.tokens.access({ ...mine, place, stale }),
    oauth.tokens.access({ ...mine, place, stale }),
  ]);
  expect(one.value).toBe(other.value);
  expect(one.value).not.toBe(stale);
  expect(oauth.refreshes() - before).toBe(2);
  // Whoever was refused with a token that has been renewed meanwhile is given the new one.
  expect((await oauth.tokens.access({ ...mine, place, stale: first.value })).value).toBe(one.value);
  expect(oauth.refreshes() - before).toBe(2);
  expect(await provider.opens(one.value)).toBe(true);
});

it('keeps what was rotated in though the call cannot be written down', async () => {
  await using oauth = await open();
  await oauth.configure('mine');
  await oauth.signIn();
  await oauth.db.schema.dropTable('oauth_calls').execute();
  await oauth.tokens.renew(mine);
  await oauth.tokens.renew(mine);
  expect(await provider.opens((await oauth.tokens.access({ ...mine, place })).value)).toBe(true);
});

it('ends a sign-in that the provider takes no more, and tells of it once', async () => {
  await using oauth = await open();
  await oauth.configure('mine');
  await oauth.signIn();
  await oauth.tokens.renew(mine);
  // Somebody else uses what was rotated out: the provider ends the whole sign-in.
  const used =
    provider.calls.findLast(({ grant }) => grant === 'refresh_token')?.fields.get('refresh_token') ?? '';
  const client = await oauth.configurations.require('mine', 's4hana');
  expect(await oauth.tokens.ask(mine, client, { kind: 'refresh', refreshToken: used })).toMatchObject({
    part: 'grant',
  });
  await expect(oauth.tokens.renew(mine)).rejects.toThrow('Sign in again');
  await expect(oauth.tokens.renew(mine)).rejects.toThrow('Sign in again');
  await expect(oauth.tokens.access({ ...mine, place })).rejects.toThrow('Sign in again');
  expect(oauth.told).toMatchObject([{ kind: 'signInEnded', provider: 's4hana' }]);
  await oauth.signIn();
  expect(await provider.opens((await oauth.tokens.access({ ...mine, place })).value)).toBe(true);
});

it('keeps a sign-in through what passes, and through a wrong secret', async () => {
  await using oauth = await open();
  await oauth.configure('mine');
  await oauth.signIn();
  provider.broken.status = 503;
  await expect(oauth.tokens.renew(mine)).rejects.toMatchObject({ code: 'unavailable' });
  provider.broken.status = null;
  await oauth.configure('mine', { clientSecret: 'wrong' });
  await expect(oauth.tokens.renew(mine)).rejects.toThrow('Check the client ID');
  await oauth.configure('mine');
  await oauth.tokens.renew(mine);
  expect(oauth.told).toEqual([]);
});

it('stores nothing of a client that is another one by now, or was disconnected meanwhile', async () => {
  await using oauth = await open();
  await oauth.configure('mine');
  const client = await oauth.configurations.require('mine', 's4hana');
  await oauth.configure('mine', { clientId: 'another' });
  const code = await codeFor('ada');
  const work = { kind: 'code', code, verifier, redirectUri, nonce: null } as const;
  expect(await oauth.tokens.keep(mine, client, work)).toBe('changed');
  await oauth.configure('mine');
  await oauth.signIn();
  const renewing = oauth.tokens.renew(mine);
  const disconnecting = oauth.tokens.disconnect(mine);
  await expect(renewing).rejects.toMatchObject({ code: 'conflict' });
  expect(await disconnecting).toEqual({ isRevoked: true });
  expect(await oauth.stores.tokens.list('mine')).toEqual([]);
});

it('revokes at the provider what it forgets', async () => {
  await using oauth = await open();
  await oauth.configure('mine');
  await oauth.signIn();
  const { value } = await oauth.tokens.access({ ...mine, place });
  expect(await oauth.tokens.disconnect(mine)).toEqual({ isRevoked: true });
  expect(provider.revoked.at(-1)).toBeTruthy();
  expect(await provider.opens(value)).toBe(false);
  await expect(oauth.tokens.access({ ...mine, place })).rejects.toThrow('is not connected');
});

it('fetches what no person signs in for, once, and again when it ends', async () => {
  await using oauth = await open();
  const owner = { workspaceId: 'mine', provider: 'marketingcloud' } as const;
  const configure = (accountId: string) =>
    oauth.configurations.save('mine', {
      ...{ provider: 'marketingcloud', clientId: testServiceClient.id, isActive: true },
      ...{ clientSecret: testServiceClient.secret, authUrl: provider.issuer },
      ...{ tokenUrl: provider.tokenUrl, config: { accountId } },
    });
  await configure('7');
  const [one, other] = await Promise.all([
    oauth.tokens.access({ ...owner, place }),
    oauth.tokens.access({ ...owner, place }),
  ]);
  expect(one).toEqual(other);
  expect(one).toMatchObject({ client: { accountId: '7' } });
  expect(JSON.stringify(one)).not.toContain(testServiceClient.secret);
  oauth.clock.at += 3600_000;
  const next = await oauth.tokens.access({ ...owner, place });
  expect(next.value).not.toBe(one.value);
  // The business unit of another account is another one's data.
  await configure('8');
  expect((await oauth.tokens.access({ ...owner, place })).value).not.toBe(next.value);
  expect((await oauth.stores.calls.list('mine')).map(({ call, outcome }) => [call, outcome])).toEqual(
    Array.from({ length: 3 }, () => ['POST /sap/bc/sec/oauth2/token', 'issued']),
  );
});
