import { describe, expect, it } from 'vitest';
import type { Db } from '#platform/db/open-database.ts';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createSessionStore } from './session-store.ts';

const start = new Date('2026-03-01T10:00:00Z');
const hourMs = 60 * 60 * 1000;
const later = (hours: number) => new Date(start.getTime() + hours * hourMs);
const origin = { address: '10.0.0.1', device: 'Firefox on Linux' };

async function addAccount(db: Db, id: string): Promise<{ accountId: string; workspaceId: string }> {
  const created_at = start.toISOString();
  await db.insertInto('workspaces').values({ id, name: id, created_at }).execute();
  await db
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
  return { accountId: id, workspaceId: id };
}

describe.each(storeKinds())('sessions on %s', (kind) => {
  it('of an account that is disabled are found no more, and again once it is enabled (A17)', async () => {
    await using database = await openTestDatabase(kind);
    const store = createSessionStore(database.db);
    const ada = await addAccount(database.db, 'ada');
    const token = await store.create({ ...ada, now: start, absoluteMs: hourMs, origin });
    const disable = (disabled_at: string | null) =>
      database.db.updateTable('accounts').set({ disabled_at }).where('id', '=', 'ada').execute();
    await disable('x');
    expect(await store.find(token)).toBeNull();
    await disable(null);
    expect(await store.find(token)).toMatchObject({ ...ada, isAdministrator: false });
  });

  it('of one account are no more than some: those that were not used for the longest time end', async () => {
    await using database = await openTestDatabase(kind);
    const store = createSessionStore(database.db);
    const [ada, bea] = [await addAccount(database.db, 'ada'), await addAccount(database.db, 'bea')];
    const tokens: string[] = [];
    for (let number = 0; number < 5; number += 1)
      tokens.push(
        await store.create({
          ...ada,
          now: new Date(start.getTime() + number),
          absoluteMs: hourMs,
          origin,
        }),
      );
    await store.create({ ...bea, now: start, absoluteMs: hourMs, origin });
    await store.touch(tokens[0] ?? '', new Date(start.getTime() + 1000), origin);
    expect(await store.trim('ada', 3)).toBe(2);
    const found = await Promise.all(tokens.map((token) => store.find(token)));
    expect(found.map((session) => session !== null)).toEqual([true, false, false, true, true]);
    expect(await store.list('bea')).toHaveLength(1);
  });

  it('are listed and ended within their account alone (A18)', async () => {
    await using database = await openTestDatabase(kind);
    const store = createSessionStore(database.db);
    const [ada, bea] = [await addAccount(database.db, 'ada'), await addAccount(database.db, 'bea')];
    for (const who of [ada, ada, ada, bea])
      await store.create({ ...who, now: start, absoluteMs: hourMs, origin });
    const [theirs] = await store.list('bea');
    expect(await store.removeOf('ada', { id: theirs?.id ?? '' })).toBe(0);
    const [kept] = await store.list('ada');
    expect(kept).toMatchObject(origin);
    expect(await store.removeOf('ada', { except: kept?.id ?? '' })).toBe(2);
    expect(await store.list('ada')).toEqual([kept]);
    expect(await store.removeOf('ada', {})).toBe(1);
    expect(await store.list('bea')).toHaveLength(1);
  });

  it('that have ended by themselves leave no trace of where somebody was', async () => {
    await using database = await openTestDatabase(kind);
    const store = createSessionStore(database.db);
    const ada = await addAccount(database.db, 'ada');
    const make = (absoluteHours: number) =>
      store.create({ ...ada, now: start, absoluteMs: absoluteHours * hourMs, origin });
    await make(2);
    await make(50);
    const used = await make(50);
    await store.touch(used, later(8), origin);
    expect(await store.removeEnded(later(9), 8 * hourMs)).toBe(2);
    expect(await store.find(used)).not.toBeNull();
  });
});
