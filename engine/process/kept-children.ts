import type { CappedChild } from './capped-child.ts';

interface Kept {
  kind: object;
  owner: string;
  child: CappedChild;
  timer: NodeJS.Timeout;
}

/**
 * Children that have done their work and wait a moment for more of the same owner: starting one costs more of the processor's time than
 * most jobs. Nobody else is given them. Several kinds of children that share a queue share these too: whoever starts
 * a process ends those that wait here and are too many beside it, the longest first, so that there are never more than may work at once.
 */
export class KeptChildren {
  readonly #keptMs: number;
  readonly #kept: Kept[] = [];
  readonly #most: number;
  #working = 0;
  #isClosed = false;

  /**
   * @param keptMs how long a child waits; 0 keeps none
   * @param most those that work and those that wait, together: one that waits costs some 90 MB. More may work, and then none waits
   */
  constructor(keptMs: number, most: number) {
    this.#keptMs = keptMs;
    this.#most = most;
  }

  /** A job begins, whichever child it gets. Its end is to be told by what is returned. */
  begin(): () => void {
    this.#working += 1;
    return () => {
      this.#working -= 1;
    };
  }

  /** @param kind tells children of one use from those of another */
  put(kind: object, owner: string, child: CappedChild): void {
    if (this.#isClosed || this.#keptMs <= 0) {
      child.kill();
      return;
    }
    const timer = setTimeout(() => {
      this.#takeOut(kept);
      child.kill();
    }, this.#keptMs);
    timer.unref();
    const kept: Kept = { kind, owner, child, timer };
    this.#kept.push(kept);
    while (this.#working + this.#kept.length > this.#most && this.#endFirst());
  }

  /** The one that was put here last, out of this place; null where there is none alive. */
  take(kind: object, owner: string): CappedChild | null {
    const found = this.#find(kind, owner);
    if (!found) return null;
    this.#takeOut(found);
    return found.child.isAlive ? found.child : this.take(kind, owner);
  }

  has(kind: object, owner: string): boolean {
    return this.#find(kind, owner)?.child.isAlive === true;
  }

  /** A job of this owner is about to come. True where one waits for it, which opens what it will need. */
  announce(kind: object, owner: string, request: unknown): boolean {
    const found = this.#find(kind, owner);
    if (!found?.child.isAlive) return false;
    found.child.prepare(request);
    return true;
  }

  /**
   * A process is about to be started: those that have waited longest go, where there would be too many. Resolves when their memory is free.
   * @param ahead processes that are started for jobs that have not begun
   */
  async makeRoom(ahead = 0): Promise<void> {
    const ended: Promise<void>[] = [];
    while (this.#working + ahead + this.#kept.length > this.#most) {
      const first = this.#endFirst();
      if (!first) break;
      ended.push(first.gone);
    }
    await Promise.all(ended);
  }

  close(): void {
    this.#isClosed = true;
    while (this.#endFirst());
  }

  #endFirst(): CappedChild | null {
    const [first] = this.#kept;
    if (!first) return null;
    this.#takeOut(first);
    first.child.kill();
    return first.child;
  }

  #find(kind: object, owner: string): Kept | undefined {
    return this.#kept.findLast((kept) => kept.kind === kind && kept.owner === owner);
  }

  #takeOut(kept: Kept): void {
    clearTimeout(kept.timer);
    const place = this.#kept.indexOf(kept);
    if (place >= 0) this.#kept.splice(place, 1);
  }
}
