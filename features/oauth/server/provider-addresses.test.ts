import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oauthProviders } from '#connectors/manifests.ts';
import { buildSignInUrl, deriveTokenUrl } from './provider-addresses.ts';

describe('the token URL', () => {
  it.each([
    ['datasphere', 'https://t.authentication.eu10.hana.ondemand.com/oauth/authorize', '/oauth/token'],
    [
      's4hana',
      'https://a.example/sap/bc/sec/oauth2/authorize?sap-client=100',
      '/sap/bc/sec/oauth2/token?sap-client=100',
    ],
    ['successfactors', 'https://api4.successfactors.com', '/oauth/token'],
    ['ariba', 'https://api.ariba.com/', '/v2/oauth/token'],
    ['concur', 'https://us.api.concursolutions.com/oauth2/v0/authorize', '/oauth2/v0/token'],
    ['marketingcloud', 'https://mc1.auth.marketingcloudapis.com/v2/authorize', '/v2/token'],
  ] as const)('of %s follows from %s', (provider, authUrl, path) => {
    expect(deriveTokenUrl(oauthProviders[provider], authUrl)).toBe(new URL(authUrl).origin + path);
  });

  it('is not guessed from an address of another form', () => {
    expect(deriveTokenUrl(oauthProviders.datasphere, 'https://a.example/login')).toBeNull();
    expect(deriveTokenUrl(oauthProviders.datasphere, 'no address')).toBeNull();
  });
});

describe('the sign-in page', () => {
  const request = {
    authUrl: 'https://a.example/authorize?tenant=t&state=planted',
    clientId: 'a&b=c',
    redirectUri: 'https://us.example/api/oauth/callback',
    scope: 'EXPRPT LIST',
    state: 'fresh',
    verifier: 'v'.repeat(43),
  };

  it('is asked with the client, our state and the hash of the verifier', () => {
    const { searchParams } = new URL(buildSignInUrl(request));
    expect(Object.fromEntries(searchParams)).toEqual({
      tenant: 't',
      response_type: 'code',
      client_id: 'a&b=c',
      redirect_uri: request.redirectUri,
      scope: 'EXPRPT LIST',
      state: 'fresh',
      code_challenge: createHash('sha256').update(request.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    expect(searchParams.getAll('state')).toEqual(['fresh']);
  });

  it('is not sent the default scope, which no provider knows', () => {
    for (const scope of ['read write', '']) {
      expect(new URL(buildSignInUrl({ ...request, scope })).searchParams.has('scope')).toBe(false);
    }
  });
});
