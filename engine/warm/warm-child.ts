import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { QueryResult } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { asAppError, exitError } from '../process/child-failure.ts';
import { lowerPriority } from '../process/lower-priority.ts';
import { type ChildCaps, spawnCapped } from '../process/spawn-capped.ts';
import type { WarmAnswer, WarmJob, WarmRequest } from './warm-job.ts';

export interface WarmRunOptions {
  deadlineMs: number;
  /** After an interrupt, until the process is killed. */
  graceMs: number;
  /** A statement that takes longer lets all others go first. */
  slowAfterMs: number;
  signal?: AbortSignal | undefined;
}

/** Ten steps below the other children, and still above the lowest there is. */
const slowNiceness = 15;

const sentences = {
  timeout: 'Reading this took too long and was stopped. Ask for less at once.',
  memory: 'Reading this needs more memory than one reading may use. Ask for less at once.',
  cancelled: 'The work was cancelled.',
};

type Outcome = Exclude<WarmAnswer, { kind: 'started' }>;

/** The process was gone before the statement reached it: another one may run it. */
export class NeverStarted extends Error {}

interface Running {
  id: number;
  hasStarted: boolean;
  settle(answer: Outcome): void;
  fail(error: Error): void;
}

/** The parent's side of one warm engine: a capped process that runs one statement after another. */
export class WarmChild {
  readonly #process: ChildProcess;
  #standardError = '';
  #lastId = 0;
  #hasGivenWay = false;
  #running: Running | null = null;

  constructor(caps: ChildCaps) {
    this.#process = spawnCapped(caps);
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#standardError = (this.#standardError + text).slice(-4000);
    });
    this.#process.unref();
    this.#process.channel?.unref();
    this.#process.on('error', () => {});
    this.#process.on('message', (answer: WarmAnswer) => {
      if (answer.id !== this.#running?.id) return;
      if (answer.kind === 'started') this.#running.hasStarted = true;
      else this.#running.settle(answer);
    });
    this.#process.on('exit', (code, signal) => {
      const exit = { code, signal, standardError: this.#standardError };
      const reason = exitError(exit, sentences.memory);
      this.#running?.fail(this.#running.hasStarted ? reason : new NeverStarted(reason.message));
      const spill = join(caps.directory, `spill-${this.#process.pid}`);
      rm(spill, { recursive: true, force: true }).catch(() => {});
    });
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get isAlive(): boolean {
    const { exitCode, signalCode, killed, connected } = this.#process;
    return exitCode === null && signalCode === null && !killed && connected;
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /** Asks the idle process to give its memory back. */
  rest(): void {
    if (this.#running === null) this.#send({ kind: 'rest' });
  }

  /**
   * Runs one statement. Settles when the process is free again or dead: until then nobody else may use it. A process
   * that did not stop when it was told to, ran out of memory or failed for an unknown reason is killed. Throws
   * `NeverStarted` where the statement cannot have been at fault.
   */
  async run(job: WarmJob, options: WarmRunOptions): Promise<QueryResult> {
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    this.#running = { id, hasStarted: false, settle: resolve, fail: reject };
    let stoppedBy: AppError | null = null;
    let killTimer: NodeJS.Timeout | undefined;
    const stop = (reason: AppError): void => {
      if (stoppedBy !== null) return;
      stoppedBy = reason;
      this.#send({ kind: 'interrupt', id });
      killTimer = setTimeout(() => this.kill(), options.graceMs);
    };
    const onAbort = (): void => stop(new AppError('cancelled', sentences.cancelled));
    const deadline = setTimeout(() => stop(new AppError('timeout', sentences.timeout)), options.deadlineMs);
    const slow = setTimeout(() => this.#giveWay(), options.slowAfterMs);
    options.signal?.addEventListener('abort', onAbort, { once: true });
    this.#process.ref();
    if (!this.isAlive) reject(new NeverStarted('The engine process is gone.'));
    else this.#send({ kind: 'run', id, job });
    try {
      return this.#resultOf(await promise, stoppedBy);
    } catch (error) {
      throw stoppedBy ?? error;
    } finally {
      clearTimeout(deadline);
      clearTimeout(killTimer);
      clearTimeout(slow);
      // A process keeps its low priority: the next statement gets another one.
      if (this.#hasGivenWay) this.kill();
      options.signal?.removeEventListener('abort', onAbort);
      this.#running = null;
      this.#process.unref();
    }
  }

  #giveWay(): void {
    this.#hasGivenWay = true;
    if (this.#process.pid !== undefined) lowerPriority(this.#process.pid, slowNiceness);
  }

  #resultOf(answer: Outcome, stoppedBy: AppError | null): QueryResult {
    // The statement may have ended in the moment it was told to stop: its result is good.
    if (answer.kind === 'done') return answer.result as QueryResult;
    if (answer.kind === 'crashed') {
      this.kill();
      throw new Error(`The engine process failed: ${answer.message}`);
    }
    // What a statement of too much memory left in the process is given back best by ending it.
    if (answer.code === 'tooLarge') this.kill();
    throw stoppedBy ?? asAppError(answer);
  }

  #send(request: WarmRequest): void {
    if (this.#process.connected) this.#process.send(request, () => {});
  }
}
