import { afterEach, describe, expect, it } from 'vitest';
import { endpoint } from '#kernel/endpoint.ts';
import { systemClock } from '../clock.ts';
import { createCallLimits } from '../limits/call-limits.ts';
import { createLog } from '../log/log.ts';
import type { Caller, Sessions } from '../sessions/sessions.ts';
import { mountEndpoints } from './mount.ts';
import { createHttpServer } from './server.ts';

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/** Two endpoints on a real server; the header `x-caller` stands for the session's cookie. */
async function start() {
  const { server } = await createHttpServer({
    log: createLog('fatal'),
    proxyHops: 0,
    publicUrl: null,
    allowedHosts: '',
  });
  const sessions = {
    identify: async ({ headers }: { headers: Record<string, unknown> }): Promise<Caller | null> => {
      const id = headers['x-caller'];
      return typeof id === 'string' ? { accountId: id, workspaceId: id } : null;
    },
  } as unknown as Sessions;
  const endpoints = {
    watch: endpoint({
      method: 'GET',
      path: '/api/watch',
      access: 'account',
      summary: 'Never ends',
      canStream: true,
    }),
    visit: endpoint({
      method: 'GET',
      path: '/api/visit',
      access: 'public',
      summary: 'Limited',
      callsPerMinute: 3,
    }),
  };
  mountEndpoints(server, {
    name: 'test',
    endpoints,
    sessions,
    limits: createCallLimits(systemClock),
    handlers: {
      async watch({ stream }) {
        stream?.().send('open', {});
        return undefined;
      },
      async visit({ reply }) {
        reply.code(204).send();
        return undefined;
      },
    },
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  closings.push(() => server.close());
  return (path: string, caller: string, signal?: AbortSignal) =>
    fetch(new URL(path, url), {
      headers: { 'x-caller': caller, accept: 'text/event-stream' },
      ...(signal && { signal }),
    });
}

describe('an endpoint', () => {
  it('streams to one account as often as its pages need, and again when one is closed', async () => {
    const call = await start();
    const pages = Array.from({ length: 8 }, () => new AbortController());
    for (const { signal } of pages) expect((await call('/api/watch', 'ada', signal)).status).toBe(200);
    const refused = await call('/api/watch', 'ada');
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ message: expect.stringContaining('Wait for one of them to end') }),
    ]);
    const other = new AbortController();
    expect((await call('/api/watch', 'bob', other.signal)).status).toBe(200);
    pages[0]?.abort();
    await expect.poll(async () => (await call('/api/watch', 'ada', other.signal)).status).toBe(200);
    for (const page of [...pages, other]) page.abort();
  });

  it('that anybody may call counts the address, whatever account the caller has, and says how long to wait', async () => {
    const call = await start();
    const statuses = [];
    for (const caller of ['a', 'b', 'c', 'd']) statuses.push((await call('/api/visit', caller)).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    const refused = await call('/api/visit', 'e');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
