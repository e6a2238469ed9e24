import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { createAddressBuckets } from '#platform/limits/address-buckets.ts';
import { createTokenBuckets, type TokenBuckets } from '#platform/limits/token-buckets.ts';
import { tooMany } from '#platform/limits/too-many.ts';
import { addressAttempts, callerAttempts, rightPasswords } from '../limits.ts';
import type { AttemptStore } from './attempt-store.ts';
import { identityServerStrings } from './strings.ts';

/** An attempt to prove a password, before the password is looked at. */
export interface SignInAttempt {
  /** Of the account that is aimed at, whether there is one or not: both are limited alike. */
  email: string;
  /** `addressKeyOf` of the request. */
  address: string;
  /** Where the browser is known to the account; or the session that asks again. */
  deviceId: string | null;
  /** The account of the session that the request came with. */
  callerId: string | null;
}

export interface SignInLimits {
  /** Lets an attempt pass to the password, or throws `tooMany` with how long to wait. What it returns is called when the password was right. */
  admit(attempt: SignInAttempt): Promise<() => Promise<void>>;
}

/**
 * Three counts at once, none of which the one who attempts can choose: of the account aimed at, with a wait that doubles; of the address; and of
 * the account that they are signed in with. A known device has a count of its own and passes where the others are used up.
 * Right passwords are counted too, by account: each leaves a session, and costs as much as a wrong one.
 * `key`: 32 bytes; makes the names in the database worthless to whoever reads them.
 */
export function createSignInLimits(options: {
  attempts: AttemptStore;
  clock: Clock;
  key: Buffer;
}): SignInLimits {
  const { attempts, clock, key } = options;
  const ofAddress = createAddressBuckets({ rate: addressAttempts, clock });
  const ofCaller = createTokenBuckets({ rate: callerAttempts, clock });
  const ofRight = createTokenBuckets({ rate: rightPasswords, clock });

  return {
    async admit({ email, address, deviceId, callerId }) {
      const waitMs = ofRight.take(email);
      if (waitMs > 0) throw refusal(waitMs);
      // Taken again when the password was right.
      ofRight.giveBack(email);
      const succeed = await admitBy({ email, address, deviceId, callerId });
      return async () => {
        ofRight.take(email);
        await succeed();
      };
    },
  };

  async function admitBy({
    email,
    address,
    deviceId,
    callerId,
  }: SignInAttempt): Promise<() => Promise<void>> {
    if (deviceId !== null) return admitTo(nameOf('device', deviceId), () => undefined);
    const giveBack = takeOf([
      [ofAddress, address],
      [ofCaller, callerId],
    ]);
    return admitTo(nameOf('account', email), giveBack);
  }

  /** What is used up here is given back where the attempt is not made, or was right. */
  async function admitTo(name: string, giveBack: () => void): Promise<() => Promise<void>> {
    const waitMs = await attempts.take(name, clock.now());
    if (waitMs > 0) {
      giveBack();
      throw refusal(waitMs);
    }
    return async () => {
      giveBack();
      await attempts.clear(name);
    };
  }

  function nameOf(kind: string, subject: string): string {
    return createHmac('sha256', key).update(`${kind}\n${subject}`).digest('base64url');
  }
}

function takeOf(
  counts: readonly (readonly [Pick<TokenBuckets, 'take' | 'giveBack'>, string | null])[],
): () => void {
  const taken: (() => void)[] = [];
  const giveBack = () => {
    for (const give of taken) give();
  };
  for (const [buckets, subject] of counts) {
    if (subject === null) continue;
    const waitMs = buckets.take(subject);
    if (waitMs > 0) {
      giveBack();
      throw refusal(waitMs);
    }
    taken.push(() => buckets.giveBack(subject));
  }
  return giveBack;
}

function refusal(waitMs: number): Error {
  return tooMany(identityServerStrings.tooManyAttempts, waitMs);
}
