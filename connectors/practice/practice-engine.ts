import { Worker } from 'node:worker_threads';
import type { DatabaseStart, FromDatabase, ToDatabase } from './database-worker.ts';
import type { PracticeEngine } from './practice-server.ts';

interface Call {
  onBytes: (bytes: Uint8Array) => void;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * PostgreSQL in a thread. What does not end is ended with its thread, and the next call waits until another one is there.
 * @returns with what was made by the statements, to be given the next time
 */
export async function openPracticeEngine({
  statements,
  kept: given,
}: DatabaseStart): Promise<
  PracticeEngine & AsyncDisposable & { readonly kept: Uint8Array<ArrayBuffer> | null }
> {
  let version = '';
  let kept = given;
  let calls = new Map<number, Call>();
  let count = 0;
  let starting = start();
  await starting;

  return {
    get version() {
      return version;
    },
    get kept() {
      return kept;
    },
    run: (messages, onBytes) => ask({ kind: 'run', messages }, onBytes),
    renew: () => ask({ kind: 'renew' }),
    async replace() {
      const before = starting;
      const ended = calls;
      calls = new Map();
      starting = before.then(async (worker) => {
        await worker.terminate();
        return start();
      });
      starting.catch(() => {});
      for (const { reject } of ended.values()) reject(new Error('The statement was ended.'));
      await starting;
    },
    async [Symbol.asyncDispose]() {
      await (await starting).terminate();
    },
  };

  function start(): Promise<Worker> {
    const worker = new Worker(new URL('./database-worker.ts', import.meta.url), {
      workerData: { statements, kept } satisfies DatabaseStart,
    });
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    worker.on('message', (message: FromDatabase) => {
      if (message.kind === 'ready') {
        version = message.version;
        if (message.made) kept = new Uint8Array(message.made);
        resolve(worker);
        return;
      }
      const call = calls.get(message.id);
      if (message.kind === 'bytes') call?.onBytes(message.bytes);
      else {
        calls.delete(message.id);
        if (message.kind === 'done') call?.resolve();
        else call?.reject(new Error(message.message));
      }
    });
    worker.on('error', (error) => {
      reject(error);
      for (const call of calls.values()) call.reject(error);
      calls.clear();
    });
    return promise;
  }

  async function ask(
    message: { kind: 'run'; messages: Uint8Array } | { kind: 'renew' },
    onBytes: Call['onBytes'] = () => {},
  ): Promise<void> {
    const worker = await starting;
    count += 1;
    const id = count;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    calls.set(id, { onBytes, resolve, reject });
    worker.postMessage({ ...message, id } satisfies ToDatabase);
    await promise;
  }
}
