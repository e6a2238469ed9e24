import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { AppError } from '#kernel/errors.ts';
import { AnswerBoundError, type AnswerBounds, boundedBody } from './bounded-body.ts';
import type { CalledPlace, Egress } from './egress.ts';
import { type StartConnection, startConnection } from './start-connection.ts';
import { egressStrings as strings } from './strings.ts';

/** Of http and https. */
const webPorts = [80, 443] as const;

/** What a call sent: for a log of what leaves. */
export interface SentRequest {
  host: string;
  bytes: number;
}

/** A call, which may bring authorities of its own (PEM) that are trusted instead of the system's. */
export type PermittedInit = RequestInit & { ca?: string };

export type PermittedFetch = (input: string | URL | Request, init?: PermittedInit) => Promise<Response>;

export interface PermittedFetchOptions {
  onSent?: (sent: SentRequest) => void;
  bounds?: Partial<AnswerBounds>;
  start?: StartConnection;
}

/** Enough for a page of records or a long answer of a language model, and nothing that a server would notice. */
const defaultBounds: AnswerBounds = { bodyBytes: 8e6, headerBytes: 16_384, totalMs: 300_000 };

/** Interim answers (1xx) in front of the answer: a server may send them without an end. */
const notesMaximum = 16;

/**
 * `fetch` through the door: the host is decided on for each call, and what was decided on is what is dialled, under the
 * name that was meant. Redirects are handed back, never followed. Takes texts and forms as bodies only.
 * Throws a TypeError whose message is the door's sentence where it stays shut, with an AppError as its cause, and whose cause is an AnswerBoundError where
 * an answer breaks a bound. The body of an answer breaks with that error itself. Whoever drops an answer unread frees its
 * connection by cancelling the body; else the total time does.
 */
export function createPermittedFetch(
  egress: Egress,
  { onSent = () => {}, bounds: given = {}, start = startConnection }: PermittedFetchOptions = {},
): PermittedFetch {
  const bounds = { ...defaultBounds, ...given };
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new TypeError(strings.scheme);
    const { body, headers } = bodyOf(init);
    const late = AbortSignal.timeout(bounds.totalMs);
    const signal = init.signal ? AbortSignal.any([init.signal, late]) : late;
    const target = await egress.resolve(placeOf(url), signal);
    if (!target.ok) throw new TypeError(target.message, { cause: new AppError('forbidden', target.message) });
    const bytes = Buffer.byteLength(body);
    onSent({ host: url.host, bytes });
    try {
      const response = await send(url, (port) => start(target, port), {
        method: init.method ?? 'GET',
        headers: { 'accept-encoding': 'identity', ...headers, 'content-length': String(bytes) },
        body,
        signal,
        maxHeaderSize: bounds.headerBytes,
        ca: init.ca,
      });
      return answerOf(response, bounds, signal);
    } catch (error) {
      throw late.aborted && init.signal?.aborted !== true
        ? new TypeError(strings.answerLate, { cause: new AnswerBoundError(strings.answerLate) })
        : asTypeError(error);
    }
  };
}

function placeOf({ hostname, port, protocol }: URL): CalledPlace {
  const [plain, secure] = webPorts;
  return {
    host: hostname,
    port: Number(port) || (protocol === 'http:' ? plain : secure),
    standardPorts: webPorts,
  };
}

function bodyOf({ body, headers }: RequestInit): { body: string; headers: Record<string, string> } {
  const named = Object.fromEntries(new Headers(headers));
  if (body === undefined || body === null) return { body: '', headers: named };
  if (typeof body === 'string') return { body, headers: named };
  if (!(body instanceof URLSearchParams)) throw new TypeError('Only texts and forms are sent.');
  const type = 'application/x-www-form-urlencoded;charset=UTF-8';
  return { body: body.toString(), headers: { 'content-type': type, ...named } };
}

interface Sending {
  method: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  maxHeaderSize: number;
  ca: string | undefined;
}

function send(
  url: URL,
  connect: (port: number) => Socket,
  { body, ca, ...options }: Sending,
): Promise<IncomingMessage> {
  const isTls = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const start: (address: URL, options: object) => ClientRequest = isTls ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = start(url, {
      ...options,
      createConnection: () => {
        const socket = connect(Number(url.port) || (isTls ? 443 : 80));
        if (!isTls) return socket;
        // An address is no name to be asked for, but it stands in certificates all the same.
        const named = isIP(host) === 0 ? { servername: host } : {};
        return connectTls({ socket, host, ...named, ...(ca === undefined ? {} : { ca }) });
      },
    });
    let notes = 0;
    request.on('information', () => {
      notes += 1;
      if (notes > notesMaximum) request.destroy(new AnswerBoundError(strings.headersTooLarge));
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
}

function answerOf(response: IncomingMessage, bounds: AnswerBounds, signal: AbortSignal): Response {
  const init = { status: response.statusCode ?? 502, headers: headersOf(response) };
  try {
    if (!hasBody(response)) {
      response.destroy();
      return new Response(null, init);
    }
    const body = boundedBody(response, bounds);
    endWith(body, signal);
    return new Response(Readable.toWeb(body) as ReadableStream, init);
  } catch (error) {
    response.destroy();
    throw error;
  }
}

/** A body whose end is that of its connection would otherwise end well where the signal ends it, and be taken for whole. */
function endWith(body: Readable, signal: AbortSignal): void {
  const cut = (): void => {
    const reason: unknown = signal.reason;
    const isLate = reason instanceof DOMException && reason.name === 'TimeoutError';
    body.destroy(isLate || !(reason instanceof Error) ? new AnswerBoundError(strings.answerLate) : reason);
  };
  if (signal.aborted) cut();
  signal.addEventListener('abort', cut, { once: true });
  body.once('close', () => signal.removeEventListener('abort', cut));
}

function asTypeError(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'HPE_HEADER_OVERFLOW')
    return new TypeError(strings.headersTooLarge, { cause: new AnswerBoundError(strings.headersTooLarge) });
  return error instanceof AnswerBoundError ? new TypeError(error.message, { cause: error }) : error;
}

function hasBody({ statusCode = 200 }: IncomingMessage): boolean {
  return statusCode !== 204 && statusCode !== 304 && statusCode >= 200;
}

/** As they hold for the body that is handed on, which is unpacked already. */
function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers();
  const isPacked = response.headers['content-encoding'] !== undefined;
  for (const [name, value] of Object.entries(response.headers)) {
    if (isPacked && (name === 'content-encoding' || name === 'content-length')) continue;
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}
