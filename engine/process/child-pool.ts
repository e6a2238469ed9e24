import { CappedChild, type ChildCaps } from './capped-child.ts';

/** Children of one kind, each used once. Some are started ahead, so that a job does not wait for a process to start. */
export class ChildPool {
  readonly #caps: ChildCaps;
  readonly #spareCount: number;
  readonly #spares: CappedChild[] = [];
  readonly #busy = new Set<CappedChild>();
  #isClosed = false;

  constructor(caps: ChildCaps, spareCount: number) {
    this.#caps = caps;
    this.#spareCount = spareCount;
  }

  /** Starts spares up to the set number, at least `wanted`. */
  prepare(wanted = this.#spareCount): void {
    if (this.#isClosed) return;
    while (this.#spares.length < wanted) this.#spares.push(new CappedChild(this.#caps));
  }

  /** Hands out a child for one job; another takes its place among the spares at once. */
  async use<T>(work: (child: CappedChild) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error('The engine is closed.');
    const child = this.#take();
    this.#busy.add(child);
    this.prepare();
    try {
      return await work(child);
    } finally {
      this.#busy.delete(child);
      child.kill();
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const child of [...this.#spares.splice(0), ...this.#busy]) child.kill();
  }

  #take(): CappedChild {
    for (let spare = this.#spares.shift(); spare !== undefined; spare = this.#spares.shift()) {
      if (spare.isAlive) return spare;
    }
    return new CappedChild(this.#caps);
  }
}
