import { describe, expect, it } from 'vitest';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createSettingsStore } from './settings-store.ts';

const now = new Date(Date.UTC(2026, 0, 2));

describe.each(storeKinds())('settings of a workspace on %s', (kind) => {
  it('are the defaults until somebody sets them, and each workspace has its own', async () => {
    await using opened = await openTestDatabase(kind);
    for (const id of ['w', 'v'])
      await opened.db
        .insertInto('workspaces')
        .values({ id, name: id, created_at: now.toISOString() })
        .execute();
    const store = createSettingsStore(opened.db);
    const unset = { timeZone: 'UTC', fiscalYear: null, currency: null, business: null, revision: 0 };
    expect(await store.read('w')).toEqual(unset);

    const told = {
      timeZone: 'Asia/Tokyo',
      fiscalYear: { startMonth: 4, namedBy: 'start' },
      currency: 'JPY',
    } as const;
    expect(await store.change('w', told, 0, now)).toEqual({ ...unset, ...told, revision: 1 });
    const business = { tableId: 't', date: 'd', revenue: 'r', units: null };
    expect(await store.change('w', { business }, null, now)).toEqual({ ...told, business, revision: 2 });
    expect(await store.read('w')).toEqual({ ...told, business, revision: 2 });
    expect(await store.read('v')).toEqual(unset);
  });

  it('are not overwritten by who looked at older ones; changes of other settings are all kept', async () => {
    await using opened = await openTestDatabase(kind);
    await opened.db
      .insertInto('workspaces')
      .values({ id: 'w', name: 'w', created_at: now.toISOString() })
      .execute();
    const store = createSettingsStore(opened.db);
    const race = await Promise.allSettled([
      store.change('w', { currency: 'EUR' }, 0, now),
      store.change('w', { currency: 'USD' }, 0, now),
    ]);
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(store.change('w', { currency: 'GBP' }, 0, now)).rejects.toMatchObject({ code: 'conflict' });
    await Promise.all([
      store.change('w', { timeZone: 'Europe/Berlin' }, null, now),
      store.change('w', { currency: 'CHF' }, null, now),
    ]);
    expect(await store.read('w')).toMatchObject({ timeZone: 'Europe/Berlin', currency: 'CHF', revision: 3 });
  });
});
