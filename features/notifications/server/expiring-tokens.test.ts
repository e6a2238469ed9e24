import { expect, it } from 'vitest';
import { createTokenStore } from '#features/oauth/server/index.ts';
import { openTestDatabase } from '#platform/db/testing.ts';
import type { NotificationEvent } from '../contract.ts';
import { notifyExpiringTokens } from './expiring-tokens.ts';

it('warns of sign-ins that end within seven days, not of later ones', async () => {
  await using opened = await openTestDatabase();
  const { db } = opened;
  const now = new Date('2026-03-01T00:00:00.000Z');
  await db.insertInto('workspaces').values({ id: 'w', name: 'n', created_at: 'a' }).execute();
  for (const [provider, expires_at] of [
    ['ariba', '2026-02-28T00:00:00.000Z'],
    ['concur', '2026-03-07T23:59:59.000Z'],
    ['s4hana', '2026-03-08T00:00:01.000Z'],
  ] as const) {
    await db
      .insertInto('oauth_tokens')
      .values({
        ...{ workspace_id: 'w', provider, token: '', state: 'active', obtained_at: 'a', expires_at },
        access_expires_at: null,
      })
      .execute();
  }
  const told: [string, NotificationEvent][] = [];
  await notifyExpiringTokens({
    listEndingBefore: (moment) => createTokenStore(db).listEndingBefore(moment),
    listSecretEnds: () =>
      Promise.resolve([
        { workspaceId: 'w', provider: 'ariba', day: '2026-03-08' },
        { workspaceId: 'w', provider: 'concur', day: '2026-03-09' },
      ]),
    clock: { now: () => now },
    notify: async ({ workspaceId }, event) => void told.push([workspaceId, event]),
  });
  expect(
    told.map(([workspace, event]) => [workspace, event.kind, 'provider' in event && event.provider]),
  ).toEqual([
    ['w', 'tokenExpiring', 'ariba'],
    ['w', 'tokenExpiring', 'concur'],
    ['w', 'secretExpiring', 'ariba'],
  ]);
});
