import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { explainHttp } from './explain-http.ts';
import { HttpClient, type HttpClientOptions } from './http-client.ts';
import { CutAnswer, HttpFailure, LedElsewhere } from './http-failure.ts';
import { pauseMs, retryAfterMs } from './retry.ts';
import { bearerAuthorizer } from './token-authorizer.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, call: number) => void;

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

async function serve(answer: Answer) {
  const heard: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    heard.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response, heard.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const base = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`);
  return { base, heard };
}

function clientOf(base: URL, options: Partial<HttpClientOptions> = {}) {
  const { signal } = new AbortController();
  const reach = { fetch: (input: string | URL, init?: RequestInit) => fetch(input, init) };
  return new HttpClient({ base, tools: { reach: reach as never, signal }, ...options });
}

const json = (response: ServerResponse, value: unknown, status = 200, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
};

test('a busy system is asked again, no sooner than it says, in seconds and by a date', async () => {
  const { base, heard } = await serve((_, response, call) => {
    if (call === 1) return json(response, {}, 429, { 'retry-after': '1' });
    if (call === 2)
      return json(response, {}, 503, { 'retry-after': new Date(Date.now() + 2000).toUTCString() });
    return json(response, { rows: 3 });
  });
  const client = clientOf(base);
  const began = performance.now();
  expect(await client.json(client.resolve('rows'))).toEqual({ rows: 3 });
  expect(heard).toHaveLength(3);
  // A date has no parts of a second: of the two seconds one may be gone already.
  expect(performance.now() - began).toBeGreaterThan(1950);
});

test('longer than it may wait, it says when to come again', async () => {
  const { base, heard } = await serve((_, response) => json(response, {}, 429, { 'retry-after': '7200' }));
  const client = clientOf(base);
  const failed = client.json(client.resolve('rows')).catch((error: unknown) => error);
  const told = explainHttp(await failed, { name: 'Ariba', base, stage: 'permission' });
  expect(told).toMatchObject({
    message: 'Ariba allows no more calls for now. Try again in 2 hours.',
    isPassing: true,
  });
  expect(heard).toHaveLength(1);
});

test('an error of the system is asked once more, what was posted only where it was refused', async () => {
  const { base, heard } = await serve((request, response, call) =>
    json(response, { call }, request.method === 'GET' && call > 1 ? 200 : 500),
  );
  const client = clientOf(base);
  expect(await client.json(client.resolve('a'))).toEqual({ call: 2 });
  await expect(client.json(client.resolve('a'), { method: 'POST', body: '{}' })).rejects.toThrow(HttpFailure);
  expect(heard).toHaveLength(3);
});

test('a token that is refused is renewed once, for all calls together', async () => {
  const { base, heard } = await serve((request, response) =>
    json(response, {}, request.headers.authorization === 'Bearer new' ? 200 : 401),
  );
  const asked: (string | undefined)[] = [];
  const authorizer = bearerAuthorizer(async (stale) => {
    asked.push(stale);
    return { value: stale === undefined ? 'old' : 'new', places: {}, client: {} };
  });
  const client = clientOf(base, { authorizer, atOnce: 20 });
  await Promise.all(Array.from({ length: 20 }, () => client.json(client.resolve('rows'))));
  expect(asked).toEqual([undefined, 'old']);
  expect(heard.filter(({ headers }) => headers.authorization === 'Bearer new')).toHaveLength(20);
});

test('a token that is refused again is a failure', async () => {
  const { base, heard } = await serve((_, response) => json(response, {}, 401));
  let count = 0;
  const authorizer = bearerAuthorizer(async () => {
    count += 1;
    return { value: String(count), places: {}, client: {} };
  });
  const client = clientOf(base, { authorizer });
  const error = await client.json(client.resolve('rows')).catch((failure: unknown) => failure);
  expect(explainHttp(error, { name: 'Workday', base, stage: 'login' })).toMatchObject({ stage: 'login' });
  expect(heard).toHaveLength(2);
});

test('redirects and links to other servers are not followed, nor are names and passwords in them', async () => {
  const other = await serve((_, response) => json(response, {}));
  const { base } = await serve((_, response) => {
    response.writeHead(302, { location: other.base.href });
    response.end();
  });
  const client = clientOf(base);
  const error = await client.json(client.resolve('rows')).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(LedElsewhere);
  expect(explainHttp(error, { name: 'Concur', base, stage: 'login' }).message).toContain(
    'led to another address',
  );
  for (const link of [`${other.base.href}x`, '//example.com/x', `http://a:b@${base.host}/x`, 'http://['])
    expect(() => client.resolve(link)).toThrow(LedElsewhere);
  expect(client.resolve('Rooms?$skiptoken=97', client.resolve('ref.svc/Rooms')).pathname).toBe(
    '/api/ref.svc/Rooms',
  );
  expect(other.heard).toHaveLength(0);
});

test('a page in place of data is told by its title alone', async () => {
  const { base } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html><head><title>Log On</title></head><body>secret</body></html>');
  });
  const client = clientOf(base);
  const error = await client.json(client.resolve('rows')).catch((failure: unknown) => failure);
  expect(explainHttp(error, { name: 'SAP S/4HANA', base, stage: 'login' }).message).toBe(
    'In place of data came a page with the title “Log On”. Check the server URL: a sign-in page or a proxy answers there.',
  );
});

test('a cut answer is told as cut', async () => {
  const { base } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' });
    response.end('{"value":[{"a":1},');
  });
  const client = clientOf(base);
  await expect(client.json(client.resolve('rows'))).rejects.toThrow(CutAnswer);
});

test('no more calls at once than is polite', async () => {
  let running = 0;
  let most = 0;
  const { base } = await serve((_, response) => {
    running += 1;
    most = Math.max(most, running);
    setTimeout(() => {
      running -= 1;
      json(response, {});
    }, 20);
  });
  const client = clientOf(base, { atOnce: 2 });
  await Promise.all(Array.from({ length: 10 }, () => client.json(client.resolve('rows'))));
  expect(most).toBe(2);
});

test('a used-up quota holds the next call back', async () => {
  const { base } = await serve((_, response) => json(response, {}, 200, { 'x-left': '0' }));
  const client = clientOf(base, { onAnswer: (headers) => (headers.get('x-left') === '0' ? 400 : 0) });
  const began = performance.now();
  await client.json(client.resolve('rows'));
  await client.json(client.resolve('rows'));
  expect(performance.now() - began).toBeGreaterThan(390);
});

test('Retry-After is read in both forms and nothing else', () => {
  const now = Date.parse('2026-11-27T10:00:00Z');
  const of = (text: string) => retryAfterMs(new Headers({ 'retry-after': text }), now);
  expect(of('120')).toBe(120_000);
  expect(of('Fri, 27 Nov 2026 10:02:00 GMT')).toBe(120_000);
  expect(of('Fri, 27 Nov 2026 09:00:00 GMT')).toBe(0);
  for (const text of ['', '-5', 'soon', '1e9', '99999999999']) expect(of(text)).toBeNull();
});

test('pauses grow, are spread, and end growing', () => {
  expect(pauseMs(1, () => 0)).toBe(150);
  expect(pauseMs(1, () => 1)).toBe(300);
  expect(pauseMs(4, () => 1)).toBe(2400);
  expect(pauseMs(40, () => 1)).toBe(20_000);
});
