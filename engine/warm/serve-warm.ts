import { rmSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { AppError } from '#kernel/errors.ts';
import { WarmEngine } from './warm-engine.ts';
import type { WarmAnswer, WarmRequest } from './warm-job.ts';

/** The life of a warm engine: statement after statement, one at a time, until the parent ends it. */
export function serveWarm(): void {
  const engine = new WarmEngine(join(process.cwd(), `spill-${process.pid}`));
  let running: { id: number; controller: AbortController } | null = null;
  process.on('disconnect', () => {
    rmSync(join(process.cwd(), `spill-${process.pid}`), { recursive: true, force: true });
    process.exit(0);
  });
  process.on('message', (request: WarmRequest) => {
    if (request.kind === 'interrupt') {
      if (running?.id === request.id) running.controller.abort();
      return;
    }
    if (request.kind === 'rest') {
      if (running === null) engine.close();
      return;
    }
    const { id, job } = request;
    const controller = new AbortController();
    running = { id, controller };
    process.send?.({ kind: 'started', id } satisfies WarmAnswer);
    void engine
      .run(job, controller.signal)
      .then(
        (result): WarmAnswer => ({ kind: 'done', id, result }),
        (error: unknown) => failure(id, error),
      )
      .then((answer) => {
        running = null;
        process.send?.(answer);
        // Kept after the first statement already: the parent ends this process by killing it.
        flushCompileCache();
      });
  });
}

function failure(id: number, error: unknown): WarmAnswer {
  if (error instanceof AppError) {
    return { kind: 'failed', id, code: error.code, message: error.message, details: error.details };
  }
  return {
    kind: 'crashed',
    id,
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
