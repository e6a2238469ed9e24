import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startTestProvider,
  type TestProvider,
  testClient,
  testServiceClient,
} from '#connectors/oauth/testing-provider.ts';
import type { SystemStatus } from '#features/oauth/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** Signing in to a system over the whole server, against a real authorization server and its own pages. */

let provider: TestProvider;
let server: TestServer;
let person: Person;
beforeAll(async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  provider = await startTestProvider({ redirectUris: [`${url}/api/oauth/callback`] });
  server = await startTestServer({ PORT: String(port), EGRESS_ALLOW: '127.0.0.0/8:*' });
  // The first one administers the installation.
  await server.signUp('Root');
  person = await server.signUp('Ada');
  await configure(person);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  provider[Symbol.dispose]();
});

const configuration = () => ({
  ...{ provider: 's4hana', clientId: testClient.id, clientSecret: testClient.secret },
  ...{ authUrl: provider.authUrl, scope: 'openid orders' },
});
const configure = (who: Person, more: object = {}) =>
  who.post('/api/oauth/configurations', { ...configuration(), ...more });
const statusOf = async (who: Person) =>
  (await who.get<Record<string, SystemStatus>>('/api/oauth/status')).s4hana;
const begin = async (who: Person) => (await who.get<{ authUrl: string }>('/api/oauth/auth/s4hana')).authUrl;
/** Where the provider sends the browser of a person who signs in. */
const returnOf = async (authUrl: string): Promise<string> => {
  const { pathname, search } = new URL(await provider.signIn(authUrl));
  return pathname + search;
};
const outcomeOf = async (who: Person, path: string) => {
  const { status, text, headers } = await who.call('GET', path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  return /data-outcome="(\w+)"/.exec(text)?.[1];
};
const test = async (who: Person, more: object = {}) =>
  who.post<{ success: boolean; message: string }>('/api/oauth/test', { ...configuration(), ...more });

describe('signing in to a system', () => {
  it('ends connected, once, and refreshes and disconnects', async () => {
    const path = await returnOf(await begin(person));
    const page = await person.call('GET', path);
    expect(page.text).toContain('Signed in: S/4HANA is connected.');
    // Nothing in it runs but a file of ours.
    expect(page.text.match(/<script[^>]*>[^<]*/g)).toEqual([
      '<script src="/assets/sign-in-return-1.js" defer>',
    ]);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await statusOf(person)).toMatchObject({ connected: true });
    expect(await outcomeOf(person, path)).toBe('unknown');

    const refreshed = await person.post<SystemStatus>('/api/oauth/refresh/s4hana');
    expect(refreshed).toMatchObject({ connected: true });
    expect(provider.calls.at(-1)?.grant).toBe('refresh_token');
    const made = await person.get<{ system: string; call: string; outcome: string }[]>('/api/oauth/activity');
    expect(made).toMatchObject([
      { system: 's4hana', call: 'POST /sap/bc/sec/oauth2/token', outcome: 'issued' },
      { system: 's4hana', call: 'POST /sap/bc/sec/oauth2/token', outcome: 'issued' },
    ]);

    const revoked = provider.revoked.length;
    const ended = await person.call('DELETE', '/api/oauth/tokens/s4hana');
    expect([ended.status, ended.json]).toEqual([200, { isRevoked: true }]);
    expect(provider.revoked).toHaveLength(revoked + 1);
    expect(await statusOf(person)).toEqual({ connected: false, expiresIn: 0 });
    const again = await person.call('POST', '/api/oauth/refresh/s4hana');
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('Sign in to it')]);
  });

  it('serves nobody else, no other attempt, and no code that was used before', async () => {
    const thief = await server.signUp('Thief');
    await configure(thief);
    // A stolen address, in a browser that began nothing and in one that began another sign-in.
    const stolen = await returnOf(await begin(person));
    expect(await outcomeOf(thief, stolen)).toBe('unknown');
    await begin(thief);
    expect(await outcomeOf(thief, stolen)).toBe('otherAttempt');
    // The code of somebody else under the thief's own state: it belongs to another challenge.
    const own = new URL(await begin(thief)).searchParams.get('state') ?? '';
    const code = new URL(stolen, server.url).searchParams.get('code') ?? '';
    expect(await outcomeOf(thief, `/api/oauth/callback?code=${code}&state=${own}`)).toBe('codeRefused');
    expect(await statusOf(thief)).toMatchObject({ connected: false });
    expect(await outcomeOf(person, stolen)).toBe('connected');
    await person.call('DELETE', '/api/oauth/tokens/s4hana');
  });

  it('is told apart where it was declined, came from elsewhere, or is of a client before', async () => {
    const state = async () => new URL(await begin(person)).searchParams.get('state') ?? '';
    const back = async (query: string) =>
      outcomeOf(person, `/api/oauth/callback?state=${await state()}&${query}`);
    expect(await back('error=access_denied&error_description=%3Cb%3Ecanary%3C/b%3E')).toBe('denied');
    expect(await back('error=invalid_scope')).toBe('refused');
    expect(await back('code=x&iss=https://evil.example')).toBe('otherAttempt');
    const path = await returnOf(await begin(person));
    await configure(person, { clientId: 'another' });
    expect(await outcomeOf(person, path)).toBe('changed');
    await configure(person);
    const page = await person.call('GET', '/api/oauth/callback?error=%3Cscript%3Ealert(1)%3C/script%3E');
    expect(page.text).not.toContain('alert');
  });
});

describe('a test of a configuration', () => {
  it('succeeds where the provider accepts the client, by a code that is none', async () => {
    expect(await test(person)).toEqual({
      success: true,
      message: 'OAuth configuration is working correctly.',
    });
    expect(provider.calls.at(-1)?.grant).toBe('authorization_code');
  });

  it('says what is wrong, and keeps nothing', async () => {
    expect(await test(person, { clientSecret: 'wrong' })).toMatchObject({
      ...{ success: false, message: expect.stringContaining('Check the client ID and the client secret') },
    });
    expect(await statusOf(person)).toMatchObject({ connected: false });
  });

  it('tells somebody who may not search the network no more than that nothing answered as it should', async () => {
    const port = await freePort();
    const told = await test(person, { authUrl: `http://127.0.0.1:${port}/sap/bc/sec/oauth2/authorize` });
    expect(told).toEqual({
      success: false,
      message:
        'Nothing at the token URL answered as S/4HANA does. Check the token URL and the authorization URL.',
    });
  });

  it('fetches a token where nobody signs in; connecting keeps one', async () => {
    const settings = {
      ...{
        provider: 'marketingcloud',
        clientId: testServiceClient.id,
        clientSecret: testServiceClient.secret,
      },
      ...{ authUrl: provider.issuer, tokenUrl: provider.tokenUrl },
    };
    expect(await test(person, settings)).toMatchObject({ success: true });
    await person.post('/api/oauth/configurations', settings);
    expect((await person.call('GET', '/api/oauth/auth/marketingcloud')).status).toBe(409);
    expect(await person.post('/api/oauth/refresh/marketingcloud')).toMatchObject({
      ...{ connected: true, end: 'renewed' },
    });
    expect(provider.calls.at(-1)?.fields.get('grant_type')).toBe('client_credentials');
  });

  it('says that a key file is wanted that the server does not have', async () => {
    const hr = {
      ...{
        provider: 'successfactors',
        clientId: 'hr',
        authUrl: provider.issuer,
        tokenUrl: provider.tokenUrl,
      },
      config: { companyId: 'acme', userId: 'u', signingKey: 'hr.pem' },
      clientSecret: '',
    };
    expect(await test(person, hr)).toMatchObject({ message: expect.stringContaining('CERTIFICATE_DIR') });
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
