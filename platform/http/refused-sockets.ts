import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const sentences = {
  400: 'The request cannot be read: it is no HTTP.',
  408: 'The request took too long to arrive. Check the connection and try again.',
  431: 'The head of the request is larger than this server accepts. Clear the cookies of this site and try again.',
} as const;

type RefusalStatus = keyof typeof sentences;

/** What becomes of a request that Node itself could not read, so that no hook and no handler ever saw it. */
export function refuseUnread(error: { code?: string }, socket: Socket): void {
  // A browser opens sockets ahead of need: what never asked is told nothing, or it would take that for the answer to its next request.
  if (error.code === 'ECONNRESET' || socket.bytesRead === 0) socket.destroy();
  else refuseSocket(socket, statusOf(error.code));
}

/** Answers in place of a handler, as far as nothing was answered, and closes the socket. */
export function refuseSocket(socket: Socket, status: RefusalStatus): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ message: sentences[status], requestId: randomUUID() });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'referrer-policy: no-referrer',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function statusOf(code: string | undefined): RefusalStatus {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
