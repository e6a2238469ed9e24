import { createHash } from 'node:crypto';
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
import { type AgentTask, AgentThreads, type Served, type ThreadLimits } from './agent-threads.ts';
import type { AgentWork, AskData, Stage, ToWorker } from './ask-worker.ts';
import type { SharedCells } from './planning-cells.ts';

export interface AskerRequest extends AskData {
  /** Whose turn it is to be answered is told by workspace. */
  workspaceId: string;
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
  workspaceId: string;
  /** Nobody waits for it: what people wait for goes first. */
  isBackground?: boolean;
  catalog: Catalog;
  today: string;
  locale: string;
  previous?: Plan | null;
  run: RunQuery;
  signal: AbortSignal;
}

/** The agent in its threads. When one dies, the question it died of fails; the others go on in another. */
export interface Asker extends AsyncDisposable {
  ask(request: AskerRequest): Promise<AgentReply>;
  suggest(workspaceId: string, catalog: Catalog, count: number): Promise<string[]>;
  answerConfirmed(confirmed: ConfirmedQuestion, context: AgentContext): Promise<ConfirmedOutcome>;
  prepareConfirmation(asked: AnswerToPrepare, context: AgentContext): Promise<Preparation>;
  otherReadings(asked: { question: string; sql: string }, context: AgentContext): Promise<OtherReading[]>;
  /** Questions of people are being answered. */
  isAnswering(): boolean;
}

type Serving = Pick<AskerRequest, 'run' | 'signal' | 'callModel'>;

export function createAsker(log: Log, limits: Partial<ThreadLimits> = {}): Asker {
  const threads = new AgentThreads(log, limits);
  let answering = 0;
  /** Rows and catalogs pass through this process as well; not while the thread collects. */
  const calm = collectWhenCalm(7000);

  return {
    async ask(request) {
      const { question, today, locale, previous, unanswered = null, modelMode = null } = request;
      const { isVoice = false, chosen = null, onStage } = request;
      answering += 1;
      try {
        return await start<AgentReply>(request, {
          onStage: ({ stage, detail }) => onStage(stage, detail),
          serve: (asked) => serve(asked, request),
          message: (id, key, cells) => ({
            type: 'ask',
            id,
            key,
            cells,
            question,
            context: { today, locale, previous, unanswered, chosen, isVoice, modelMode },
          }),
        });
      } finally {
        answering -= 1;
      }
    },
    answerConfirmed: (confirmed, context) => work({ kind: 'answerConfirmed', confirmed }, context),
    prepareConfirmation: (asked, context) => work({ kind: 'prepareConfirmation', asked }, context),
    otherReadings: (asked, context) => work({ kind: 'otherReadings', asked }, context),
    isAnswering: () => answering > 0,
    suggest: (workspaceId, catalog, count) =>
      start<string[]>(
        { workspaceId, catalog, signal: null, isBackground: true },
        {
          onStage: () => {},
          serve: () => Promise.reject(new Error('Suggestions ask for nothing.')),
          message: (id, key) => ({ type: 'suggest', id, key, count }),
        },
      ),
    [Symbol.asyncDispose]: () => threads[Symbol.asyncDispose](),
  };

  function work<T>(task: AgentWork, context: AgentContext): Promise<T> {
    const { today, locale, previous = null } = context;
    return start<T>(context, {
      onStage: () => {},
      serve: (asked) => serve(asked, context),
      message: (id, key, cells) => ({
        type: 'work',
        id,
        key,
        cells,
        work: task,
        context: { today, locale, previous },
      }),
    });
  }

  async function start<T>(
    asked: Pick<AgentContext, 'workspaceId' | 'catalog' | 'isBackground'> & { signal: AbortSignal | null },
    task: Pick<AgentTask, 'onStage' | 'serve'> & {
      message: (id: number, key: string, cells: SharedCells) => ToWorker;
    },
  ): Promise<T> {
    const { workspaceId, catalog, signal, isBackground = false } = asked;
    const key = catalogKey(catalog);
    try {
      return await threads.run<T>({
        workspaceId,
        isBackground,
        catalog,
        catalogKey: key,
        signal,
        onStage: task.onStage,
        serve: task.serve,
        message: (id, cells) => task.message(id, key, cells),
      });
    } finally {
      calm.touch();
    }
  }

  async function serve(asked: Served, serving: Serving): Promise<ToWorker> {
    calm.touch();
    return asked.type === 'query' ? runQuery(asked, serving) : takeTurn(asked, serving);
  }

  async function takeTurn(
    { id, request }: Extract<Served, { type: 'turn' }>,
    { callModel }: Serving,
  ): Promise<ToWorker> {
    try {
      if (!callModel) throw new AppError('cancelled', 'The question has ended.');
      return { type: 'turned', id, turn: await callModel(request) };
    } catch (error) {
      const kind = error instanceof ProviderFailure ? error.kind : null;
      return { type: 'turned', id, error: { kind, message: messageOf(error) } };
    }
  }

  async function runQuery(
    { id, request }: Extract<Served, { type: 'query' }>,
    { run, signal }: Serving,
  ): Promise<ToWorker> {
    try {
      return { type: 'queried', id, result: await run({ ...request, signal }) };
    } catch (error) {
      const code = error instanceof AppError ? error.code : null;
      // The person is told in plain words; what was wrong with the statement stands here alone.
      if (code === 'invalid' || code === 'tooLarge')
        log.warn(
          { error: messageOf(error), tables: request.tables.map(({ sqlName }) => sqlName) },
          'statement of an answer failed',
        );
      return { type: 'queried', id, error: { code, message: messageOf(error) } };
    }
  }
}

/** Names what a catalog holds: versions and what was told never change, so their ids and numbers stand for it. */
export function catalogKey(catalog: Catalog): string {
  const hash = createHash('sha256');
  for (const table of catalog.tables)
    hash.update(
      `${table.sqlName}\0${table.versionId}\0${table.meaningRevision ?? 0}\0${table.namesRevision ?? ''}\0${table.dataSourceName}\0`,
    );
  hash.update(`${catalog.settingsRevision ?? 0}\0`);
  hash.update(JSON.stringify([catalog.relations, catalog.proposed ?? []]));
  return hash.digest('hex');
}
