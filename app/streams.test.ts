import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stream, StreamMessage } from '#features/streams/contract.ts';
import { liveCloseCodes } from '#kernel/channel.ts';
import { newId } from '#kernel/ids.ts';
import type { StreamBatch, StreamReader } from '#kernel/stream-reader.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** Streams and the live channel through the whole product: real server, real database, real sockets. */

interface LivePage {
  socket: WebSocket;
  messages: { type: string }[];
  closed: Promise<number>;
}

async function openPage(
  url: string,
  person: Pick<Person, 'cookies'> | null,
  headers: Record<string, string> = {},
): Promise<LivePage> {
  const sent = { ...(person && { cookie: person.cookies() }), ...headers };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: sent } as unknown as string[]);
  const messages: { type: string }[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('not opened')));
  });
  return { socket, messages, closed };
}

async function openAuthenticated(url: string, person: Person): Promise<LivePage> {
  const page = await openPage(url, person);
  page.socket.send(JSON.stringify({ type: 'authenticate', userId: person.userId }));
  await expect.poll(() => page.messages).toEqual([{ type: 'authenticated' }]);
  return page;
}

function upgradeStatus(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/ws`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        ...headers,
      },
    });
    sent.on('response', (response) => resolve(response.statusCode ?? 0));
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

const addSource = (person: Person, type: string, name = 'ERP') =>
  person.post<{ id: string }>('/api/data-sources', { name, type });
const createStream = (person: Person, dataSourceId: string, more: object = {}) =>
  person.post<Stream>('/api/streams/sap', { dataSourceId, streamType: 'real_time', ...more });
const control = (person: Person, stream: Stream, action: string) =>
  person.post<Stream>(`/api/streams/sap/${stream.id}/${action}`);
const listStreams = (person: Person) => person.get<Stream[]>('/api/streams/sap');

describe('streams while no system can be read', () => {
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await startTestServer();
    ada = await server.signUp();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each([
    ['s4hana', 'SAP S/4HANA'],
    ['datasphere', 'SAP Datasphere'],
  ])('on a source of type %s are kept, and say what is missing', async (type, system) => {
    const source = await addSource(ada, type, `Source ${type}`);
    const stream = await createStream(ada, source.id);
    const missing = `Reading ${system} in real time is not part of this version yet. The stream is kept; nothing is received.`;
    expect(stream).toEqual({
      id: expect.any(String),
      name: `Source ${type}, real-time`,
      streamType: 'real_time',
      status: 'error',
      error: missing,
      lastDataReceived: null,
      dataSourceId: source.id,
      dataSourceName: `Source ${type}`,
      updateInterval: 30_000,
      hasPosition: false,
      createdAt: expect.any(String),
    });
    for (const [action, status, error] of [
      ['start', 'error', missing],
      ['pause', 'paused', null],
      ['start', 'error', missing],
      ['stop', 'paused', null],
    ] as const) {
      expect(await control(ada, stream, action)).toMatchObject({ status, error });
      expect(await listStreams(ada)).toContainEqual(
        expect.objectContaining({ id: stream.id, status, error }),
      );
    }
  });

  it('are refused where they cannot be, with a sentence', async () => {
    const source = await addSource(ada, 's4hana');
    const csv = await addSource(ada, 'csv', 'File');
    const attempt = async (body: object) => {
      const { status, json } = await ada.call('POST', '/api/streams/sap', {
        json: { dataSourceId: source.id, streamType: 'real_time', ...body },
      });
      return [status, (json as { message: string }).message];
    };
    expect(await attempt({ dataSourceId: csv.id })).toEqual([400, expect.stringContaining('Data Warehouse')]);
    expect(await attempt({ dataSourceId: newId() })).toEqual([404, 'There is no such data source.']);
    expect(await attempt({ dataSourceId: '' })).toEqual([400, 'Please select a data source.']);
    expect(await attempt({ dataSourceId: undefined })).toEqual([400, 'Please select a data source.']);
    for (const updateInterval of [4_999, 300_001, 5_000.5, '30000']) {
      expect(await attempt({ updateInterval })).toEqual([400, expect.stringContaining('5 to 300 seconds')]);
    }
    expect((await attempt({ streamType: 'sometimes' }))[0]).toBe(400);
    expect((await attempt({ filters: { conditions: 'x'.repeat(3_000) } }))[0]).toBe(400);
    for (const updateInterval of [5_000, 300_000]) {
      expect(await createStream(ada, source.id, { updateInterval })).toMatchObject({ updateInterval });
    }
  });

  it('know start, pause and stop, and are deleted once', async () => {
    const stream = await createStream(ada, (await addSource(ada, 's4hana')).id);
    const address = `/api/streams/sap/${stream.id}`;
    expect(await ada.call('POST', `${address}/rewind`)).toMatchObject({ status: 400 });
    expect(await ada.call('DELETE', address)).toMatchObject({ status: 200, json: { id: stream.id } });
    expect(await ada.call('DELETE', address)).toMatchObject({ status: 404 });
    expect(await ada.call('POST', `${address}/start`)).toMatchObject({ status: 404 });
  });

  it('are bounded in number', async () => {
    const eve = await server.signUp('Eve');
    const { id } = await addSource(eve, 's4hana');
    const attempts = [];
    for (let number = 0; number <= 50; number += 1) {
      const json = { dataSourceId: id, streamType: 'event_driven' };
      attempts.push((await eve.call('POST', '/api/streams/sap', { json })).status);
    }
    expect(attempts).toEqual([...Array.from({ length: 50 }, () => 201), 409]);
    expect(new Set((await listStreams(eve)).map(({ name }) => name)).size).toBe(50);
  });
});

describe('the live channel', () => {
  let server: TestServer;
  let ada: Person;
  let eve: Person;
  beforeAll(async () => {
    server = await startTestServer();
    [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')];
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it('answers 401 without a session and 403 to a page of another site', async () => {
    expect(await upgradeStatus(server.url, {})).toBe(401);
    expect(await upgradeStatus(server.url, { cookie: 'plumbline_session=invented' })).toBe(401);
    const cookie = ada.cookies();
    for (const origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1:1',
      `${server.url}.evil.example`,
    ]) {
      expect([origin, await upgradeStatus(server.url, { cookie, origin })]).toEqual([origin, 403]);
    }
    expect(await upgradeStatus(server.url, { cookie, origin: server.url })).toBe(101);
    expect(await upgradeStatus(server.url, { cookie })).toBe(101);
  });

  it('does not upgrade any other address', async () => {
    const headers = { headers: { cookie: ada.cookies() } } as unknown as string[];
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/streams/sap`, headers);
    await new Promise((resolve) => {
      socket.addEventListener('close', resolve);
    });
    expect((await ada.call('GET', '/api/streams/sap')).status).toBe(200);
  });

  it('closes on who says to be somebody else', async () => {
    const page = await openPage(server.url, ada);
    page.socket.send(JSON.stringify({ type: 'authenticate', userId: eve.userId }));
    expect(await page.closed).toBe(liveCloseCodes.policy);
    expect(page.messages).toEqual([]);
  });

  it('closes within a second of signing out, and only the pages of that session', async () => {
    const leaving = await server.signUp('Leaving');
    const [page, other] = [
      await openAuthenticated(server.url, leaving),
      await openAuthenticated(server.url, eve),
    ];
    const began = performance.now();
    await leaving.call('GET', '/api/logout');
    expect(await page.closed).toBe(liveCloseCodes.sessionEnded);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
    other.socket.close();
  });
});

/** Plays an S/4HANA that raises one numbered record at a time when the test says so. */
function playSystem() {
  let isDown = false;
  let waiting = Promise.withResolvers<void>();
  let last = 0;
  const openings: { position: unknown; configuration: Record<string, unknown> }[] = [];
  const reader: StreamReader = {
    async *open(source, _settings, position, signal): AsyncGenerator<StreamBatch> {
      openings.push({ position, configuration: source.configuration });
      if (isDown) throw new Error('ECONNREFUSED 10.1.2.3');
      for (let number = Number(position ?? 0); !signal.aborted; ) {
        while (number < last) {
          number += 1;
          const record = { number };
          yield { position: number, changes: [{ table: 'SalesOrder', operation: 'insert', record }] };
        }
        await waiting.promise;
      }
    },
  };
  return {
    reader,
    openings,
    raise() {
      last += 1;
      waiting.resolve();
      waiting = Promise.withResolvers();
    },
    setDown: (value: boolean) => {
      isDown = value;
    },
  };
}

describe('streams of a system that can be read', () => {
  const numbersOf = (page: LivePage) =>
    (page.messages as unknown as StreamMessage[]).flatMap(
      ({ changes }) => changes?.map(({ record }) => record.number) ?? [],
    );

  it('reach the pages of their workspace alone, pause, go on, start anew and outlive the server', async () => {
    const system = playSystem();
    const options = { streamReaders: { s4hana: system.reader } };
    const directory = await mkdtemp(join(tmpdir(), 'plumbline-streams-'));
    await using cleanup = new AsyncDisposableStack();
    cleanup.defer(() => rm(directory, { recursive: true, force: true }));
    const first = await startTestServer({}, { ...options, directory });
    const [ada, eve] = [await first.signUp('Ada'), await first.signUp('Eve')];
    const [mine, theirs] = [await openAuthenticated(first.url, ada), await openAuthenticated(first.url, eve)];
    const source = await addSource(ada, 's4hana', 'ERP');
    await createStream(eve, (await addSource(eve, 'datasphere')).id);
    const stream = await createStream(ada, source.id, {
      streamType: 'change_tracking',
      name: 'Sales orders',
      updateInterval: 5_000,
    });
    expect(stream).toMatchObject({ name: 'Sales orders', status: 'active', error: null });

    system.raise();
    await expect.poll(() => numbersOf(mine)).toEqual([1]);
    expect(mine.messages[1]).toEqual({
      type: 'sap_change_tracking_data',
      streamId: stream.id,
      timestamp: expect.any(String),
      metadata: { source: 'ERP', recordCount: 1 },
      changes: [{ table: 'SalesOrder', operation: 'insert', record: { number: 1 } }],
    });
    expect(await listStreams(ada)).toMatchObject([
      { status: 'active', lastDataReceived: expect.any(String), hasPosition: true },
    ]);

    expect(await control(ada, stream, 'pause')).toMatchObject({ status: 'paused', hasPosition: true });
    system.raise();
    expect(await control(ada, stream, 'start')).toMatchObject({ status: 'active' });
    await expect.poll(() => numbersOf(mine)).toEqual([1, 2]);

    expect(await control(ada, stream, 'stop')).toMatchObject({ status: 'paused', hasPosition: false });
    await control(ada, stream, 'start');
    await expect.poll(() => numbersOf(mine)).toEqual([1, 2, 1, 2]);

    await first[Symbol.asyncDispose]();
    expect(await mine.closed).toBe(liveCloseCodes.goingAway);
    expect(theirs.messages).toEqual([{ type: 'authenticated' }]);

    const second = cleanup.use(await startTestServer({}, { ...options, directory }));
    const again = await openAuthenticated(second.url, ada);
    system.raise();
    await expect.poll(() => numbersOf(again)).toEqual([3]);
    expect(system.openings.at(-1)?.position).toBe(2);
  });

  it('say why they fail without the system’s own words', async () => {
    const system = playSystem();
    system.setDown(true);
    await using server = await startTestServer(
      { LOG_LEVEL: 'fatal' },
      { streamReaders: { s4hana: system.reader } },
    );
    const ada = await server.signUp();
    await createStream(ada, (await addSource(ada, 's4hana')).id, { updateInterval: 5_000 });
    await expect
      .poll(() => listStreams(ada))
      .toMatchObject([
        { status: 'error', error: 'The source did not answer as expected. It is tried again by itself.' },
      ]);
    system.setDown(false);
    system.raise();
    await expect.poll(() => listStreams(ada)).toMatchObject([{ lastDataReceived: expect.any(String) }]);
  });
});
