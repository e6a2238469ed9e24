import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, startTestServer, type TestServer } from './testing.ts';

/** The name that a server is opened by, and what proxies say of it. */

const account = {
  firstName: 'Ada',
  lastName: 'Tester',
  email: 'ada@example.com',
  password: 'a long enough password',
};

interface Asked {
  method?: 'GET' | 'POST';
  url?: string;
  headers?: Record<string, string>;
  payload?: object;
}

const ask = ({ running }: TestServer, asked: Asked) =>
  running.http.inject({ method: 'GET', url: '/api/auth/options', ...asked });

/** The cookies that signing in sets. */
async function cookiesOf(server: TestServer, headers: Record<string, string>): Promise<string[]> {
  const { email, password } = account;
  await ask(server, { method: 'POST', url: '/api/auth/accounts', headers, payload: account });
  const sign = { method: 'POST', url: '/api/auth/sign-in', headers, payload: { email, password } } as const;
  const answer = await ask(server, sign);
  expect(answer.statusCode).toBe(200);
  return [answer.headers['set-cookie'] ?? []].flat();
}

describe('B10 without PUBLIC_URL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each([
    '/',
    '/api/auth/options',
    '/api/login',
    '/api/auth/user',
    '/mcp',
    '/assets/x.js',
    '/ws',
    '/no-such',
  ])('%s is refused under a name that another site can have', async (url) => {
    const answer = await ask(server, { url, headers: { host: 'evil.example:3000' } });
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toEqual({
      message: expect.stringContaining('sets PUBLIC_URL'),
      requestId: expect.any(String),
    });
    expect(answer.body).not.toContain('evil.example');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('tells a person who opens it by such a name what to do, as text', async () => {
    const answer = await ask(server, {
      url: '/',
      headers: { host: 'evil.example', accept: 'text/html,*/*' },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([421, 'text/plain; charset=utf-8']);
    expect(answer.body).toMatch(/^This server does not know the name .* ALLOWED_HOSTS\.$/);
  });

  it('a page that makes its own name lead here cannot act as if it were ours', async () => {
    const host = 'evil.example:3000';
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    const answer = await ask(server, {
      method: 'POST',
      url: '/api/auth/accounts',
      headers,
      payload: account,
    });
    expect(answer.statusCode).toBe(421);
  });

  it.each(['/livez', '/readyz'])('%s answers under every name', async (url) => {
    expect((await ask(server, { url, headers: { host: 'evil.example' } })).statusCode).toBe(200);
  });

  it('believes no forwarded header, and opens the product to people of the network', async () => {
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const headers = { host: 'machine:3000', origin: 'http://machine:3000', ...forwarded };
    const cookies = await cookiesOf(server, headers);
    for (const cookie of cookies) expect(cookie).not.toMatch(/Secure/i);
    const claimed = { host: 'machine:3000', origin: 'https://machine:3000', ...forwarded };
    const answer = await ask(server, {
      method: 'POST',
      url: '/api/auth/accounts',
      headers: claimed,
      payload: account,
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('B10 with PUBLIC_URL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://plumbline.example.com' });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it('refuses every other name, and says which one is right', async () => {
    for (const host of ['evil.example', 'machine:3000', '192.168.1.20']) {
      const answer = await ask(server, { headers: { host } });
      expect([host, answer.statusCode]).toEqual([host, 421]);
      expect(answer.json().message).toContain('https://plumbline.example.com');
    }
    expect((await ask(server, { headers: { host: 'plumbline.example.com' } })).statusCode).toBe(200);
  });

  it('A02 marks all cookies Secure and says that the name is for https alone', async () => {
    const headers = { host: 'plumbline.example.com', origin: 'https://plumbline.example.com' };
    const cookies = await cookiesOf(server, headers);
    expect(cookies.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual([
      '__Host-plumbline_session',
      '__Secure-plumbline_device',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i);
    expect((await ask(server, { headers })).headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it('writes links to it, whatever the request says', async () => {
    const person = await signUp(server.browse(), 'Eve', 'eve@example.com');
    const { token } = await person.post<{ token: string }>('/api/tokens', { name: 'x', days: 30 });
    const answer = await person.ask<{ aiMessage: { metadata: { answer: { receiptId: string } } } }>(
      'How many orders are there?',
    );
    const id = answer.aiMessage.metadata.answer.receiptId;
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_receipt', arguments: { receiptId: id } },
    };
    const told = await ask(server, {
      method: 'POST',
      url: '/mcp',
      headers: {
        host: 'localhost:1234',
        'x-forwarded-host': 'evil.example',
        authorization: `Bearer ${token}`,
        accept: 'application/json, text/event-stream',
      },
      payload: call,
    });
    expect(told.body).toContain(`https://plumbline.example.com/receipts/${id}`);
    expect(told.body).not.toMatch(/localhost:1234|evil\.example/);
  });
});

describe('B10 behind one proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ TRUST_PROXY: '1' });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it('marks cookies Secure where the proxy says https', async () => {
    const headers = {
      host: 'localhost:3000',
      'x-forwarded-host': 'machine',
      'x-forwarded-proto': 'https',
      origin: 'https://machine',
    };
    for (const cookie of await cookiesOf(server, headers)) expect(cookie).toMatch(/; Secure/i);
  });

  it('checks the name that the proxy forwards, the last of several', async () => {
    const named = (name: string) => ask(server, { headers: { host: 'localhost', 'x-forwarded-host': name } });
    expect((await named('evil.example')).statusCode).toBe(421);
    expect((await named('machine, evil.example')).statusCode).toBe(421);
    expect((await named('evil.example, machine')).statusCode).toBe(200);
  });
});
