import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, ChatSession, Exchange } from '../features/chat/contract.ts';
import type { Receipt } from '../features/receipts/contract.ts';
import type { Storage } from '../features/storage/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;
let sourceId: string;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
  const csv = `city,visitors\n${['Oslo', 'Bergen', 'Oslo', 'Tromsø'].map((city, index) => `${city},${10 ** index}`).join('\n')}\n`;
  const uploaded = await person.upload<{ dataSource: { id: string } }>('visits.csv', csv);
  sourceId = uploaded.dataSource.id;
});
afterAll(() => server[Symbol.asyncDispose]());

describe('a question', () => {
  it('is answered from the rows, with SQL, versions and a receipt that holds when run again', async () => {
    const { userMessage, aiMessage } = await person.ask<Exchange>('total visitors by city', [sourceId]);
    expect(userMessage).toMatchObject({ role: 'user', content: 'total visitors by city', isVoice: false });
    const { answer } = aiMessage.metadata;
    expect(answer).toMatchObject({ status: 'answered', verdict: 'checked', rowCount: 3, truncated: false });
    expect(answer?.rows).toEqual([
      ['Tromsø', 1000],
      ['Oslo', 101],
      ['Bergen', 10],
    ]);
    expect(answer?.sql).toMatch(/SELECT[\s\S]*visitors/);
    expect(answer?.sources).toMatchObject([{ dataSourceId: sourceId, version: 1, rows: 4 }]);
    expect(aiMessage.metadata.chartConfig).toMatchObject({ type: 'bar', x: 'city' });

    const receipt = await person.get<Receipt>(`/api/receipts/${answer?.receiptId}`);
    expect(receipt).toMatchObject({
      question: 'total visitors by city',
      sql: answer?.sql,
      askedBy: 'Ada Tester',
    });
    expect(receipt.digest).toMatch(/^[0-9a-f]{64}$/);
    const replay = await person.post<{ holds: boolean; changes: string[] }>(
      `/api/receipts/${receipt.id}/replay`,
    );
    expect(replay).toMatchObject({ holds: true, changes: [], rows: answer?.rows });
  });

  it('has a receipt that still holds after its source was removed, and says so', async () => {
    const uploaded = await person.upload<{ dataSource: { id: string } }>(
      'gone.csv',
      'animal,legs\ncat,4\nbird,2\n',
    );
    const { aiMessage } = await person.ask<Exchange>('total legs', [uploaded.dataSource.id]);
    await person.call('DELETE', `/api/data-sources/${uploaded.dataSource.id}`);
    const replay = await person.post<{ holds: boolean; changes: string[]; rows: unknown[][] }>(
      `/api/receipts/${aiMessage.metadata.answer?.receiptId}/replay`,
    );
    expect(replay.holds).toBe(true);
    expect(replay.rows).toEqual([[6]]);
    expect(replay.changes.join(' ')).toContain('has been removed since');
  });

  it('asked before the sample company is there waits for it', async () => {
    const fresh = await server.signUp('Fresh');
    const { aiMessage } = await fresh.ask<Exchange>('How many customers are there?');
    expect(aiMessage.metadata.answer).toMatchObject({ status: 'answered', rowCount: 1 });
  });

  it('is answered as it was offered, once one of the offered readings is chosen', async () => {
    const { aiMessage } = await person.ask<Exchange>('How many customers are domiciled in each country?');
    const { status, notUnderstood, options } = aiMessage.metadata.answer ?? {};
    expect([status, notUnderstood]).toEqual(['declined', ['domiciled']]);
    const [option] = options ?? [];
    const [session] = await person.get<{ id: string }[]>('/api/chat/sessions');
    const path = `/api/chat/sessions/${session?.id}/messages`;
    const chosen = await person.post<Exchange>(path, { content: option?.question });
    expect(chosen.aiMessage.content).toBe(option?.preview);
    expect(chosen.aiMessage.metadata.answer?.status).toBe('answered');
    // It stays on the page: chosen once more behind other answers, it is what it was.
    await person.post<Exchange>(path, { content: 'How many orders are there?' });
    const later = await person.post<Exchange>(path, { content: option?.question });
    expect(later.aiMessage.content).toBe(option?.preview);
    // The plans behind the options are the server's own.
    expect(JSON.stringify(aiMessage)).not.toContain('"joins"');
  });

  it('is declined, without SQL or a receipt, when it cannot be read', async () => {
    const { aiMessage } = await person.ask<Exchange>('total zorbs by city', [sourceId]);
    expect(aiMessage.metadata.answer).toMatchObject({
      status: 'declined',
      sql: null,
      receiptId: null,
      rows: [],
    });
    expect(aiMessage.metadata.answer?.notUnderstood).toContain('zorbs');
    expect(aiMessage.content).toContain('zorbs');
  });

  it('that was heard is put right by its sound, one that was typed is not', async () => {
    const session = await person.post<{ id: string }>('/api/chat/sessions', { dataSourceIds: [sourceId] });
    const send = (isVoice: boolean) =>
      person.post<Exchange>(`/api/chat/sessions/${session.id}/messages`, {
        content: 'total visitors by citty',
        isVoice,
      });
    const typed = (await send(false)).aiMessage.metadata.answer;
    expect(typed).toMatchObject({ status: 'declined', notUnderstood: ['citty'] });
    const { userMessage, aiMessage } = await send(true);
    expect(userMessage).toMatchObject({ content: 'total visitors by citty', isVoice: true });
    expect(aiMessage.metadata.answer).toMatchObject({
      status: 'answered',
      rowCount: 3,
      assumptions: [{ chosen: 'Heard "citty", took city' }],
    });
  });

  it('sees only the sources that its session is limited to', async () => {
    const { aiMessage } = await person.ask<Exchange>('how many customers are there', [sourceId]);
    expect(aiMessage.metadata.answer?.status).not.toBe('answered');
  });

  it('is followed up in the same session', async () => {
    const session = await person.post<{ id: string }>('/api/chat/sessions', { dataSourceIds: [sourceId] });
    await person.post(`/api/chat/sessions/${session.id}/messages`, { content: 'total visitors' });
    const { aiMessage } = await person.post<Exchange>(`/api/chat/sessions/${session.id}/messages`, {
      content: 'and by city?',
    });
    expect(aiMessage.metadata.answer).toMatchObject({ status: 'answered', rowCount: 3 });
    const messages = await person.get<ChatMessage[]>(`/api/chat/sessions/${session.id}/messages`);
    expect(messages.map((message) => message.role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  });

  it('names its session, once', async () => {
    const session = await person.post<{ id: string }>('/api/chat/sessions', { title: '' });
    for (const content of ['How many orders are there?', 'and customers?']) {
      await person.post(`/api/chat/sessions/${session.id}/messages`, { content });
    }
    const sessions = await person.get<{ id: string; title: string }[]>('/api/chat/sessions');
    expect(sessions.find(({ id }) => id === session.id)?.title).toBe('How many orders are there?');
  });

  it.each([
    ['nothing', { content: '   ' }],
    ['too much', { content: 'a'.repeat(8001) }],
    ['another role', { role: 'assistant', content: 'x' }],
    ['a wrong type', { content: 5 }],
  ])('is refused with %s, and nothing is stored', async (_, json) => {
    const session = await person.post<{ id: string }>('/api/chat/sessions', { title: 'x' });
    const result = await person.call('POST', `/api/chat/sessions/${session.id}/messages`, { json });
    expect([result.status, typeof (result.json as { message: unknown }).message]).toEqual([400, 'string']);
    expect(await person.get(`/api/chat/sessions/${session.id}/messages`)).toEqual([]);
  });

  it('comes as a stream when asked for: accepted, states, done', async () => {
    const session = await person.post<{ id: string }>('/api/chat/sessions', { dataSourceIds: [sourceId] });
    const result = await person.call('POST', `/api/chat/sessions/${session.id}/messages`, {
      json: { content: 'average visitors' },
      headers: { accept: 'text/event-stream' },
    });
    expect(result.headers.get('content-type')).toContain('text/event-stream');
    expect(result.headers.get('content-security-policy')).toContain("default-src 'none'");
    const events = [...result.text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data = '']) => ({
      event,
      data: JSON.parse(data) as Partial<Exchange> & { stage?: string },
    }));
    expect(events.at(0)?.event).toBe('accepted');
    expect(events.map(({ data }) => data.stage)).toEqual(
      expect.arrayContaining(['reading', 'running', 'checking']),
    );
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { aiMessage: { metadata: { answer: { rows: [[277.75]] } } } },
    });
  });

  it('keeps its place: questions sent at once are answered one after the other', async () => {
    const session = await person.post<{ id: string }>('/api/chat/sessions', { dataSourceIds: [sourceId] });
    const path = `/api/chat/sessions/${session.id}/messages`;
    const questions = ['total visitors', 'average visitors', 'how many cities are there'];
    await Promise.all(questions.map((content) => person.post(path, { content })));
    const messages = await person.get<ChatMessage[]>(path);
    expect(
      messages
        .filter(({ role }) => role === 'user')
        .map(({ content }) => content)
        .toSorted(),
    ).toEqual(questions.toSorted());
    expect(messages.filter(({ role }) => role === 'assistant')).toHaveLength(3);
  });

  it('can be stopped; then it says so and the next one is answered', async () => {
    const session = await person.post<{ id: string }>('/api/chat/sessions', { dataSourceIds: [sourceId] });
    const path = `/api/chat/sessions/${session.id}`;
    expect(await person.post(`${path}/stop`)).toEqual({ wasRunning: false });
    const asking = person.post<Exchange>(`${path}/messages`, { content: 'total visitors' });
    let wasRunning = false;
    for (let attempt = 0; attempt < 200 && !wasRunning; attempt += 1) {
      ({ wasRunning } = await person.post<{ wasRunning: boolean }>(`${path}/stop`));
    }
    const { aiMessage } = await asking;
    expect(wasRunning).toBe(true);
    expect(aiMessage.content).toMatch(/stopped/);
    const next = await person.post<Exchange>(`${path}/messages`, { content: 'total visitors' });
    expect(next.aiMessage.metadata.answer?.rows).toEqual([[1111]]);
  });
});

describe('a conversation that is deleted', () => {
  const messagesOf = (id: string) => person.call('GET', `/api/chat/sessions/${id}/messages`);
  const begin = async () => (await person.post<ChatSession>('/api/chat/sessions', { title: 'Away' })).id;
  const ask = (id: string, content: string) =>
    person.post<Exchange>(`/api/chat/sessions/${id}/messages`, { content });

  it('goes with its answers and receipts, and makes room for others', async () => {
    const before = await person.get<Storage>('/api/storage');
    const id = await begin();
    for (const question of ['total visitors by city', 'total visitors']) await ask(id, question);
    const { metadata } = (await ask(id, 'average visitors')).aiMessage;
    const deleted = await person.call('DELETE', `/api/chat/sessions/${id}`);
    expect([deleted.status, deleted.json]).toEqual([200, { messages: 6, receipts: 3 }]);
    const gone = await person.call('GET', `/api/receipts/${metadata.answer?.receiptId}`);
    expect([(await messagesOf(id)).status, gone.status]).toEqual([404, 404]);
    expect((await person.call('DELETE', `/api/chat/sessions/${id}`)).status).toBe(404);
    const after = await person.get<Storage>('/api/storage');
    expect([after.used.chats, after.parts.answers]).toEqual([before.used.chats, before.parts.answers]);
  });

  it('stays where a chart of the dashboard stands on it, and says so', async () => {
    const id = await begin();
    const { chartConfig, answer } = (await ask(id, 'total visitors by city')).aiMessage.metadata;
    const pin = await person.post<{ id: string }>('/api/pinned-charts', {
      receiptId: answer?.receiptId,
      title: 'Visitors',
      chartConfig,
    });
    const refused = await person.call('DELETE', `/api/chat/sessions/${id}`);
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { message: expect.stringMatching(/^1 pinned chart .* stands on .* Remove it first/) },
    ]);
    expect((await messagesOf(id)).status).toBe(200);
    await person.call('DELETE', `/api/pinned-charts/${pin.id}`);
    expect((await person.call('DELETE', `/api/chat/sessions/${id}`)).status).toBe(200);
  });
});
