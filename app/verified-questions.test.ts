import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, Exchange } from '#features/chat/contract.ts';
import type { Judgement, OtherReading } from '#features/feedback/contract.ts';
import type { Notification } from '#features/notifications/contract.ts';
import type { SourceMeaning } from '#features/sources/contract.ts';
import type { VerifiedQuestion } from '#features/verified-questions/contract.ts';
import { fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let ada: Person;
let sourceId: string;
let now = new Date('2026-06-30T22:00:00Z');

const header = 'sale,site,sold,takings,costs';
const rows = ['1,Harbour,2026-04-10,120,70', '2,Castle,2026-05-20,80,50', '3,Harbour,2026-06-25,40,10'];
const file = (...lines: string[]) => [header, ...lines].join('\n');

beforeAll(async () => {
  server = await startTestServer({}, { clock: { now: () => now } });
  ada = await server.signUp();
  await server.running.settleJobs();
  const sample = (await ada.get<{ id: string }[]>('/api/data-sources'))[0]?.id;
  await ada.call('DELETE', `/api/data-sources/${sample}`);
  sourceId = (await ada.upload<{ dataSource: { id: string } }>('sales.csv', file(...rows))).dataSource.id;
});
afterAll(() => server[Symbol.asyncDispose]());

const list = () =>
  ada.get<{ questions: VerifiedQuestion[]; isReplaying: boolean }>('/api/verified-questions');
const find = async (id: string) => (await list()).questions.find((each) => each.id === id);
async function ask(question: string, person = ada) {
  const { aiMessage } = await person.ask<Exchange>(question);
  return { ...aiMessage.metadata.answer, id: aiMessage.id, text: aiMessage.content };
}
async function confirm(question: string, name = question): Promise<VerifiedQuestion> {
  const { id } = await ask(question);
  return ada.post<VerifiedQuestion>('/api/verified-questions', { messageId: id, name });
}
async function load(text: string): Promise<void> {
  const path = `/api/data-sources/${sourceId}/upload?mode=replace`;
  const { status } = await ada.call('POST', path, { form: fileForm('sales.csv', text) });
  expect(status).toBe(200);
  await server.running.settleJobs();
}

describe('a verified question', { timeout: 120_000 }, () => {
  it('is the one that was asked first, where one of the readings that were offered was chosen and confirmed', async () => {
    const asked = 'How many sales were domiciled at each site?';
    const { options, status } = await ask(asked);
    expect(status).toBe('declined');
    const [session] = await ada.get<{ id: string }[]>('/api/chat/sessions');
    const { aiMessage } = await ada.post<Exchange>(`/api/chat/sessions/${session?.id}/messages`, {
      content: options?.[0]?.question,
    });
    const body = { messageId: aiMessage.id, name: 'Sales of each site' };
    const verified = await ada.post<VerifiedQuestion>('/api/verified-questions', body);
    expect(verified).toMatchObject({ question: asked, state: 'holds' });
    const again = await ask(asked);
    expect([again.status, again.verdict]).toEqual(['answered', 'verified']);
    expect(again.rows).toEqual(aiMessage.metadata.answer?.rows);
    await ada.call('DELETE', `/api/verified-questions/${verified.id}`);
  });

  it('is answered by its plan as verified, says by whom, and goes first in the suggestions', async () => {
    expect((await ask('total takings by site')).verdict).toBe('checked');
    const verified = await confirm('Total takings by site', 'Takings of the sites');
    expect(verified).toMatchObject({
      name: 'Takings of the sites',
      question: 'Total takings by site',
      state: 'holds',
      confirmedBy: 'Ada Tester',
      replayedAt: null,
    });
    const answer = await ask('what is not asked');
    expect(answer.confirmed).toBeUndefined();
    const again = await ask('the total TAKINGS by site?');
    expect(again).toMatchObject({ status: 'answered', verdict: 'verified', confirmed: { id: verified.id } });
    expect(again.checks?.[0]).toEqual({
      id: 'confirmed',
      outcome: 'passed',
      detail: 'Confirmed by Ada Tester on 2026-06-30.',
    });
    const receipt = await ada.get<{ verdict: string }>(`/api/receipts/${again.receiptId}`);
    expect(receipt.verdict).toBe('verified');
    const { id } = await ada.post<{ id: string }>('/api/chat/sessions', { title: 'x' });
    const suggested = await ada.get<string[]>(`/api/chat/sessions/${id}/suggestions`);
    expect(suggested[0]).toBe('Total takings by site');
    // Another workspace knows nothing of it.
    const bea = await server.signUp('Bea');
    expect(await bea.get('/api/verified-questions')).toEqual({ questions: [], isReplaying: false });
  });

  it('counts for another value and period of the same words, and for nothing else', async () => {
    const verified = await confirm('total takings of Harbour in April 2026');
    const other = await ask('total takings of Castle in May 2026');
    expect([other.verdict, other.confirmed?.id]).toEqual(['verified', verified.id]);
    expect(other.checks?.[0]?.detail).toContain('differs in a value or a period alone');
    for (const question of ['total costs of Castle in May 2026', 'average takings of Harbour in May 2026'])
      expect([question, (await ask(question)).confirmed]).toEqual([question, undefined]);
    await ada.call('DELETE', `/api/verified-questions/${verified.id}`);
  });

  it('follows new rows, and never calls the same what has changed', async () => {
    const [first] = (await list()).questions;
    const notices = async () =>
      (await ada.get<{ notifications: Notification[] }>('/api/notifications')).notifications.filter(
        ({ kind }) => kind === 'verifiedChanged',
      );
    const changes = ['Castle, total takings: 80 → 580 (+625.0%).'];
    await load(file(...rows, '4,Castle,2026-06-01,500,100'));
    const replayed = await find(first?.id ?? '');
    expect(replayed).toMatchObject({
      state: 'changed',
      reason: 'The data have changed since: 1 of 2 rows is different.',
      replayedAt: now.toISOString(),
      changes,
      rowsCompared: { different: 1, all: 2 },
    });
    expect(replayed?.currentText).not.toBe(replayed?.confirmedText);
    expect(await notices()).toMatchObject([
      {
        outcome: 'warning',
        title: 'The answer to "Takings of the sites" has changed with the data',
        message: changes[0],
        link: `/verified-questions?question=${first?.id}`,
      },
    ]);
    const answer = await ask('Total takings by site');
    expect(answer.confirmed).toMatchObject({ id: first?.id, hasChanged: true });
    expect(answer.checks?.find(({ id }) => id === 'changed-answer')).toMatchObject({
      outcome: 'warned',
      detail: expect.stringContaining('80 → 580') as unknown,
    });
    // The same change is told once; another one is another.
    await ada.post('/api/verified-questions/replay');
    await server.running.settleJobs();
    expect(await notices()).toHaveLength(1);
    await load(file(...rows, '4,Castle,2026-06-01,600,100'));
    expect(await notices()).toHaveLength(2);
    now = new Date(now.getTime() + 60_000);
    const confirmed = await ada.post<VerifiedQuestion>(`/api/verified-questions/${first?.id}/confirm`, {});
    expect(confirmed).toMatchObject({ state: 'holds', changes: [], replayedAt: null });
    expect(confirmed.receiptId).not.toBe(first?.receiptId);
    expect((await ask('Total takings by site')).confirmed).not.toHaveProperty('hasChanged');
  });

  it('breaks with its column: people are told, and the answer that comes instead says so', async () => {
    const [first] = (await list()).questions;
    const reason = 'The column "site" of "sales" is not there any more.';
    await load(file(...rows).replace('site', 'town'));
    expect(await find(first?.id ?? '')).toMatchObject({ state: 'broken', reason, currentText: null });
    const notices = async () =>
      (await ada.get<{ notifications: Notification[] }>('/api/notifications')).notifications.filter(
        ({ kind }) => kind === 'verifiedBroken',
      );
    expect(await notices()).toMatchObject([
      { outcome: 'error', title: '"Takings of the sites" cannot be answered as confirmed', message: reason },
    ]);
    const answer = await ask('Total takings by site');
    expect([answer.verdict, answer.confirmed]).not.toContain('verified');
    expect(`${answer.text} ${JSON.stringify(answer.checks)}`).toContain(
      'Ada Tester had confirmed an answer to this question, but it cannot be used any more.',
    );
    expect(
      (await ada.call('POST', `/api/verified-questions/${first?.id}/confirm`, { json: {} })).status,
    ).toBe(409);
    // Asked again, it is not told again.
    await ada.post('/api/verified-questions/replay');
    await server.running.settleJobs();
    expect(await notices()).toHaveLength(1);
    await load(file(...rows, '4,Castle,2026-06-01,600,100'));
    expect(await find(first?.id ?? '')).toMatchObject({ state: 'holds', reason: null, changes: [] });
    await load(file(...rows));
    expect((await find(first?.id ?? ''))?.state).toBe('changed');
  });

  it('says that a name in it means something else by now, until the new reading is taken', async () => {
    const tell = async (formula: string) => {
      const path = `/api/data-sources/${sourceId}`;
      const { tables } = await ada.get<SourceMeaning>(`${path}/meaning`);
      const json = { revision: tables[0]?.revision, metrics: [{ name: 'surplus', formula }] };
      const { status, text } = await ada.call('PUT', `${path}/tables/sales/meaning`, { json });
      expect([status, text]).toEqual([200, expect.anything()]);
      await server.running.settleJobs();
    };
    await tell('sum(takings) - sum(costs)');
    const verified = await confirm('surplus by site');
    await tell('sum(takings)');
    expect(await find(verified.id)).toMatchObject({
      state: 'changedReading',
      reason: expect.stringContaining('"surplus" is defined otherwise by now.') as unknown,
    });
    expect((await ask('surplus by site')).verdict).not.toBe('verified');
    now = new Date(now.getTime() + 60_000);
    const taken = await ada.post<VerifiedQuestion>(`/api/verified-questions/${verified.id}/confirm`, {
      reading: 'current',
    });
    expect([taken.state, taken.confirmedText]).toEqual(['holds', expect.stringContaining('160')]);
    expect(await ask('surplus by site')).toMatchObject({
      verdict: 'verified',
      confirmed: { id: verified.id },
    });
  });

  it('moves its days with time', async () => {
    const { id } = await confirm('total takings last month');
    expect(await ask('total takings last month')).toMatchObject({ verdict: 'verified', rows: [[80]] });
    now = new Date('2026-07-01T01:00:00Z');
    const moved = await ask('total takings last month');
    expect(moved).toMatchObject({ verdict: 'verified', rows: [[40]], confirmed: { id } });
    await ada.call('DELETE', `/api/verified-questions/${id}`);
  });

  it('leaves with its source and comes back with it', async () => {
    const states = async () => (await list()).questions.map(({ id, state }) => [id, state]).toSorted();
    const before = await states();
    await ada.call('DELETE', `/api/data-sources/${sourceId}`);
    await server.running.settleJobs();
    expect(await states()).toEqual(before.map(([id]) => [id, 'broken']));
    await ada.post(`/api/data-sources/${sourceId}/restore`);
    await server.running.settleJobs();
    expect(await states()).toEqual(before);
  });

  it('is renamed, removed and put back', async () => {
    const [first] = (await list()).questions;
    const path = `/api/verified-questions/${first?.id}`;
    const renamed = await ada.call('PATCH', path, { json: { name: 'Another name' } });
    expect(renamed.json).toMatchObject({ name: 'Another name' });
    expect((await ada.call('PATCH', path, { json: { name: ' ' } })).status).toBe(400);
    await ada.call('DELETE', path);
    expect(await find(first?.id ?? '')).toBeUndefined();
    expect((await ask(first?.question ?? '')).confirmed).toBeUndefined();
    await ada.post(`${path}/restore`);
    expect(await find(first?.id ?? '')).toMatchObject({ name: 'Another name' });
  });

  it('is made of answers alone, and stands by itself', async () => {
    const declined = await ask('total zorbles');
    const none = await ada.call('POST', '/api/verified-questions', {
      json: { messageId: declined.id, name: 'x' },
    });
    expect(none.status).toBe(409);
    const session = await ada.post<{ id: string }>('/api/chat/sessions', { title: 'x' });
    const send = (content: string) =>
      ada.post<Exchange>(`/api/chat/sessions/${session.id}/messages`, { content });
    await send('total takings by site');
    const { aiMessage } = await send('only Harbour');
    const made = await ada.post<VerifiedQuestion>('/api/verified-questions', {
      messageId: aiMessage.id,
      name: 'Only Harbour',
    });
    expect(made.question).not.toBe('only Harbour');
    expect(await ask(made.question)).toMatchObject({ verdict: 'verified', rows: [['Harbour', 160]] });
  });
});

describe('a thumb down', { timeout: 120_000 }, () => {
  it('is kept with what was wrong, offers other readings, and can be taken back', async () => {
    const session = await ada.post<{ id: string }>('/api/chat/sessions', { title: 'x' });
    const { aiMessage } = await ada.post<{ aiMessage: ChatMessage }>(
      `/api/chat/sessions/${session.id}/messages`,
      { content: 'costs by site' },
    );
    const path = `/api/answer-feedback/${aiMessage.id}`;
    const given = await ada.call('PUT', path, { json: { reason: 'wrongColumn', note: 'I meant takings.' } });
    const { readings } = given.json as { readings: OtherReading[] };
    expect(readings.length).toBeGreaterThan(0);
    for (const { question } of readings)
      expect([question, (await ask(question)).status]).toEqual([question, 'answered']);
    const said = () => ada.get<Judgement[]>(`/api/chat/sessions/${session.id}/feedback`);
    const judged = {
      messageId: aiMessage.id,
      thumb: 'down',
      reason: 'wrongColumn',
      note: 'I meant takings.',
    };
    expect(await said()).toMatchObject([judged]);
    await ada.call('PUT', path, { json: { reason: 'other' } });
    expect(await said()).toMatchObject([{ ...judged, reason: 'other', note: '' }]);
    await ada.call('DELETE', path);
    expect(await said()).toEqual([]);
  });
});
