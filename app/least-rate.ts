import { SystemFailure } from '#connectors/system-session.ts';

/** Some 100 bytes a second: no line and no database that sends rows at all is slower for so long. */
export const leastRate: LeastRate = { spanMs: 10 * 60_000, bytes: 60_000 };

export interface LeastRate {
  spanMs: number;
  /** That are to come within each span behind the first row. */
  bytes: number;
}

const sentence =
  'The system sends next to nothing, row by row. Check whether it is busy, or whether the table is a view that computes for long, and sync again.';

/** Ends a reading that trickles: it would hold its process and its place for hours. Until the first row the system computes, which the connector bounds. */
export class RateWatch {
  readonly #least: LeastRate;
  readonly #slow = Promise.withResolvers<never>();
  #timer: NodeJS.Timeout | undefined;
  #bytes = 0;

  constructor(least: LeastRate = leastRate) {
    this.#least = least;
    // Where it is never waited for, it is no unhandled failure.
    this.#slow.promise.catch(() => {});
  }

  count(bytes: number): void {
    if (bytes === 0) return;
    this.#bytes += bytes;
    this.#timer ??= setInterval(() => this.#look(), this.#least.spanMs);
  }

  /** What the reading gives, or throws a passing `SystemFailure`. */
  async within<Outcome>(reading: Promise<Outcome>): Promise<Outcome> {
    try {
      return await Promise.race([reading, this.#slow.promise]);
    } finally {
      clearInterval(this.#timer);
    }
  }

  #look(): void {
    if (this.#bytes < this.#least.bytes)
      this.#slow.reject(new SystemFailure('permission', sentence, { isPassing: true }));
    this.#bytes = 0;
  }
}
