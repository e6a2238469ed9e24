import { parentPort } from 'node:worker_threads';
import {
  type AgentReply,
  type AnswerToPrepare,
  type AskContext,
  answerConfirmed,
  ask,
  askHeard,
  type ConfirmedQuestion,
  type ModelMode,
  otherReadings,
  type Plan,
  PlanningTime,
  prepareConfirmation,
  type SemanticModel,
  suggestQuestions,
  withinPlanningTime,
} from '#agent/index.ts';
import { planningLimitMs } from '#agent/planning-time.ts';
import { type FailureKind, ProviderFailure, type Turn, type TurnRequest } from '#agent/providers/turn.ts';
import type { Catalog, QueryRequest, QueryResult } from '#kernel/catalog.ts';
import { AppError, type ErrorCode, messageOf } from '#kernel/errors.ts';
import { collectWhenCalm } from '#platform/collect-when-calm.ts';
import { CatalogLists } from './catalog-lists.ts';
import { cellsOfThread, type SharedCells } from './planning-cells.ts';

/**
 * Reads questions in a thread of its own: a catalog with many values takes longer than a server's event loop may wait.
 * Queries go back to the main thread, which owns the sandbox.
 */

export type ToWorker =
  | { type: 'catalog'; key: string; catalog: Catalog }
  | { type: 'forget'; key: string }
  | { type: 'ask'; id: number; key: string; cells: SharedCells; question: string; context: AskData }
  | { type: 'work'; id: number; key: string; cells: SharedCells; work: AgentWork; context: AskData }
  | { type: 'suggest'; id: number; key: string; count: number }
  | { type: 'abort'; id: number }
  | { type: 'queried'; id: number; result?: QueryResult; error?: ErrorData }
  | { type: 'turned'; id: number; turn?: Turn; error?: TurnError };

export type FromWorker =
  | { type: 'query'; id: number; askId: number; request: Omit<QueryRequest, 'signal'> }
  | { type: 'turn'; id: number; askId: number; request: TurnRequest }
  | { type: 'stage'; id: number; stage: Stage; detail?: string }
  /** The language model could not be used; the answer comes all the same. */
  | { type: 'fault'; id: number; error: ErrorData }
  | { type: 'done'; id: number; result: unknown }
  | { type: 'failed'; id: number; error: ErrorData };

export type Stage = 'reading' | 'planning' | 'running' | 'model' | 'checking';

/** A step that a language model did not make. */
export interface TurnError {
  kind: FailureKind | null;
  message: string;
}

/** What of a question's context is data. */
export interface AskData {
  today: string;
  locale: string;
  previous: Plan | null;
  /** A question since `previous` that came to no answer. */
  unanswered?: string | null;
  /** The plan that was offered in these words before, and is chosen with them. */
  chosen?: Plan | null;
  /** A recogniser wrote it down: words that nothing knows may be others of the same sound. */
  isVoice?: boolean;
  /** How a language model is used for it; null: not at all. */
  modelMode?: Omit<ModelMode, 'callModel' | 'onError'> | null;
}

/** What is done with questions besides answering them. */
export type AgentWork =
  | { kind: 'answerConfirmed'; confirmed: ConfirmedQuestion }
  | { kind: 'prepareConfirmation'; asked: AnswerToPrepare }
  | { kind: 'otherReadings'; asked: { question: string; sql: string } };

export interface ErrorData {
  code: ErrorCode | null;
  message: string;
  stack?: string;
}

interface WholeCatalog {
  catalog: Catalog;
  models: Map<string, SemanticModel>;
}

interface Kept {
  catalog: Catalog;
  whole: Promise<WholeCatalog> | null;
}

/** Values that one catalog is indexed with; columns with more are looked up by a statement, as are those that no profile lists. */
const listedValuesMaximum = 200_000;
/** Of all catalogs that are kept whole. */
const keptValuesMaximum = 250_000;

/** For all that a language model lets the agent do for one question. */
const modelPlanningLimitMs = 10_000;

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread.');

/** By key, the least recently used first: a catalog as it came, and whole with the index built over it once it is asked. */
const catalogs = new Map<string, Kept>();
const lists = new CatalogLists(listedValuesMaximum);
const asking = new Map<number, AbortController>();
const queries = new Map<number, { resolve: (result: QueryResult) => void; reject: (error: Error) => void }>();
const turns = new Map<number, { resolve: (turn: Turn) => void; reject: (error: Error) => void }>();
let lastQueryId = 0;
/** A question leaves its plans, and a catalog that gave way its index. */
const calm = collectWhenCalm(5000);

port.on('message', (message: ToWorker) => {
  calm.touch();
  switch (message.type) {
    case 'catalog':
      catalogs.set(message.key, { catalog: message.catalog, whole: null });
      break;
    case 'forget':
      catalogs.delete(message.key);
      forgetLists();
      break;
    case 'ask':
      void work(message, (context) => answer(message, context));
      break;
    case 'work':
      void work(message, (context) => doWork(message.work, context));
      break;
    case 'suggest':
      void reply(message.id, async () =>
        suggestQuestions((await wholeCatalog(message.key)).catalog, message.count),
      );
      break;
    case 'abort':
      asking.get(message.id)?.abort();
      break;
    case 'queried':
      settleQuery(message);
      break;
    case 'turned':
      settleTurn(message);
      break;
  }
});

async function work(
  message: Extract<ToWorker, { type: 'ask' | 'work' }>,
  task: (context: AskContext) => Promise<unknown>,
): Promise<void> {
  const { id, key, cells, context } = message;
  const controller = new AbortController();
  asking.set(id, controller);
  try {
    const { modelMode: _, isVoice: __, ...rest } = context;
    const catalog = await wholeCatalog(key);
    const result = await withinPlanningTime(new PlanningTime(planningLimitMs, cellsOfThread(cells)), () =>
      task({
        ...catalog,
        ...rest,
        signal: controller.signal,
        run: (request) => query(id, request),
        onStage: (stage, detail) =>
          post(detail === undefined ? { type: 'stage', id, stage } : { type: 'stage', id, stage, detail }),
      }),
    );
    post({ type: 'done', id, result });
  } catch (error) {
    post({ type: 'failed', id, error: errorData(error) });
  } finally {
    asking.delete(id);
  }
}

function doWork(work: AgentWork, context: AskContext): Promise<unknown> {
  switch (work.kind) {
    case 'answerConfirmed':
      return answerConfirmed(work.confirmed, context);
    case 'prepareConfirmation':
      return prepareConfirmation(work.asked, context);
    case 'otherReadings':
      return otherReadings(work.asked, context);
  }
}

async function answer(
  { id, cells, question: asked, context: { modelMode, isVoice, chosen } }: Extract<ToWorker, { type: 'ask' }>,
  context: AskContext,
): Promise<AgentReply> {
  const isHeard = isVoice && !chosen;
  const { question, reply } = isHeard
    ? await askHeard(asked, context)
    : { question: asked, reply: await ask(asked, context) };
  if (!modelMode) return reply;
  // What the model asks for is read step by step, each of which waits for it.
  return withinPlanningTime(new PlanningTime(modelPlanningLimitMs, cellsOfThread(cells)), () =>
    askAlso(id, question, reply, modelMode, context),
  );
}

/** Lets the language model read what is its to read. Its part of the agent is loaded with the first question for it. */
async function askAlso(
  askId: number,
  question: string,
  embedded: AgentReply,
  mode: NonNullable<AskData['modelMode']>,
  context: AskContext,
): Promise<AgentReply> {
  const { askModel } = await import('#agent/model-mode/ask-model.ts');
  const callModel = (request: TurnRequest): Promise<Turn> => {
    lastQueryId += 1;
    const id = lastQueryId;
    return new Promise((resolve, reject) => {
      turns.set(id, { resolve, reject });
      post({ type: 'turn', id, askId, request });
    });
  };
  const onError = (error: unknown): void => post({ type: 'fault', id: askId, error: errorData(error) });
  return askModel(question, embedded, { ...mode, callModel, onError }, context);
}

function settleTurn({ id, turn, error }: Extract<ToWorker, { type: 'turned' }>): void {
  const waiting = turns.get(id);
  turns.delete(id);
  if (turn) waiting?.resolve(turn);
  else if (error?.kind) waiting?.reject(new ProviderFailure(error.kind, error.message));
  else waiting?.reject(new Error(error?.message));
}

async function reply(id: number, make: () => Promise<unknown>): Promise<void> {
  try {
    post({ type: 'done', id, result: await make() });
  } catch (error) {
    post({ type: 'failed', id, error: errorData(error) });
  }
}

function query(askId: number, { signal: _, ...request }: QueryRequest): Promise<QueryResult> {
  lastQueryId += 1;
  const id = lastQueryId;
  return new Promise((resolve, reject) => {
    queries.set(id, { resolve, reject });
    post({ type: 'query', id, askId, request });
  });
}

function settleQuery({ id, result, error }: Extract<ToWorker, { type: 'queried' }>): void {
  const waiting = queries.get(id);
  queries.delete(id);
  if (result) waiting?.resolve(result);
  else waiting?.reject(error?.code ? new AppError(error.code, error.message) : new Error(error?.message));
}

/** The catalog with the lists of values put in, and its index. What was not asked for longest gives way to what is. */
async function wholeCatalog(key: string): Promise<WholeCatalog> {
  const kept = catalogs.get(key);
  if (!kept) throw new Error(`The catalog ${key} was not sent.`);
  catalogs.delete(key);
  catalogs.set(key, kept);
  kept.whole ??= lists.putIn(kept.catalog).then((catalog) => ({ catalog, models: new Map() }));
  const whole = kept.whole;
  whole.catch(() => {
    kept.whole = null;
  });
  let listed = 0;
  for (const other of [...catalogs.values()].reverse()) {
    if (other.whole === null) continue;
    listed += listedIn(other.catalog);
    if (other !== kept && listed > keptValuesMaximum) other.whole = null;
  }
  forgetLists();
  return whole;
}

function listedIn({ tables }: Catalog): number {
  const all = tables
    .flatMap(({ profile }) => profile.columns)
    .reduce((sum, { values, listedApart }) => sum + (listedApart ?? values.length), 0);
  return Math.min(all, listedValuesMaximum);
}

/** Lists are kept by version, for as long as a catalog is kept whole that has it. */
function forgetLists(): void {
  const whole = [...catalogs.values()].filter((kept) => kept.whole !== null);
  lists.keepOnly(new Set(whole.flatMap(({ catalog }) => catalog.tables.map(({ versionId }) => versionId))));
}

function errorData(error: unknown): ErrorData {
  const stack = error instanceof Error && error.stack ? { stack: error.stack } : {};
  return { code: error instanceof AppError ? error.code : null, message: messageOf(error), ...stack };
}

function post(message: FromWorker): void {
  port?.postMessage(message);
}
