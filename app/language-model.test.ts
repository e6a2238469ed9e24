import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeModel, type Step, startFakeModel } from '#agent/providers/testing.ts';
import type { Exchange } from '../features/chat/contract.ts';
import type {
  LanguageModelCall,
  LanguageModelSettings,
  LanguageModelState,
} from '../features/language-model/contract.ts';
import type { Receipt } from '../features/receipts/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** The whole way: question, agent thread, gateway, wire, log of what left, receipt. What a model may do is proven in `agent/model-mode`. */

let fake: FakeModel;
let server: TestServer;
let person: Person;
let sourceId: string;
let step: (at: number) => Step;
let asked = 0;

beforeAll(async () => {
  fake = await startFakeModel(() => {
    asked += 1;
    return step(asked);
  });
  server = await startTestServer({
    LLM_BASE_URL: fake.baseUrl,
    LLM_MODEL: 'scripted-model',
    OPENAI_API_KEY: 'sk-of-the-operator',
  });
  person = await server.signUp();
  await server.running.settleJobs();
  const uploaded = await person.upload<{ dataSource: { id: string }; tables: { sqlName?: string }[] }>(
    'visits.csv',
    'city,visitors\nOslo,1\nBergen,10\nOslo,100\n',
  );
  sourceId = uploaded.dataSource.id;
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await fake[Symbol.asyncDispose]();
});

const odd = 'zorbify the guests per town';
const plan = {
  table: 'visits',
  measures: [{ aggregate: 'sum', column: 'visitors' }],
  groupBy: [{ column: 'city' }],
};

function follow(...steps: Step[]): void {
  const from = asked;
  step = (at) => steps[at - from - 1] ?? { text: 'Nothing.' };
}

const answered: Step[] = [
  { calls: [{ name: 'run_plan', input: plan }] },
  { calls: [{ name: 'answer', input: { resultId: 'r1' } }] },
];

async function change(settings: Partial<LanguageModelSettings>): Promise<LanguageModelSettings> {
  const { settings: now } = await person.get<LanguageModelState>('/api/language-model');
  const result = await person.call('PUT', '/api/language-model/settings', { json: { ...now, ...settings } });
  expect(result.status).toBe(200);
  return result.json as LanguageModelSettings;
}

describe('a language model', () => {
  it('reads what the planner does not; what left, and its cost, stand on answer, receipt and log', async () => {
    await change({ inputPrice: 2, outputPrice: 10 });
    follow(...answered);
    const { aiMessage } = await person.ask<Exchange>(odd, [sourceId]);
    const { answer } = aiMessage.metadata;
    expect(answer?.rows).toEqual([
      ['Oslo', 101],
      ['Bergen', 10],
    ]);
    const use = { model: 'scripted-model', outcome: 'read', calls: 2, inputTokens: 200, outputTokens: 40 };
    expect(answer?.languageModel).toMatchObject({ ...use, cost: 0.0008, left: { rows: 0, values: 0 } });

    const receipt = await person.get<Receipt>(`/api/receipts/${answer?.receiptId}`);
    expect(receipt.languageModel).toMatchObject(use);
    expect(await person.post(`/api/receipts/${receipt.id}/replay`)).toMatchObject({ holds: true });

    const calls = await person.get<LanguageModelCall[]>('/api/language-model/calls');
    expect(calls).toHaveLength(2);
    expect(calls[0]).toMatchObject({
      answerId: aiMessage.id,
      tables: ['visits'],
      shares: 'metadata',
      outcome: 'answered',
      inputTokens: 100,
      cost: 0.0004,
    });
    expect(calls.map(({ bytes }) => bytes).toSorted()).toEqual(
      fake.requests.map(({ text }) => Buffer.byteLength(text)).toSorted(),
    );
    const state = await person.get<LanguageModelState>('/api/language-model');
    expect(state.thisMonth).toEqual({ calls: 2, tokens: 240, cost: 0.0008 });
    expect(fake.requests.map(({ text }) => text).join()).not.toMatch(/Oslo|Bergen|sk-of-the-operator/);
  });

  it('is shown at work, step by step', async () => {
    follow(...answered);
    const session = await person.post<{ id: string }>('/api/chat/sessions', { dataSourceIds: [sourceId] });
    const result = await person.call('POST', `/api/chat/sessions/${session.id}/messages`, {
      json: { content: odd },
      headers: { accept: 'text/event-stream' },
    });
    expect(result.text).toContain('Language model: looking at 1 table');
    expect(result.text).toMatch(/Language model: running a query \([\d,]+ tokens\)/);
  });

  it('is not asked where nothing may leave, where it is off, or where the month is spent', async () => {
    follow(...answered);
    const before = asked;
    for (const settings of [{ shares: 'nothing' }, { shares: 'metadata', isOn: false }] as const) {
      await change(settings);
      const { aiMessage } = await person.ask<Exchange>(odd, [sourceId]);
      expect(aiMessage.metadata.answer).toMatchObject({ status: 'declined' });
      expect(aiMessage.metadata.answer?.languageModel).toBeUndefined();
    }
    await change({ isOn: true, monthlyCap: 0.001 });
    const { aiMessage } = await person.ask<Exchange>(odd, [sourceId]);
    expect(aiMessage.metadata.answer).toMatchObject({
      status: 'declined',
      languageModel: { outcome: 'notAsked', note: expect.stringContaining('used up') as string },
    });
    await change({ monthlyCap: null });
    expect(asked).toBe(before);
  });

  it('that fails leaves the answer of the planner and a line in the log', async () => {
    follow({ status: 429 });
    const { aiMessage } = await person.ask<Exchange>(odd, [sourceId]);
    expect(aiMessage.metadata.answer).toMatchObject({
      status: 'declined',
      languageModel: { outcome: 'noAnswer', note: expect.stringContaining('no more questions') as string },
    });
    const [call] = await person.get<LanguageModelCall[]>('/api/language-model/calls');
    expect(call).toMatchObject({ outcome: 'limited', inputTokens: expect.any(Number) as number });
    expect(call?.bytes).toBeGreaterThan(500);
  });

  it('is stopped with the question', async () => {
    follow({ hangs: true });
    const session = await person.post<{ id: string }>('/api/chat/sessions', { dataSourceIds: [sourceId] });
    const path = `/api/chat/sessions/${session.id}`;
    const before = asked;
    const asking = person.post<Exchange>(`${path}/messages`, { content: odd });
    await expect.poll(() => asked, { interval: 5 }).toBeGreaterThan(before);
    expect(await person.post(`${path}/stop`)).toEqual({ wasRunning: true });
    expect((await asking).aiMessage.content).toMatch(/stopped/);
    const [call] = await person.get<LanguageModelCall[]>('/api/language-model/calls');
    expect(call?.outcome).toBe('stopped');
  });

  it('that reads differently is asked back, and what the person chooses is answered', async () => {
    await change({ asked: 'always' });
    follow(
      {
        calls: [
          { name: 'run_plan', input: { ...plan, measures: [{ aggregate: 'avg', column: 'visitors' }] } },
        ],
      },
      { calls: [{ name: 'answer', input: { resultId: 'r1' } }] },
    );
    const session = await person.post<{ id: string }>('/api/chat/sessions', { dataSourceIds: [sourceId] });
    const path = `/api/chat/sessions/${session.id}/messages`;
    const first = await person.post<Exchange>(path, { content: 'total visitors by city' });
    expect(first.aiMessage.metadata.answer).toMatchObject({ status: 'clarify' });
    const before = asked;
    const options = first.aiMessage.metadata.answer?.options ?? [];
    const second = await person.post<Exchange>(path, { content: options[0]?.question });
    expect(second.aiMessage.metadata.answer?.rows).toEqual([
      ['Oslo', 101],
      ['Bergen', 10],
    ]);
    expect(asked).toBe(before);
    await change({ asked: 'unanswered' });
  });

  it.each([
    ["COPY visits TO '/tmp/plumbline-stolen.csv'", "ATTACH '/tmp/visits.db' AS x", 'DROP TABLE visits'],
    ["SELECT * FROM read_csv('/etc/passwd'), visits", "SELECT getenv('HOME') FROM visits", 'PRAGMA visits'],
    [
      'INSERT INTO visits VALUES (1)',
      'SELECT 1 FROM visits; SELECT 2',
      'SELECT * FROM duckdb_settings(), visits',
    ],
  ])('cannot do more than read by SQL of its own: %s …', async (...statements) => {
    await change({ allowsSql: true });
    follow(...statements.map((sql) => ({ calls: [{ name: 'run_sql', input: { sql } }] })));
    const { aiMessage } = await person.ask<Exchange>(odd, [sourceId]);
    expect(aiMessage.metadata.answer).toMatchObject({ status: 'declined', rows: [] });
    expect(fake.requests.at(-1)?.last).toContain('rejectedStatement');
    expect(existsSync('/tmp/plumbline-stolen.csv')).toBe(false);
  });

  it('may read by SQL of its own where the workspace allows it, and sees no row of it', async () => {
    follow(
      { calls: [{ name: 'run_sql', input: { sql: 'SELECT sum(visitors) AS n FROM visits' } }] },
      ...answered.slice(1),
    );
    const { aiMessage } = await person.ask<Exchange>(odd, [sourceId]);
    expect(aiMessage.metadata.answer).toMatchObject({ verdict: 'caution', rows: [[111]] });
    expect(fake.requests.at(-1)?.last).not.toContain('111');
    await change({ allowsSql: false });
  });

  it('is of one workspace: another sees neither its log nor its settings', async () => {
    const stranger = await server.signUp('Stranger');
    expect(await stranger.get('/api/language-model/calls')).toEqual([]);
    const { settings, connection } = await stranger.get<LanguageModelState>('/api/language-model');
    expect(settings).toMatchObject({ revision: 0, shares: 'metadata', asked: 'unanswered' });
    expect(JSON.stringify(connection)).not.toContain('sk-of');
    const stale = await person.call('PUT', '/api/language-model/settings', { json: settings });
    expect(stale.status).toBe(409);
  });
});
