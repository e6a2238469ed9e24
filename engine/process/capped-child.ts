import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError, type ErrorCode, errorStatus } from '#kernel/errors.ts';

export interface ChildCaps {
  /** Module that the child runs. */
  entry: URL;
  /** Data segment of the process in bytes (RLIMIT_DATA): heap, DuckDB's buffers, everything that is not a file. */
  dataBytes: number;
  /** V8's old space. */
  heapMegabytes: number;
  /** Working directory: an empty one that tells nothing. */
  directory: string;
}

/** What a child says to its parent. */
export type ChildMessage =
  | { kind: 'progress'; progress: unknown }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; code: string; message: string; details?: Record<string, unknown> | undefined }
  | { kind: 'crashed'; message: string };

/** What a parent says to its child. */
export type ParentMessage = { kind: 'start'; request: unknown } | { kind: 'interrupt' };

export interface RunOptions {
  request: unknown;
  deadlineMs: number;
  /** Given to the child, after the deadline, to stop by itself before it is killed. */
  graceMs: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: unknown) => void) | undefined;
  /** Told when the time or the memory is used up. */
  sentences: { timeout: string; memory: string };
}

/** A process for one job: no environment, capped memory, killed at its deadline whatever it does. */
export class CappedChild {
  readonly #process: ChildProcess;
  #standardError = '';

  constructor(caps: ChildCaps) {
    this.#process = spawnCapped(caps);
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#standardError = (this.#standardError + text).slice(-4000);
    });
    // A spare must not keep a server alive that wants to end.
    this.#process.unref();
    this.#process.channel?.unref();
    this.#process.on('error', () => {});
  }

  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null && this.#process.connected;
  }

  kill(): void {
    this.#process.kill('SIGKILL');
  }

  /** Runs the one job. The child is gone when this settles. Throws AppError as the child failed, or for time and memory. */
  async run(options: RunOptions): Promise<unknown> {
    this.#process.ref();
    try {
      return await this.#converse(options);
    } finally {
      this.kill();
    }
  }

  #converse(options: RunOptions): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timers: NodeJS.Timeout[] = [];
    const timeout = (): AppError => new AppError('timeout', options.sentences.timeout);
    let isOver = false;
    const onAbort = (): void => reject(new AppError('cancelled', 'The work was cancelled.'));
    this.#process.on('message', (message: ChildMessage) => {
      if (message.kind === 'progress') options.onProgress?.(message.progress);
      else if (message.kind === 'done') resolve(message.result);
      else if (isOver) reject(timeout());
      else if (message.kind === 'failed') reject(asAppError(message));
      else reject(new Error(`The child process failed: ${message.message}`));
    });
    this.#process.on('exit', (code, signal) => {
      reject(isOver ? timeout() : this.#exitError(code, signal, options.sentences.memory));
    });
    const interrupt = (): void => {
      isOver = true;
      this.#send({ kind: 'interrupt' });
      timers.push(setTimeout(() => reject(timeout()), options.graceMs));
    };
    timers.push(setTimeout(interrupt, options.deadlineMs));
    options.signal?.addEventListener('abort', onAbort, { once: true });
    if (options.signal?.aborted === true) onAbort();
    else this.#send({ kind: 'start', request: options.request });
    return promise.finally(() => {
      for (const timer of timers) clearTimeout(timer);
      options.signal?.removeEventListener('abort', onAbort);
    });
  }

  #send(message: ParentMessage): void {
    // A child that has just died answers through its exit event.
    if (this.#process.connected) this.#process.send(message, () => {});
  }

  /** Out of memory ends V8 by abort (134) and glibc by a signal; everything else is a fault of ours. */
  #exitError(code: number | null, signal: NodeJS.Signals | null, sentence: string): Error {
    const isMemory =
      code === 134 ||
      signal === 'SIGABRT' ||
      signal === 'SIGKILL' ||
      /out of memory|bad_alloc/i.test(this.#standardError);
    if (isMemory) return new AppError('tooLarge', sentence);
    return new Error(`The child process ended early (${signal ?? code}): ${this.#standardError}`);
  }
}

function asAppError(message: Extract<ChildMessage, { kind: 'failed' }>): AppError {
  const code: ErrorCode = message.code in errorStatus ? (message.code as ErrorCode) : 'internal';
  return new AppError(
    code,
    message.message,
    message.details === undefined ? {} : { details: message.details },
  );
}

function spawnCapped(caps: ChildCaps): ChildProcess {
  const command = [
    process.execPath,
    `--max-old-space-size=${caps.heapMegabytes}`,
    '--disable-warning=ExperimentalWarning',
    fileURLToPath(caps.entry),
  ];
  const options = {
    cwd: caps.directory,
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'] as ('ignore' | 'pipe' | 'ipc')[],
    windowsHide: true,
  };
  // Windows has no limits of this kind: there the deadline and DuckDB's own limit hold alone.
  if (process.platform === 'win32') return spawn(command[0] ?? '', command.slice(1), options);
  // The limit cannot be set only where the system has set a lower one already.
  const kilobytes = String(Math.floor(caps.dataBytes / 1024));
  return spawn(
    '/bin/sh',
    ['-c', 'ulimit -d "$0" 2>/dev/null; ulimit -c 0; exec "$@"', kilobytes, ...command],
    options,
  );
}
