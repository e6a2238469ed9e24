import { randomBytes } from 'node:crypto';
import { AuthorizationResponseError, validateAuthResponse } from 'oauth4webapi';
import { type OAuthProvider, oauthProviders } from '#connectors/manifests.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { SignInOutcome } from '../contract.ts';
import type { Configurations, OAuthClient } from './configurations.ts';
import { buildSignInUrl, nonceOf } from './provider-addresses.ts';
import type { SignInAttempt, SignInStore } from './sign-in-store.ts';
import { oauthServerStrings as strings } from './strings.ts';
import type { Tokens } from './tokens.ts';

export interface SignInReturn {
  outcome: SignInOutcome;
  /** Null where it is not known which sign-in came back. */
  provider: OAuthProvider | null;
}

export interface SignIns {
  /** The address to open, and the token that the browser keeps until the return. */
  begin(
    caller: Caller,
    provider: OAuthProvider,
    ownRedirectUri: string,
  ): Promise<{ authUrl: string; token: string }>;
  /** Takes a return from the provider; it serves once, in the browser and for the account that began it. */
  complete(caller: Caller, token: string | undefined, query: URLSearchParams): Promise<SignInReturn>;
}

export function createSignIns(parts: {
  signIns: SignInStore;
  configurations: Configurations;
  tokens: Pick<Tokens, 'keep'>;
  clock: Clock;
}): SignIns {
  const { signIns: store, configurations, tokens, clock } = parts;
  return {
    async begin(caller, provider, ownRedirectUri) {
      const { grant, name } = oauthProviders[provider];
      const { settings, key } = await configurations.require(caller.workspaceId, provider);
      if (grant !== 'authorization-code') throw new AppError('conflict', strings.noSignInPage(name));
      const state = randomBytes(32).toString('base64url');
      const verifier = randomBytes(32).toString('base64url');
      const redirectUri = String(settings.redirectUri ?? ownRedirectUri);
      const authUrl = buildSignInUrl({
        authUrl: String(settings.authUrl),
        clientId: String(settings.clientId),
        scope: String(settings.scope ?? ''),
        redirectUri,
        state,
        verifier,
      });
      const attempt = { ...caller, provider, state, verifier, redirectUri, client: key };
      return { authUrl, token: await store.begin(attempt, clock.now()) };
    },

    async complete(caller, token, query) {
      if (!token) return { outcome: 'unknown', provider: null };
      const attempt = await store.take(token, clock.now());
      if (!attempt) return { outcome: 'used', provider: null };
      if (attempt.accountId !== caller.accountId || attempt.workspaceId !== caller.workspaceId)
        return { outcome: 'otherAccount', provider: null };
      const provider = attempt.provider as OAuthProvider;
      const client = await configurations.require(attempt.workspaceId, provider).catch(() => null);
      if (client?.key !== attempt.client) return { outcome: 'changed', provider };
      const answer = readAnswer(client, attempt, query);
      return {
        outcome: 'code' in answer ? await exchange(client, attempt, answer.code) : answer.outcome,
        provider,
      };
    },
  };

  async function exchange(client: OAuthClient, attempt: SignInAttempt, code: string): Promise<SignInOutcome> {
    const { workspaceId, verifier, redirectUri } = attempt;
    const provider = attempt.provider as OAuthProvider;
    const nonce = nonceOf({ scope: String(client.settings.scope ?? ''), verifier });
    const problem = await tokens.keep({ workspaceId, provider }, client, {
      ...{ kind: 'code', code, verifier, redirectUri, nonce },
    });
    if (problem === null) return 'connected';
    if (problem === 'changed') return 'changed';
    if (problem.outcome === 'failed') return 'failed';
    return problem.part === 'grant' ? 'codeRefused' : 'clientRefused';
  }
}

/** What the provider sent along: its state and, where it names itself, its name are looked at first. */
function readAnswer(
  { settings }: OAuthClient,
  { state }: SignInAttempt,
  query: URLSearchParams,
): { code: string } | { outcome: SignInOutcome } {
  try {
    const { origin } = new URL(String(settings.authUrl));
    const named = query.get('iss');
    // Nothing else is known of its name than where its sign-in page is (RFC 9207).
    const issuer = named !== null && URL.canParse(named) && new URL(named).origin === origin ? named : origin;
    const answer = validateAuthResponse({ issuer }, { client_id: String(settings.clientId) }, query, state);
    const code = answer.get('code');
    return code ? { code } : { outcome: 'refused' };
  } catch (error) {
    if (error instanceof AuthorizationResponseError)
      return { outcome: error.error === 'access_denied' ? 'denied' : 'refused' };
    return { outcome: 'otherAttempt' };
  }
}
