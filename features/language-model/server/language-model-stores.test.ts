import { describe, expect, it } from 'vitest';
import { openTestDatabase, storeKinds } from '#platform/db/testing.ts';
import { createCallStore } from './call-store.ts';
import { createLanguageModelSettingsStore } from './settings-store.ts';

const now = new Date(Date.UTC(2026, 4, 2));

describe.each(storeKinds())('the language model of a workspace on %s', (kind) => {
  it('has settings of its own, which nobody overwrites unseen', async () => {
    await using opened = await openTestDatabase(kind);
    for (const id of ['w', 'v'])
      await opened.db
        .insertInto('workspaces')
        .values({ id, name: id, created_at: now.toISOString() })
        .execute();
    const store = createLanguageModelSettingsStore(opened.db);
    const unset = await store.read('w');
    expect(unset).toMatchObject({ isOn: true, asked: 'unanswered', shares: 'metadata', revision: 0 });
    const told = { ...unset, shares: 'full', monthlyCap: 12.5, inputPrice: 0.25, allowsSql: true } as const;
    expect(await store.change('w', told, now)).toEqual({ ...told, revision: 1 });
    expect(await store.read('w')).toEqual({ ...told, revision: 1 });
    await expect(store.change('w', told, now)).rejects.toMatchObject({ code: 'conflict' });
    expect(await store.read('v')).toEqual(unset);
  });

  it('keeps its log for as many days as it says, and 90 where it says nothing', async () => {
    await using opened = await openTestDatabase(kind);
    for (const id of ['told', 'unset'])
      await opened.db
        .insertInto('workspaces')
        .values({ id, name: id, created_at: now.toISOString() })
        .execute();
    const settings = createLanguageModelSettingsStore(opened.db);
    await settings.change('told', { ...(await settings.read('told')), logKeepDays: 31 }, now);
    const calls = createCallStore(opened.db);
    const about = { answerId: 'a', host: 'h', model: 'm', shares: 'metadata' } as const;
    const draft = { ...about, tables: [], columns: 0, values: 0, rows: 0 };
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
    for (const workspaceId of ['told', 'unset'])
      for (const days of [91, 32, 31, 0]) await calls.begin(workspaceId, draft, daysAgo(days));
    const agesOf = async (workspaceId: string): Promise<number[]> =>
      (await calls.list(workspaceId)).map(({ at }) =>
        Math.round((now.getTime() - Date.parse(at)) / 86_400_000),
      );
    expect(await calls.purge(now)).toBe(3);
    expect(await agesOf('told')).toEqual([0, 31]);
    expect(await agesOf('unset')).toEqual([0, 31, 32]);
    expect(await calls.purge(now)).toBe(0);
  });

  it('logs each request before it leaves, and adds up what a month took', async () => {
    await using opened = await openTestDatabase(kind);
    await opened.db
      .insertInto('workspaces')
      .values({ id: 'w', name: 'w', created_at: now.toISOString() })
      .execute();
    const calls = createCallStore(opened.db);
    const draft = {
      answerId: 'a',
      host: 'h',
      model: 'm',
      shares: 'metadata',
      tables: ['orders'],
      columns: 9,
      values: 1,
      rows: 0,
    } as const;
    const id = await calls.begin('w', { ...draft, tables: [...draft.tables] }, now);
    expect(await calls.list('w')).toMatchObject([{ ...draft, id, outcome: 'sent' }]);
    const end = { bytes: 9_000, inputTokens: 2_000, outputTokens: 50, cost: 0.01, outcome: 'answered' };
    await calls.finish('w', id, { ...end, elapsedMs: 7, model: 'm' });
    await calls.finish('v', id, { ...end, elapsedMs: 7, model: 'other workspace' });
    expect(await calls.list('w')).toMatchObject([{ ...draft, ...end }]);
    expect(await calls.sumSince('w', now)).toEqual({ calls: 1, tokens: 2_050, cost: 0.01 });
    expect(await calls.sumSince('w', new Date(now.getTime() + 1))).toEqual({
      calls: 0,
      tokens: 0,
      cost: null,
    });
    expect(await calls.list('v')).toEqual([]);
  });
});
