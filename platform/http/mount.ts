import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  BodyOf,
  EndpointDefinition,
  EndpointTable,
  PathParams,
  QueryOf,
  ResponseOf,
} from '#kernel/endpoint.ts';
import { AppError } from '#kernel/errors.ts';
import type { CallLimits } from '../limits/call-limits.ts';
import type { IdentifiedCaller, Sessions } from '../sessions/sessions.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { parseInput } from './input.ts';
import { signalOf } from './request-signal.ts';
import { readUpload } from './upload.ts';

export interface UploadedStream {
  /** The name the browser gave; for display only, never a path. */
  fileName: string;
  /** Ends at the endpoint's limit; then `isTruncated` is true and the file is to be refused. */
  stream: Readable;
  isTruncated(): boolean;
  /** To be asked when the stream has ended: throws `invalid` where the form goes on with a second file, which nobody would read. */
  requireAlone(): Promise<void>;
}

/** What a handler receives: validated input, who calls, and a signal that ends with the connection. */
export interface HandlerInput<E extends EndpointDefinition> {
  params: PathParams<E['path']>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: E['access'] extends 'public' ? IdentifiedCaller | null : IdentifiedCaller;
  upload: E['uploadLimitBytes'] extends number ? UploadedStream : undefined;
  /** Opens a stream of events in place of the JSON answer; null unless the caller asked for one. */
  stream: E['canStream'] extends true ? (() => EventStream) | null : null;
  signal: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
}

type HandlerResult<E extends EndpointDefinition> = E['response'] extends object ? ResponseOf<E> : undefined;

/** One handler for each endpoint of a contract; a missing or extra one does not compile. */
export type Handlers<T extends EndpointTable> = {
  [Key in keyof T]: (input: HandlerInput<T[Key]>) => Promise<HandlerResult<T[Key]> | undefined>;
};

/** Streams of events that one account may have open at once, in all its pages: a page opens one for the question that it asks. */
const streamsPerAccount = 8;

type AnyHandler = (input: HandlerInput<EndpointDefinition>) => Promise<unknown>;

export interface MountedEndpoint {
  id: string;
  definition: EndpointDefinition;
}

/**
 * Puts a contract's endpoints on the server: authorise, limit, validate, call, answer. Endpoints are closed unless they
 * say `public`.
 */
export function mountEndpoints<T extends EndpointTable>(
  server: FastifyInstance,
  options: { name: string; endpoints: T; handlers: Handlers<T>; sessions: Sessions; limits: CallLimits },
): void {
  for (const [key, definition] of Object.entries(options.endpoints)) {
    const handler = options.handlers[key] as unknown as AnyHandler;
    mountOne(server, `${options.name}.${key}`, definition, handler, options);
  }
}

function mountOne(
  server: FastifyInstance,
  id: string,
  definition: EndpointDefinition,
  handler: AnyHandler,
  { sessions, limits }: { sessions: Sessions; limits: CallLimits },
): void {
  const callers = new WeakMap<FastifyRequest, IdentifiedCaller | null>();
  server.route({
    method: definition.method,
    url: definition.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint: { id, definition } },
    onRequest: async (request) => {
      const caller = await sessions.identify(request);
      if (definition.access !== 'public' && !caller) throw new AppError('unauthorized', 'Unauthorized');
      if (definition.access === 'administrator' && !caller?.isAdministrator)
        throw new AppError('forbidden', 'Only an administrator of this installation may do this.');
      callers.set(request, caller);
      if (definition.callsPerMinute) {
        // A cookie decides nothing where anybody may call: a new account would be a new count.
        const counted = definition.access === 'public' ? null : (caller?.accountId ?? null);
        limits.count(id, definition.callsPerMinute, counted, request);
      }
    },
    handler: async (request, reply) => {
      const caller = callers.get(request) ?? null;
      const isStreamed = acceptsEvents(definition, request);
      if (isStreamed && caller)
        reply.raw.once('close', limits.hold('stream', streamsPerAccount, caller.accountId));
      const input: HandlerInput<EndpointDefinition> = {
        ...parseInput(definition, request),
        caller,
        upload: definition.uploadLimitBytes
          ? await readUpload(request, definition.uploadLimitBytes)
          : undefined,
        stream: isStreamed ? () => openEventStream(reply) : null,
        signal: signalOf(request, reply),
        request,
        reply,
      } as HandlerInput<EndpointDefinition>;
      const result = await served(() => handler(input), {
        isGone: async () => caller !== null && !(await sessions.isOpen(request)),
      });
      if (reply.sent || result === undefined) return reply;
      return reply.code(definition.status ?? 200).send(result);
    },
  });
}

/** An account may be deleted while something is made for it, which then has nobody to belong to. */
async function served(
  handle: () => Promise<unknown>,
  { isGone }: { isGone: () => Promise<boolean> },
): Promise<unknown> {
  try {
    return await handle();
  } catch (error) {
    if (!isParentGone(error) || !(await isGone())) throw error;
    throw new AppError('unauthorized', 'The account was deleted meanwhile, so nothing was kept.');
  }
}

/** A row was to be written that belongs to one that is not there: by SQLite's code (787), and by PostgreSQL's (23503). */
function isParentGone(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23503' || (code === 'ERR_SQLITE_ERROR' && errcode === 787);
}

function acceptsEvents(definition: EndpointDefinition, request: FastifyRequest): boolean {
  return Boolean(definition.canStream) && (request.headers.accept ?? '').includes('text/event-stream');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: MountedEndpoint;
  }
}
