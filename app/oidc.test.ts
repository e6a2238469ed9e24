import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Provider, { type JWK } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, startTestServer, type TestServer } from './testing.ts';

/** Sign-in against a real OpenID Connect server, over its own login and consent pages. */

let issuer: string;
let issuerServer: Server;
let server: TestServer;
let publicUrl: string;
/** What becomes of the tokens on their way. */
let tampering: ((token: string) => string) | null = null;

/** Whose address it has proved. */
const proven = new Set<string>();

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** With which the issuer signs. */
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

function signAgain(token: string, claims: object): string {
  const [head, body] = token.split('.');
  const signed = `${head}.${encode({ ...decode(body), ...claims })}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), keys.privateKey).toString('base64url')}`;
}

const decode = (part = ''): object => JSON.parse(Buffer.from(part, 'base64url').toString());

const tamperings: [string, (token: string) => string][] = [
  ['whose signature was changed', (token) => `${token.slice(0, -8)}AAAAAAAA`],
  [
    'whose subject was changed',
    (token) => {
      const [head, claims, signature] = token.split('.');
      return `${head}.${encode({ ...decode(claims), sub: 'bob' })}.${signature}`;
    },
  ],
  [
    'of a key that the issuer does not have',
    (token) => {
      const [head, claims, signature] = token.split('.');
      return `${encode({ ...decode(head), kid: 'another' })}.${claims}.${signature}`;
    },
  ],
  ['that is not signed at all', (token) => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`],
];

beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  ({ issuer, issuerServer } = await startIssuer(`${publicUrl}/api/login/callback`));
  server = await startTestServer({
    PORT: String(port),
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'plumbline',
    OIDC_CLIENT_SECRET: 'client-secret',
    ADMIN_EMAILS: 'root@example.com',
  });
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  issuerServer.closeAllConnections();
  issuerServer.close();
});

describe('sign-in at an identity provider', () => {
  it('ends signed in, with the names the provider gave, and finds the same account again', async () => {
    const first = await signIn('ada');
    expect(first.callback.status).toBe(302);
    expect(first.callback.headers.get('location')).toBe('/');
    const user = (await first.browser.call('GET', '/api/auth/user')).json;
    expect(user).toMatchObject({ email: 'ada@example.com', firstName: 'Ada', lastName: 'Tester' });

    const second = await signIn('ada');
    expect((await second.browser.call('GET', '/api/auth/user')).json).toEqual(user);
    const other = await signIn('bob');
    expect((await other.browser.call('GET', '/api/auth/user')).json).toMatchObject({
      email: 'bob@example.com',
    });
  });

  it('asks for a code with state, nonce and an S256 challenge', async () => {
    const begun = await createBrowser(server.url).call('GET', '/api/login');
    const url = new URL(begun.headers.get('location') ?? '');
    expect(url.origin).toBe(new URL(issuer).origin);
    expect(url.searchParams.get('response_type')).toBe('code');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('state')).toBeTruthy();
    expect(url.searchParams.get('nonce')).toBeTruthy();
    expect(url.searchParams.get('scope')).toContain('openid');
  });

  it('refuses a callback without, with a wrong, with another browser’s and with a used state', async () => {
    const victim = createBrowser(server.url);
    expect((await victim.call('GET', '/api/login/callback?code=x')).status).toBe(400);

    await victim.call('GET', '/api/login');
    const wrong = await victim.call('GET', '/api/login/callback?code=x&state=wrong');
    expect(wrong.status).toBe(400);
    expect((wrong.json as { message: string }).message).not.toMatch(/state|openid|stack/i);

    const attack = await signIn('bob', { stopBeforeCallback: true });
    const planted = await victim.call('GET', attack.callbackPath);
    expect(planted.status).toBe(400);
    expect((await victim.call('GET', '/api/auth/user')).status).toBe(401);

    const used = await signIn('ada');
    const again = await used.browser.call('GET', used.callbackPath);
    expect(again.status).toBe(400);
  });

  it.each(tamperings)('refuses an id_token %s', async (_, tamper) => {
    tampering = tamper;
    try {
      const { browser, callback } = await signIn('ada');
      expect(callback.status).toBe(400);
      expect((await browser.call('GET', '/api/auth/user')).status).toBe(401);
    } finally {
      tampering = null;
    }
    expect((await signIn('ada')).callback.status).toBe(302);
  });

  it('B10 names no other address to return to than the one that the server is known by', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const begun = await server.running.http.inject({ url: '/api/login', headers });
    expect([begun.statusCode, begun.headers.location]).toEqual([421, undefined]);
  });

  it('K05 leaves nothing on the server of those who only begin', async () => {
    for (let begun = 0; begun < 50; begun += 1)
      expect((await createBrowser(server.url).call('GET', '/api/login')).status).toBe(302);
    using database = new DatabaseSync(join(server.directory, 'plumbline.sqlite'), { readOnly: true });
    expect(database.prepare("select name from sqlite_master where name like 'login%'").all()).toEqual([]);
  });

  it.each([
    ['for another client', { azp: 'another' }],
    ['that is of tomorrow', { iat: Math.floor(Date.now() / 1000) + 86_400 }],
  ])('refuses an id_token %s, though its issuer signed it', async (_, claims) => {
    tampering = (token) => signAgain(token, claims);
    try {
      expect((await signIn('cid')).callback.status).toBe(400);
      tampering = (token) => signAgain(token, { azp: 'plumbline' });
      expect((await signIn('cid')).callback.status).toBe(302);
    } finally {
      tampering = null;
    }
  });

  it('refuses a subject that is longer than one may be', async () => {
    expect((await signIn('s'.repeat(300))).callback.status).toBe(400);
  });

  it('makes an administrator of whom the provider vouches for, and of nobody who only says so (A20)', async () => {
    await signIn('ada');
    const isAdministrator = async (login: string) => {
      const { browser } = await signIn(login);
      return ((await browser.call('GET', '/api/security')).json as { isAdministrator: boolean })
        .isAdministrator;
    };
    expect(await isAdministrator('root')).toBe(false);
    // A token that names no address proves none, whatever it says of it.
    tampering = (token) => signAgain(token, { email: null, email_verified: true });
    expect(await isAdministrator('root').finally(() => (tampering = null))).toBe(false);
    proven.add('root');
    expect(await isAdministrator('root')).toBe(true);
    proven.add('dan');
    expect(await isAdministrator('dan')).toBe(false);
  });

  it('leaves no second way in', async () => {
    const account = { firstName: 'A', lastName: 'B', email: 'a@b.example', password: 'long enough password' };
    const created = await server.browse().call('POST', '/api/auth/accounts', { json: account });
    expect(created.status).toBe(403);
    const signedIn = await server
      .browse()
      .call('POST', '/api/auth/sign-in', { json: { email: account.email, password: account.password } });
    expect(signedIn.status).toBe(403);
    expect((await server.browse().call('GET', '/api/auth/options')).json).toEqual({
      kind: 'oidc',
      isSignUpOpen: false,
    });
  });

  it('has no password to change or to set, and an account that is disabled does not get in (A17, A20)', async () => {
    // The first who signed in administers the installation.
    const boss = (await signIn('ada')).browser;
    const bob = (await signIn('bob')).browser;
    expect((await bob.call('GET', '/api/security')).json).toMatchObject({
      hasPassword: false,
      isAdministrator: false,
    });
    const changed = await bob.call('POST', '/api/security/password', {
      json: { currentPassword: 'x', newPassword: 'a long enough password' },
    });
    expect(changed.status).toBe(409);
    const { id } = (await bob.call('GET', '/api/auth/user')).json as { id: string };
    expect((await boss.call('POST', `/api/people/${id}/password-link`)).status).toBe(409);
    const json = { firstName: 'C', lastName: '', email: 'c@example.com' };
    expect((await boss.call('POST', '/api/people', { json })).status).toBe(409);

    const disabled = await boss.call('PUT', `/api/people/${id}`, { json: { isDisabled: true } });
    expect(disabled.json).toMatchObject({ kind: 'oidc', isDisabled: true });
    expect((await bob.call('GET', '/api/auth/user')).status).toBe(401);
    const refused = await signIn('bob');
    expect([refused.callback.status, (await refused.browser.call('GET', '/api/auth/user')).status]).toEqual([
      403, 401,
    ]);
    await boss.call('PUT', `/api/people/${id}`, { json: { isDisabled: false } });
    const back = (await signIn('bob')).browser;
    // Who is known to the provider alone types the address.
    const deleted = await back.call('POST', '/api/security/deletion', { json: { email: 'bob@example.com' } });
    expect([deleted.status, (await back.call('GET', '/api/auth/user')).status]).toEqual([200, 401]);
  });
});

it('says in words that the provider cannot be reached', async () => {
  await using alone = await startTestServer({ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'x' });
  const result = await alone.browse().call('GET', '/api/login');
  expect(result.status).toBe(503);
  expect((result.json as { message: string }).message).toContain('identity provider cannot be reached');
});

/** Goes through login and consent like a person: every redirect followed, each origin with its own cookies. */
async function signIn(login: string, options: { stopBeforeCallback?: boolean } = {}) {
  const browser = createBrowser(server.url);
  const atProvider = createBrowser(issuer);
  let next = (await browser.call('GET', '/api/login')).headers.get('location') ?? '';
  for (let hop = 0; hop < 20; hop += 1) {
    const url = new URL(next, issuer);
    if (url.origin === new URL(publicUrl).origin) {
      const callbackPath = url.pathname + url.search;
      const callback = options.stopBeforeCallback ? NOT_CALLED : await browser.call('GET', callbackPath);
      return { browser, callbackPath, callback };
    }
    const page = await atProvider.call('GET', url.pathname + url.search);
    next = page.headers.get('location') ?? (await submit(atProvider, page.text, login));
  }
  throw new Error('The identity provider never came back.');
}

const NOT_CALLED = { status: 0, headers: new Headers(), text: '', json: null };

async function submit(atProvider: Browser, html: string, login: string): Promise<string> {
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? 'login';
  const body = new URLSearchParams({ prompt, login, password: 'any' }).toString();
  const { pathname, search } = new URL(action, issuer);
  const response = await fetch(new URL(pathname + search, issuer), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: atProvider.cookies() },
    body,
    redirect: 'manual',
  });
  return response.headers.get('location') ?? '';
}

async function startIssuer(redirectUri: string): Promise<{ issuer: string; issuerServer: Server }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = new Provider(url, {
    clients: [{ client_id: 'plumbline', client_secret: 'client-secret', redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    jwks: { keys: [{ ...keys.privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' } as JWK] },
    cookies: { keys: ['test-key'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        email: `${id}@example.com`,
        email_verified: proven.has(id),
        given_name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
        family_name: 'Tester',
      }),
    }),
  });
  provider.use(async (context, next) => {
    await next();
    const answer: { id_token?: string } | null = context.path === '/token' ? context.body : null;
    if (tampering && answer?.id_token) answer.id_token = tampering(answer.id_token);
  });
  const handle = provider.callback();
  const issuerServer = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => issuerServer.listen(port, '127.0.0.1', resolve));
  return { issuer: url, issuerServer };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
