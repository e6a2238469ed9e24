import { Worker } from 'node:worker_threads';
import type { ParseAnswer, ParseRequest } from './syntax-tree.ts';

export interface SqlParser extends AsyncDisposable {
  /** Null where the parser did not come to an end. */
  parse(request: ParseRequest): Promise<ParseAnswer | null>;
}

/** A parser in a thread that is ended when it takes too long, and started again by the next statement. */
export function createSqlParser({ deadlineMs }: { deadlineMs: number }): SqlParser {
  let worker: Worker | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  const end = async (): Promise<void> => {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };
  const ask = async (request: ParseRequest): Promise<ParseAnswer | null> => {
    worker ??= new Worker(new URL('./parse-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    worker.unref();
    const answer = await answerOf(worker, request, deadlineMs);
    if (answer === null || answer.kind === 'broken') await end();
    return answer;
  };
  return {
    parse(request) {
      const answer = turn.then(() => ask(request));
      turn = answer.catch(() => {});
      return answer;
    },
    [Symbol.asyncDispose]: end,
  };
}

function answerOf(worker: Worker, request: ParseRequest, deadlineMs: number): Promise<ParseAnswer | null> {
  return new Promise((resolve) => {
    const finish = (answer: ParseAnswer | null) => {
      clearTimeout(timer);
      worker.off('message', finish);
      worker.off('error', fail);
      resolve(answer);
    };
    const fail = () => finish({ kind: 'broken' });
    const timer = setTimeout(() => finish(null), deadlineMs);
    worker.once('message', finish);
    worker.once('error', fail);
    worker.postMessage(request);
  });
}
