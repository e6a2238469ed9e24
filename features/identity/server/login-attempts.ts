import { createHash } from 'node:crypto';
import type { Vault } from '#platform/vault/vault.ts';

/** What the server must know again between sending a person to the identity provider and their return. */
export interface LoginAttempt {
  state: string;
  nonce: string;
  verifier: string;
}

export interface LoginAttempts {
  /** The token that carries the attempt in this browser, sealed: nobody can read or make one. */
  create(attempt: LoginAttempt, now: Date): string;
  /** The attempt in a token. It serves once. Null when it is none of ours, or begun before `notBefore`. */
  take(token: string, notBefore: Date): LoginAttempt | null;
}

/** Attempts that were taken, to know a second use: more than anybody makes within the time in which one may be taken. */
const takenMaximum = 10_000;
/** Nothing of one token can stand in for another kind of secret. */
const place = { table: 'login_attempts', id: 'cookie', field: 'attempt', workspaceId: 'none' };

/** Kept in the browser alone: whoever begins to sign in a million times leaves nothing on the server. */
export function createLoginAttempts(vault: Vault): LoginAttempts {
  /** Prints of what was taken, the oldest first. */
  const taken = new Set<string>();
  return {
    create: ({ state, nonce, verifier }, now) =>
      vault.seal(JSON.stringify({ state, nonce, verifier, begunAt: now.getTime() }), place),
    take(token, notBefore) {
      const opened = open(vault, token);
      if (!opened || opened.begunAt < notBefore.getTime()) return null;
      const print = createHash('sha256').update(opened.state).digest('base64');
      if (taken.has(print)) return null;
      taken.add(print);
      const [oldest] = taken;
      if (taken.size > takenMaximum && oldest !== undefined) taken.delete(oldest);
      const { state, nonce, verifier } = opened;
      return { state, nonce, verifier };
    },
  };
}

function open(vault: Vault, token: string): (LoginAttempt & { begunAt: number }) | null {
  try {
    return JSON.parse(vault.open(token, place)) as LoginAttempt & { begunAt: number };
  } catch {
    return null;
  }
}
