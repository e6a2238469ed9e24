import { describe, expect, it } from 'vitest';
import { openTestDatabase, type StoreKind, storeKinds } from '#platform/db/testing.ts';
import { tokenPrefix, tokensMaximum } from '../limits.ts';
import { createTokenStore } from './token-store.ts';

const ada = { workspaceId: 'w', accountId: 'ada' };
const bea = { workspaceId: 'w', accountId: 'bea' };
const now = new Date(Date.UTC(2026, 0, 2));
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

async function openStore(kind: StoreKind) {
  const opened = await openTestDatabase(kind);
  const created_at = now.toISOString();
  await opened.db.insertInto('workspaces').values({ id: 'w', name: 'w', created_at }).execute();
  for (const id of ['ada', 'bea'])
    await opened.db
      .insertInto('accounts')
      .values({
        id,
        issuer: 'local',
        subject: id,
        email: id,
        first_name: id,
        last_name: '',
        profile_image_url: null,
        password_hash: null,
        created_at,
      })
      .execute();
  return { opened, store: createTokenStore(opened.db) };
}

describe.each(storeKinds())('access tokens on %s', (kind) => {
  it('speak for their account until they expire or are revoked, by nobody else', async () => {
    const { opened, store } = await openStore(kind);
    await using _ = opened;
    const short = await store.create(ada, { name: 'short', days: 30, now });
    const lasting = await store.create(ada, { name: 'lasting', days: null, now });
    expect(short.token).toMatch(new RegExp(`^${tokenPrefix}[A-Za-z0-9_-]{43}$`));
    expect(short.token.endsWith(short.ending)).toBe(true);

    expect(await store.identify(short.token, daysLater(29))).toMatchObject({ ...ada, tokenId: short.id });
    expect(await store.identify(short.token, daysLater(30))).toBeNull();
    for (const wrong of [
      '',
      short.token.slice(0, -1),
      `${short.token}x`,
      short.token.toUpperCase(),
      short.id,
    ])
      expect(await store.identify(wrong, now)).toBeNull();

    expect(await store.revoke(bea, lasting.id)).toBeNull();
    expect(await store.identify(lasting.token, daysLater(4000))).toMatchObject(ada);
    expect(await store.revoke(ada, lasting.id)).toMatchObject({ name: 'lasting' });
    expect(await store.revoke(ada, lasting.id)).toBeNull();
    expect(await store.identify(lasting.token, now)).toBeNull();
  });

  it('are listed without the token, with their last use', async () => {
    const { opened, store } = await openStore(kind);
    await using _ = opened;
    const { token, ...shown } = await store.create(ada, { name: 'laptop', days: 30, now });
    expect(await store.list(ada, now)).toEqual([shown]);
    expect(await store.list(bea, now)).toEqual([]);
    await store.identify(token, daysLater(1));
    expect(await store.list(ada, daysLater(31))).toEqual([
      { ...shown, lastUsedAt: daysLater(1).toISOString(), isExpired: true },
    ]);
    const stored = await opened.db.selectFrom('access_tokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('are limited in number, for each account', async () => {
    const { opened, store } = await openStore(kind);
    await using _ = opened;
    for (let number = 0; number < tokensMaximum; number += 1)
      await store.create(ada, { name: `${number}`, days: null, now });
    await expect(store.create(ada, { name: 'more', days: null, now })).rejects.toMatchObject({
      code: 'conflict',
    });
    await store.create(bea, { name: 'first', days: null, now });
  });
});
