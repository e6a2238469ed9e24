import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { limitConnections } from './connection-limits.ts';
import { installErrorReplies } from './error-reply.ts';
import { type HttpLimits, httpLimits } from './http-limits.ts';
import { installJsonBounds } from './json-bounds.ts';
import { createHostCheck } from './known-hosts.ts';
import type { MountedEndpoint } from './mount.ts';
import { installOriginCheck } from './origin-check.ts';
import { installHostCheck } from './own-origin.ts';
import { refuseUnread } from './refused-sockets.ts';
import { endSlowAnswers } from './slow-answers.ts';
import { endSlowBodies } from './slow-bodies.ts';

export interface HttpServer {
  server: FastifyInstance;
  /** Every endpoint mounted so far: for OpenAPI and for the test that walks the router. */
  endpoints: MountedEndpoint[];
  /** Routes that are no endpoint of a contract, such as static files: `GET /*`. */
  otherRoutes: string[];
}

const jsonLimitBytes = 1024 * 1024;

/** Of an address, between two slashes. */
const partMaximumLength = 300;
/** Where what is no address leads: nothing is there. */
const nowhere = '/api/no-such-address';

/** A Fastify server with the platform's rules in place and no route yet. */
export async function createHttpServer(options: {
  log: FastifyBaseLogger;
  /** Proxies in front, each of which adds the address it was called from to `X-Forwarded-For`. */
  proxyHops: number;
  /** Where people open the product; null where the operator did not say. */
  publicUrl: string | null;
  /** `ALLOWED_HOSTS`. */
  allowedHosts: string;
  limits?: Partial<HttpLimits>;
  /** Origins that forms may be sent to besides our own: the identity provider. */
  formActions?: string[];
}): Promise<HttpServer> {
  const isHttps = options.publicUrl?.startsWith('https:') ?? false;
  const limits = { ...httpLimits, ...options.limits };
  const server = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Counted from the right: what stands further left was written by whoever calls. A plain number the framework would not believe.
    ...(options.proxyHops > 0 && { trustProxy: (_address, hop) => hop < options.proxyHops }),
    bodyLimit: jsonLimitBytes,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    // On the whole; how a body moves meanwhile is looked at by itself.
    requestTimeout: limits.requestMs,
    connectionTimeout: 0,
    keepAliveTimeout: limits.betweenMs,
    http: {
      headersTimeout: limits.headMs,
      connectionsCheckingInterval: limits.checkMs,
      // What Node would answer by itself has none of the headers of all answers: these go on to the hooks.
      requireHostHeader: false,
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    clientErrorHandler: refuseUnread,
    // As it is written: a letter may take nine places.
    routerOptions: { maxParamLength: 9 * partMaximumLength },
    // The framework would refuse these before any hook runs: without the headers of all answers, and with the address in its words.
    rewriteUrl: ({ url = '/' }) => (isAddress(url) ? url : nowhere),
  });
  const endpoints: MountedEndpoint[] = [];
  const otherRoutes: string[] = [];
  server.addHook('onRoute', (route) => {
    const mounted = route.config?.endpoint;
    if (route.method === 'HEAD') return;
    if (mounted) endpoints.push(mounted);
    else otherRoutes.push(`${String(route.method)} ${route.url}`);
  });
  installErrorReplies(server);
  // The same of an expectation that nobody knows: it may be passed over (RFC 9110, 10.1.1).
  server.server.on('checkExpectation', (request, response) =>
    server.server.emit('request', request, response),
  );
  installJsonBounds(server);
  // There is no https but by a proxy.
  const isBehindProxy = options.proxyHops > 0 || isHttps;
  limitConnections(server, { limits, isBehindProxy });
  endSlowBodies(server, limits);
  endSlowAnswers(server, limits);
  // First, so that refusals have the headers too.
  await server.register(helmet, securityHeaders(isHttps, options.formActions ?? []));
  installHostCheck(server, {
    publicUrl: options.publicUrl,
    isKnown: createHostCheck({ ...options, allowed: options.allowedHosts, machineName: hostname() }),
  });
  installOriginCheck(server);
  await server.register(cookie);
  await server.register(compress, { threshold: 1024, encodings: ['gzip'] });
  await server.register(multipart);
  server.addHook('onSend', async (request, reply) => {
    // What may be kept says so itself: an address can be written in more than one way.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
  });
  return { server, endpoints, otherRoutes };
}

function securityHeaders(isSecure: boolean, formActions: string[]): object {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'", ...formActions],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  };
}

/** Whether the path can be decoded and has no part that is longer than any name of ours. */
function isAddress(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return path.split('/').every((part) => decodeURIComponent(part).length <= partMaximumLength);
  } catch {
    return false;
  }
}
