import type { AgentReply, Plan } from '#agent/index.ts';
import type { StorageGuard } from '#features/storage/contract.ts';
import type { Answer } from '#kernel/answer.ts';
import type { Catalog, RunQuery } from '#kernel/catalog.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import type { ChatMessage, ChatSession, Exchange } from '../contract.ts';
import { defaultSessionTitle, questionMaximumLength } from '../limits.ts';
import { chatStrings } from '../strings.ts';
import type { ChatStore } from './chat-store.ts';
import { chatServerStrings } from './strings.ts';

export type Stage = 'reading' | 'planning' | 'running' | 'model' | 'checking';

export interface AskRequest {
  workspaceId: string;
  /** Who may have a model trained by asking for it; null for a program that may only read. */
  trainerId: string | null;
  /** The sources that the conversation is limited to; null for all of the workspace. */
  dataSourceIds: readonly string[] | null;
  /** Of the message that the answer will be. */
  answerId: string;
  /** The question was offered as a reading of the one before. */
  isChosen: boolean;
  /** The plan of that reading, where it was offered with one. */
  chosen: Plan | null;
  question: string;
  /** A recogniser wrote it down. */
  isVoice: boolean;
  catalog: Catalog;
  /** YYYY-MM-DD */
  today: string;
  locale: string;
  previous: Plan | null;
  /** A question since `previous` that came to no answer. */
  unanswered: string | null;
  run: RunQuery;
  signal: AbortSignal;
  onStage: (stage: Stage, detail?: string) => void;
}

export interface ConversationParts {
  chat: ChatStore;
  clock: Clock;
  /** The day there, YYYY-MM-DD, by the clock of the workspace. */
  todayIn: (workspaceId: string) => Promise<string>;
  log: Log;
  storage: Pick<StorageGuard, 'requireAnswers'>;
  /** A question has come, and will need data: called before it is stored. */
  prepareQuery: (workspaceId: string) => void;
  ask: (request: AskRequest) => Promise<AgentReply>;
  readCatalog: (workspaceId: string, dataSourceIds: readonly string[] | null) => Promise<Catalog>;
  queryFor: (workspaceId: string) => RunQuery;
  /** Stores what is needed to check and repeat an answer, in the transaction of its message. */
  writeReceipt: (transaction: Db, caller: Caller, receipt: ReceiptDraft) => Promise<unknown>;
}

export interface ReceiptDraft {
  id: string;
  messageId: string;
  question: string;
  text: string;
  answer: Answer;
  tables: AgentReply['tables'];
  live?: AgentReply['live'];
  continuation?: AgentReply['continuation'];
  /** Absent where the answer shows all rows. */
  whole?: AgentReply['whole'];
  now: Date;
}

export interface Conversation {
  /** Stores the question, answers it and stores the answer. The question is stored before anything can fail. */
  exchange(request: {
    caller: Caller;
    session: ChatSession;
    content: string;
    isVoice: boolean;
    /** A person asks, who may have models trained by it. */
    mayTrain?: boolean;
    onAccepted: (userMessage: ChatMessage) => void;
    onStage: (stage: Stage, detail?: string) => void;
    /** Who asked has gone: the question ends, and says so. */
    signal?: AbortSignal;
  }): Promise<Exchange>;
  /** Stops the question of a session that is being answered; resolves when its end has been stored. */
  stop(sessionId: string): Promise<boolean>;
  close(): void;
}

const titleMaximumLength = 80;
/** Why a question ends that nobody stopped. */
const hasGone = 'gone';

export function createConversation(parts: ConversationParts): Conversation {
  const { chat, clock, log } = parts;
  /** By session: the question being answered. Questions of one session are answered one after the other. */
  const running = new Map<string, { controller: AbortController; finished: Promise<unknown> }>();

  return {
    async exchange(request) {
      const { caller, session, content, isVoice } = request;
      await parts.storage.requireAnswers(caller.workspaceId);
      parts.prepareQuery(caller.workspaceId);
      const question = {
        id: newId(),
        role: 'user',
        content,
        isVoice,
        metadata: {},
        plan: null,
        offered: [],
      } as const;
      const userMessage = await chat.append(caller, session.id, question, clock.now());
      request.onAccepted(userMessage);
      await nameSession(caller, session, content);
      const aiMessage = await inTurn(session.id, (signal) => answerAndStore(request, signal), request.signal);
      return { userMessage, aiMessage };
    },
    async stop(sessionId) {
      const entry = running.get(sessionId);
      entry?.controller.abort();
      await entry?.finished.catch(() => {});
      return entry !== undefined;
    },
    close() {
      for (const { controller } of running.values()) controller.abort();
    },
  };

  async function inTurn<T>(
    sessionId: string,
    work: (signal: AbortSignal) => Promise<T>,
    gone?: AbortSignal,
  ): Promise<T> {
    const before = running.get(sessionId)?.finished;
    const controller = new AbortController();
    const finished = (async () => {
      await before?.catch(() => {});
      return work(controller.signal);
    })();
    const entry = { controller, finished };
    running.set(sessionId, entry);
    const leave = () => controller.abort(hasGone);
    gone?.addEventListener('abort', leave, { once: true });
    if (gone?.aborted) leave();
    try {
      return await finished;
    } finally {
      gone?.removeEventListener('abort', leave);
      if (running.get(sessionId) === entry) running.delete(sessionId);
    }
  }

  async function answerAndStore(
    request: Parameters<Conversation['exchange']>[0],
    signal: AbortSignal,
  ): Promise<ChatMessage> {
    const { caller, session, content } = request;
    const messageId = newId();
    const reply = await replyTo(request, messageId, signal);
    const now = clock.now();
    const receiptId = reply.answer.status === 'answered' && reply.answer.sql !== null ? newId() : null;
    const answer: Answer = { ...reply.answer, receiptId };
    const message = {
      id: messageId,
      role: 'assistant',
      content: reply.text,
      isVoice: false,
      metadata: {
        ...(reply.chart ? { chartConfig: reply.chart } : {}),
        ...(reply.chart && reply.drawn ? { drawn: reply.drawn } : {}),
        answer,
      },
      plan: reply.plan,
      offered: reply.offered ?? [],
    } as const;
    return chat.append(caller, session.id, message, now, async (transaction) => {
      if (receiptId === null) return;
      const { text, tables, live, continuation, whole } = reply;
      await parts.writeReceipt(transaction, caller, {
        id: receiptId,
        messageId,
        question: content,
        text,
        answer,
        tables,
        ...(live ? { live } : {}),
        ...(continuation ? { continuation } : {}),
        ...(whole ? { whole } : {}),
        now,
      });
    });
  }

  /** The agent's reply, or one in words when it could not come to an end. Never throws: a question is never left alone. */
  async function replyTo(
    { caller, session, content, isVoice, mayTrain, onStage }: Parameters<Conversation['exchange']>[0],
    answerId: string,
    signal: AbortSignal,
  ): Promise<AgentReply> {
    try {
      const catalog = await parts.readCatalog(caller.workspaceId, session.dataSourceIds);
      const ground = await chat.findGround(caller, session.id);
      const chosen = ground.offered.find(({ question }) => question === content);
      // What was offered is longer than what it was offered for, and has its plan.
      if (!chosen?.plan && content.length > questionMaximumLength)
        return withoutAnswer(chatStrings.questionTooLong);
      return await parts.ask({
        workspaceId: caller.workspaceId,
        trainerId: mayTrain ? caller.accountId : null,
        dataSourceIds: session.dataSourceIds,
        answerId,
        isChosen: chosen !== undefined,
        chosen: (chosen?.plan ?? null) as Plan | null,
        question: content,
        isVoice,
        catalog,
        today: await parts.todayIn(caller.workspaceId),
        locale: 'en-US',
        previous: ground.plan as Plan | null,
        unanswered: isGround(ground.unanswered, content) ? ground.unanswered : null,
        run: parts.queryFor(caller.workspaceId),
        signal,
        onStage,
      });
    } catch (error) {
      if (signal.aborted)
        return withoutAnswer(signal.reason === hasGone ? chatServerStrings.gone : chatServerStrings.stopped);
      // What is `invalid` here is a statement that was made, and no word of the person: its sentence is about SQL.
      const isTold = error instanceof AppError && error.status !== 500 && error.code !== 'invalid';
      // What could not be reached may be there in a moment: the same question is offered again.
      if (isTold) return withoutAnswer(error.message, error.code === 'unreadable' ? [content] : []);
      log.error({ err: error, error: messageOf(error), sessionId: session.id }, 'question not answered');
      return withoutAnswer(chatServerStrings.failed);
    }
  }

  async function nameSession(caller: Caller, session: ChatSession, content: string): Promise<void> {
    if (session.title !== '' && session.title !== defaultSessionTitle) return;
    const line = content.replace(/\s+/g, ' ');
    const title = line.length > titleMaximumLength ? `${line.slice(0, titleMaximumLength - 1)}…` : line;
    await chat.renameSession(caller, session.id, title);
  }
}

/** Asked again, it is no part of another question; and nobody goes on with what was too long to be read. */
function isGround(unanswered: string | null, content: string): boolean {
  return unanswered !== null && unanswered !== content && unanswered.length <= questionMaximumLength;
}

function withoutAnswer(text: string, suggestions: string[] = []): AgentReply {
  return {
    text,
    plan: null,
    chart: null,
    tables: [],
    answer: {
      status: 'declined',
      verdict: null,
      reading: '',
      sql: null,
      columns: [],
      rows: [],
      rowCount: 0,
      truncated: false,
      checks: [],
      sources: [],
      assumptions: [],
      notUnderstood: [],
      suggestions,
      elapsedMs: 0,
    },
  };
}
