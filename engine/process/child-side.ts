import { flushCompileCache } from 'node:module';
import { AppError } from '#kernel/errors.ts';
import type { ChildMessage, ParentMessage } from './capped-child.ts';

export interface ChildJob {
  /** Done once while the child waits for its request, so that what it will run is loaded and compiled. Its failure is of no matter. */
  warmUp?(): Promise<unknown>;
  /** Done once when a job is about to come, with what the parent knows of it. */
  prepare?(request: unknown): void;
  run(
    request: unknown,
    tools: { signal: AbortSignal; onProgress: (progress: unknown) => void },
  ): Promise<unknown>;
}

const idleMs = 50;

/** Serves one job in a child process: waits for the request, runs it, answers, and ends with its parent. */
export function serveOneJob(job: ChildJob): void {
  const controller = new AbortController();
  // A child that is needed at once gets its request within this time, and is not kept from it.
  const idle = setTimeout(() => void job.warmUp?.().catch(() => {}), idleMs);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message: ParentMessage) => {
    if (message.kind === 'interrupt') {
      controller.abort();
      return;
    }
    clearTimeout(idle);
    if (message.kind === 'prepare') {
      job.prepare?.(message.request);
      return;
    }
    const tools = {
      signal: controller.signal,
      onProgress: (progress: unknown) => send({ kind: 'progress', progress }),
    };
    job.run(message.request, tools).then(
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
