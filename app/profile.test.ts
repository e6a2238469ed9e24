import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../features/identity/contract.ts';
import type { ProfileReply } from '../features/profile/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
});
afterAll(() => server[Symbol.asyncDispose]());

const pngHead = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const png = (bytes = 64) =>
  `data:image/png;base64,${Buffer.concat([pngHead, Buffer.alloc(bytes - pngHead.length)]).toString('base64')}`;
const plain = { firstName: 'Ada', lastName: 'Tester', profileImageUrl: null };
const update = (json: object) => person.call('PUT', '/api/auth/user', { json });

describe('the own account', () => {
  it('takes names and a picture, keeps what is not theirs to change, and lets go of the picture', async () => {
    const before = await person.get<User>('/api/auth/user');
    const change = { firstName: ' Grace ', lastName: '', profileImageUrl: png() };
    const changed = await update(change);
    const expected = { ...before, firstName: 'Grace', lastName: '', profileImageUrl: png() };
    expect([changed.status, changed.json]).toEqual([200, expected]);
    expect(await person.get('/api/auth/user')).toEqual(expected);
    await update(plain);
    expect(await person.get('/api/auth/user')).toEqual(before);
  });

  it('changes nobody else', async () => {
    const other = await server.signUp('Other');
    const before = await other.get('/api/auth/user');
    await update({ ...plain, firstName: 'Grace' });
    expect(await other.get('/api/auth/user')).toEqual(before);
    await update(plain);
  });

  it('takes a picture of 256 kB, and not one byte more', async () => {
    expect((await update({ ...plain, profileImageUrl: png(256 * 1024) })).status).toBe(200);
    expect((await update({ ...plain, profileImageUrl: png(256 * 1024 + 3) })).status).toBe(400);
    await update(plain);
  });

  it.each([
    ['a script', { profileImageUrl: 'javascript:alert(1)' }],
    ['an address elsewhere', { profileImageUrl: 'https://tracker.example/pixel.png' }],
    ['a drawing that can hold script', { profileImageUrl: 'data:image/svg+xml;base64,PHN2Zy8+' }],
    ['a page in place of a picture', { profileImageUrl: 'data:text/html;base64,PGgxPg==' }],
    ['bytes that are no PNG', { profileImageUrl: 'data:image/png;base64,PGgxPjwvaDE+' }],
    ['a name that is too long', { firstName: 'a'.repeat(101) }],
    ['an e-mail address', { email: 'other@example.com' }],
  ])('refuses %s and stays as it was', async (_, change) => {
    const before = await person.get('/api/auth/user');
    const result = await update({ ...plain, firstName: 'Changed', ...change });
    expect([result.status, typeof (result.json as { message: unknown }).message]).toEqual([400, 'string']);
    expect(await person.get('/api/auth/user')).toEqual(before);
  });
});

describe('the assistant', () => {
  const send = (json: object) => person.call('POST', '/api/chat/ai-profile', { json });
  const context = 'profile_interaction';

  it('greets by name, and differently when asked again', async () => {
    const first = await person.get<{ greeting: string }>('/api/greeting');
    expect(first.greeting).toContain('Ada');
    for (let turn = 0; turn < 8; turn += 1) {
      const next = await person.get<{ greeting: string }>(
        `/api/greeting?previous=${encodeURIComponent(first.greeting)}`,
      );
      expect(next.greeting).not.toBe(first.greeting);
    }
  });

  it('answers from the rows of the workspace, shows what the number rests on, and begins no conversation', async () => {
    await person.upload('harbours.csv', 'harbour,cranes\nOslo,3\nBergen,4\n');
    const result = await send({ message: ' total cranes ', context });
    const { response, answer } = result.json as ProfileReply;
    expect(result.status).toBe(200);
    expect(response).toContain('7');
    expect(answer).toMatchObject({ status: 'answered', rows: [[7]], receiptId: null });
    expect(answer?.sql).toMatch(/cranes/);
    expect(await person.get('/api/chat/sessions')).toEqual([]);
  });

  it('says what there is to ask when asked about the product, with figures of this workspace', async () => {
    const message = 'What insights can you provide about my data?';
    const { response, answer } = (await send({ message, context })).json as ProfileReply;
    const sources = await person.get<{ recordCount: number }[]>('/api/data-sources');
    const rows = sources.reduce((sum, source) => sum + source.recordCount, 0);
    expect(response).toContain(`${rows.toLocaleString('en-US')} rows`);
    expect(answer?.suggestions.length).toBeGreaterThan(0);
  });

  it.each([
    ['Show me my recent analytics', /page Analytics/],
    ['Help me create a new ML model', /Create Model/],
  ])('leads from %j to the page', async (message, expected) => {
    expect(((await send({ message, context })).json as ProfileReply).response).toMatch(expected);
  });

  it('lets the data go first where it knows the word', async () => {
    await person.upload('fleet.csv', 'model,built\nAstra,3\nBolero,5\n');
    const reply = (await send({ message: 'total built by model', context })).json as ProfileReply;
    expect([reply.answer?.status, reply.answer?.rowCount]).toEqual(['answered', 2]);
  });

  it('knows only the own workspace', async () => {
    const stranger = await server.signUp('Stranger');
    const result = await stranger.call('POST', '/api/chat/ai-profile', {
      json: { message: 'total cranes', context },
    });
    expect((result.json as ProfileReply).answer?.status).not.toBe('answered');
  });

  it.each([
    ['another context', { message: 'total orders', context: 'admin' }],
    ['no context', { message: 'total orders' }],
    ['nothing', { message: '   ', context }],
    ['too much', { message: 'a'.repeat(8001), context }],
  ])('refuses %s', async (_, json) => {
    expect((await send(json)).status).toBe(400);
  });
});
