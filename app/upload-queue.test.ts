import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Source, UploadResponse } from '#features/sources/contract.ts';
import { fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ IMPORTS_AT_ONCE: '2' });
  person = await server.signUp();
  await server.running.settleJobs();
});
afterAll(() => server[Symbol.asyncDispose]());

interface Told {
  event: string;
  data: unknown;
}

/** What a page is told of an upload; the whole answer where it is no stream. */
async function follow(who: Person, name: string, content: string, path = '/api/files/upload') {
  const form = fileForm(name, content);
  const answer = await who.call('POST', path, { form, headers: { accept: 'text/event-stream' } });
  const events = answer.text
    .split('\n\n')
    .map((block) => /^event: (\w+)\ndata: (.*)$/.exec(block))
    .flatMap((found): Told[] => (found ? [{ event: found[1] ?? '', data: JSON.parse(found[2] ?? '') }] : []));
  return { status: answer.status, json: answer.json, events };
}

/** Resolves once a file is read: what comes then has to wait. */
function isRead(): Promise<void> {
  const count = async (): Promise<number> => (await readdir(join(server.directory, 'tables', 'tmp'))).length;
  return expect.poll(count, { interval: 10 }).toBeGreaterThan(0);
}

const slow = `a,b\n${'1,x\n2,"y\nz"\n'.repeat(250_000)}`;

describe('an upload that has to wait', () => {
  it('is told how many are before it, then that it is read, then what came of it; another workspace goes first', async () => {
    const other = await server.signUp('Bea');
    await server.running.settleJobs();
    const ended: string[] = [];
    const first = follow(person, 'first.csv', slow).finally(() => ended.push('first'));
    await isRead();
    const mine = Promise.all(
      ['second', 'third'].map((name) =>
        follow(person, `${name}.csv`, 'a,b\n1,x\n').finally(() => ended.push(name)),
      ),
    );
    const theirs = other
      .upload<UploadResponse>('theirs.csv', 'a,b\n1,x\n')
      .finally(() => ended.push('theirs'));
    const [{ status, json, events }, told] = await Promise.all([first, mine, theirs]);
    expect([status, events, json]).toMatchObject([200, [], { file: { filename: 'first.csv' } }]);
    expect(ended[0]).toBe('theirs');
    for (const { events: own } of told) {
      expect(own[0]).toMatchObject({ event: 'waiting', data: { ahead: expect.any(Number) } });
      expect(own.at(-2)).toEqual({ event: 'reading', data: {} });
      expect(own.at(-1)).toMatchObject({ event: 'done', data: { dataSource: { status: 'active' } } });
    }
    const ahead = told.map(({ events: [own] }) => own?.data).map((data) => (data as { ahead: number }).ahead);
    expect(ahead.toSorted()).toEqual([0, 1]);
  });

  it('is told a failure as its status and body would have told it, and leaves nothing when it is cancelled', async () => {
    const before = await person.get<Source[]>('/api/data-sources');
    const first = follow(person, 'again.csv', slow);
    await isRead();
    const failing = follow(person, 'empty.csv', 'a,b\n');
    const controller = new AbortController();
    const cancelled = fetch(new URL('/api/files/upload', server.url), {
      method: 'POST',
      headers: { cookie: person.cookies(), accept: 'text/event-stream' },
      body: fileForm('cancelled.csv', 'a,b\n1,x\n'),
      signal: controller.signal,
    }).then(
      (answer) => answer.text(),
      () => 'ended',
    );
    setTimeout(() => controller.abort(), 200);
    await cancelled.catch(() => {});
    const { events } = await failing;
    expect(events.at(-1)).toMatchObject({
      event: 'failed',
      data: {
        status: 422,
        message: expect.stringMatching(/no table with rows/),
        requestId: expect.any(String),
      },
    });
    await first;
    const after = await person.get<Source[]>('/api/data-sources');
    expect(after.map(({ name }) => name)).not.toContain('cancelled');
    expect(after).toHaveLength(before.length + 1);
    expect(await readdir(join(server.directory, 'uploads'))).toEqual([]);
    expect(await readdir(join(server.directory, 'tables', 'tmp'))).toEqual([]);
  });
});

describe('a form of several files', () => {
  it.each(['/api/files/upload', '/api/excel/upload'])(
    'U15 is refused by %s, and nothing of it is kept',
    async (path) => {
      const before = await person.get<Source[]>('/api/data-sources');
      const form = fileForm('one.csv', 'a,b\n1,x\n');
      form.append('file', new Blob(['a,b\n2,y\n']), 'two.csv');
      const answer = await person.call('POST', path, { form });
      expect([answer.status, answer.json]).toMatchObject([
        400,
        { message: expect.stringMatching(/more than one file.*Send each file in a form of its own/) },
      ]);
      expect(await person.get('/api/data-sources')).toEqual(before);
      expect(await readdir(join(server.directory, 'uploads'))).toEqual([]);
    },
  );

  it('U15 is refused wherever the second file stands; fields beside one file are of no matter', async () => {
    const form = fileForm('one.csv', 'a,b\n1,x\n');
    form.append('attachment', new Blob(['a,b\n2,y\n'.repeat(50_000)]), 'two.csv');
    expect((await person.call('POST', '/api/files/upload', { form })).status).toBe(400);
    const withField = fileForm('one.csv', 'a,b\n1,x\n');
    withField.append('note', 'of no matter');
    expect((await person.call('POST', '/api/files/upload', { form: withField })).status).toBe(200);
  });
});
