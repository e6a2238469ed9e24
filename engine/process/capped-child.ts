import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { AppError } from '#kernel/errors.ts';
import { asAppError, exitError } from './child-failure.ts';
import { type ChildCaps, spawnCapped } from './spawn-capped.ts';

/** What a child says to its parent. */
export type ChildMessage =
  | { kind: 'progress'; progress: unknown }
  | { kind: 'question'; id: number; question: unknown }
  | { kind: 'done'; result: unknown }
  /** Behind its answer: what the job had opened is gone, and another one may come. */
  | { kind: 'ready' }
  | { kind: 'failed'; code: string; message: string; details?: Record<string, unknown> | undefined }
  | { kind: 'crashed'; message: string };

/** What a parent says to its child. */
export type ParentMessage =
  | { kind: 'prepare'; request: unknown }
  | { kind: 'start'; request: unknown }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'interrupt' };

export interface RunOptions {
  request: unknown;
  deadlineMs: number;
  /** Given to the child, after the deadline, to stop by itself before it is killed; 0 kills it without a word. */
  graceMs: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: unknown) => void) | undefined;
  /** Decides what the child may not decide by itself. Never rejects; where it is absent, a child that asks is ended. */
  onQuestion?: ((question: unknown) => Promise<unknown>) | undefined;
  /** Told when the time or the memory is used up; read at that moment. */
  sentences: { timeout: string; memory: string };
}

/** A process for one job after the other: next to no environment, capped memory, killed at its deadline whatever it does. */
export class CappedChild {
  readonly #process: ChildProcess;
  /** Resolves when the process is gone, its memory with it. */
  readonly gone: Promise<void>;
  #standardError = '';
  #isPrepared = false;
  #servesOn = false;
  #free = Promise.withResolvers<boolean>();

  constructor(caps: ChildCaps) {
    this.#process = spawnCapped(caps);
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#standardError = (this.#standardError + text).slice(-4000);
    });
    // A spare must not keep a server alive that wants to end.
    this.#process.unref();
    this.#process.channel?.unref();
    this.gone = new Promise((resolve) => {
      this.#process.once('exit', () => resolve());
      // It was never started.
      this.#process.once('error', () => resolve());
    });
    this.#process.on('error', () => {});
    void this.gone.then(() => this.#free.resolve(false));
    this.#process.on('message', ({ kind }: ChildMessage) => {
      if (kind === 'ready') this.#free.resolve(true);
    });
  }

  /** Behind its answer: true when it may be given another job, false when its process is gone. */
  get free(): Promise<boolean> {
    return this.#free.promise;
  }

  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null && this.#process.connected;
  }

  get isPrepared(): boolean {
    return this.#isPrepared;
  }

  /** Lets the child open what its job will need, which costs memory: for a job that is about to come. */
  prepare(request: unknown): void {
    if (this.#isPrepared) return;
    this.#isPrepared = true;
    this.#send({ kind: 'prepare', request });
  }

  /** What the child writes, where its caps ask for it. */
  get output(): Readable {
    const { stdout } = this.#process;
    if (stdout === null) throw new Error('This child was started without an output.');
    return stdout;
  }

  /** It may be given further jobs, each when it is free: whoever calls this kills it. */
  serveOn(): void {
    this.#servesOn = true;
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /**
   * Runs a job. The child is killed when this settles, unless it has succeeded and serves on.
   * Throws AppError as the child failed, or for time and memory.
   */
  async run(options: RunOptions): Promise<unknown> {
    this.#process.ref();
    this.#isPrepared = false;
    this.#free = Promise.withResolvers();
    if (!this.isAlive) this.#free.resolve(false);
    void this.gone.then(() => this.#free.resolve(false));
    let hasSucceeded = false;
    try {
      const result = await this.#converse(options);
      hasSucceeded = true;
      return result;
    } finally {
      if (hasSucceeded && this.#servesOn) this.#process.unref();
      else this.kill();
    }
  }

  #converse(options: RunOptions): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timers: NodeJS.Timeout[] = [];
    const timeout = (): AppError => new AppError('timeout', options.sentences.timeout);
    let isOver = false;
    const onAbort = (): void => reject(new AppError('cancelled', 'The work was cancelled.'));
    const onMessage = (message: ChildMessage): void => {
      if (message.kind === 'progress') options.onProgress?.(message.progress);
      else if (message.kind === 'question') {
        const { id, question } = message;
        if (options.onQuestion === undefined)
          reject(new Error('The child process asked what nobody answers.'));
        else
          options.onQuestion(question).then((answer) => this.#send({ kind: 'answer', id, answer }), reject);
      } else if (message.kind === 'done') resolve(message.result);
      else if (isOver) reject(timeout());
      else if (message.kind === 'failed') reject(asAppError(message));
      else if (message.kind === 'crashed') reject(new Error(`The child process failed: ${message.message}`));
    };
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => {
      const exit = { code, signal, standardError: this.#standardError };
      reject(isOver ? timeout() : exitError(exit, options.sentences.memory));
    };
    this.#process.on('message', onMessage).on('exit', onExit);
    const interrupt = (): void => {
      isOver = true;
      // What it answered to the interruption would otherwise be taken for its result.
      if (options.graceMs > 0) this.#send({ kind: 'interrupt' });
      timers.push(setTimeout(() => reject(timeout()), options.graceMs));
    };
    timers.push(setTimeout(interrupt, options.deadlineMs));
    options.signal?.addEventListener('abort', onAbort, { once: true });
    if (options.signal?.aborted === true) onAbort();
    else this.#send({ kind: 'start', request: options.request });
    return promise.finally(() => {
      for (const timer of timers) clearTimeout(timer);
      this.#process.off('message', onMessage).off('exit', onExit);
      options.signal?.removeEventListener('abort', onAbort);
    });
  }

  #send(message: ParentMessage): void {
    // A child that has just died answers through its exit event.
    if (this.#process.connected) this.#process.send(message, () => {});
  }
}
