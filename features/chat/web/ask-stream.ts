import { addressOf } from '#ui/api.ts';
import { readEventStream } from '#ui/event-stream.ts';
import { errorOfResponse } from '#ui/http-error.ts';
import type { ChatStreamEvent, Exchange } from '../contract.ts';
import { chatStrings } from '../strings.ts';
import { messagesPath } from './api.ts';
import type { Question } from './pending-question.ts';

export type Stage = Extract<ChatStreamEvent, { event: 'status' }>['data'];

/** The stream ended with the server's reason in place of an answer. */
export class AnswerFailed extends Error {
  override name = 'AnswerFailed';
}

interface AskOptions {
  onStage: (stage: Stage) => void;
  signal: AbortSignal;
}

/** Asks and follows the stream. Throws AnswerFailed, HttpError, or what fetch throws; nothing is retried. */
export async function ask(sessionId: string, question: Question, options: AskOptions): Promise<Exchange> {
  const response = await fetch(addressOf(messagesPath, { params: { id: sessionId } }), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ role: 'user', ...question }),
    signal: options.signal,
  });
  if (!response.ok) throw await errorOfResponse(response);
  // A proxy may have taken the stream apart: the plain form is the same answer.
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  if (!isStream || !response.body) return (await response.json()) as Exchange;
  for await (const { event, data } of readEventStream(response.body)) {
    const said = { event, data } as ChatStreamEvent;
    if (said.event === 'status') options.onStage(said.data);
    if (said.event === 'done') return said.data;
    if (said.event === 'failed') throw new AnswerFailed(said.data.message);
  }
  throw new AnswerFailed(chatStrings.streamCut);
}
