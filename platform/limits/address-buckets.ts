import type { Clock } from '../clock.ts';
import { networkOf } from './address-key.ts';
import { createTokenBuckets, type Rate } from './token-buckets.ts';

export interface AddressBuckets {
  /** Takes one for an address (`addressKey`) and for the network around it. Milliseconds to wait where one of them has none, 0 where both were taken. */
  take(address: string): number;
  giveBack(address: string): void;
}

/** Whoever has one line of IPv6 has thousands of addresses: together they get as much as this many of others. */
const networkShare = 8;

export function createAddressBuckets({ rate, clock }: { rate: Rate; clock: Clock }): AddressBuckets {
  const { capacity, refillMs } = rate;
  const ofAddress = createTokenBuckets({ rate, clock });
  const ofNetwork = createTokenBuckets({
    rate: { capacity: capacity * networkShare, refillMs: refillMs / networkShare },
    clock,
  });
  return {
    take(address) {
      const waitMs = ofAddress.take(address);
      const network = networkOf(address);
      if (waitMs > 0 || network === address) return waitMs;
      const networkWaitMs = ofNetwork.take(network);
      if (networkWaitMs > 0) ofAddress.giveBack(address);
      return networkWaitMs;
    },
    giveBack(address) {
      ofAddress.giveBack(address);
      const network = networkOf(address);
      if (network !== address) ofNetwork.giveBack(network);
    },
  };
}
