import { Worker } from 'node:worker_threads';
import type { ParseAnswer, ParseRequest } from './syntax-tree.ts';

export interface SqlParser extends AsyncDisposable {
  /** Null where the parser did not come to an end. */
  parse(request: ParseRequest): Promise<ParseAnswer | null>;
}

/** Of a busy machine, which reads the parser itself meanwhile. */
const startMs = 20_000;

/**
 * A parser in a thread that is ended when it takes too long, and started again by the next statement.
 * @param options.deadlineMs of one statement, from when the parser is ready
 */
export function createSqlParser({ deadlineMs }: { deadlineMs: number }): SqlParser {
  let worker: Worker | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  const end = async (): Promise<void> => {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };
  const ask = async (request: ParseRequest): Promise<ParseAnswer | null> => {
    worker ??= await startWorker();
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

/** Resolves without the word, too, where it does not come: then there is no answer either. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, startMs);
  worker.once('message', () => resolve());
  worker.once('error', () => resolve());
  await promise;
  clearTimeout(timer);
  worker.unref();
  return worker;
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
