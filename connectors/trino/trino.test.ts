import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createEgress } from '#platform/egress/egress.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';
import type { SystemTable } from '../system-session.ts';
import { type HttpFaultId, httpFaults, startFaultFront } from '../testing-http-faults.ts';
import { KeptRows } from '../testing-rows.ts';
import { trino } from './connect.ts';
import { selectedText, typeOf } from './types.ts';

/** What Trino's protocol asks of a client, beside a server of a few lines: the real one is in `app/conforming-systems.peer-test.ts`. */

interface Fake extends AsyncDisposable {
  port: number;
  asked: { method: string; path: string; body: string; headers: IncomingMessage['headers'] }[];
}

type Answer = (response: ServerResponse, asked: { method: string; path: string; body: string }) => void;

async function startFake(answer: Answer): Promise<Fake> {
  const asked: Fake['asked'] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await Array.fromAsync(request as AsyncIterable<Buffer>)).join('');
    const { method = '', url: path = '', headers } = request;
    asked.push({ method, path, body, headers });
    if (path === '/v1/info') json(response, { nodeVersion: { version: '476' }, starting: false });
    else if (method === 'POST' && body === 'SELECT 1') json(response, { data: [[1]] });
    else answer(response, { method, path, body });
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function json(response: ServerResponse, body: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}

const fetch = createPermittedFetch(createEgress({ allow: '127.0.0.0/8:*' }));
const table: SystemTable = {
  name: 'sales.orders',
  schema: 'sales',
  kind: 'table',
  label: null,
  rowEstimate: null,
  columns: [{ name: 'id', type: 'integer', nativeType: 'bigint', label: null }],
  key: [],
};

async function readFrom(
  fake: { port: number },
  signal = new AbortController().signal,
  onRows?: () => Promise<void>,
) {
  const settings = {
    host: '127.0.0.1',
    port: fake.port,
    database: 'lake',
    username: 'ünü',
    password: 'p',
    useTls: false,
  };
  const reach = { fetch, dial: () => Promise.reject(new Error('not dialled')) };
  const session = await trino.open?.(settings, { reach, signal, onStage: () => {} });
  const kept = new KeptRows(1, onRows);
  await session?.read({ table, columns: ['id'] }, kept);
  return kept.end();
}

describe('Trino', () => {
  it('follows its pages on the server that was asked, whichever the next one names, and sends no password in the clear', async () => {
    await using fake = await startFake((response, { method }) =>
      method === 'POST'
        ? json(response, { nextUri: 'http://elsewhere.example:1/v1/statement/executing/q/y/1?slug=a' })
        : json(response, { columns: [], data: [['9007199254740993'], [null]] }),
    );
    expect(await readFrom(fake)).toEqual([['9007199254740993'], [null]]);
    expect(fake.asked.map(({ method, path, body }) => [method, path, body]).slice(-2)).toEqual([
      ['POST', '/v1/statement', 'SELECT CAST("id" AS varchar) FROM "lake"."sales"."orders"'],
      ['GET', '/v1/statement/executing/q/y/1?slug=a', ''],
    ]);
    const { headers } = fake.asked.at(-1) ?? {};
    expect(headers).toMatchObject({
      'x-trino-user': '%C3%BCn%C3%BC',
      'x-trino-catalog': 'lake',
      'accept-language': 'en',
    });
    expect(headers?.authorization).toBeUndefined();
  });

  it('ends its statement where nobody waits any more', async () => {
    await using fake = await startFake((response, { method }) => {
      if (method === 'DELETE') response.writeHead(204).end();
      else json(response, { nextUri: 'http://x/v1/statement/q/1', data: [['1']] });
    });
    const stop = new AbortController();
    const reading = readFrom(fake, stop.signal, () => Promise.resolve(stop.abort(new Error('stopped'))));
    await expect(reading).rejects.toThrow('stopped');
    await expect.poll(() => fake.asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/v1/statement/q/1' });
  });

  it('asks again where the server is busy for a moment', async () => {
    let busy = 2;
    await using fake = await startFake((response, { method }) => {
      if (method === 'POST') return json(response, { nextUri: 'http://x/v1/statement/q/1' });
      busy -= 1;
      return busy >= 0 ? void response.writeHead(503).end() : json(response, { data: [['1']] });
    });
    expect(await readFrom(fake)).toEqual([['1']]);
  });

  it.each<[string, object, Answer]>([
    [
      'an answer that is cut',
      { isPassing: true, isUnreached: true },
      (response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"data":[["1"]');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      'an answer that is cut where the connection ends it',
      { isPassing: true, isUnreached: true },
      (response) => {
        response.writeHead(200, { connection: 'close', 'transfer-encoding': 'identity' });
        response.useChunkedEncodingByDefault = false;
        response.end('{"data":[["1"]');
      },
    ],
    ['an answer that is none', { isPassing: false }, (response) => void response.end('<html></html>')],
    [
      'a server that gives up',
      { isPassing: true, code: 'REMOTE_HOST_GONE' },
      (response) => json(response, { error: { errorName: 'REMOTE_HOST_GONE', errorType: 'INTERNAL_ERROR' } }),
    ],
    [
      'a page of elsewhere',
      { isPassing: false },
      (response) => json(response, { nextUri: 'http://127.0.0.1/latest/meta-data' }),
    ],
  ])('tells %s', async (_, failure, answer) => {
    await using fake = await startFake(answer);
    await expect(readFrom(fake)).rejects.toMatchObject({ name: 'SystemFailure', ...failure });
  });

  /** Of the faults of HTTP those that apply: its pages have no keys, no names of columns, and no token. */
  it.each<[HttpFaultId, object | null]>([
    ['throttledForSeconds', null],
    ['throttledUntil', null],
    ['cutBody', { isPassing: true }],
    ['pageOfHtml', { isPassing: false }],
    ['redirect', { isPassing: false }],
    // The host that a page names is passed over.
    ['linkElsewhere', null],
    ['bomb', { message: expect.stringContaining('more than 8 MB') }],
  ])('meets a server of HTTP with a fault: %s', async (faultId, failure) => {
    const page = (path: string): number => Number(path.split('/').at(-1));
    await using fake = await startFake((response, { method, path }) => {
      const next = method === 'POST' ? 1 : page(path) + 1;
      const isLast = next > 3;
      json(response, {
        ...(isLast ? {} : { nextUri: `http://x/v1/statement/q/${next}` }),
        ...(method === 'POST' ? {} : { data: [[String(page(path))]] }),
      });
    });
    await using front = await startFaultFront(
      httpFaults[faultId],
      {
        port: fake.port,
        isPage: ({ method, path }) => method === 'GET' && path.startsWith('/v1/statement/'),
        leadingTo: (body) => body.replace('http://x/', 'http://elsewhere.example/'),
        emptied: (body) => body,
        without: (body) => body,
        absent: {},
      },
      'http://127.0.0.1:1/',
    );
    const reading = readFrom(front);
    if (failure === null) expect(await reading).toEqual([['1'], ['2'], ['3']]);
    else await expect(reading).rejects.toMatchObject({ name: 'SystemFailure', ...failure });
    expect(front.spoilt()).toBeGreaterThan(0);
  });

  it.each([
    ['decimal(38,18)', 'decimal(38,18)'],
    ['timestamp(3) with time zone', 'timestampWithZone'],
    ['timestamp(12)', 'text'],
    ['time(6)', 'time'],
    ['time(3) with time zone', 'text'],
    ['interval year to month', 'text'],
    ['row(a integer)', 'text'],
    ['unknown', 'text'],
  ])('reads %s as %s', (native, type) => expect(typeOf(native)).toBe(type));

  it('quotes names, and asks for what has no text of its own as one', () => {
    expect(selectedText('a"b', 'varchar(3)')).toBe('"a""b"');
    expect(selectedText('a', 'map(varchar, bigint)')).toBe('json_format(CAST("a" AS json))');
    expect(selectedText('a', 'HyperLogLog')).toBe('lower(to_hex(CAST("a" AS varbinary)))');
  });
});
