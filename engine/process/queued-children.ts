import type { FairQueue } from '../warm/fair-queue.ts';
import type { CappedChild, RunOptions } from './capped-child.ts';
import { ChildPool, type SpareCounts } from './child-pool.ts';
import type { KeptChildren } from './kept-children.ts';
import type { ChildCaps } from './spawn-capped.ts';

export type OnWaiting = (ahead: number | null) => void;

export interface QueuedRunOptions extends RunOptions {
  /** Whose work it is: lines are served in turns, and each in the order in which its work came. */
  line: string;
  /** Told, where the work has to wait for its turn, how many others will run before it, and null when it is its turn. */
  onWaiting?: OnWaiting | undefined;
}

/**
 * Children that may take much memory and time. Every start of one passes the queue, which several kinds may share: as many
 * run at once as it allows, whoever asks, and the deadline of a job counts from its turn on.
 */
export class QueuedChildren {
  readonly #pool: ChildPool;
  readonly #queue: FairQueue;

  constructor(caps: ChildCaps, counts: SpareCounts, queue: FairQueue, kept: KeptChildren | null = null) {
    this.#pool = new ChildPool(caps, counts, kept);
    this.#queue = queue;
  }

  /** Starts a child ahead for work that is about to come. Not where the work would have to wait: then there is time. */
  prepare(line: string): void {
    // Where no process can be started now, the work itself says so.
    if (this.#queue.isOpenTo(line)) this.#pool.prepareFor(line).catch(() => {});
  }

  /** Runs one job as `CappedChild.run` does, when it is its turn. Throws `tooMany` where too much of its line waits already. */
  async run({ line, onWaiting, ...options }: QueuedRunOptions): Promise<unknown> {
    let hasWaited = false;
    const leave = await this.#queue.enter(line, options.signal, (ahead) => {
      hasWaited = true;
      onWaiting?.(ahead);
    });
    if (hasWaited) onWaiting?.(null);
    let used: CappedChild | undefined;
    try {
      return await this.#pool.use((child) => {
        used = child;
        return child.run(options);
      }, line);
    } finally {
      // Who waits for the answer has it; who waits for the place gets it when the memory is free.
      if (used === undefined) leave();
      else void used.free.then(leave);
    }
  }

  close(): void {
    this.#pool.close();
  }
}
