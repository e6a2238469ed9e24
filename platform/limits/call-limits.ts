import type { FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '../clock.ts';
import { type AddressBuckets, createAddressBuckets } from './address-buckets.ts';
import { addressKeyOf } from './address-key.ts';
import { createTokenBuckets } from './token-buckets.ts';
import { tooMany } from './too-many.ts';

export interface CallLimits {
  /**
   * Counts a call of one kind for who makes it and for where it comes from; throws `tooMany` with how long to wait. Who makes it is an account
   * or a token that was proven, null for a visitor: what a caller may merely claim gets nobody a fresh count.
   */
  count(kind: string, perMinute: number, caller: string | null, request: FastifyRequest): void;
  /** Lets a caller have so many of a kind open at once. Returns how to close one; throws `tooMany` where there is no room. */
  hold(kind: string, maximum: number, caller: string): () => void;
}

const minuteMs = 60_000;
/** An office of this many people behind one address, each at their own limit. Somebody with as many accounts gets no further. */
const callersPerAddress = 20;

/** Counts the calls of this process. They begin anew with it: a minute is over sooner than it starts. */
export function createCallLimits(clock: Clock): CallLimits {
  const byKind = new Map<string, Pick<AddressBuckets, 'take'>>();
  const open = new Map<string, number>();
  return {
    count(kind, perMinute, caller, request) {
      const address = addressKeyOf(request);
      if (caller === null) {
        take(`${kind} of visitors`, perMinute, address, createAddressBuckets);
        return;
      }
      // First, so that who is refused takes nothing of what the others at the address share.
      take(`${kind} of a caller`, perMinute, caller, createTokenBuckets);
      take(`${kind} of an address`, perMinute * callersPerAddress, address, createAddressBuckets);
    },
    hold(kind, maximum, caller) {
      const key = `${kind} ${caller}`;
      const number = open.get(key) ?? 0;
      if (number >= maximum)
        throw new AppError(
          'tooMany',
          'Several answers are on their way to you. Wait for one of them to end and try again.',
        );
      open.set(key, number + 1);
      return () => {
        const left = (open.get(key) ?? 0) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      };
    },
  };

  function take(
    kind: string,
    perMinute: number,
    key: string,
    create: typeof createAddressBuckets | typeof createTokenBuckets,
  ): void {
    const rate = { capacity: perMinute, refillMs: minuteMs / perMinute };
    const buckets = byKind.get(kind) ?? create({ rate, clock });
    byKind.set(kind, buckets);
    const waitMs = buckets.take(key);
    if (waitMs > 0) throw tooMany((wait) => `Too many requests. Wait ${wait} and try again.`, waitMs);
  }
}
