import { AppError } from '#kernel/errors.ts';

export interface QueueLimits {
  /** Jobs that run at once, over all workspaces. */
  running: number;
  /** Jobs of one workspace that run at once: fewer than `running`, so that others always find a place. */
  runningPerWorkspace: number;
  /** Jobs of one workspace that wait. One more is refused with `tooMany`. */
  waitingPerWorkspace: number;
}

interface Waiting {
  start(): void;
  /** Told how many jobs will run before this one, whenever that may have changed. */
  onWaiting: ((ahead: number) => void) | undefined;
}

/**
 * Lets jobs run a few at a time and takes the workspaces in turns: the one that was served longest ago is next, whatever
 * number of jobs another one sent before.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  /** When a workspace that runs or waits had its last turn. */
  readonly #servedAt = new Map<string, number>();
  #served = 0;
  #runningCount = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** How many jobs of a workspace run and wait. */
  load(workspaceId: string): { running: number; waiting: number } {
    return {
      running: this.#running.get(workspaceId) ?? 0,
      waiting: this.#waiting.get(workspaceId)?.length ?? 0,
    };
  }

  /** Whether a job of the workspace would run at once. */
  isOpenTo(workspaceId: string): boolean {
    const { running, waiting } = this.load(workspaceId);
    return (
      waiting === 0 && running < this.#limits.runningPerWorkspace && this.#runningCount < this.#limits.running
    );
  }

  /** Whether a job of another workspace waits for a place. */
  isWaitedFor(workspaceId: string): boolean {
    return [...this.#waiting.keys()].some((other) => other !== workspaceId);
  }

  /**
   * Resolves when a job of the workspace may run; the result is called once when it has ended. Throws `cancelled` when
   * the signal comes first, and `tooMany` at once where too many wait already.
   * @param onWaiting told, while the job waits, how many others will run before it; never told where it need not wait
   */
  async enter(
    workspaceId: string,
    signal?: AbortSignal,
    onWaiting?: (ahead: number) => void,
  ): Promise<() => void> {
    if (signal?.aborted === true) throw cancelled();
    const line = this.#waiting.get(workspaceId) ?? [];
    if (line.length >= this.#limits.waitingPerWorkspace) {
      throw new AppError('tooMany', 'Too much is being read at once. Wait a moment and try again.');
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { start: resolve, onWaiting };
    line.push(waiting);
    this.#waiting.set(workspaceId, line);
    const onAbort = (): void => {
      this.#leave(workspaceId, waiting);
      reject(cancelled());
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    this.#startNext();
    this.#tell();
    await promise.finally(() => signal?.removeEventListener('abort', onAbort));
    return () => this.#end(workspaceId);
  }

  #startNext(): void {
    while (this.#runningCount < this.#limits.running) {
      const workspaceId = this.#nextWorkspace();
      const next = workspaceId === undefined ? undefined : this.#waiting.get(workspaceId)?.shift();
      if (workspaceId === undefined || next === undefined) return;
      this.#running.set(workspaceId, (this.#running.get(workspaceId) ?? 0) + 1);
      this.#runningCount += 1;
      this.#servedAt.set(workspaceId, ++this.#served);
      this.#forgetIfIdle(workspaceId);
      next.start();
    }
  }

  /** Of those that wait and may run more, the one whose last turn is the longest ago. */
  #nextWorkspace(): string | undefined {
    const turnOf = (workspaceId: string): number => this.#servedAt.get(workspaceId) ?? 0;
    return [...this.#waiting.keys()]
      .filter((id) => (this.#running.get(id) ?? 0) < this.#limits.runningPerWorkspace)
      .reduce<string | undefined>(
        (best, id) => (best === undefined || turnOf(id) < turnOf(best) ? id : best),
        undefined,
      );
  }

  #end(workspaceId: string): void {
    this.#running.set(workspaceId, (this.#running.get(workspaceId) ?? 1) - 1);
    this.#runningCount -= 1;
    this.#forgetIfIdle(workspaceId);
    this.#startNext();
    this.#tell();
  }

  /** Tells those that wait and want to know how many jobs are before them. */
  #tell(): void {
    for (const [workspaceId, line] of this.#waiting)
      for (const [place, { onWaiting }] of line.entries()) onWaiting?.(this.#ahead(workspaceId, place));
  }

  /** The jobs before it in its own line, and as many of each other line as will have had their turn by then. */
  #ahead(workspaceId: string, place: number): number {
    const turn = this.#servedAt.get(workspaceId) ?? 0;
    let ahead = place;
    for (const [other, line] of this.#waiting) {
      if (other === workspaceId) continue;
      const isBefore = (this.#servedAt.get(other) ?? 0) < turn;
      ahead += Math.min(line.length, isBefore ? place + 1 : place);
    }
    return ahead;
  }

  #leave(workspaceId: string, waiting: Waiting): void {
    const line = this.#waiting.get(workspaceId) ?? [];
    this.#waiting.set(
      workspaceId,
      line.filter((other) => other !== waiting),
    );
    this.#forgetIfIdle(workspaceId);
    this.#tell();
  }

  #forgetIfIdle(workspaceId: string): void {
    if (this.#waiting.get(workspaceId)?.length === 0) this.#waiting.delete(workspaceId);
    if (this.#running.get(workspaceId) === 0) this.#running.delete(workspaceId);
    if (!this.#waiting.has(workspaceId) && !this.#running.has(workspaceId))
      this.#servedAt.delete(workspaceId);
  }
}

function cancelled(): AppError {
  return new AppError('cancelled', 'The work was cancelled.');
}
