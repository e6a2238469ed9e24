import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { startKeycloak, type TestKeycloak } from '../../tools/peers/keycloak.ts';
import type { OAuthProvider } from '../manifests.ts';
import type { GrantWork } from './grant.ts';
import { performGrant } from './perform-grant.ts';

/** The grants against Keycloak, which names some refusals otherwise than the server that the other tests have. */

const redirectUri = 'http://127.0.0.1:1/back';
const verifier = 'v'.repeat(43);
const secret = 'a secret: with /odd+ signs';
const password = 'a long enough password';
const client = { enabled: true, publicClient: false, secret };
const realm = {
  clients: [
    {
      ...{ ...client, clientId: 'reader', standardFlowEnabled: true, redirectUris: [redirectUri] },
      attributes: { 'pkce.code.challenge.method': 'S256' },
    },
    { ...client, clientId: 'service', serviceAccountsEnabled: true, standardFlowEnabled: false },
  ],
  users: [
    {
      ...{ username: 'ada', enabled: true, email: 'ada@example.com', emailVerified: true },
      ...{ firstName: 'Ada', lastName: 'Tester', credentials: [{ type: 'password', value: password }] },
    },
  ],
  // What is rotated out ends the sign-in.
  ...{ revokeRefreshToken: true, refreshTokenMaxReuse: 0 },
};

const tools = {
  reach: { fetch: (input: string | URL, init?: RequestInit) => fetch(input, init) } as never,
  signal: new AbortController().signal,
};

describe('Keycloak', () => {
  let server: TestKeycloak | null = null;
  beforeAll(async () => {
    server = await startKeycloak(realm);
  });
  afterAll(() => server?.stop());

  const at = (path: string) => `${server?.issuer}/protocol/openid-connect/${path}`;
  const grant = (work: GrantWork, more: Settings = {}, provider: OAuthProvider = 'datasphere') =>
    performGrant(tools, {
      ...{ provider, tokenUrl: at('token'), work },
      settings: { clientId: 'reader', clientSecret: secret, authUrl: at('auth'), ...more },
    });
  const refresh = (refreshToken: string) => grant({ kind: 'refresh', refreshToken });
  const needsServer = (context: TestContext) => context.skip(server === null, 'Keycloak cannot be had here');

  async function signIn() {
    const url = new URL(at('auth'));
    url.search = new URLSearchParams({
      ...{ response_type: 'code', client_id: 'reader', redirect_uri: redirectUri, state: 's' },
      ...{ scope: 'openid', nonce: 'one', code_challenge_method: 'S256' },
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    }).toString();
    const page = await fetch(url, { redirect: 'manual' });
    const cookie = page.headers
      .getSetCookie()
      .map((kept) => kept.split(';')[0])
      .join('; ');
    const [, action = ''] = /action="([^"]+)"/.exec(await page.text()) ?? [];
    const sent = await fetch(action.replaceAll('&amp;', '&'), {
      ...{ method: 'POST', redirect: 'manual', headers: { cookie } },
      body: new URLSearchParams({ username: 'ada', password, credentialId: '' }),
    });
    const back = new URL(sent.headers.get('location') ?? '');
    // It names itself in what it sends back, by an address that its sign-in page is under.
    expect(back.searchParams.get('iss')).toBe(server?.issuer);
    const code = back.searchParams.get('code') ?? '';
    const outcome = await grant({ kind: 'code', code, verifier, redirectUri, nonce: 'one' });
    if (outcome.outcome !== 'issued') throw new Error(JSON.stringify(outcome));
    return outcome.token;
  }

  it('exchanges a code, tells when the refresh token ends, rotates it and revokes it', async (context) => {
    needsServer(context);
    const first = await signIn();
    expect(first.refreshExpiresInMs).toBeGreaterThan(first.expiresInMs ?? 0);
    const second = await refresh(first.refreshToken ?? '');
    if (second.outcome !== 'issued') throw new Error(JSON.stringify(second));
    const token = second.token.refreshToken ?? '';
    expect(token).not.toBe(first.refreshToken);
    expect(await grant({ kind: 'revoke', revocationUrl: at('revoke'), token })).toEqual({ outcome: 'done' });
    expect(await refresh(token)).toMatchObject({ outcome: 'refused', part: 'grant' });
  });

  it('ends a sign-in whose refresh token is used twice', async (context) => {
    needsServer(context);
    const { refreshToken } = await signIn();
    expect(await refresh(refreshToken ?? '')).toMatchObject({ outcome: 'issued' });
    expect(await refresh(refreshToken ?? '')).toMatchObject({ outcome: 'refused', part: 'grant' });
  });

  it('is told by the same words where it says unauthorized_client of a wrong secret', async (context) => {
    needsServer(context);
    const probe = { kind: 'probe', redirectUri } as const;
    expect(await grant(probe)).toEqual({ outcome: 'done' });
    const wrongs: Settings[] = [{ clientSecret: 'wrong' }, { clientId: 'nobody' }];
    for (const wrong of wrongs)
      expect(await grant(probe, wrong)).toMatchObject({ outcome: 'refused', part: 'client' });
  });

  it('hands out a token that nobody signs in for', async (context) => {
    needsServer(context);
    const own = { kind: 'own' } as const;
    expect(await grant(own, { clientId: 'service' }, 'ariba')).toMatchObject({ outcome: 'issued' });
    expect(await grant(own, {}, 'ariba')).toMatchObject({ outcome: 'refused', part: 'client' });
    expect(await grant(own, { clientId: 'service', scope: 'no-such' }, 'ariba')).toMatchObject({
      part: 'request',
    });
  });
});
