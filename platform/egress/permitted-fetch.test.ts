import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createEgress } from './egress.ts';
import { createPermittedFetch } from './permitted-fetch.ts';

async function withServer<T>(work: (url: string, seen: string[]) => Promise<T>): Promise<T> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.headers.host} ${request.url}`);
    if (request.url === '/away') response.writeHead(302, { location: '/there' }).end();
    else response.writeHead(200, { 'content-type': 'text/plain' }).end('hello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://model.example:${(server.address() as AddressInfo).port}`, seen);
  } finally {
    server.close();
  }
}

const door = (allow: string) => createEgress({ allow, lookUp: async () => [{ address: '127.0.0.1' }] });

describe('a fetch through the door', () => {
  it('dials what was decided on, under the name that was meant, and tells what it sent', async () => {
    await withServer(async (url, seen) => {
      const sent: number[] = [];
      const through = createPermittedFetch(door('127.0.0.1:*'), { onSent: ({ bytes }) => sent.push(bytes) });
      const response = await through(`${url}/x`, { method: 'POST', body: 'é' });
      expect([response.status, await response.text()]).toEqual([200, 'hello']);
      expect(seen).toEqual([`POST ${new URL(url).host} /x`]);
      expect(sent).toEqual([2]);
    });
  });

  it('calls nothing that is not allowed, and follows no redirect', async () => {
    await withServer(async (url, seen) => {
      await expect(createPermittedFetch(door(''))(url)).rejects.toThrow('EGRESS_ALLOW');
      expect(seen).toEqual([]);
      const response = await createPermittedFetch(door('127.0.0.1:*'))(`${url}/away`);
      expect(response.status).toBe(302);
      expect(seen).toHaveLength(1);
    });
  });

  it('ends with its signal', async () => {
    await withServer(async (url) => {
      const through = createPermittedFetch(door('127.0.0.1:*'));
      const stopped = through(url, { signal: AbortSignal.abort() });
      await expect(stopped).rejects.toThrow();
    });
  });
});
