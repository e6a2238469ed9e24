import type { QueryClient } from '@tanstack/react-query';
import { userMessageOf } from '#ui/http-error.ts';
import { readKey, refreshReads } from '#ui/query.ts';
import { stopSpeaking } from '#ui/speech/speaker.ts';
import { spokenAnswer } from '#ui/speech/spoken-answer.ts';
import { createStore, type Store } from '#ui/store.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import type { AgentStatus, ChatMessage, Exchange } from '../contract.ts';
import { chatStrings } from '../strings.ts';
import { agentStatusPath, chatApi, messagesPath, sessionsPath } from './api.ts';
import { AnswerFailed, ask, type Stage } from './ask-stream.ts';
import { metadataOf } from './message-metadata.ts';
import type { Question } from './pending-question.ts';
import { readAloud } from './reading-aloud.ts';

/** A question under way. It belongs to its session, not to a component: changing the page does not lose it. */
export interface Pending {
  question: Question;
  stage: Stage | null;
  /** The answer that is being put among the messages: from then on the question is shown there. */
  answerId: string | null;
  stop: () => void;
}

type PerSession<Value> = Readonly<Record<string, Value>>;

export const pendingStore = createStore<PerSession<Pending>>({});
/** What stands in the box of each session. */
export const draftStore = createStore<PerSession<string>>({});
/** Why the last question of a session has no answer. */
export const failureStore = createStore<PerSession<string>>({});

function put<Value>(store: Store<PerSession<Value>>, sessionId: string, value: Value): void {
  store.write({ ...store.read(), [sessionId]: value });
}

function drop<Value>(store: Store<PerSession<Value>>, sessionId: string): void {
  const { [sessionId]: _, ...rest } = store.read();
  store.write(rest);
}

export function setDraft(sessionId: string, text: string): void {
  put(draftStore, sessionId, text);
}

/** Asks in a session. Blank questions, and questions while one is pending, are not sent. Never throws. */
export async function sendQuestion(
  client: QueryClient,
  sessionId: string,
  question: Question,
): Promise<void> {
  const content = question.content.trim();
  if (content === '' || pendingStore.read()[sessionId]) return;
  const abort = new AbortController();
  const pending: Pending = {
    question: { ...question, content },
    stage: null,
    answerId: null,
    stop: () => void stopOnServer(sessionId).finally(() => abort.abort()),
  };
  // Who asks again has heard enough of the answer before.
  stopSpeaking();
  put(pendingStore, sessionId, pending);
  drop(failureStore, sessionId);
  setDraft(sessionId, '');
  try {
    const exchange = await ask(sessionId, pending.question, {
      signal: abort.signal,
      onStage: (stage) => put(pendingStore, sessionId, { ...pending, stage }),
    });
    put(pendingStore, sessionId, { ...pending, answerId: exchange.aiMessage.id });
    await keepExchange(client, sessionId, exchange);
    // The query cache tells its followers a moment later; the bubble must not go before the answer is there.
    await new Promise((resolve) => setTimeout(resolve));
  } catch (error) {
    await keepFailure(client, sessionId, { content, error, wasStopped: abort.signal.aborted });
  } finally {
    drop(pendingStore, sessionId);
  }
}

/** Leaving a page does not stop a question, so stopping is told. Without an answer, the abort that follows ends it here. */
async function stopOnServer(sessionId: string): Promise<void> {
  await chatApi('POST /api/chat/sessions/{id}/stop', { params: { id: sessionId } }).catch(() => {});
}

async function keepExchange(client: QueryClient, sessionId: string, exchange: Exchange): Promise<void> {
  const key = readKey(messagesPath, { params: { id: sessionId } });
  const own = [exchange.userMessage, exchange.aiMessage];
  // Messages that were fetched while the question was answered may hold it already, or come later without its answer.
  const isFetching = client.isFetching({ queryKey: key }) > 0;
  await client.cancelQueries({ queryKey: key });
  client.setQueryData<ChatMessage[]>(key, (known = []) => [
    ...known.filter(({ id }) => own.every((message) => message.id !== id)),
    ...own,
  ]);
  if (isFetching) void client.invalidateQueries({ queryKey: key });
  // The first question names its conversation, and spoken ones are counted.
  void client.invalidateQueries({ queryKey: readKey(sessionsPath), exact: true });
  void refreshReads(client, '/api/dashboard/stats');
  // It has just answered.
  client.setQueryData<AgentStatus>(readKey(agentStatusPath), { state: 'active', reason: null });
  const { id, content } = exchange.aiMessage;
  const { answer } = metadataOf(exchange.aiMessage);
  readAloud(id, spokenAnswer(content, answer), { wasSpokenTo: exchange.userMessage.isVoice });
}

async function keepFailure(
  client: QueryClient,
  sessionId: string,
  failure: { content: string; error: unknown; wasStopped: boolean },
): Promise<void> {
  const { content, error, wasStopped } = failure;
  if (!draftStore.read()[sessionId]) setDraft(sessionId, content);
  const reason = error instanceof AnswerFailed ? error.message : userMessageOf(error, chatStrings.sendFailed);
  put(failureStore, sessionId, wasStopped ? chatStrings.stopped : reason);
  if (!wasStopped) {
    showErrorToast(chatStrings.sendFailedTitle, reason);
    // Whether it was this question or the agent itself.
    void refreshReads(client, agentStatusPath);
  }
  // The server may have kept the question before it failed.
  await client.invalidateQueries({ queryKey: readKey(messagesPath, { params: { id: sessionId } }) });
}
