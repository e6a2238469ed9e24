import type { FastifyReply, FastifyRequest } from 'fastify';

/** Aborts when the client goes away before the answer was sent. */
export function signalOf(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  request.raw.socket.once('close', abort);
  reply.raw.once('close', abort);
  return controller.signal;

  function abort(): void {
    request.raw.socket.off('close', abort);
    if (!reply.raw.writableFinished) controller.abort();
  }
}
