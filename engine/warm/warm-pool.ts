import type { ChildCaps } from '../process/spawn-capped.ts';
import { NeverStarted, WarmChild } from './warm-child.ts';

export interface WarmPoolLimits {
  /** Engine processes at most: one for each job that may run at once. */
  engines: number;
  /** Engines kept while nothing happens. */
  idleEngines: number;
  /** Without a job for this long, nothing happens. */
  calmMs: number;
}

interface Engine {
  child: WarmChild;
  /** Whose files it has open; null before its first job. */
  workspaceId: string | null;
  isBusy: boolean;
  usedAt: number;
}

/**
 * Warm engines, lent to one workspace at a time. A workspace gets back the engine that it used before; without one, it
 * gets the engine that was left alone for the longest time, which forgets its former workspace first.
 */
export class WarmPool {
  readonly #caps: ChildCaps;
  readonly #limits: WarmPoolLimits;
  #engines: Engine[] = [];
  #calm: NodeJS.Timeout | undefined;
  #clock = 0;
  #isClosed = false;

  constructor(caps: ChildCaps, limits: WarmPoolLimits) {
    this.#caps = caps;
    this.#limits = limits;
  }

  get engineCount(): number {
    return this.#engines.length;
  }

  /** Starts the engines that stand by while nothing happens. */
  prepare(): void {
    while (!this.#isClosed && this.#engines.length < this.#limits.idleEngines) this.#start();
    this.#awaitCalm();
  }

  /**
   * Lends an engine for one job, and another one where the first was dead already: the system may end a process while
   * nothing is asked of it. No more jobs may come at once than there may be engines.
   */
  async use<T>(workspaceId: string, work: (child: WarmChild) => Promise<T>): Promise<T> {
    for (let engines = this.#limits.engines; ; engines -= 1) {
      try {
        return await this.#lend(workspaceId, work);
      } catch (error) {
        // Each of them may have died; one that was started since is the last.
        if (!(error instanceof NeverStarted) || engines === 0) throw error;
      }
    }
  }

  async #lend<T>(workspaceId: string, work: (child: WarmChild) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error('The engine is closed.');
    const engine = this.#take(workspaceId);
    engine.isBusy = true;
    engine.workspaceId = workspaceId;
    this.#keepOneReady();
    try {
      return await work(engine.child);
    } finally {
      engine.isBusy = false;
      engine.usedAt = ++this.#clock;
      this.#awaitCalm();
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#calm);
    for (const { child } of this.#engines) child.kill();
    this.#engines = [];
  }

  #take(workspaceId: string): Engine {
    this.#engines = this.#engines.filter(({ child }) => child.isAlive);
    const idle = this.#engines.filter((engine) => !engine.isBusy);
    const own = idle.filter((engine) => engine.workspaceId === workspaceId);
    const byUse = (a: Engine, b: Engine): number => a.usedAt - b.usedAt;
    // An engine that was never used has been left alone the longest.
    return own.toSorted(byUse).at(-1) ?? idle.toSorted(byUse)[0] ?? this.#start();
  }

  /** The next workspace need not wait for a process to start. */
  #keepOneReady(): void {
    const hasIdle = this.#engines.some((engine) => !engine.isBusy);
    if (!hasIdle && this.#engines.length < this.#limits.engines) this.#start();
  }

  #start(): Engine {
    const engine = { child: new WarmChild(this.#caps), workspaceId: null, isBusy: false, usedAt: 0 };
    this.#engines.push(engine);
    return engine;
  }

  /** Each call puts the end of the wait off. */
  #awaitCalm(): void {
    clearTimeout(this.#calm);
    if (this.#isClosed) return;
    this.#calm = setTimeout(() => this.#rest(), this.#limits.calmMs);
    this.#calm.unref();
  }

  #rest(): void {
    if (this.#engines.some((engine) => engine.isBusy)) return;
    for (const { child } of this.#engines.splice(this.#limits.idleEngines)) child.kill();
    for (const engine of this.#engines) {
      engine.child.rest();
      engine.workspaceId = null;
    }
  }
}
