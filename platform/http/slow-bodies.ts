import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { HttpLimits } from './http-limits.ts';
import { refuseSocket } from './refused-sockets.ts';

/** A request whose body has not arrived. */
interface Body {
  request: IncomingMessage;
  response: ServerResponse;
  /** Bytes of its socket when it began, and when it was last looked at. */
  first: number;
  last: number;
  /** Times in milliseconds, without those in which we did not read. */
  takenMs: number;
  stillMs: number;
}

/**
 * Ends requests whose body stands still or trickles. What counts is what arrives, not how long it takes: an upload over a bad line goes on for as long
 * as it moves, and may make up for a pause. Time in which the server itself does not read is nobody's fault.
 */
export function endSlowBodies(server: FastifyInstance, limits: HttpLimits): void {
  const bodies = new Set<Body>();
  let lookedAt = performance.now();

  server.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const first = request.socket.bytesRead;
    bodies.add({ request, response, first, last: first, takenMs: 0, stillMs: 0 });
  });
  const timer = setInterval(look, limits.checkMs);
  timer.unref();
  server.addHook('onClose', async () => clearInterval(timer));

  function look(): void {
    const now = performance.now();
    // A look that comes late means that the server was busy: what came meanwhile has not been read, and that is nobody's fault.
    const sinceMs = Math.min(now - lookedAt, 2 * limits.checkMs);
    lookedAt = now;
    for (const body of bodies) {
      const { request, response } = body;
      if (request.complete || request.socket.destroyed) bodies.delete(body);
      else if (isTooSlow(body, sinceMs)) {
        bodies.delete(body);
        if (response.headersSent) request.socket.destroy();
        else refuseSocket(request.socket, 408);
      }
    }
  }

  function isTooSlow(body: Body, sinceMs: number): boolean {
    const { bytesRead } = body.request.socket;
    const isOurTurn = body.request.readableLength > 0;
    const hasMoved = bytesRead > body.last;
    body.last = bytesRead;
    if (!isOurTurn) body.takenMs += sinceMs;
    body.stillMs = isOurTurn || hasMoved ? 0 : body.stillMs + sinceMs;
    const dueMs = limits.graceMs + ((bytesRead - body.first) / limits.bytesPerSecond) * 1000;
    return body.stillMs > limits.stillMs || body.takenMs > dueMs;
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
