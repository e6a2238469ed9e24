import type { FastifyReply } from 'fastify';

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

function headersSoFar(reply: FastifyReply): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return headers;
}
