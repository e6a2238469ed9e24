import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '#kernel/errors.ts';

/** Of computing, in ms, for all that is read of one question. Statements that run meanwhile do not count. */
export const planningLimitMs = 2000;

/** Checks between two looks at the clock: a look costs about as much as a small rule. */
const checksPerLook = 16;

export const tookTooLong =
  'This question takes too long to read. Ask it in fewer words, or in several questions.';

/** More was to be looked through than the limit allows. What was not looked at may be what is meant, so nothing is answered. */
export class PlanningTooLong extends AppError {
  override name = 'PlanningTooLong';

  constructor() {
    super('timeout', tookTooLong);
  }
}

/** How whoever waits for a question speaks with the thread that computes: cells of shared memory, read while it does. */
export interface PlanningCells {
  /** The question is given up. */
  isCancelled(): boolean;
  /** What is done now depends on the words of the question; false while a catalog is indexed. */
  tellPlanning(isPlanning: boolean): void;
}

/** The time that reading one question may take. It is asked for in every loop whose length the words of a question decide. */
export class PlanningTime {
  readonly #limitMs: number;
  readonly #cells: PlanningCells | null;
  #spentMs = 0;
  #checks = 0;

  constructor(limitMs = planningLimitMs, cells: PlanningCells | null = null) {
    this.#limitMs = limitMs;
    this.#cells = cells;
  }

  get spentMs(): number {
    return this.#spentMs;
  }

  tellPlanning(isPlanning: boolean): void {
    this.#cells?.tellPlanning(isPlanning);
  }

  /** Throws `PlanningTooLong` once the limit is reached, and `cancelled` when the question is given up. */
  check(): void {
    if (this.#cells?.isCancelled()) throw new AppError('cancelled', 'The question has ended.');
    this.#checks += 1;
    if (this.#checks % checksPerLook !== 0) return;
    this.#spentMs += sinceLookOf(this);
    if (this.#spentMs > this.#limitMs) throw new PlanningTooLong();
  }
}

/** Who looked at the clock of this thread last, and when: what another question computed since then is not counted. */
let lastLook: { by: PlanningTime | null; atMs: number } = { by: null, atMs: 0 };

function sinceLookOf(time: PlanningTime): number {
  const atMs = computedMs();
  const passed = lastLook.by === time ? atMs - lastLook.atMs : 0;
  lastLook = { by: time, atMs };
  return passed;
}

/** Time that this thread computed: a busy machine makes a question slower, but no longer. */
function computedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const current = new AsyncLocalStorage<PlanningTime>();

/** Reads within a time: the one handed in, the one that is running out already, or a whole one. */
export function withinPlanningTime<T>(given: PlanningTime | undefined, read: () => Promise<T>): Promise<T> {
  const running = current.getStore();
  const time = given ?? running ?? new PlanningTime();
  if (time === running) return read();
  time.tellPlanning(true);
  sinceLookOf(time);
  return current.run(time, read).finally(() => {
    time.tellPlanning(false);
    running?.tellPlanning(true);
  });
}

/** What a catalog takes, whatever is asked of it, is not counted. */
export function besidePlanningTime<T>(work: () => T): T {
  const time = current.getStore();
  if (!time) return work();
  time.tellPlanning(false);
  try {
    return current.exit(work);
  } finally {
    time.tellPlanning(true);
    sinceLookOf(time);
  }
}

/** To be called in every loop that is as long as a question makes it. */
export function checkPlanningTime(): void {
  current.getStore()?.check();
}
