import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { isSecure as isSecureRequest } from '../http/own-origin.ts';
import { originOf } from '../http/request-origin.ts';
import type { ListedSession, SessionStore, StoredSession } from './session-store.ts';

/** Who calls, in which workspace. Every handler of an `account` endpoint receives one. */
export interface Caller {
  accountId: string;
  workspaceId: string;
}

/** A caller that a session names. */
export interface IdentifiedCaller extends Caller {
  sessionId: string;
  /** Of the installation; everybody is an admin of their own workspace. */
  isAdministrator: boolean;
}

export interface Sessions {
  /** The caller behind the request's cookie, or null: no cookie, unknown, signed out, expired, or of a disabled account. */
  identify(request: FastifyRequest): Promise<IdentifiedCaller | null>;
  /** Ends the session the browser had, if any, and begins a new one: a planted id is worth nothing. */
  begin(request: FastifyRequest, reply: FastifyReply, caller: Caller): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The open sessions of an account, the one used last first. */
  list(accountId: string): Promise<ListedSession[]>;
  /** Ends a session of an account by its id, all of them, or all but one. Returns how many. */
  endOf(accountId: string, which?: { id?: string; except?: string }): Promise<number>;
  /** Whether the session of a request is still open. Unlike `identify` this does not count as use. */
  isOpen(request: FastifyRequest): Promise<boolean>;
  /** Calls back with the account when this process has ended one of its sessions. Returns how to stop. */
  onEnded(listener: (accountId: string) => void): () => void;
}

export interface SessionLifetimes {
  idleMs: number;
  absoluteMs: number;
}

/** Not more often than this is the last use of a session written down. */
const touchEveryMs = 60_000;
/** Of one account; a new one ends the one that was not used for the longest time. */
const sessionsPerAccount = 50;

export function createSessions(options: {
  store: SessionStore;
  clock: Clock;
  lifetimes: SessionLifetimes;
  /** Whether people reach the server by https: cookies are then Secure and bound to the host. */
  isSecure: boolean;
}): Sessions {
  const { store, clock, lifetimes, isSecure } = options;
  const cookieName = isSecure ? '__Host-plumbline_session' : 'plumbline_session';
  const cookieOf = (request: FastifyRequest) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure || isSecureRequest(request),
    }) as const;

  const listeners = new Set<(accountId: string) => void>();

  return {
    async identify(request) {
      const token = request.cookies[cookieName];
      if (!token) return null;
      const session = await store.find(token);
      if (!session) return null;
      const now = clock.now();
      if (isOver(session, now)) {
        await store.remove(token);
        return null;
      }
      const idleMs = now.getTime() - Date.parse(session.lastSeenAt);
      if (idleMs >= touchEveryMs) await store.touch(token, now, originOf(request));
      const { id, accountId, workspaceId, isAdministrator } = session;
      return { accountId, workspaceId, sessionId: id, isAdministrator };
    },
    async begin(request, reply, caller) {
      const previous = request.cookies[cookieName];
      if (previous) await remove(previous);
      const { accountId, workspaceId } = caller;
      const token = await store.create({
        accountId,
        workspaceId,
        now: clock.now(),
        absoluteMs: lifetimes.absoluteMs,
        origin: originOf(request),
      });
      if ((await store.trim(accountId, sessionsPerAccount)) > 0) tell(accountId);
      reply.setCookie(cookieName, token, {
        ...cookieOf(request),
        maxAge: Math.floor(lifetimes.absoluteMs / 1000),
      });
    },
    async end(request, reply) {
      const token = request.cookies[cookieName];
      if (token) await remove(token);
      reply.clearCookie(cookieName, cookieOf(request));
    },
    async list(accountId) {
      const now = clock.now();
      return (await store.list(accountId)).filter((session) => !isOver(session, now));
    },
    async endOf(accountId, which = {}) {
      const count = await store.removeOf(accountId, which);
      if (count > 0) tell(accountId);
      return count;
    },
    async isOpen(request) {
      const token = request.cookies[cookieName];
      const session = token ? await store.find(token) : null;
      return session !== null && !isOver(session, clock.now());
    },
    onEnded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function isOver(session: Pick<StoredSession, 'lastSeenAt' | 'expiresAt'>, now: Date): boolean {
    const idleMs = now.getTime() - Date.parse(session.lastSeenAt);
    return now.getTime() >= Date.parse(session.expiresAt) || idleMs >= lifetimes.idleMs;
  }

  async function remove(token: string): Promise<void> {
    const session = await store.find(token);
    await store.remove(token);
    if (session) tell(session.accountId);
  }

  function tell(accountId: string): void {
    for (const listener of [...listeners]) listener(accountId);
  }
}
