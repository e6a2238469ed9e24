import * as oidc from 'openid-client';
import { AppError, messageOf } from '#kernel/errors.ts';
import type { Log } from '#platform/log/log.ts';
import { emailMaximumLength, nameMaximumLength } from '../limits.ts';
import { identityStrings } from '../strings.ts';
import type { LoginAttempt } from './login-attempts.ts';
import { identityServerStrings } from './strings.ts';

/** By which the clock of the issuer may be ahead. */
const clockToleranceSeconds = 300;

/** What an identity provider says of a person who signed in. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  email: string;
  /** The provider says that the address is theirs. */
  isEmailProven: boolean;
  firstName: string;
  lastName: string;
}

export interface IdentityProvider {
  /** Origin that the browser is sent to. */
  origin: string;
  /** The address to send the browser to, and what to remember until it returns. */
  begin(redirectUri: string): Promise<{ url: URL; attempt: LoginAttempt }>;
  /** Redeems the code that came back. Throws `invalid` when state, nonce, signature, audience or issuer are not right. */
  complete(callbackUrl: URL, attempt: LoginAttempt): Promise<ProvenIdentity>;
}

/** Authorization code flow with PKCE, state and nonce against any OpenID Connect issuer (RFC 6749, RFC 7636, OIDC Core). */
export function createIdentityProvider(options: {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  log: Log;
  /** By which the issuer is called: what it answers is bounded. */
  fetch: typeof globalThis.fetch;
}): IdentityProvider {
  const { issuer, clientId, clientSecret, log } = options;
  let discovered: Promise<oidc.Configuration> | null = null;

  return {
    origin: new URL(issuer).origin,
    async begin(redirectUri) {
      const configuration = await discover();
      const attempt: LoginAttempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
      });
      return { url, attempt };
    },
    async complete(callbackUrl, attempt) {
      const configuration = await discover();
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.verifier,
          idTokenExpected: true,
        });
        return await identityOf(configuration, tokens, clientId);
      } catch (error) {
        log.warn({ error: messageOf(error) }, 'sign-in at the identity provider was refused');
        throw new AppError('invalid', identityServerStrings.signInFailed, { cause: error });
      }
    },
  };

  /** Discovery is done once; after a failure the next sign-in tries again. */
  async function discover(): Promise<oidc.Configuration> {
    // Plain http is for an issuer on this very machine; everything else must be https.
    // The token comes straight from the issuer, and its signature is checked all the same: by the issuer's own keys, which are fetched
    // again where one is not known.
    const execute = [
      oidc.enableNonRepudiationChecks,
      ...(isLoopback(issuer) ? [oidc.allowInsecureRequests] : []),
    ];
    discovered ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute,
      timeout: 10,
      [oidc.customFetch]: (url, { body, ...init }) =>
        options.fetch(url, { ...init, body: body as string | URLSearchParams | null }),
    });
    try {
      return await discovered;
    } catch (error) {
      discovered = null;
      log.error({ error: messageOf(error) }, 'identity provider not reached');
      throw new AppError('unavailable', identityStrings.providerUnreachable, { cause: error });
    }
  }
}

async function identityOf(
  configuration: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
  clientId: string,
): Promise<ProvenIdentity> {
  const claims = tokens.claims();
  if (!claims) throw new Error('The token response holds no id_token.');
  requireOurs(claims, clientId);
  const userInfo = configuration.serverMetadata().userinfo_endpoint
    ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    : undefined;
  const textOf = (value: unknown, maximumLength: number): string =>
    typeof value === 'string' ? value.slice(0, maximumLength) : '';
  const read = (name: string): string => textOf(claims[name] ?? userInfo?.[name], nameMaximumLength);
  // Whoever tells the address tells whether it was proved: `email: null` of a token tells none.
  const told = typeof claims.email === 'string' ? claims : userInfo;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(told?.email, emailMaximumLength),
    isEmailProven: told?.email_verified === true,
    firstName: read('given_name') || read('name'),
    lastName: read('family_name'),
  };
}

/** What the library leaves to us (OpenID Connect Core, 3.1.3.7 and 2). Throws where the token is for another client, of later, or names nobody. */
function requireOurs({ azp, iat, sub }: oidc.IDToken, clientId: string): void {
  if (azp !== undefined && azp !== clientId) throw new Error('The id_token is for another client.');
  if (iat > Date.now() / 1000 + clockToleranceSeconds) throw new Error('The id_token is of later.');
  if (!/^[\x20-\x7e]{1,255}$/.test(sub)) throw new Error('The id_token names no subject of 255 characters.');
}

function isLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
