import { AppError } from '#kernel/errors.ts';
import type { ChildMessage, ParentMessage } from './capped-child.ts';

export interface ChildJob {
  run(
    request: unknown,
    tools: { signal: AbortSignal; onProgress(progress: unknown): void },
  ): Promise<unknown>;
}

/** Serves one job in a child process: waits for the request, runs it, answers, and ends with its parent. */
export function serveOneJob(job: ChildJob): void {
  const controller = new AbortController();
  process.on('disconnect', () => process.exit(0));
  process.on('message', (message: ParentMessage) => {
    if (message.kind === 'interrupt') {
      controller.abort();
      return;
    }
    const tools = {
      signal: controller.signal,
      onProgress: (progress: unknown) => send({ kind: 'progress', progress }),
    };
    job.run(message.request, tools).then(
      (result) => send({ kind: 'done', result }),
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
