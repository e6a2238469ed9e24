import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, errorStatus } from '#kernel/errors.ts';

const unexpected =
  'Something went wrong on the server. Try again; if it stays, tell your administrator the request id.';
const diskFull =
  'The disk of the server is full, so nothing was changed. Reading goes on. Free space or ask your administrator.';
const notFound = 'There is nothing at this address.';

interface HttpFailure {
  status: number;
  message: string;
  details?: Record<string, unknown> | undefined;
}

/** Turns everything thrown into `{ message }`, in this one place. What was not written for people stays in the log. */
export function installErrorReplies(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const { status, ...body } = failureOf(error, request);
    if (reply.raw.headersSent) {
      reply.raw.end();
      return reply;
    }
    if (typeof body.retryAfterSeconds === 'number') reply.header('retry-after', body.retryAfterSeconds);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

/** What is told of anything thrown: the status, and the members of the body. What was not foreseen goes to the log. */
export function failureOf(
  error: unknown,
  request: FastifyRequest,
): { status: number; message: string; requestId: string; [detail: string]: unknown } {
  const { status, message, details } = describe(error);
  if (status >= 500) logFailure(error, request);
  return { status, message, requestId: request.id, ...details };
}

/** A failure that somebody wrote a sentence for is known; only the unexpected needs its stack. */
function logFailure(error: unknown, request: FastifyRequest): void {
  const isKnown = error instanceof AppError && error.code !== 'internal';
  if (isKnown)
    request.log.warn(
      { code: error.code, reason: error.message, requestId: request.id },
      'request not served',
    );
  else request.log.error({ err: error, requestId: request.id }, 'request failed');
}

export function notFoundReply(requestId: string): { message: string; requestId: string } {
  return { message: notFound, requestId };
}

function describe(error: unknown): HttpFailure {
  if (error instanceof AppError)
    return { status: error.status, message: error.message, details: error.details };
  const { statusCode, code, message } = error as { statusCode?: number; code?: string; message?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return { status: 413, message: 'The request is larger than this server accepts.' };
  }
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return { status: errorStatus.invalid, message: 'The form holds more fields than this call knows.' };
  // It comes by the stream of a file, from wherever that is read.
  if (message !== undefined && formEnds.test(message))
    return { status: errorStatus.invalid, message: 'The form ends before it should. Send it again.' };
  if (isDiskFull(error)) return { status: errorStatus.full, message: diskFull };
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, message: clientMessage(code, message) };
  }
  return { status: 500, message: unexpected };
}

/** What the parser of forms says where the body ends within one. */
const formEnds = /^(Unexpected end of (form|multipart data)|Part terminated early)/;

/** No room for a file, for SQLite's pages (13) or for PostgreSQL's (53100). */
function isDiskFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === 'ENOSPC' || code === '53100' || (code === 'ERR_SQLITE_ERROR' && errcode === 13);
}

/** The server framework's own refusals, whose texts are safe but terse. */
function clientMessage(code: string | undefined, message: string | undefined): string {
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'Send JSON with the header content-type: application/json.';
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return 'The body is not valid JSON.';
    default:
      return message && message.length < 200 ? message : 'The request cannot be read.';
  }
}
