import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** What a browser would not send, or keeps for longer than is good. */

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server[Symbol.asyncDispose]());

interface Given {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** As it stands: `fetch` would put an odd address right first. */
function send(method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Given> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/`, { method, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('what may be kept', () => {
  it.each(['/', '/data-sources', '/no-such-page', '/receipts/x?y=1'])(
    '%s is asked for each time',
    async (path) => {
      expect((await send('GET', path)).headers['cache-control']).toBe('no-store');
    },
  );

  it('assets are kept for ever, by their hash', async () => {
    const page = await send('GET', '/');
    const asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(page.text)?.[1] ?? '';
    const found = await send('GET', asset);
    expect(found.status).toBe(200);
    expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const missing = await send('GET', '/assets/none-00000000.js');
    expect(missing.status).toBe(404);
    expect(String(missing.headers['cache-control'] ?? '')).not.toMatch(/immutable|max-age=[1-9]/);
  });
});

describe('an address that is none', () => {
  it.each([
    '//[',
    '//',
    '/%',
    '/%zz',
    '/api/%',
    '/api/data-sources/%ff',
    `/api/data-sources/${'x'.repeat(400)}`,
    '/..%2f..%2fetc',
  ])('%s is refused in words, with the headers that all answers have', async (path) => {
    const { status, headers, text } = await send('GET', path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    if (String(headers['content-type']).includes('json')) {
      expect(JSON.parse(text)).toEqual({ message: expect.any(String), requestId: expect.any(String) });
      expect(text).not.toContain(path);
    }
  });
});

/** To its end: what Node answers by itself is seen as it is. */
function sendRaw(head: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\n\r\n`));
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  socket.once('close', () => resolve(text));
  return promise;
}

describe('what is no plain request', () => {
  const signedIn = () => `cookie: ${person.cookies()}\r\nconnection: close`;
  const handshake = (more: string) =>
    `GET /ws HTTP/1.1\r\nhost: ${new URL(server.url).host}\r\ncookie: ${person.cookies()}\r\nconnection: upgrade\r\nupgrade: websocket\r\n${more}`;
  it.each([
    [
      'asks for a protocol that nobody speaks',
      200,
      () =>
        `GET /api/auth/user HTTP/1.1\r\nhost: localhost\r\nupgrade: h2c\r\nconnection: upgrade\r\n${signedIn()}`,
    ],
    [
      'expects what nobody knows',
      200,
      () => `GET /api/auth/user HTTP/1.1\r\nhost: localhost\r\nexpect: wonders\r\n${signedIn()}`,
    ],
    ['names no host', 400, () => `GET /api/auth/user HTTP/1.1\r\n${signedIn()}`],
    ['is a handshake without a key', 400, () => handshake('sec-websocket-version: 13')],
    [
      'is a handshake of another version',
      400,
      () => handshake('sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 7'),
    ],
    [
      'is a handshake under no name',
      400,
      () =>
        handshake(
          'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\nsec-websocket-protocol: ,',
        ),
    ],
  ] as const)('and %s is answered with %i and the headers that all answers have', async (_, status, head) => {
    const text = await sendRaw(head());
    const [first = '', ...headers] = text.split('\r\n\r\n', 1)[0]?.toLowerCase().split('\r\n') ?? [];
    expect(first).toContain(` ${status} `);
    expect(headers).toContain('x-content-type-options: nosniff');
    expect(headers).toContain('cache-control: no-store');
    expect(headers.some((header) => header.startsWith('content-security-policy: '))).toBe(true);
    expect(headers.some((header) => header.startsWith('content-type: application/json'))).toBe(true);
  });
});

describe('a small body that is much to look through', () => {
  const post = (path: string, body: string) =>
    send(
      'POST',
      path,
      { 'content-type': 'application/json', cookie: person.cookies(), origin: server.url },
      body,
    );
  it.each(['/api/data-sources', '/api/ml/models'])('%s is not gone down without an end', async (path) => {
    const body = `{"name":"x","type":"clustering","algorithm":"kmeans","configuration":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const { status, text } = await post(path, body);
    expect(`${status} ${JSON.parse(text).message}`).toMatch(/^400 .*levels/);
  });

  it('is answered in fewer words than it has', async () => {
    const wrong = '0,'.repeat(19_000);
    const { status, text } = await post('/api/ml/models/x/predict', `{"features":[${wrong}0]}`);
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(5000);
    const many = await post('/api/ml/models/x/train', `{"target":[${'[0],'.repeat(200_000)}0]}`);
    expect(`${many.status} ${JSON.parse(many.text).message}`).toMatch(/^400 .*200,000 values/);
  });
});

describe('an address in other letters', () => {
  it.each(['/%61pi/auth/options', '/%61pi/auth/user', '/livez', '/readyz'])(
    '%s may not be kept either',
    async (path) => {
      expect((await send('GET', path, { cookie: person.cookies() })).headers['cache-control']).toBe(
        'no-store',
      );
    },
  );
});

describe('a form that is none', () => {
  it.each([
    [
      'ends within its file',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\n1,2\n',
    ],
    [
      'holds twenty fields',
      `${Array.from({ length: 20 }, (_, at) => `--x\r\ncontent-disposition: form-data; name="f${at}"\r\n\r\n1\r\n`).join('')}--x--\r\n`,
    ],
  ])('%s is refused in words', async (_, body) => {
    const { status, text } = await send(
      'POST',
      '/api/files/upload',
      {
        'content-type': 'multipart/form-data; boundary=x',
        cookie: person.cookies(),
        origin: server.url,
      },
      body,
    );
    expect(`${status} ${JSON.parse(text).message}`).toMatch(/^400 The form (ends|holds more fields)/);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x'])(
    '%s is refused in words',
    async (type) => {
      const { status, text } = await send(
        'POST',
        '/api/files/upload',
        { 'content-type': type, cookie: person.cookies(), origin: server.url },
        'not a form',
      );
      expect(status).toBe(400);
      expect(JSON.parse(text).message).toMatch(/form/);
    },
  );
});
