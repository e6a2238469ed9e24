import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpFailure } from '../http/http-failure.ts';
import { requestToken, TokenRefused, type TokenRequest } from './request-token.ts';
import { TokenKeeper } from './token-keeper.ts';

const tools = {
  reach: { fetch: (input: string | URL, init?: RequestInit) => fetch(input, init) } as never,
  signal: new AbortController().signal,
};
let origin = '';
const server = createServer();
const heard: { headers: Record<string, unknown>; body: string }[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: 'reader',
        client_secret: 'a secret: with /odd+ signs',
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
      },
    ],
    features: { clientCredentials: { enabled: true }, devInteractions: { enabled: false } },
    ttl: { ClientCredentials: 900 },
    scopes: ['orders'],
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/vendor')) void hearAsVendor(request, response);
    else void answer(request, response);
  });
});
afterAll(() => server.close());

async function hearAsVendor(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of request) body += String(part);
  heard.push({ headers: request.headers, body });
  answerAsVendor(request.url ?? '', response);
}

function answerAsVendor(url: string, response: ServerResponse): void {
  const json = (value: unknown, status = 200, headers = {}) => {
    response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8', ...headers });
    response.end(JSON.stringify(value));
  };
  switch (url) {
    case '/vendor/marketing':
      json({
        access_token: 't',
        token_type: 'Bearer',
        expires_in: '1079',
        rest_instance_url: 'https://mc.rest.example/',
      });
      break;
    case '/vendor/xsuaa':
      json({ error: 'unauthorized', error_description: 'Bad credentials' }, 401, {
        'www-authenticate': 'Basic realm="UAA/client"',
      });
      break;
    case '/vendor/entra':
      json(
        { error: 'invalid_client', error_description: 'AADSTS7000215: Invalid client secret. Trace ID: 1' },
        401,
      );
      break;
    case '/vendor/elsewhere':
      response.writeHead(307, { location: `${origin}/vendor/marketing` });
      response.end();
      break;
    default:
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<title>Sign in</title>');
  }
}

const request = (more: Partial<TokenRequest> = {}): TokenRequest => ({
  tokenUrl: new URL('/token', origin),
  clientId: 'reader',
  clientSecret: 'a secret: with /odd+ signs',
  secretIn: 'header',
  grant: 'client_credentials',
  parameters: { scope: 'orders' },
  ...more,
});

test('a real provider issues a token, by the secret in the header and in the body', async () => {
  const issued = await requestToken(tools, request());
  expect(issued).toMatchObject({ expiresInMs: 900_000, scope: 'orders', refreshToken: null, places: {} });
  expect(issued.value.length).toBeGreaterThan(20);
});

test('it refuses a wrong secret, an unknown client and a grant that it does not offer, each by its code', async () => {
  const codeOf = async (more: Partial<TokenRequest>) => {
    const error = await requestToken(tools, request(more)).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(TokenRefused);
    return (error as TokenRefused).code;
  };
  expect(await codeOf({ clientSecret: 'wrong' })).toBe('invalid_client');
  expect(await codeOf({ clientId: 'nobody' })).toBe('invalid_client');
  expect(await codeOf({ grant: 'password' })).toBe('unsupported_grant_type');
});

test('what vendors send is read: numbers as texts, addresses, codes in descriptions, challenges', async () => {
  const at = (path: string, more: Partial<TokenRequest> = {}) =>
    requestToken(tools, request({ tokenUrl: new URL(`/vendor/${path}`, origin), ...more }));
  const issued = await at('marketing', {
    encoding: 'json',
    secretIn: 'body',
    parameters: { account_id: '7' },
  });
  expect(issued).toMatchObject({
    expiresInMs: 1_079_000,
    places: { rest_instance_url: 'https://mc.rest.example/' },
  });
  expect(JSON.parse(heard.at(-1)?.body ?? '')).toEqual({
    grant_type: 'client_credentials',
    client_id: 'reader',
    client_secret: 'a secret: with /odd+ signs',
    account_id: '7',
  });
  expect(await at('xsuaa').catch((error: unknown) => error)).toMatchObject({
    code: 'unauthorized',
    status: 401,
  });
  expect(await at('entra').catch((error: unknown) => error)).toMatchObject({
    code: 'invalid_client',
    vendorCode: 7_000_215,
  });
});

test('a redirect is not followed, and a page is no token', async () => {
  const before = heard.length;
  const elsewhere = await requestToken(
    tools,
    request({ tokenUrl: new URL('/vendor/elsewhere', origin) }),
  ).catch((error: unknown) => error);
  expect(elsewhere).toMatchObject({ status: 307 });
  expect(heard).toHaveLength(before + 1);
  const page = await requestToken(tools, request({ tokenUrl: new URL('/vendor/page', origin) })).catch(
    (error: unknown) => error,
  );
  expect(page).toBeInstanceOf(HttpFailure);
  expect(page).toMatchObject({ title: 'Sign in' });
});

test('a token is asked for once for all, before its end, and again when it was refused', async () => {
  let now = 0;
  let count = 0;
  const keeper = new TokenKeeper(
    async () => {
      count += 1;
      return {
        value: `t${count}`,
        expiresInMs: 3_600_000,
        refreshToken: null,
        scope: null,
        places: {},
        answer: {},
      };
    },
    () => now,
  );
  const values = await Promise.all(Array.from({ length: 1000 }, async () => (await keeper.get()).value));
  expect(new Set(values)).toEqual(new Set(['t1']));
  now = 3_530_000;
  expect((await keeper.get()).value).toBe('t1');
  now = 3_541_000;
  expect((await keeper.get()).value).toBe('t2');
  const renewed = await Promise.all(Array.from({ length: 50 }, async () => (await keeper.get('t2')).value));
  expect(new Set(renewed)).toEqual(new Set(['t3']));
  // Whoever comes late with a token that was renewed meanwhile is handed the new one.
  expect((await keeper.get('t2')).value).toBe('t3');
  expect(count).toBe(3);
});

test('a request that failed is made again by the next that asks', async () => {
  let count = 0;
  const keeper = new TokenKeeper(async () => {
    count += 1;
    if (count === 1) throw new Error('down');
    return { value: 't', expiresInMs: null, refreshToken: null, scope: null, places: {}, answer: {} };
  });
  await expect(keeper.get()).rejects.toThrow('down');
  expect((await keeper.get()).value).toBe('t');
});
