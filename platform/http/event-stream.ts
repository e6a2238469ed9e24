import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from './error-reply.ts';

/** Server-sent events in place of a JSON answer. */
export interface EventStream {
  send(event: string, data: unknown): void;
  end(): void;
}

const keepAliveMs = 15_000;

/** Takes the reply over and writes `text/event-stream`; a comment now and then keeps proxies from closing it. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const raw = reply.raw;
  raw.writeHead(200, {
    ...headersSoFar(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const timer = setInterval(() => raw.write(': waiting\n\n'), keepAliveMs);
  raw.once('close', () => clearInterval(timer));
  return {
    send(event, data) {
      if (!raw.writableEnded) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end() {
      clearInterval(timer);
      raw.end();
    },
  };
}

/**
 * Answers as JSON, unless there is something to tell before: from the first event on the answer is a stream, which ends with `done` and what
 * would have been the JSON, or `failed` with what would have been its status and body. Undefined where the stream has told it.
 */
export async function answerWithEvents<Answer>(
  { stream, request }: { stream: (() => EventStream) | null; request: FastifyRequest },
  work: (tell: (event: string, data: unknown) => void) => Promise<Answer>,
): Promise<Answer | undefined> {
  let events: EventStream | null = null;
  const tell = (event: string, data: unknown): void => {
    events ??= stream?.() ?? null;
    events?.send(event, data);
  };
  const opened = (): EventStream | null => events;
  try {
    const answer = await work(tell);
    if (opened() === null) return answer;
    tell('done', answer);
  } catch (error) {
    if (opened() === null) throw error;
    tell('failed', failureOf(error, request));
  }
  opened()?.end();
  return undefined;
}

function headersSoFar(reply: FastifyReply): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return headers;
}
