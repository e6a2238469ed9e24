import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#kernel/errors.ts';
import { notFoundReply } from './error-reply.ts';

/**
 * Serves the built front end. Hashed assets may be kept for ever; the page itself never. A path that is no screen gets
 * the same page, which shows the 404 screen, with status 404; an unknown `/api/` path gets JSON.
 */
export async function serveFrontEnd(
  server: FastifyInstance,
  options: { directory: string; isScreen: (path: string) => boolean },
): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(options.directory, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
  });
  server.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/assets/');
    if (!isPage) return reply.code(404).send(notFoundReply(request.id));
    if (!existsSync(join(options.directory, 'index.html'))) {
      throw new AppError(
        'unavailable',
        'The front end has not been built. Start the product with npm start.',
      );
    }
    reply.code(options.isScreen(path) ? 200 : 404).header('cache-control', 'no-store');
    // What holds for the assets would be said of the page too: whoever has it would not see the next release.
    return reply.sendFile('index.html', options.directory, { cacheControl: false });
  });
}

/** Without the query. Not read as an address: `//[` is a path that no address has. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
