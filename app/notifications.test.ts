import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Notification } from '#features/notifications/contract.ts';
import { fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

interface List {
  notifications: Notification[];
  unreadCount: number;
  next: string | null;
}

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
  await server.running.settleJobs();
});
afterAll(() => server[Symbol.asyncDispose]());

const listOf = (person: Person, query = '') => person.get<List>(`/api/notifications${query}`);
/** What happened is told right after it was answered. */
const waitFor = (person: Person, count: number) =>
  vi.waitFor(
    async () => {
      const list = await listOf(person);
      expect(list.notifications).toHaveLength(count);
      return list;
    },
    { timeout: 15_000 },
  );

describe('notifications', () => {
  it('are none for a new account: what it was given is no news', async () => {
    expect(await listOf(ada)).toEqual({ notifications: [], unreadCount: 0, next: null });
  });

  it('tell of an upload, read or not, with the way to it', async () => {
    const { dataSource } = await ada.upload<{ dataSource: { id: string } }>('orders.csv', 'a,b\n1,2\n3,4\n');
    await waitFor(ada, 1);
    const refused = await ada.call('POST', '/api/files/upload', { form: fileForm('notes.pdf', '%PDF') });
    expect(refused.status).toBe(400);
    const { notifications, unreadCount } = await waitFor(ada, 2);
    expect(unreadCount).toBe(2);
    expect(notifications).toMatchObject([
      { kind: 'uploadFailed', outcome: 'error', title: 'notes.pdf could not be read', readAt: null },
      { kind: 'uploadFinished', outcome: 'success', link: `/data-sources?source=${dataSource.id}` },
    ]);
    // The reason is the sentence that the caller was answered.
    expect((refused.json as { message: string }).message).toBe(notifications[0]?.message);
  });

  it('tell nobody of another workspace', async () => {
    const stranger = await server.signUp('Stranger');
    const before = await listOf(ada);
    await stranger.post('/api/notifications/read', { all: true });
    await stranger.post('/api/notifications/read', { ids: before.notifications.map(({ id }) => id) });
    await stranger.call('DELETE', '/api/notifications');
    expect((await listOf(stranger)).notifications).toEqual([]);
    expect(await listOf(ada)).toEqual(before);
  });

  it('come in pages, are read, cleared and brought back', async () => {
    const first = await listOf(ada, '?limit=1');
    const second = await listOf(ada, `?limit=1&before=${encodeURIComponent(first.next ?? '')}`);
    expect(second.notifications[0]?.kind).toBe('uploadFinished');
    expect(second.next).toBeNull();
    const ids = first.notifications.map(({ id }) => id);
    expect(await ada.post('/api/notifications/read', { ids })).toEqual({ unreadCount: 1 });
    expect(await ada.post('/api/notifications/read', { all: true })).toEqual({ unreadCount: 0 });
    const cleared = (await ada.call('DELETE', '/api/notifications')).json as { clearedAt: string };
    expect((await listOf(ada)).notifications).toEqual([]);
    await ada.post('/api/notifications/restore', { clearedAt: cleared.clearedAt });
    expect((await listOf(ada)).notifications).toHaveLength(2);
  });

  it('refuse what is no list of ids', async () => {
    for (const json of [{}, { ids: [] }, { all: false }, { ids: ['a'], all: true }]) {
      expect((await ada.call('POST', '/api/notifications/read', { json })).status).toBe(400);
    }
    expect((await ada.call('GET', '/api/notifications?limit=201')).status).toBe(400);
  });

  it('say that an onboarding which failed to complete is complete now', async () => {
    const bea = await server.signUp('Bea');
    await bea.post('/api/onboarding/complete');
    expect((await listOf(bea)).notifications).toEqual([]);
    await bea.post('/api/onboarding/complete?retried=true');
    expect((await waitFor(bea, 1)).notifications[0]?.kind).toBe('onboardingRetried');
  });
});
