import { CappedChild } from './capped-child.ts';
import type { KeptChildren } from './kept-children.ts';
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

/** A child that has answered lets go of what it held: whoever asks within this time waits for that, others get a new one. */
const freeWithinMs = 200;

/**
 * Children of one kind. Some are started ahead, so that a job does not wait for a process to start. Each is used once, or, where some
 * may be kept, for a few jobs of one owner.
 */
export class ChildPool {
  readonly #caps: ChildCaps;
  readonly #counts: SpareCounts;
  readonly #kept: KeptChildren | null;
  readonly #spares: CappedChild[] = [];
  readonly #busy = new Set<CappedChild>();
  #calm: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(caps: ChildCaps, counts: SpareCounts, kept: KeptChildren | null = null) {
    this.#caps = caps;
    this.#counts = counts;
    this.#kept = kept;
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

  /** Work of this owner is about to come: one child, where none of it waits. */
  async prepareFor(owner: string): Promise<void> {
    if (this.#kept?.has(this, owner) || this.#spares.length > 0) return;
    await this.#kept?.makeRoom(1);
    this.prepare(1);
  }

  /** A job is about to come: the child that will get it opens what it needs. */
  announce(request: unknown, owner: string): void {
    if (this.#kept?.announce(this, owner, request)) return;
    this.prepare(1);
    this.#spares.find((spare) => spare.isAlive)?.prepare(request);
  }

  /**
   * Hands out a child for one job. While it works one spare is enough: more are started when its result has gone on its way, so that
   * their start slows neither down.
   * @param owner whose work it is, for children that may be kept: one that served somebody serves nobody else
   */
  async use<T>(work: (child: CappedChild) => Promise<T>, owner?: string): Promise<T> {
    if (this.#isClosed) throw new Error('The engine is closed.');
    const end = this.#kept?.begin();
    let child: CappedChild;
    try {
      const known = (owner === undefined ? null : await this.#takeKept(owner)) ?? this.#takeSpare();
      if (known === null && this.#kept) await this.#makeRoom(this.#kept);
      child = known ?? new CappedChild(this.#caps);
    } catch (error) {
      end?.();
      throw error;
    }
    this.#busy.add(child);
    if (this.#kept && owner !== undefined) child.serveOn();
    let mayServeOn = false;
    try {
      const working = work(child);
      this.#renew(Math.min(1, this.#counts.busy));
      const result = await working;
      mayServeOn = child.isAlive && !this.#isClosed;
      return result;
    } finally {
      this.#busy.delete(child);
      end?.();
      if (mayServeOn && owner !== undefined && this.#kept) this.#kept.put(this, owner, child);
      else child.kill();
      this.#renewSoon();
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#calm);
    clearTimeout(this.#renewal);
    this.#kept?.close();
    for (const child of [...this.#spares.splice(0), ...this.#busy]) child.kill();
  }

  async #takeKept(owner: string): Promise<CappedChild | null> {
    const child = this.#kept?.take(this, owner) ?? null;
    if (child === null) return null;
    this.#busy.add(child);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, freeWithinMs, false);
    });
    const isFree = await Promise.race([child.free, late]);
    clearTimeout(timer);
    this.#busy.delete(child);
    if (isFree && child.isAlive && !this.#isClosed) return child;
    child.kill();
    if (this.#isClosed) throw new Error('The engine is closed.');
    return null;
  }

  #takeSpare(): CappedChild | null {
    for (let spare = this.#spares.shift(); spare !== undefined; spare = this.#spares.shift()) {
      if (spare.isAlive) return spare;
    }
    return null;
  }

  async #makeRoom(kept: KeptChildren): Promise<void> {
    await kept.makeRoom();
    if (this.#isClosed) throw new Error('The engine is closed.');
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
