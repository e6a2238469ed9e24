import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors.ts';

/** What is asked by whoever watches over the server, under whichever name. */
const healthPaths = new Set(['/livez', '/readyz']);

/**
 * Where the caller reaches the product, without a path: what the operator said, else as the request says it. Its host has been checked, and
 * proxies are believed only as far as they are ours.
 */
export function ownOrigin(request: FastifyRequest): string {
  return request.server.publicOrigin ?? askedOrigin(request);
}

/** As the request says it. */
export function askedOrigin(request: FastifyRequest): string {
  return `${isSecure(request) ? 'https' : 'http'}://${request.host}`;
}

/** Whether the caller came by https, as far as proxies of ours say so. */
export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

/** Refuses what is asked under a name that the server does not have, with 421. */
export function installHostCheck(
  server: FastifyInstance,
  { publicUrl, isKnown }: { publicUrl: string | null; isKnown: (host: string) => boolean },
): void {
  server.decorate('publicOrigin', publicUrl && new URL(publicUrl).origin);
  server.addHook('onRequest', async (request, reply) => {
    if (isKnown(request.host ?? '') || healthPaths.has(request.url)) return;
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      throw new AppError('invalid', 'The request names no host.');
    if (!(request.headers.accept ?? '').includes('text/html'))
      throw new AppError('misdirected', refusal(request.server.publicOrigin));
    return reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(refusal(request.server.publicOrigin));
  });
}

function refusal(publicOrigin: string | null): string {
  return publicOrigin
    ? `This server is not opened under this name. Open ${publicOrigin} instead; whoever runs the server may add other names to ALLOWED_HOSTS.`
    : 'This server does not know the name that you opened it by. Whoever runs it sets PUBLIC_URL to the address that people open, or adds the name to ALLOWED_HOSTS.';
}

declare module 'fastify' {
  interface FastifyInstance {
    /** From `PUBLIC_URL`. */
    publicOrigin: string | null;
  }
}
