import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { getPriority } from 'node:os';
import { AppError } from '#kernel/errors.ts';
import type { ChildMessage, ParentMessage } from './capped-child.ts';

export interface ChildJob {
  /**
   * Done once while the child waits for its request, so that what it will run is loaded and compiled. Its failure is of no matter. The request ends it by
   * the signal, and is answered when it has ended: the child is killed behind its answer, and would leave what the warming up has written.
   */
  warmUp?(signal: AbortSignal): Promise<unknown>;
  /** Done once when a job is about to come, with what the parent knows of it. */
  prepare?(request: unknown): void;
  run(
    request: unknown,
    tools: {
      signal: AbortSignal;
      onProgress: (progress: unknown) => void;
      /** What only the parent may decide. */
      ask: (question: unknown) => Promise<unknown>;
    },
  ): Promise<unknown>;
}

const idleMs = 50;

const opened: (() => void)[] = [];

/** What a job holds until its answer is on its way: freeing it first would delay the answer. */
export function closeBehindAnswer(close: () => void): void {
  opened.push(close);
}

/** A process that has served so many jobs ends: what stays behind each of them adds up. */
const mostJobs = 50;
/** One that has grown by more ends: the next job has all that it may use. */
const mostGrowth = 150e6;

/** Serves one job in a child process: waits for the request, runs it, answers, and ends with its parent. */
export function serveOneJob(job: ChildJob): void {
  serve(job, { begin: () => {}, answered: () => {} });
}

/**
 * Serves jobs of one owner, one after the other. Behind each answer everything that it had opened is closed (`closeBehindAnswer`), and the
 * process ends where it would not be as good as a new one: it holds more memory, or lets others go first.
 */
export function serveJobs(job: ChildJob): void {
  let served = 0;
  let fresh: State | null = null;
  serve(job, {
    begin: () => {
      fresh ??= stateOf();
    },
    answered: (toClose) => {
      for (const close of toClose) close();
      served += 1;
      if (served >= mostJobs || fresh === null || !isAsGoodAs(fresh, stateOf())) process.exit(0);
      void send({ kind: 'ready' });
    },
  });
}

interface State {
  priority: number;
  residentBytes: number;
  /** What the cap on the memory counts; 0 where the system does not tell. */
  dataBytes: number;
}

function stateOf(): State {
  let dataPages = 0;
  try {
    dataPages = Number(readFileSync('/proc/self/statm', 'utf8').split(' ')[5]);
  } catch {}
  return {
    priority: getPriority(),
    residentBytes: process.memoryUsage.rss(),
    dataBytes: dataPages * 4096,
  };
}

function isAsGoodAs(fresh: State, now: State): boolean {
  return (
    now.priority <= fresh.priority &&
    now.residentBytes <= fresh.residentBytes + mostGrowth &&
    now.dataBytes <= fresh.dataBytes + mostGrowth
  );
}

function serve(job: ChildJob, on: { begin: () => void; answered: (toClose: (() => void)[]) => void }): void {
  let controller = new AbortController();
  const waiting = new AbortController();
  let warming: Promise<unknown> | undefined;
  const asked: ((answer: unknown) => void)[] = [];
  const answerOf = async (...given: Parameters<ChildJob['run']>): Promise<unknown> => {
    try {
      return await job.run(...given);
    } finally {
      await warming;
    }
  };
  const warmUp = (): void => {
    if (!waiting.signal.aborted) warming = job.warmUp?.(waiting.signal).catch(() => {});
  };
  // A child that is needed at once gets its request within this time, and is not kept from it. On a busy machine the time may be over before the first look
  // at what has come: the next step of the loop is that look.
  const idle = setTimeout(() => setImmediate(warmUp), idleMs);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message: ParentMessage) => {
    if (message.kind === 'interrupt') {
      controller.abort();
      return;
    }
    if (message.kind === 'answer') {
      asked[message.id]?.(message.answer);
      return;
    }
    clearTimeout(idle);
    waiting.abort();
    if (message.kind === 'prepare') {
      job.prepare?.(message.request);
      return;
    }
    controller = new AbortController();
    on.begin();
    const tools = {
      signal: controller.signal,
      onProgress: (progress: unknown) => void send({ kind: 'progress', progress }),
      ask: (question: unknown) =>
        new Promise<unknown>((resolve) => {
          void send({ kind: 'question', id: asked.push(resolve) - 1, question });
        }),
    };
    answerOf(message.request, tools).then(
      async (result) => {
        // What was compiled is kept before the answer, once for each version of the code: behind it the parent kills.
        flushCompileCache();
        // What the next job opens ahead, once the parent has the answer, is not among it.
        const toClose = opened.splice(0);
        await send({ kind: 'done', result });
        on.answered(toClose);
      },
      (error: unknown) => send(failure(error)),
    );
  });
}

function failure(error: unknown): ChildMessage {
  if (error instanceof AppError) {
    return { kind: 'failed', code: error.code, message: error.message, details: error.details };
  }
  return {
    kind: 'crashed',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

/** Resolves when it is on its way. */
function send(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });
}
