import { flushCompileCache } from 'node:module';
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

/** Serves one job in a child process: waits for the request, runs it, answers, and ends with its parent. */
export function serveOneJob(job: ChildJob): void {
  const controller = new AbortController();
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
    const tools = {
      signal: controller.signal,
      onProgress: (progress: unknown) => send({ kind: 'progress', progress }),
      ask: (question: unknown) =>
        new Promise<unknown>((resolve) => {
          send({ kind: 'question', id: asked.push(resolve) - 1, question });
        }),
    };
    answerOf(message.request, tools).then(
      (result) => {
        // What was compiled is kept before the answer, once for each version of the code: behind it the parent kills.
        flushCompileCache();
        send({ kind: 'done', result });
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

function send(message: ChildMessage): void {
  process.send?.(message);
}
