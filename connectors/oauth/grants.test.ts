import { createHash, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { signAssertion } from '../successfactors/saml-assertion.ts';
import type { GrantJob, GrantOutcome } from './grant.ts';
import { performGrant } from './perform-grant.ts';
import {
  startTestProvider,
  type TestProvider,
  testAssertionClient,
  testClient,
  testServiceClient,
} from './testing-provider.ts';

/** Every grant against a real authorization server. */

const tools = {
  reach: { fetch: (input: string | URL, init?: RequestInit) => fetch(input, init) } as never,
  signal: new AbortController().signal,
};
const redirectUri = 'http://127.0.0.1:1/back';
const rsa = (bits = 2048) =>
  generateKeyPairSync('rsa', {
    modulusLength: bits,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
const keys = rsa();

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ redirectUris: [redirectUri], verificationKey: keys.publicKey });
});
afterAll(() => provider[Symbol.dispose]());

const grant = (job: Omit<GrantJob, 'tokenUrl'> & { tokenUrl?: string }, now?: Date): Promise<GrantOutcome> =>
  performGrant(tools, { tokenUrl: provider.tokenUrl, ...job }, now);
const person = (more: Settings = {}): Settings => ({
  clientId: testClient.id,
  clientSecret: testClient.secret,
  authUrl: `${provider.authUrl}?sap-client=100`,
  scope: 'read write',
  ...more,
});
const verifier = 'v'.repeat(43);

/** A code that somebody signed in for. */
async function codeFor({ nonce = 'one', scope = 'openid' } = {}): Promise<string> {
  const url = new URL(provider.authUrl);
  url.search = new URLSearchParams({
    ...{ response_type: 'code', client_id: testClient.id, redirect_uri: redirectUri, scope, nonce },
    ...{ state: 's', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }).toString();
  return new URL(await provider.signIn(url.href)).searchParams.get('code') ?? '';
}
const exchange = (code: string, more: object = {}) =>
  grant({
    provider: 's4hana',
    settings: person(),
    work: { ...{ kind: 'code', code, verifier, redirectUri, nonce: null }, ...more },
  });
const tokenOf = (outcome: GrantOutcome) => {
  if (outcome.outcome !== 'issued') throw new Error(JSON.stringify(outcome));
  return outcome.token;
};

describe('a code', () => {
  it('becomes a token, once, and the token opens what is guarded', async () => {
    const code = await codeFor();
    const { value, refreshToken, expiresInMs } = tokenOf(await exchange(code, { nonce: 'one' }));
    expect(await provider.opens(value)).toBe(true);
    expect(refreshToken).toBeTruthy();
    expect(expiresInMs).toBe(3_600_000);
    const { fields, authorization } = provider.calls.at(-1) ?? {};
    expect(authorization).toMatch(/^Basic /);
    expect(fields?.has('scope')).toBe(false);
    expect(await exchange(code)).toMatchObject({ outcome: 'refused', part: 'grant' });
  });

  it('is worth nothing with another verifier, for another address, or in another sign-in', async () => {
    for (const [more, nonce] of [
      [{ verifier: 'w'.repeat(43) }, 'one'],
      [{ redirectUri: 'http://127.0.0.1:1/elsewhere' }, 'one'],
      [{ nonce: 'another' }, 'one'],
    ] as const)
      expect(await exchange(await codeFor({ nonce }), more)).toMatchObject({
        outcome: 'refused',
        part: 'grant',
      });
  });

  it('goes to the client of the system that the authorization URL names', async () => {
    const seen: string[] = [];
    const reach = {
      fetch(url: URL) {
        seen.push(String(url));
        return Promise.reject(new Error('heard'));
      },
    } as never;
    const job: GrantJob = {
      ...{ provider: 's4hana', settings: person(), tokenUrl: provider.tokenUrl },
      work: { kind: 'probe', redirectUri },
    };
    await performGrant({ ...tools, reach }, job);
    expect(seen).toEqual([`${provider.tokenUrl}?sap-client=100`]);
  });
});

describe('a refresh', () => {
  it('rotates, and the token that was rotated out ends the sign-in', async () => {
    const first = tokenOf(await exchange(await codeFor()));
    const refresh = (refreshToken: string | null) =>
      grant({
        ...{ provider: 's4hana', settings: person() },
        work: { kind: 'refresh', refreshToken: String(refreshToken) },
      });
    const second = tokenOf(await refresh(first.refreshToken));
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await provider.opens(second.value)).toBe(true);
    expect(await refresh(first.refreshToken)).toEqual({
      ...{ outcome: 'refused', part: 'grant' },
      message: 'The sign-in to S/4HANA has ended. Sign in again.',
    });
    expect(await refresh(second.refreshToken)).toMatchObject({ outcome: 'refused', part: 'grant' });
  });

  it('is no more possible once the token was revoked', async () => {
    const token = tokenOf(await exchange(await codeFor())).refreshToken ?? '';
    const revocationUrl = `${provider.issuer}/sap/bc/sec/oauth2/revoke`;
    const job = { provider: 's4hana', settings: person() } as const;
    expect(await grant({ ...job, work: { kind: 'revoke', revocationUrl, token } })).toEqual({
      outcome: 'done',
    });
    expect(await grant({ ...job, work: { kind: 'refresh', refreshToken: token } })).toMatchObject({
      part: 'grant',
    });
  });
});

describe('a configuration', () => {
  const probe = (settings: Settings, more: object = {}) =>
    grant({ provider: 's4hana', settings, work: { kind: 'probe', redirectUri }, ...more });

  it('is right where a code that is none is refused for being none', async () => {
    expect(await probe(person())).toEqual({ outcome: 'done' });
  });

  it.each([
    ['another secret', () => person({ clientSecret: 'wrong' })],
    ['another client', () => person({ clientId: 'nobody' })],
  ])('is wrong by %s', async (_, settings) => {
    expect(await probe(settings())).toMatchObject({
      ...{ outcome: 'refused', part: 'client' },
      message: expect.stringContaining('Check the client ID and the client secret'),
    });
  });

  it.each([
    // Of Keycloak, of XSUAA, of everybody.
    ['unauthorized_client', 400, 'client', 'Check the client ID'],
    ['unauthorized', 401, 'client', 'Check the client ID'],
    ['invalid_scope', 400, 'request', 'Correct the scope'],
    ['unsupported_grant_type', 400, 'request', 'Register the client for it'],
  ])('is told by what to do about %s', async (error, status, part, said) => {
    const reach = { fetch: () => Promise.resolve(Response.json({ error }, { status })) } as never;
    const settings = person();
    const work = { kind: 'probe', redirectUri } as const;
    expect(
      await performGrant(
        { ...tools, reach },
        { provider: 's4hana', settings, tokenUrl: provider.tokenUrl, work },
      ),
    ).toMatchObject({ outcome: 'refused', part, message: expect.stringContaining(said) });
  });

  it('is wrong by its secret where a page says so', async () => {
    const page = new Response('<html><title>Logon failed</title></html>', {
      ...{ status: 401, headers: { 'content-type': 'text/html', 'www-authenticate': 'Basic realm="SAP"' } },
    });
    const reach = { fetch: () => Promise.resolve(page) } as never;
    const work = { kind: 'probe', redirectUri } as const;
    const job = { provider: 's4hana', settings: person(), tokenUrl: provider.tokenUrl, work } as const;
    expect(await performGrant({ ...tools, reach }, job)).toMatchObject({
      ...{ outcome: 'refused', part: 'client' },
      message: expect.stringContaining('Check the client ID'),
    });
  });

  it('is wrong by its address, where nothing or a page is', async () => {
    for (const tokenUrl of [
      `${provider.issuer}/nowhere`,
      `${provider.issuer}/.well-known/openid-configuration`,
    ])
      expect(await probe(person(), { tokenUrl })).toMatchObject({
        ...{ outcome: 'failed', isUnreached: true },
        message: expect.stringContaining('Check the token URL'),
      });
  });

  it('may be right while the provider is not there', async () => {
    provider.broken.status = 503;
    expect(await probe(person())).toMatchObject({ outcome: 'failed', isPassing: true });
    provider.broken.status = null;
  });
});

describe('a token that no person signs in for', () => {
  const work = { kind: 'own' } as const;

  it('is had by id and secret, in the way of each provider', async () => {
    const settings = {
      ...{ clientId: testServiceClient.id, clientSecret: testServiceClient.secret, accountId: '7' },
      scope: 'orders',
    };
    const { value } = tokenOf(await grant({ provider: 'marketingcloud', settings, work }));
    expect(value).toBeTruthy();
    expect(Object.fromEntries(provider.calls.at(-1)?.fields ?? [])).toEqual({
      ...{ grant_type: 'client_credentials', account_id: '7', scope: 'orders' },
      ...{ client_id: testServiceClient.id, client_secret: testServiceClient.secret },
    });
    // Ariba tells its secret in the header.
    expect(await grant({ provider: 'ariba', settings, work })).toMatchObject({ outcome: 'issued' });
    expect(provider.calls.at(-1)?.authorization).toMatch(/^Basic /);
  });

  const assertion = (more: Settings = {}, now?: Date) =>
    grant(
      {
        provider: 'successfactors',
        settings: {
          ...{ clientId: testAssertionClient.id, companyId: testAssertionClient.companyId },
          ...{ userId: testAssertionClient.userId, signingKey: keys.privateKey },
          ...more,
        },
        work,
      },
      now,
    );

  it('is had by a signed assertion', async () => {
    const { value, expiresInMs } = tokenOf(await assertion());
    expect(value).toBeTruthy();
    expect(expiresInMs).toBe(3_600_000);
    expect(provider.calls.at(-1)?.fields.get('new_token')).toBe('true');
  });

  it.each([
    ['of an hour ago', {}, new Date(Date.now() - 3_600_000)],
    ['of a clock that is an hour ahead', {}, new Date(Date.now() + 3_600_000)],
    ['for another company', { companyId: 'other' }, undefined],
    ['for another user', { userId: 'admin' }, undefined],
    ['of another key', { signingKey: rsa().privateKey }, undefined],
  ])('is not had by an assertion %s', async (_, more, now) => {
    expect(await assertion(more, now)).toMatchObject({
      ...{ outcome: 'refused', part: 'client' },
      message: expect.stringContaining('signed assertion'),
    });
  });

  it('is had a minute beside the clock of the provider', async () => {
    for (const off of [-60_000, 60_000])
      expect(await assertion({}, new Date(Date.now() + off))).toMatchObject({ outcome: 'issued' });
  });

  it('is not had by an assertion that was changed, or whose signature is about another part', async () => {
    const { id, companyId, userId } = testAssertionClient;
    const parts = { issuer: id, recipient: provider.tokenUrl, signingKey: keys.privateKey, now: new Date() };
    const send = (xml: string) =>
      fetch(provider.tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({
          ...{
            client_id: id,
            company_id: companyId,
            grant_type: 'urn:ietf:params:oauth:grant-type:saml2-bearer',
          },
          assertion: Buffer.from(xml).toString('base64'),
        }),
      });
    const good = signAssertion({ ...parts, subject: userId }).toString();
    expect((await send(good)).status).toBe(200);
    const low = signAssertion({ ...parts, subject: 'nobody' }).toString();
    const other = low.replace('>nobody<', `>${userId}<`);
    expect((await send(other)).status).toBe(400);
    expect((await send(good.replace('IssueInstant="2', 'IssueInstant="1'))).status).toBe(400);
  });

  it('says what is wrong with a key before anything is sent', async () => {
    const before = provider.calls.length;
    const weak = rsa(1024).privateKey;
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const curve = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const [signingKey, said] of [
      [weak, '2048 bits'],
      [curve, 'not of RSA'],
      ['-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----', 'cannot be read'],
    ] as const)
      expect(await assertion({ signingKey })).toMatchObject({
        ...{ outcome: 'refused', part: 'request' },
        message: expect.stringContaining(said),
      });
    expect(provider.calls).toHaveLength(before);
  });

  it('keeps its letters whatever stands in the names', () => {
    const odd = 'a&b<c>"d"\'é';
    const xml = signAssertion({
      ...{
        issuer: odd,
        subject: odd,
        recipient: `https://a.example/?x="${'&'}`,
        signingKey: keys.privateKey,
      },
      now: new Date(),
    }).toString();
    expect(xml).toContain('<saml2:Issuer>a&amp;b&lt;c&gt;"d"\'é</saml2:Issuer>');
    expect(xml).toContain('Recipient="https://a.example/?x=&quot;&amp;"');
  });
});
