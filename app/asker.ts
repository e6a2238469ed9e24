import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type {
  AgentReply,
  AnswerToPrepare,
  ConfirmedOutcome,
  ConfirmedQuestion,
  OtherReading,
  Plan,
  Preparation,
} from '#agent/index.ts';
import { ProviderFailure, type Turn, type TurnRequest } from '#agent/providers/turn.ts';
import type { Catalog, RunQuery } from '#kernel/catalog.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import { collectWhenCalm } from '#platform/collect-when-calm.ts';
import type { Log } from '#platform/log/log.ts';
import type { AgentWork, AskData, ErrorData, FromWorker, Stage, ToWorker } from './ask-worker.ts';

export interface AskerRequest extends AskData {
  question: string;
  catalog: Catalog;
  run: RunQuery;
  signal: AbortSignal;
  onStage: (stage: Stage, detail?: string) => void;
  /** One step of the language model; needed with `modelMode`. */
  callModel?: (request: TurnRequest) => Promise<Turn>;
}

/** In what a question is worked on besides being answered. */
export interface AgentContext {
  catalog: Catalog;
  today: string;
  locale: string;
  previous?: Plan | null;
  run: RunQuery;
  signal: AbortSignal;
}

type Running = Pick<AskerRequest, 'run' | 'signal' | 'onStage' | 'callModel'>;

/** The agent in its thread. When the thread dies, its questions fail and the next one gets a new thread. */
export interface Asker extends AsyncDisposable {
  ask(request: AskerRequest): Promise<AgentReply>;
  suggest(catalog: Catalog, count: number): Promise<string[]>;
  answerConfirmed(confirmed: ConfirmedQuestion, context: AgentContext): Promise<ConfirmedOutcome>;
  prepareConfirmation(asked: AnswerToPrepare, context: AgentContext): Promise<Preparation>;
  otherReadings(asked: { question: string; sql: string }, context: AgentContext): Promise<OtherReading[]>;
  /** Questions of people are being answered. */
  isAnswering(): boolean;
}

interface Pending {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  request: Running | null;
}

/** Catalogs that the thread keeps; the least recently used goes first. */
const catalogsMaximum = 30;
const threadMemoryMb = 512;
/** A small young generation costs a little time and saves tens of megabytes of a thread that mostly waits. */
const youngMemoryMb = 8;

export function createAsker(log: Log): Asker {
  let worker: Worker | null = null;
  let lastId = 0;
  const pending = new Map<number, Pending>();
  const sentCatalogs = new Map<string, true>();
  const answering = new Set<number>();
  /** Rows and catalogs pass through this process as well; not while the thread collects. */
  const calm = collectWhenCalm(7000);

  return {
    async ask(request) {
      const { question, catalog, today, locale, previous, unanswered = null, modelMode = null } = request;
      const { signal, isVoice = false, chosen = null } = request;
      signal.throwIfAborted();
      const key = sendCatalog(catalog);
      let own = 0;
      const answer = call<AgentReply>(request, (id) => {
        own = id;
        answering.add(id);
        signal.addEventListener('abort', () => post({ type: 'abort', id }), { once: true });
        return {
          type: 'ask',
          id,
          key,
          question,
          context: { today, locale, previous, unanswered, chosen, isVoice, modelMode },
        };
      });
      return answer.finally(() => answering.delete(own));
    },
    answerConfirmed: (confirmed, context) => work({ kind: 'answerConfirmed', confirmed }, context),
    prepareConfirmation: (asked, context) => work({ kind: 'prepareConfirmation', asked }, context),
    otherReadings: (asked, context) => work({ kind: 'otherReadings', asked }, context),
    isAnswering: () => answering.size > 0,
    suggest(catalog, count) {
      const key = sendCatalog(catalog);
      return call<string[]>(null, (id) => ({ type: 'suggest', id, key, count }));
    },
    async [Symbol.asyncDispose]() {
      await worker?.terminate();
    },
  };

  async function work<T>(task: AgentWork, context: AgentContext): Promise<T> {
    const { catalog, today, locale, previous = null, run, signal } = context;
    signal.throwIfAborted();
    const key = sendCatalog(catalog);
    return call<T>({ run, signal, onStage: () => {} }, (id) => {
      signal.addEventListener('abort', () => post({ type: 'abort', id }), { once: true });
      return { type: 'work', id, key, work: task, context: { today, locale, previous } };
    });
  }

  function call<T>(request: Running | null, message: (id: number) => ToWorker): Promise<T> {
    lastId += 1;
    const id = lastId;
    return new Promise<T>((resolve, reject) => {
      pending.set(id, { resolve, reject, request });
      post(message(id));
    });
  }

  /** Sends a catalog once; versions and what was told never change, so their ids and numbers name its content. */
  function sendCatalog(catalog: Catalog): string {
    const key = catalogKey(catalog);
    if (!worker) start();
    if (!sentCatalogs.delete(key)) post({ type: 'catalog', key, catalog });
    sentCatalogs.set(key, true);
    const oldest = sentCatalogs.keys().next().value;
    if (sentCatalogs.size > catalogsMaximum && oldest !== undefined) {
      sentCatalogs.delete(oldest);
      post({ type: 'forget', key: oldest });
    }
    return key;
  }

  function post(message: ToWorker): void {
    worker?.postMessage(message);
  }

  function start(): void {
    const started = new Worker(new URL('./ask-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: threadMemoryMb, maxYoungGenerationSizeMb: youngMemoryMb },
    });
    worker = started;
    started.unref();
    started.on('message', receive);
    started.on('error', (error) => log.error({ error: messageOf(error) }, 'agent thread failed'));
    started.on('exit', () => {
      if (worker === started) worker = null;
      sentCatalogs.clear();
      for (const [id, { reject }] of pending) {
        pending.delete(id);
        reject(new Error('The agent thread ended before it answered.'));
      }
    });
  }

  function receive(message: FromWorker): void {
    calm.touch();
    if (message.type === 'query') {
      void runQuery(message);
      return;
    }
    if (message.type === 'turn') {
      void takeTurn(message);
      return;
    }
    if (message.type === 'fault') {
      log.error({ error: message.error.message, stack: message.error.stack }, 'language model mode failed');
      return;
    }
    const entry = pending.get(message.id);
    if (!entry) return;
    if (message.type === 'stage') {
      entry.request?.onStage(message.stage, message.detail);
      return;
    }
    pending.delete(message.id);
    if (message.type === 'done') entry.resolve(message.result as never);
    else entry.reject(toError(message.error));
  }

  async function takeTurn({ id, askId, request }: Extract<FromWorker, { type: 'turn' }>): Promise<void> {
    const callModel = pending.get(askId)?.request?.callModel;
    try {
      if (!callModel) throw new AppError('cancelled', 'The question has ended.');
      post({ type: 'turned', id, turn: await callModel(request) });
    } catch (error) {
      const kind = error instanceof ProviderFailure ? error.kind : null;
      post({ type: 'turned', id, error: { kind, message: messageOf(error) } });
    }
  }

  async function runQuery({ id, askId, request }: Extract<FromWorker, { type: 'query' }>): Promise<void> {
    const asked = pending.get(askId)?.request;
    try {
      if (!asked) throw new AppError('cancelled', 'The question has ended.');
      const result = await asked.run({ ...request, signal: asked.signal });
      post({ type: 'queried', id, result });
    } catch (error) {
      const code = error instanceof AppError ? error.code : null;
      // The person is told in plain words; what was wrong with the statement stands here alone.
      if (code === 'invalid' || code === 'tooLarge')
        log.warn(
          { error: messageOf(error), tables: request.tables.map(({ sqlName }) => sqlName) },
          'statement of an answer failed',
        );
      post({ type: 'queried', id, error: { code, message: messageOf(error) } });
    }
  }
}

/** Names what a catalog holds: versions and what was told never change, so their ids and numbers stand for it. */
export function catalogKey(catalog: Catalog): string {
  const hash = createHash('sha256');
  for (const table of catalog.tables)
    hash.update(
      `${table.sqlName}\0${table.versionId}\0${table.meaningRevision ?? 0}\0${table.dataSourceName}\0`,
    );
  hash.update(`${catalog.settingsRevision ?? 0}\0`);
  hash.update(JSON.stringify([catalog.relations, catalog.proposed ?? []]));
  return hash.digest('hex');
}

function toError({ code, message, stack }: ErrorData): Error {
  if (code) return new AppError(code, message);
  const error = new Error(message);
  if (stack) error.stack = stack;
  return error;
}
