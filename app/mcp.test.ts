import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatSession } from '#features/chat/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** The MCP server, asked by the official client: the transport and the protocol are not ours. */

let server: TestServer;
let ada: Person;
let token: string;

const visits = ['site,visitors', 'Harbour,120', 'Castle,80', 'Harbour,40'].join('\n');

beforeAll(async () => {
  server = await startTestServer({}, { clock: { now: () => new Date('2026-06-15T12:00:00Z') } });
  ada = await server.signUp();
  await server.running.settleJobs();
  await ada.upload('visits.csv', visits);
  token = (await ada.post<{ token: string }>('/api/tokens', { name: 'test', days: 30 })).token;
});
afterAll(() => server[Symbol.asyncDispose]());

async function connect(bearer = token): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${bearer}` } },
  });
  await client.connect(transport);
  return client;
}

interface Asked {
  status: string;
  verdict: string | null;
  confirmed: { by: string } | null;
  rows: unknown[][];
  receiptId: string | null;
  receiptUrl: string | null;
  conversationId: string;
  notUnderstood: string[];
  suggestions: string[];
}

async function call<T>(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: args });
  const [content] = result.content as { type: string; text: string }[];
  return { isError: result.isError === true, text: content?.text ?? '', data: result.structuredContent as T };
}

describe('the MCP server', { timeout: 120_000 }, () => {
  it('names its tools, and says how to pass an answer on', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['list_tables', 'describe_table', 'ask', 'get_receipt']);
    expect(client.getInstructions()).toContain('do not compute a number yourself');
    await client.close();
  });

  it('lists and describes tables', async () => {
    const client = await connect();
    const { data } = await call<{ tables: { table: string; source: string; rows: number }[] }>(
      client,
      'list_tables',
    );
    expect(data.tables).toContainEqual(
      expect.objectContaining({ table: 'visits', source: 'visits', rows: 3 }),
    );
    const described = await call(client, 'describe_table', { table: 'visits' });
    expect(described.data).toMatchObject({
      columns: [
        { name: 'site', values: ['Harbour', 'Castle'] },
        { name: 'visitors', type: 'integer', min: '40', max: '120' },
      ],
    });
    const unknown = await call(client, 'describe_table', { table: 'nothing' });
    expect([unknown.isError, unknown.text]).toEqual([true, expect.stringContaining('list_tables')]);
    await client.close();
  });

  it('trains no model by a question', async () => {
    const client = await connect();
    const { text } = await call<Asked>(client, 'ask', { question: 'Train a model: segment my customers' });
    expect(text).toContain('Train one in Plumbline');
    expect(await ada.get<unknown[]>('/api/ml/models')).toEqual([]);
    await client.close();
  });

  it('answers with verdict and receipt, follows up, and the person finds it in their conversations', async () => {
    const client = await connect();
    const first = await call<Asked>(client, 'ask', { question: 'total visitors by site in visits' });
    expect(first.data).toMatchObject({ status: 'answered', verdict: 'checked' });
    expect(first.data.rows).toEqual([
      ['Harbour', 160],
      ['Castle', 80],
    ]);
    expect(first.data.receiptUrl).toBe(`${server.url}/receipts/${first.data.receiptId}`);
    expect(first.text).toContain('Verdict: checked.');
    const { conversationId, receiptId } = first.data;
    const second = await call<Asked>(client, 'ask', { question: 'only Harbour', conversationId });
    expect(second.data).toMatchObject({ status: 'answered', conversationId, rows: [['Harbour', 160]] });

    const sessions = await ada.get<ChatSession[]>('/api/chat/sessions');
    expect(sessions.map(({ id }) => id)).toContain(conversationId);
    const receipt = await call(client, 'get_receipt', { receiptId });
    expect(receipt.data).toMatchObject({ id: receiptId, question: 'total visitors by site in visits' });
    await client.close();
  });

  it('says of an answer that somebody confirmed, who did', async () => {
    const client = await connect();
    const { aiMessage } = await ada.ask<{ aiMessage: { id: string } }>('average visitors by site in visits');
    const verified = await ada.post<{ id: string }>('/api/verified-questions', {
      messageId: aiMessage.id,
      name: 'Average',
    });
    const { data, text } = await call<Asked>(client, 'ask', {
      question: 'Average visitors by site in visits?',
    });
    expect(data).toMatchObject({ verdict: 'verified', confirmed: { by: 'Ada Tester' } });
    expect(text).toContain('Verdict: verified. Confirmed by Ada Tester on 2026-06-15.');
    await ada.call('DELETE', `/api/verified-questions/${verified.id}`);
    await client.close();
  });

  it('declines with what it did not understand, and never with a number', async () => {
    const client = await connect();
    const { data, text } = await call<Asked>(client, 'ask', { question: 'total zorbles by site' });
    expect(data).toMatchObject({ status: 'declined', verdict: null, rows: [], receiptUrl: null });
    expect(data.notUnderstood).toContain('zorbles');
    expect(data.suggestions.length).toBeGreaterThan(0);
    expect(text).toContain('No number was computed.');
    await client.close();
  });

  it('shows a program nothing of another workspace', async () => {
    const bea = await server.signUp('Bea');
    await server.running.settleJobs();
    const other = await bea.post<{ token: string }>('/api/tokens', { name: 'b', days: null });
    const [mine, theirs] = [await connect(), await connect(other.token)];
    const asked = await call<Asked>(mine, 'ask', { question: 'total visitors in visits' });
    const { conversationId, receiptId } = asked.data;
    for (const [name, args] of [
      ['describe_table', { table: 'visits' }],
      ['get_receipt', { receiptId }],
      ['ask', { question: 'and by site?', conversationId }],
    ] as const) {
      const refused = await call(theirs, name, args);
      expect([name, refused.isError]).toEqual([name, true]);
    }
    const { data } = await call<{ tables: { source: string }[] }>(theirs, 'list_tables');
    expect(data.tables.every(({ source }) => source !== 'visits')).toBe(true);
    await Promise.all([mine.close(), theirs.close()]);
  });

  it('opens to a valid token alone: not to a cookie, a revoked token, or a page of another site', async () => {
    const json = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const accept = 'application/json, text/event-stream';
    const post = (headers: Record<string, string>, person = server.browse()) =>
      person.call('POST', '/mcp', { json, headers: { accept, ...headers } });
    for (const headers of [{}, { authorization: 'Bearer plb_no' }, { authorization: `Basic ${token}` }]) {
      const { status, headers: answered } = await post(headers as Record<string, string>);
      expect([status, answered.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
    expect((await post({}, ada)).status).toBe(401);
    const authorization = `Bearer ${token}`;
    expect((await post({ authorization, origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ authorization })).status).toBe(200);
    expect((await server.browse().call('GET', '/mcp')).status).toBe(405);

    const short = await ada.post<{ id: string; token: string }>('/api/tokens', { name: 'gone', days: null });
    expect((await post({ authorization: `Bearer ${short.token}` })).status).toBe(200);
    expect((await ada.call('DELETE', `/api/tokens/${short.id}`)).status).toBe(200);
    expect((await post({ authorization: `Bearer ${short.token}` })).status).toBe(401);
    await expect(connect(short.token)).rejects.toThrow();
  });

  it('ends every call: nobody can listen here without end', async () => {
    const about = 'io.modelcontextprotocol/';
    const _meta = {
      [`${about}protocolVersion`]: '2026-07-28',
      [`${about}clientInfo`]: { name: 'test', version: '1' },
      [`${about}clientCapabilities`]: {},
    };
    const answer = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      signal: AbortSignal.timeout(10_000),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'subscriptions/listen',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'subscriptions/listen',
        params: { _meta, notifications: { toolsListChanged: true } },
      }),
    });
    expect(await answer.json()).toMatchObject({ error: { message: 'Subscription limit reached' } });
  });

  it('answers what is no call with an error of the protocol, not with a crash', async () => {
    const authorization = `Bearer ${token}`;
    for (const json of [
      null,
      [],
      {},
      { jsonrpc: '1.0' },
      { jsonrpc: '2.0', id: 1, method: 'no/such' },
      'x',
    ]) {
      const { status } = await server
        .browse()
        .call('POST', '/mcp', { json, headers: { authorization, accept: 'application/json' } });
      expect([json, status < 500]).toEqual([json, true]);
    }
    const client = await connect();
    const wrong = await call(client, 'ask', { question: '' }).catch((error: unknown) => error);
    expect(wrong instanceof Error || (wrong as { isError: boolean }).isError).toBe(true);
    await client.close();
  });

  it('leaves it to the person how two files belong together, and says where', async () => {
    const cleo = await server.signUp('Cleo');
    await server.running.settleJobs();
    const rows = (count: number, line: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => line(at + 1));
    await cleo.upload(
      'boats.csv',
      ['boat_id,town', ...rows(30, (at) => `${at},${at % 2 ? 'Ayr' : 'Oban'}`)].join('\n'),
    );
    await cleo.upload(
      'trips.csv',
      ['trip,boat_id,miles', ...rows(60, (at) => `T${at},${1 + (at % 20)},${at}`)].join('\n'),
    );
    const own = await cleo.post<{ token: string }>('/api/tokens', { name: 'test', days: 30 });
    const client = await connect(own.token);
    const { text, data } = await call<Asked & { options: unknown[]; decideAt: string }>(client, 'ask', {
      question: 'total miles by town',
    });
    expect(data).toMatchObject({ status: 'clarify', rows: [], options: [] });
    expect(data.decideAt).toContain(data.conversationId);
    expect(text).toContain('Do the values of trips.boat_id mean boats.boat_id?');
    expect(text).toContain(`Only the person can say so, once: in the conversation at ${data.decideAt}.`);
    await client.close();
  });
});
