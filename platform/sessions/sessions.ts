import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { SessionStore } from './session-store.ts';

/** Who calls, in which workspace. Every handler of an `account` endpoint receives one. */
export interface Caller {
  accountId: string;
  workspaceId: string;
}

export interface Sessions {
  /** The caller behind the request's cookie, or null: no cookie, unknown, signed out or expired. */
  identify(request: FastifyRequest): Promise<Caller | null>;
  /** Ends the session the browser had, if any, and begins a new one: a planted id is worth nothing. */
  begin(request: FastifyRequest, reply: FastifyReply, caller: Caller): Promise<void>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export interface SessionLifetimes {
  idleMs: number;
  absoluteMs: number;
}

/** Not more often than this is the last use of a session written down. */
const touchEveryMs = 60_000;

export function createSessions(options: {
  store: SessionStore;
  clock: Clock;
  lifetimes: SessionLifetimes;
  /** Whether people reach the server by https: cookies are then Secure and bound to the host. */
  isSecure: boolean;
}): Sessions {
  const { store, clock, lifetimes, isSecure } = options;
  const cookieName = isSecure ? '__Host-plumbline_session' : 'plumbline_session';
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  return {
    async identify(request) {
      const token = request.cookies[cookieName];
      if (!token) return null;
      const session = await store.find(token);
      if (!session) return null;
      const now = clock.now();
      const idleMs = now.getTime() - Date.parse(session.lastSeenAt);
      if (now.getTime() >= Date.parse(session.expiresAt) || idleMs >= lifetimes.idleMs) {
        await store.remove(token);
        return null;
      }
      if (idleMs >= touchEveryMs) await store.touch(token, now);
      return { accountId: session.accountId, workspaceId: session.workspaceId };
    },
    async begin(request, reply, caller) {
      const previous = request.cookies[cookieName];
      if (previous) await store.remove(previous);
      const token = await store.create({ ...caller, now: clock.now(), absoluteMs: lifetimes.absoluteMs });
      reply.setCookie(cookieName, token, { ...cookie, maxAge: Math.floor(lifetimes.absoluteMs / 1000) });
    },
    async end(request, reply) {
      const token = request.cookies[cookieName];
      if (token) await store.remove(token);
      reply.clearCookie(cookieName, cookie);
    },
  };
}
