import { tookTooLong } from '#agent/planning-time.ts';
import type { Catalog } from '#kernel/catalog.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import type { Log } from '#platform/log/log.ts';
import { AgentThread } from './agent-thread.ts';
import type { ErrorData, FromWorker, ToWorker } from './ask-worker.ts';
import { FairQueue, type Waiting } from './fair-queue.ts';
import { giveUp, isPlanning, newCells, type SharedCells } from './planning-cells.ts';

/** What is to be done in a thread of the agent. */
export interface AgentTask {
  workspaceId: string;
  isBackground: boolean;
  catalog: Catalog;
  catalogKey: string;
  signal: AbortSignal | null;
  message: (id: number, cells: SharedCells) => ToWorker;
  onStage: (message: Extract<FromWorker, { type: 'stage' }>) => void;
  /** Does what the thread asks for, and returns the reply to it. */
  serve: (asked: Served) => Promise<ToWorker>;
}

export type Served = Extract<FromWorker, { type: 'query' | 'turn' }>;

/** A task on its way. It computes from when it is sent until it asks for something, and again from when all that it asked for has come. */
interface Entry extends Waiting {
  id: number;
  task: AgentTask;
  cells: SharedCells;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  thread: Thread | null;
  /** What was asked for and has not come. */
  open: number;
  arrived: ToWorker[];
  /** Of the stretch under way: what it was seen to compute while it planned and while it prepared, and the clock of its thread then. */
  planningMs: number;
  preparingMs: number;
  seenAtMs: number | null;
  isGivenUp: boolean;
  attempts: number;
}

interface Thread {
  own: AgentThread;
  entries: Map<number, Entry>;
  computing: Entry | null;
  /** The task that it was ended for, and why that one has no result. */
  endedFor: { entry: Entry; error: Error } | null;
  idle: NodeJS.Timeout | undefined;
}

export interface ThreadLimits {
  threads: number;
  /** Questions of one workspace that may wait to be begun. */
  waiting: number;
  /** A second thread that has nothing to do ends after so long. */
  idleMs: number;
  /** Of computing, as all that follow: a thread that plans for so long in one go, which is longer than planning may take, does not look at its clock. */
  planningMs: number;
  /** The same once nobody waits for the question. */
  givenUpMs: number;
  /** For what is done whatever the words are, such as indexing a catalog. */
  preparingMs: number;
}

export const threadLimits: ThreadLimits = {
  threads: 2,
  waiting: 20,
  idleMs: 10_000,
  planningMs: 3000,
  givenUpMs: 500,
  preparingMs: 120_000,
};

const watchMs = 100;
const attemptsMaximum = 3;

export const tooManyWaiting =
  'Too many questions of this workspace are waiting for their answer. Ask again in a moment.';
export const tooManyTables =
  'The tables that this question is asked of take too long to look through. Limit the conversation to fewer data sources.';

/**
 * A few threads, in which one task of a workspace computes at a time, in turns by workspace. A thread that waits for a statement works on another task
 * meanwhile. One that neither ends nor obeys is ended from outside; what else it had begun begins again in another.
 */
export class AgentThreads implements AsyncDisposable {
  readonly #log: Log;
  readonly #limits: ThreadLimits;
  readonly #queue = new FairQueue<Entry>();
  readonly #threads = new Set<Thread>();
  #lastId = 0;
  #isClosed = false;
  #watch: NodeJS.Timeout | undefined;

  constructor(log: Log, limits: Partial<ThreadLimits> = {}) {
    this.#log = log;
    this.#limits = { ...threadLimits, ...limits };
  }

  /** Throws what the thread throws, `tooMany` where too much waits, and `cancelled` once the signal is aborted. */
  run<T>(task: AgentTask): Promise<T> {
    const { workspaceId, isBackground, signal } = task;
    if (signal?.aborted) return Promise.reject(ended());
    if (!isBackground && this.#queue.countOf(workspaceId) >= this.#limits.waiting)
      return Promise.reject(new AppError('tooMany', tooManyWaiting));
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<T>((resolve, reject) => {
      const entry: Entry = { id, task, workspaceId, isBackground, resolve, reject, attempts: 0, ...fresh() };
      signal?.addEventListener('abort', () => this.#giveUp(entry), { once: true });
      this.#queue.add(entry);
      this.#work();
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    await Promise.all([...this.#threads].map(({ own }) => own.end()));
  }

  /** Gives each thread that is free what comes next. */
  #work(): void {
    for (;;) {
      const entry = this.#isClosed ? null : this.#queue.take((next) => this.#canWorkOn(next));
      if (!entry) return;
      this.#send(entry, entry.thread ?? this.#threadFor(entry));
    }
  }

  #canWorkOn({ workspaceId, thread }: Entry): boolean {
    const all = [...this.#threads];
    if (all.some(({ computing }) => computing?.workspaceId === workspaceId)) return false;
    if (thread) return isFree(thread);
    return all.length < this.#limits.threads || all.some(isFree);
  }

  /** One that is free, if possible one that knows the catalog; another one only where all are busy. */
  #threadFor({ task }: Entry): Thread {
    const free = [...this.#threads].filter(isFree);
    return free.find(({ own }) => own.hasCatalog(task.catalogKey)) ?? free[0] ?? this.#start();
  }

  #send(entry: Entry, thread: Thread): void {
    clearTimeout(thread.idle);
    thread.computing = entry;
    entry.planningMs = 0;
    entry.preparingMs = 0;
    entry.seenAtMs = null;
    if (entry.thread) {
      for (const message of entry.arrived.splice(0)) thread.own.post(message);
    } else {
      const { task } = entry;
      entry.thread = thread;
      entry.isBegun = true;
      entry.attempts += 1;
      thread.entries.set(entry.id, entry);
      thread.own.sendCatalog(task.catalogKey, task.catalog);
      thread.own.post(task.message(entry.id, entry.cells));
    }
    this.#watchOn();
  }

  #start(): Thread {
    const own = new AgentThread({
      onMessage: (message) => this.#receive(thread, message),
      onError: (error) => this.#log.error({ error: messageOf(error) }, 'agent thread failed'),
      onExit: () => this.#lose(thread),
    });
    const thread: Thread = { own, entries: new Map(), computing: null, endedFor: null, idle: undefined };
    this.#threads.add(thread);
    return thread;
  }

  #receive(thread: Thread, message: FromWorker): void {
    if (message.type === 'fault') {
      const { message: error, stack } = message.error;
      this.#log.error({ error, stack }, 'language model mode failed');
      return;
    }
    const asked = message.type === 'query' || message.type === 'turn';
    const entry = thread.entries.get(asked ? message.askId : message.id);
    if (!entry) return;
    if (asked) {
      void this.#serve(thread, entry, message);
      return;
    }
    if (message.type === 'stage') {
      if (!entry.isGivenUp) entry.task.onStage(message);
      return;
    }
    thread.entries.delete(entry.id);
    if (message.type === 'done') entry.resolve(message.result as never);
    else entry.reject(toError(message.error));
    this.#release(thread, entry);
  }

  async #serve(thread: Thread, entry: Entry, asked: Served): Promise<void> {
    entry.open += 1;
    this.#release(thread, entry);
    const reply = await entry.task.serve(asked);
    // The thread may have ended meanwhile, and the task have begun anew.
    if (thread.entries.get(entry.id) !== entry || entry.thread !== thread) return;
    entry.arrived.push(reply);
    entry.open -= 1;
    if (entry.open > 0) return;
    this.#queue.add(entry);
    this.#work();
  }

  #release(thread: Thread, entry: Entry): void {
    if (thread.computing === entry) thread.computing = null;
    if (thread.entries.size === 0) this.#endWhenIdle(thread);
    this.#work();
  }

  /** The last one stays: what it has indexed makes the next question quick. */
  #endWhenIdle(thread: Thread): void {
    clearTimeout(thread.idle);
    if (this.#threads.size < 2) return;
    thread.idle = setTimeout(() => {
      if (thread.entries.size === 0 && this.#threads.size > 1) this.#end(thread);
    }, this.#limits.idleMs);
    thread.idle.unref();
  }

  /** A thread that ends takes nothing more. */
  #end(thread: Thread): void {
    this.#threads.delete(thread);
    void thread.own.end();
  }

  /** Nobody waits for it any more: it ends here at once, and in its thread as soon as that looks. */
  #giveUp(entry: Entry): void {
    entry.isGivenUp = true;
    entry.planningMs = 0;
    giveUp(entry.cells);
    entry.reject(ended());
    if (entry.thread) entry.thread.own.post({ type: 'abort', id: entry.id });
    else this.#queue.remove(entry);
  }

  #lose(thread: Thread): void {
    this.#threads.delete(thread);
    clearTimeout(thread.idle);
    const { endedFor, computing } = thread;
    for (const entry of thread.entries.values()) {
      if (entry.arrived.length > 0) this.#queue.remove(entry);
      const isToBlame = entry === (endedFor?.entry ?? computing);
      if (isToBlame || this.#isClosed || entry.isGivenUp || entry.attempts >= attemptsMaximum)
        entry.reject(
          (isToBlame && endedFor?.error) || new Error('The agent thread ended before it answered.'),
        );
      else this.#queue.add(Object.assign(entry, fresh()));
    }
    thread.entries.clear();
    thread.computing = null;
    this.#work();
  }

  #watchOn(): void {
    if (this.#watch) return;
    this.#watch = setInterval(() => this.#look(), watchMs);
    this.#watch.unref();
  }

  #look(): void {
    const busy = [...this.#threads].filter(({ computing }) => computing !== null);
    for (const thread of busy) void this.#lookAt(thread);
    if (busy.length > 0) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }

  async #lookAt(thread: Thread): Promise<void> {
    const entry = thread.computing;
    const nowMs = await thread.own.computedMs().catch(() => null);
    if (nowMs === null || !entry || thread.computing !== entry || thread.endedFor) return;
    const passedMs = nowMs - (entry.seenAtMs ?? nowMs);
    entry.seenAtMs = nowMs;
    if (isPlanning(entry.cells)) entry.planningMs += passedMs;
    else entry.preparingMs += passedMs;
    const { planningMs, givenUpMs, preparingMs } = this.#limits;
    const isOver = entry.planningMs > (entry.isGivenUp ? givenUpMs : planningMs);
    if (!isOver && entry.preparingMs <= preparingMs) return;
    const error = new AppError('timeout', isOver ? tookTooLong : tooManyTables);
    this.#log.warn({ isPlanning: isOver, isGivenUp: entry.isGivenUp }, 'agent thread ended: it did not obey');
    thread.endedFor = { entry, error };
    this.#end(thread);
  }
}

function fresh(): Omit<
  Entry,
  'id' | 'task' | 'workspaceId' | 'isBackground' | 'resolve' | 'reject' | 'attempts'
> {
  return {
    cells: newCells(),
    thread: null,
    open: 0,
    arrived: [],
    planningMs: 0,
    preparingMs: 0,
    seenAtMs: null,
    isGivenUp: false,
    isBegun: false,
  };
}

function isFree({ computing }: Thread): boolean {
  return computing === null;
}

function ended(): AppError {
  return new AppError('cancelled', 'The question has ended.');
}

function toError({ code, message, stack }: ErrorData): Error {
  if (code) return new AppError(code, message);
  const error = new Error(message);
  if (stack) error.stack = stack;
  return error;
}
