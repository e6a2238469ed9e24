import type { IssuedToken } from './request-token.ts';

/** A token is renewed so long before its end: a call that begins with it shall not end after it. */
const earlyMs = 60_000;

/**
 * Holds the token of one client: asked for once for all that want it at once, and again shortly before its end or when the system
 * has refused it.
 */
export class TokenKeeper {
  readonly #request: () => Promise<IssuedToken>;
  readonly #now: () => number;
  #current: { token: IssuedToken; until: number } | null = null;
  #running: Promise<IssuedToken> | null = null;

  constructor(request: () => Promise<IssuedToken>, now: () => number = Date.now) {
    this.#request = request;
    this.#now = now;
  }

  /** @param stale the token that was refused: another one is wanted */
  get(stale?: string): Promise<IssuedToken> {
    const { token, until } = this.#current ?? { token: null, until: 0 };
    if (token && token.value !== stale && this.#now() < until) return Promise.resolve(token);
    this.#running ??= this.#renew();
    return this.#running;
  }

  async #renew(): Promise<IssuedToken> {
    try {
      const began = this.#now();
      const token = await this.#request();
      // Half of a lifetime that is shorter than the margin.
      const lifetime = token.expiresInMs ?? Number.POSITIVE_INFINITY;
      this.#current = { token, until: began + Math.max(lifetime - earlyMs, lifetime / 2) };
      return token;
    } finally {
      this.#running = null;
    }
  }
}
