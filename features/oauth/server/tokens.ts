import type { AccessToken, GrantedToken, GrantJob, GrantOutcome, GrantWork } from '#connectors/index.ts';
import { type OAuthProvider, oauthProviders } from '#connectors/manifests.ts';
import type { Notify } from '#features/notifications/contract.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { renewEarlyMs } from '../limits.ts';
import type { CallStore } from './call-store.ts';
import type { Configurations, OAuthClient } from './configurations.ts';
import { revocationUrlOf } from './provider-addresses.ts';
import { oauthServerStrings as strings } from './strings.ts';
import { mayReceiveToken } from './token-hosts.ts';
import type { HeldToken, TokenSeal } from './token-seal.ts';
import type { TokenRow, TokenStore } from './token-store.ts';

/** Asks a token endpoint once, away from this process. Throws `cancelled` and `tooMany` alone. */
export type RunGrant = (
  job: GrantJob,
  caller: { workspaceId: string; signal: AbortSignal },
) => Promise<GrantOutcome>;

export interface TokensParts {
  tokens: TokenStore;
  tokenSeal: TokenSeal;
  calls: CallStore;
  configurations: Configurations;
  runGrant: RunGrant;
  notify: Notify;
  clock: Clock;
  log: Log;
}

interface Owner {
  workspaceId: string;
  provider: OAuthProvider;
}

export interface Tokens {
  /**
   * The token for a call, renewed shortly before its end or where the system has refused it. All that ask at once wait for one
   * renewal, and what it has brought is stored before anybody is given it. Throws AppError with what a person has to do first.
   * @param place host of the system that it will be sent to
   * @param stale the token that was refused
   */
  access(owner: Owner & { place: string; stale?: string | undefined }): Promise<AccessToken>;
  /** Renews it now. */
  renew(owner: Owner): Promise<void>;
  /** Exchanges the code of a sign-in and keeps what comes; null where it is kept. */
  keep(
    owner: Owner,
    client: OAuthClient,
    work: Extract<GrantWork, { kind: 'code' }>,
  ): Promise<'changed' | Exclude<GrantOutcome, { outcome: 'issued' | 'done' }> | null>;
  /** Asks without keeping anything. */
  ask(owner: Owner, client: OAuthClient, work: GrantWork, signal?: AbortSignal): Promise<GrantOutcome>;
  /** Forgets the token, and tells the provider where that has a place for it. */
  disconnect(owner: Owner): Promise<{ isRevoked: boolean }>;
}

const uncancelled = new AbortController().signal;

export function createTokens(parts: TokensParts): Tokens {
  const { tokens: store, tokenSeal: seal, calls, configurations, runGrant, notify, clock, log } = parts;
  const renewals = new Map<string, Promise<HeldToken>>();
  const tokens: Tokens = {
    async access({ workspaceId, provider, place, stale }) {
      const owner = { workspaceId, provider };
      const client = await configurations.require(workspaceId, provider);
      const token = await current(owner, (row, held) => held.value !== stale && isFresh(row, clock.now()));
      if (!mayReceiveToken(place, client, token))
        throw new AppError('forbidden', strings.elsewhere(oauthProviders[provider].name, place));
      return { value: token.value, places: token.places, client: forCalls(provider, client) };
    },

    async renew(owner) {
      await current(owner, () => false);
    },

    async keep(owner, client, work) {
      const outcome = await tokens.ask(owner, client, work);
      if (outcome.outcome === 'refused' || outcome.outcome === 'failed') return outcome;
      if (outcome.outcome === 'done') throw new Error('An exchange has ended without a token.');
      const { row } = rowOf(owner, outcome.token, null);
      return (await store.put(row, client.key)) ? null : 'changed';
    },

    async ask({ workspaceId, provider }, { settings, tokenUrl }, work, signal = uncancelled) {
      const outcome = await runGrant({ provider, settings, tokenUrl, work }, { workspaceId, signal });
      const { pathname } = new URL(work.kind === 'revoke' ? work.revocationUrl : tokenUrl);
      const call = `POST ${pathname}`;
      // What was issued, a rotated refresh token above all, is not lost over a line of a list.
      await calls
        .add({ workspaceId, provider, call, outcome: outcome.outcome, at: clock.now() })
        .catch((error: unknown) => log.error({ error: messageOf(error), provider }, 'call not written down'));
      return outcome;
    },

    async disconnect(owner) {
      const { workspaceId, provider } = owner;
      const row = await store.find(workspaceId, provider);
      if (!row) return { isRevoked: false };
      // First, so that nobody is given what is about to be worth nothing.
      await store.remove(workspaceId, provider);
      const held = seal.open(row.token, row);
      const client = await configurations.require(workspaceId, provider).catch(() => null);
      const revocationUrl = client && revocationUrlOf(oauthProviders[provider], client.tokenUrl);
      if (!held || !revocationUrl) return { isRevoked: false };
      // With the refresh token the provider ends what was issued for it.
      const token = held.refreshToken ?? held.value;
      const work = { kind: 'revoke', revocationUrl, token } as const;
      const outcome = await tokens.ask(owner, client, work).catch(() => null);
      return { isRevoked: outcome?.outcome === 'done' };
    },
  };
  return tokens;

  /** The stored token where it will do, or the one that a renewal brings. */
  async function current(owner: Owner, willDo: WillDo): Promise<HeldToken> {
    const { held, row } = await read(owner);
    if (row?.state === 'active' && held && willDo(row, held)) return held;
    const key = `${owner.workspaceId} ${owner.provider}`;
    const running = renewals.get(key);
    if (running) return running;
    const renewal = renew(owner, willDo).finally(() => renewals.delete(key));
    renewals.set(key, renewal);
    return renewal;
  }

  async function renew(owner: Owner, willDo: WillDo): Promise<HeldToken> {
    const { name, grant } = oauthProviders[owner.provider];
    // Read again: another renewal may have ended between the look before and this one.
    const { row, held } = await read(owner);
    if (row?.state === 'active' && held && willDo(row, held)) return held;
    // Behind the row: a token is never used with the client before its own, whose refusal would end the sign-in.
    const client = await configurations.require(owner.workspaceId, owner.provider);
    if (grant !== 'authorization-code') return fetchOwn(owner, client);
    if (!row) throw new AppError('conflict', strings.notConnected(name));
    if (row.state === 'ended' || !held) throw new AppError('conflict', strings.signInAgain(name));
    if (held.refreshToken === null) {
      if (!isFresh(row, clock.now())) await end(owner, row);
      throw new AppError('conflict', strings.signInAgain(name));
    }
    const outcome = await tokens.ask(owner, client, { kind: 'refresh', refreshToken: held.refreshToken });
    if (outcome.outcome === 'issued') {
      const next = rowOf(owner, outcome.token, { row, held });
      if (await store.replace(next.row, row.token)) return next.held;
      // Somebody has disconnected it, or signed in anew.
      throw new AppError('conflict', strings.changedMeanwhile(name));
    }
    if (outcome.outcome === 'refused' && outcome.part === 'grant') await end(owner, row);
    throw errorOf(outcome);
  }

  async function fetchOwn(owner: Owner, client: OAuthClient): Promise<HeldToken> {
    const outcome = await tokens.ask(owner, client, { kind: 'own' });
    if (outcome.outcome !== 'issued') throw errorOf(outcome);
    const { row, held } = rowOf(owner, { ...outcome.token, refreshToken: null }, null);
    if (await store.put(row, client.key)) return held;
    throw new AppError('conflict', strings.changedMeanwhile(oauthProviders[owner.provider].name));
  }

  async function read({
    workspaceId,
    provider,
  }: Owner): Promise<{ row: TokenRow | null; held: HeldToken | null }> {
    const row = await store.find(workspaceId, provider);
    return { row, held: row && seal.open(row.token, row) };
  }

  async function end({ workspaceId, provider }: Owner, row: TokenRow): Promise<void> {
    if (await store.end(workspaceId, provider, row.token))
      await notify({ workspaceId }, { kind: 'signInEnded', provider, obtainedAt: row.obtainedAt });
  }

  /** What is to be stored of an issued token; what a refresh did not bring anew stays. */
  function rowOf(
    owner: Owner,
    issued: GrantedToken,
    before: { row: TokenRow; held: HeldToken } | null,
  ): { row: TokenRow; held: HeldToken } {
    const now = clock.now();
    const after = (milliseconds: number | null): string | null =>
      milliseconds === null ? null : new Date(now.getTime() + milliseconds).toISOString();
    const refreshToken = issued.refreshToken ?? before?.held.refreshToken ?? null;
    const held = {
      ...{ value: issued.value, refreshToken },
      places: { ...before?.held.places, ...issued.places },
    };
    const isForPeople = oauthProviders[owner.provider].grant === 'authorization-code';
    const accessExpiresAt = after(issued.expiresInMs);
    const expiresAt = refreshToken
      ? issued.refreshToken
        ? after(issued.refreshExpiresInMs)
        : (before?.row.expiresAt ?? null)
      : isForPeople
        ? accessExpiresAt
        : null;
    const row: TokenRow = {
      ...owner,
      ...{ state: 'active', token: seal.seal(held, owner), obtainedAt: now.toISOString() },
      ...{ accessExpiresAt, expiresAt },
    };
    return { row, held };
  }
}

type WillDo = (row: TokenRow, held: HeldToken) => boolean;

/** Whether a call that begins with it will not end after it; of a token that lives for less, half of its life. */
function isFresh({ obtainedAt, accessExpiresAt }: TokenRow, now: Date): boolean {
  if (accessExpiresAt === null) return true;
  const [from, until] = [Date.parse(obtainedAt), Date.parse(accessExpiresAt)];
  return now.getTime() < Math.max(until - renewEarlyMs, (from + until) / 2);
}

function errorOf(outcome: GrantOutcome): AppError {
  if (outcome.outcome === 'refused') return new AppError('conflict', outcome.message);
  if (outcome.outcome === 'failed') return new AppError('unavailable', outcome.message);
  throw new Error(`A grant ended as ${outcome.outcome}, and without a token.`);
}

function forCalls(provider: OAuthProvider, { settings }: OAuthClient): AccessToken['client'] {
  const names = oauthProviders[provider].callFields ?? [];
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}
