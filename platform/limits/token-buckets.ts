import type { Clock } from '../clock.ts';

/** A bucket holds `capacity` tokens and gets one back each `refillMs`. */
export interface Rate {
  capacity: number;
  refillMs: number;
}

export interface TokenBuckets {
  /** Takes a token. Milliseconds to wait where there is none, 0 where one was taken. */
  take(key: string): number;
  /** A token that was not used. */
  giveBack(key: string): void;
  /** Keys that are remembered. */
  size(): number;
}

/** A bucket takes some 150 bytes. */
const keysMaximum = 20_000;
const sweepEveryMs = 1000;
/** Keys that came while the memory was full share this one. No key of a caller is empty. */
const shared = '';

/**
 * Token buckets by key, each kept as the moment at which it is full again (the generic cell rate algorithm). Memory is bounded: what is full
 * is forgotten, and where there is no room newcomers share one bucket. Nothing that was used is ever forgotten for them, so that nobody
 * fills their bucket by coming with a million other keys.
 */
export function createTokenBuckets(options: { rate: Rate; clock: Clock; maximum?: number }): TokenBuckets {
  const { rate, clock, maximum = keysMaximum } = options;
  const { capacity, refillMs } = rate;
  const fullAt = new Map<string, number>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  return {
    take(key) {
      const now = clock.now().getTime();
      const place = placeFor(key, now);
      const full = fullMoment(place, now);
      const waitMs = full + refillMs - now - capacity * refillMs;
      if (waitMs > 0) {
        // Where the clock was set back, it fills from now on.
        fullAt.set(place, full);
        return waitMs;
      }
      fullAt.set(place, full + refillMs);
      return 0;
    },
    giveBack(key) {
      const place = fullAt.has(key) ? key : shared;
      const full = fullAt.get(place);
      if (full !== undefined) fullAt.set(place, full - refillMs);
    },
    size: () => fullAt.size,
  };

  /** A clock that was set back must not shut anybody out for longer than an empty bucket does. */
  function fullMoment(place: string, now: number): number {
    return Math.min(Math.max(fullAt.get(place) ?? now, now), now + capacity * refillMs);
  }

  function placeFor(key: string, now: number): string {
    if (fullAt.has(key) || fullAt.size < maximum) return key;
    if (Math.abs(now - sweptAt) >= sweepEveryMs) {
      sweptAt = now;
      for (const [other, full] of fullAt) if (full <= now) fullAt.delete(other);
    }
    return fullAt.size < maximum ? key : shared;
  }
}
