import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type OAuthProvider, oauthProviders } from '#connectors/manifests.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { SystemStatus } from '../contract.ts';
import type { Configurations } from './configurations.ts';
import { buildSignInUrl } from './provider-addresses.ts';
import type { SignInStore } from './sign-in-store.ts';
import { oauthServerStrings as strings } from './strings.ts';

/** How a return from a provider ended. `received`: the provider sent a code, which nothing can be done with yet. */
export interface SignInReturn {
  outcome: 'received' | 'refused' | 'expired';
  provider: string | null;
}

export interface SignIns {
  /** The address to open, and the token that the browser keeps until the return. */
  begin(
    caller: Caller,
    provider: OAuthProvider,
    ownRedirectUri: string,
  ): Promise<{ authUrl: string; token: string }>;
  /** Takes a return from the provider; it serves once, in the browser and for the account that began it. */
  complete(
    caller: Caller,
    token: string | undefined,
    query: { state?: string | undefined; code?: string | undefined },
  ): Promise<SignInReturn>;
  /** The named systems and all that have a token. */
  status(workspaceId: string, systems: readonly string[]): Promise<Record<string, SystemStatus>>;
}

const dayMs = 24 * 60 * 60 * 1000;

export function createSignIns(parts: {
  signIns: SignInStore;
  configurations: Configurations;
  clock: Clock;
}): SignIns {
  const { signIns: store, configurations, clock } = parts;
  return {
    async begin(caller, provider, ownRedirectUri) {
      const { grant, name } = oauthProviders[provider];
      const settings = await configurations.require(caller.workspaceId, provider);
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
      const attempt = { ...caller, provider, state, verifier, redirectUri };
      return { authUrl, token: await store.begin(attempt, clock.now()) };
    },

    async complete(caller, token, { state, code }) {
      const attempt = token ? await store.take(token, clock.now()) : null;
      const isOurs =
        attempt?.accountId === caller.accountId &&
        attempt.workspaceId === caller.workspaceId &&
        isSame(attempt.state, state ?? '');
      if (!isOurs) return { outcome: 'expired', provider: null };
      return { outcome: code ? 'received' : 'refused', provider: attempt.provider };
    },

    async status(workspaceId, systems) {
      const now = clock.now().getTime();
      const known: Record<string, SystemStatus> = {};
      for (const system of systems) known[system] = { connected: false, expiresIn: 0 };
      for (const { provider, expiresAt } of await store.listExpiries(workspaceId)) {
        const leftMs = Date.parse(expiresAt) - now;
        known[provider] = { connected: leftMs > 0, expiresIn: Math.max(0, Math.floor(leftMs / dayMs)) };
      }
      return known;
    },
  };
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
