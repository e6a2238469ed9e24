import { FairQueue } from '#engine/warm/fair-queue.ts';
import {
  hashPassword,
  type PasswordCost,
  type PasswordWork,
  verifyPassword,
} from '#features/identity/server/index.ts';

/**
 * Hashes are computed on the threads that read files and look up names as well: half of them are left to that. Addresses take turns, so that who signs in
 * without an end waits behind themselves.
 */
const places = { running: 2, runningPerWorkspace: 1, waitingPerWorkspace: 50 };

/** @param cost of a hash; a test that signs people in without being about that may take a small one */
export function createPasswordWork(cost?: PasswordCost): PasswordWork {
  const queue = new FairQueue(places);
  return {
    hash: (password, address) => inTurn(address, () => hashPassword(password, cost)),
    verify: (password, stored, address) => inTurn(address, () => verifyPassword(password, stored, cost)),
  };

  async function inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await queue.enter(address);
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
