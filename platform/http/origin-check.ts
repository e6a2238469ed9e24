import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors.ts';
import { askedOrigin, ownOrigin } from './own-origin.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that another site's page caused. Browsers say where a request comes from in
 * `Sec-Fetch-Site` and `Origin`; a caller that sends neither is no browser and carries no cookie of somebody else.
 */
export function installOriginCheck(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    if (!isSameOrigin(request)) {
      throw new AppError('forbidden', 'This request came from another site and was refused.');
    }
  });
}

function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return hasOwnOrigin(request);
}

/** Whether the page that caused the request is one of ours, or no page did. A browser always names it for a WebSocket. */
export function hasOwnOrigin(request: FastifyRequest): boolean {
  const origin = request.headers.origin;
  // With another name of ours, or through a proxy that does not say that the request came by https, one of the two is right.
  return origin === undefined || origin === ownOrigin(request) || origin === askedOrigin(request);
}
