import { CappedChild } from './capped-child.ts';
import type { ChildCaps } from './spawn-capped.ts';

/** How many children wait for a job. Each costs some 60 MB of memory and saves a job the time of a process start. */
export interface SpareCounts {
  /** While nothing happens. */
  idle: number;
  /** While jobs come in. */
  busy: number;
  /** Without a job for this long, nothing happens. */
  calmMs: number;
}

/** Starting a process halts this one for some 10 ms, which whoever waits for the result would wait too. */
const renewMs = 40;

/** Children of one kind, each used once. Some are started ahead, so that a job does not wait for a process to start. */
export class ChildPool {
  readonly #caps: ChildCaps;
  readonly #counts: SpareCounts;
  readonly #spares: CappedChild[] = [];
  readonly #busy = new Set<CappedChild>();
  #calm: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(caps: ChildCaps, counts: SpareCounts) {
    this.#caps = caps;
    this.#counts = counts;
  }

  get spareCount(): number {
    return this.#spares.length;
  }

  /** Starts spares up to the number; those beyond the idle number are dropped when no job comes. */
  prepare(wanted = this.#counts.idle): void {
    if (this.#isClosed) return;
    while (this.#spares.length < wanted) this.#spares.push(new CappedChild(this.#caps));
    this.#awaitCalm();
  }

  /** A job is about to come: the child that will get it opens what it needs. */
  announce(request: unknown): void {
    this.prepare(1);
    this.#spares.find((spare) => spare.isAlive)?.prepare(request);
  }

  /**
   * Hands out a child for one job. While it works one spare is enough: more are started when its result has gone on its way, so that
   * their start slows neither down.
   */
  async use<T>(work: (child: CappedChild) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error('The engine is closed.');
    const child = this.#take();
    this.#busy.add(child);
    try {
      const working = work(child);
      this.#renew(Math.min(1, this.#counts.busy));
      return await working;
    } finally {
      this.#busy.delete(child);
      child.kill();
      this.#renewSoon();
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#calm);
    clearTimeout(this.#renewal);
    for (const child of [...this.#spares.splice(0), ...this.#busy]) child.kill();
  }

  #take(): CappedChild {
    for (let spare = this.#spares.shift(); spare !== undefined; spare = this.#spares.shift()) {
      if (spare.isAlive) return spare;
    }
    return new CappedChild(this.#caps);
  }

  #renewSoon(): void {
    this.#renewal ??= setTimeout(() => {
      this.#renewal = undefined;
      this.#renew(this.#counts.busy);
    }, renewMs);
    this.#renewal.unref();
  }

  /** Where no process can be started now, the next job says so. */
  #renew(wanted: number): void {
    try {
      this.prepare(wanted);
    } catch {}
  }

  /** Each call puts the end of the wait off. */
  #awaitCalm(): void {
    clearTimeout(this.#calm);
    if (this.#isClosed) return;
    this.#calm = setTimeout(() => {
      for (const spare of this.#spares.splice(this.#counts.idle)) spare.kill();
      // What was opened for a job that did not come is given back.
      const isOpen = this.#spares.some((spare) => spare.isPrepared);
      if (!isOpen) return;
      for (const spare of this.#spares.splice(0)) spare.kill();
      this.prepare();
    }, this.#counts.calmMs);
    this.#calm.unref();
  }
}
