import { describe, expect, it } from 'vitest';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createLog } from '#platform/log/log.ts';
import { accountRefusalsPerMinute, refusalsPerMinute, tokenUseEveryMs } from '../limits.ts';
import { createAuditStore, forgetInAudit } from './audit-store.ts';
import { createRecorder } from './recorder.ts';

const origin = { address: '10.0.0.1', device: 'curl' };
const refused = { kind: 'signIn', outcome: 'refused', accountId: null, workspaceId: null } as const;
const used = { kind: 'tokenUse', outcome: 'done', accountId: 'ada', workspaceId: 'w', detail: 't' } as const;
const log = createLog('silent');

function atTime() {
  let ms = Date.parse('2026-03-01T10:00:00Z');
  return {
    now: () => new Date(ms),
    pass(byMs: number) {
      ms += byMs;
    },
  };
}

describe.each(storeKinds())('the audit on %s', (kind) => {
  it('counts a flood of refusals instead of listing it', async () => {
    await using database = await openTestDatabase(kind);
    const store = createAuditStore(database.db);
    const clock = atTime();
    const record = createRecorder({ store, clock, log });
    for (let count = 0; count < refusalsPerMinute + 80; count += 1) await record(origin, refused);
    clock.pass(61_000);
    await record(origin, refused);
    const { entries } = await store.list('w', { scope: 'installation' }, { limit: 500 });
    expect(entries).toHaveLength(refusalsPerMinute + 2);
    expect(entries.filter(({ count }) => count > 1).map(({ count, address }) => [count, address])).toEqual([
      [80, ''],
    ]);
  });

  it('tells of guesses at an account whatever a flood of others does, and each number under its own kind', async () => {
    await using database = await openTestDatabase(kind);
    const store = createAuditStore(database.db);
    const clock = atTime();
    const record = createRecorder({ store, clock, log });
    const stranger = { kind: 'tokenUse', outcome: 'refused', accountId: null, workspaceId: null } as const;
    const guess = { ...refused, accountId: 'bob', workspaceId: 'w' };
    for (let count = 0; count < refusalsPerMinute + 50; count += 1) await record(origin, stranger);
    for (let count = 0; count < accountRefusalsPerMinute + 5; count += 1) await record(origin, guess);
    const ofBob = async () =>
      (await store.list('w', { scope: 'workspace' }, { limit: 100 })).entries.map(({ count }) => count);
    expect(await ofBob()).toHaveLength(accountRefusalsPerMinute);
    clock.pass(61_000);
    await record(origin, { ...used, workspaceId: 'other' });
    expect((await ofBob()).toSorted((a, b) => b - a).slice(0, 2)).toEqual([5, 1]);
    const { entries } = await store.list('w', { scope: 'installation' }, { limit: 500 });
    expect(entries.filter(({ count }) => count > 1).map((line) => [line.kind, line.count])).toContainEqual([
      'tokenUse',
      50,
    ]);
  });

  it('keeps one line an hour for a token and an address', async () => {
    await using database = await openTestDatabase(kind);
    const store = createAuditStore(database.db);
    const clock = atTime();
    const record = createRecorder({ store, clock, log });
    for (let count = 0; count < 5; count += 1) await record(origin, used);
    await record({ ...origin, address: '10.0.0.2' }, used);
    clock.pass(tokenUseEveryMs);
    await record(origin, used);
    expect((await store.list('w', { scope: 'workspace' }, { limit: 50 })).entries).toHaveLength(3);
    expect((await store.list('w', { scope: 'installation' }, { limit: 50 })).entries).toEqual([]);
    expect((await store.list('other', { scope: 'workspace' }, { limit: 50 })).entries).toEqual([]);
  });

  it('is kept for as long as it is told, and forgets who a deleted account was', async () => {
    await using database = await openTestDatabase(kind);
    const store = createAuditStore(database.db);
    const clock = atTime();
    const record = createRecorder({ store, clock, log });
    await record(origin, { ...refused, accountId: 'ada', workspaceId: 'w', detail: 'disabled' });
    await record(origin, used);
    await forgetInAudit(database.db, { accountId: 'ada', workspaceIds: ['w'] });
    const { entries } = await store.list('w', { scope: 'workspace' }, { limit: 50 });
    expect(entries).toEqual([
      expect.objectContaining({
        kind: 'signIn',
        who: { id: 'ada', name: null, email: null },
        address: '',
        device: '',
        detail: '',
      }),
    ]);
    expect(await store.purge(clock.now())).toBe(0);
    clock.pass(1);
    expect(await store.purge(clock.now())).toBe(1);
  });

  it('never fails what it writes of', async () => {
    const broken = { append: () => Promise.reject(new Error('disk')) };
    await createRecorder({ store: broken, clock: atTime(), log })(origin, refused);
  });
});
