import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import type { HttpLimits } from './http-limits.ts';
import { createHttpServer } from './server.ts';

/** Clients that open sockets and send next to nothing, on real sockets, beside somebody who asks as people do. */

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(limits: Partial<HttpLimits> = {}, { proxyHops = 0, hasLiveChannel = false } = {}) {
  const { server } = await createHttpServer({
    log: createLog('fatal'),
    proxyHops,
    publicUrl: null,
    allowedHosts: '',
    limits: { checkMs: 50, ...limits },
  });
  let asked = 0;
  server.addHook('onRequest', async () => {
    asked += 1;
  });
  if (hasLiveChannel) await server.register(websocket);
  server.get('/', () => ({ fine: true }));
  server.get('/piece', (_request, reply) => reply.send(Buffer.alloc(32e6, 'x')));
  server.get('/large', (_request, reply) => reply.send(Readable.from(largeAnswer())));
  server.post('/echo', async (request) => ({ length: JSON.stringify(request.body).length }));
  server.post('/slow-to-read', async (request) => {
    await wait(1500);
    return { length: JSON.stringify(request.body).length };
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  cleanups.push(() => server.close());
  return { port: Number(new URL(url).port), asked: () => asked };
}

const largeChunk = Buffer.alloc(64 * 1024, 'x');
/** More than the buffers of both sides take. */
const largeChunks = 1000;

function* largeAnswer(): Generator<Buffer> {
  for (let count = 0; count < largeChunks; count += 1) yield largeChunk;
}

interface Client {
  socket: Socket;
  received: () => string;
  isOpen: () => boolean;
  closed: Promise<void>;
}

async function open(port: number, localAddress = '127.0.0.1'): Promise<Client> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let text = '';
  let isOpen = true;
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isOpen = false;
      resolve();
    });
  });
  cleanups.push(() => socket.destroy());
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', () => resolve());
  });
  return { socket, received: () => text, isOpen: () => isOpen, closed };
}

const head = 'GET / HTTP/1.1\r\nhost: localhost\r\n';

async function openMany(port: number, number: number, text: string, address?: string): Promise<Client[]> {
  const clients: Client[] = [];
  for (let count = 0; count < number; count += 1) {
    const client = await open(port, address);
    client.socket.write(text);
    clients.push(client);
  }
  return clients;
}

const openOf = (clients: readonly Client[]) => clients.filter((client) => client.isOpen()).length;

async function ask(port: number, address?: string): Promise<string> {
  const client = await open(port, address);
  client.socket.write(`${head}\r\n`);
  await expect.poll(client.received).toContain('\r\n\r\n{');
  return client.received().split('\r\n', 1)[0] ?? '';
}

describe('an answer', () => {
  const limits = { answerWaitMs: 300, answerBytesPerSecond: 1e6 };
  const ask = (client: Client) =>
    client.socket.write('GET /large HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');

  it('that nobody reads is ended, and what it is made of let go', async () => {
    const { port } = await start(limits);
    const client = await open(port);
    client.socket.pause();
    ask(client);
    await wait(2000);
    client.socket.resume();
    await client.closed;
    expect(client.received().length).toBeLessThan(largeChunks * largeChunk.length);
  });

  it('of one large piece has the time that a bad line takes for it', async () => {
    const { port } = await start({ answerWaitMs: 100, answerBytesPerSecond: 8e6 });
    const client = await open(port);
    client.socket.pause();
    client.socket.write('GET /piece HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    await wait(1500);
    client.socket.resume();
    await client.closed;
    expect(client.received().length).toBeGreaterThan(32e6);
  });

  it('that is read with pauses comes whole', async () => {
    const { port } = await start(limits);
    const client = await open(port);
    ask(client);
    for (let pause = 0; pause < 5; pause += 1) {
      client.socket.pause();
      await wait(150);
      client.socket.resume();
      await wait(20);
    }
    await client.closed;
    expect(client.received().length).toBeGreaterThan(largeChunks * largeChunk.length);
  });
});

describe('trickled heads', () => {
  it('of one address are held to a number, and an honest request gets through, from there too', async () => {
    const { port } = await start({ headMs: 120_000 });
    const slow = await openMany(port, 400, head);
    for (const client of slow) client.socket.write('x');
    expect(await ask(port)).toBe('HTTP/1.1 200 OK');
    expect(await ask(port, '127.0.0.2')).toBe('HTTP/1.1 200 OK');
    await expect.poll(() => openOf(slow)).toBeLessThanOrEqual(256);
  });

  it('and sockets that say nothing are gone after the time for a head, however they trickle', async () => {
    const { port } = await start({ headMs: 300 });
    const silent = await openMany(port, 5, '');
    const slow = await openMany(port, 5, head);
    const timer = setInterval(() => {
      for (const { socket } of slow) socket.write('x-a: b\r\n');
    }, 50);
    cleanups.push(() => clearInterval(timer));
    await Promise.all([...silent, ...slow].map(({ closed }) => closed));
    for (const client of silent) expect(client.received()).toBe('');
    for (const client of slow) {
      expect(client.received()).toMatch(/^HTTP\/1\.1 408 /);
      expect(client.received()).toMatch(/took too long to arrive/);
    }
  });

  it('of many addresses are held to a number in all, the oldest first', async () => {
    const { port } = await start({ headMs: 120_000, sockets: 60 });
    const slow: Client[] = [];
    for (let address = 2; address < 12; address += 1)
      slow.push(...(await openMany(port, 10, head, `127.0.0.${address}`)));
    expect(await ask(port, '127.0.0.99')).toBe('HTTP/1.1 200 OK');
    await expect.poll(() => openOf(slow)).toBeLessThanOrEqual(60);
    expect(openOf(slow.slice(0, 40))).toBe(0);
    expect(openOf(slow.slice(-40))).toBe(40);
  });

  it('of a proxy are not those of one person', async () => {
    const { port } = await start({ waitingPerAddress: 10, socketsPerAddress: 10 }, { proxyHops: 1 });
    const slow = await openMany(port, 50, head);
    expect(await ask(port)).toBe('HTTP/1.1 200 OK');
    expect(openOf(slow)).toBe(50);
  });
});

describe('sockets of one address', () => {
  it('are held to a number, those that are answered last', async () => {
    const { port } = await start({ socketsPerAddress: 20 });
    const body =
      'POST /slow-to-read HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
    const answered = await openMany(port, 10, body);
    await wait(50);
    const idle = await openMany(port, 30, `${head}\r\n`);
    await expect.poll(() => openOf(idle)).toBe(10);
    for (const client of answered) await expect.poll(client.received).toContain('200 OK');
  });

  it.each([
    ['asks to be another protocol', 'host: localhost\r\nupgrade: x\r\n'],
    ['asks so in earnest', 'host: localhost\r\nconnection: upgrade\r\nupgrade: x\r\n'],
    ['asks under another name', 'host: evil.example\r\nconnection: upgrade\r\nupgrade: websocket\r\n'],
  ])('wait again, or close, when what came on them %s and is answered like any other', async (_, headers) => {
    const { port } = await start({ waitingPerAddress: 5 }, { hasLiveChannel: true });
    const idle = await openMany(port, 20, `GET / HTTP/1.1\r\n${headers}\r\n`);
    await expect.poll(() => openOf(idle)).toBeLessThanOrEqual(5);
  });

  it('that all are being answered give way to who has few', async () => {
    const { port, asked } = await start({ sockets: 20, socketsPerAddress: 10 });
    const body =
      'POST /echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n"';
    const slow = [
      ...(await openMany(port, 10, body, '127.0.0.2')),
      ...(await openMany(port, 10, body, '127.0.0.3')),
    ];
    await expect.poll(asked).toBe(20);
    expect(await ask(port, '127.0.0.4')).toBe('HTTP/1.1 200 OK');
    await expect.poll(() => openOf(slow)).toBe(19);
  });

  it('close when nothing comes between two requests', async () => {
    const { port } = await start({ betweenMs: 100 });
    const client = await open(port);
    client.socket.write(`${head}\r\n`);
    await client.closed;
    expect(client.received()).toContain('200 OK');
  });
});

describe('a body', () => {
  const postHead = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
  const limits = { graceMs: 200, bytesPerSecond: 100, stillMs: 400 };

  it('that trickles is ended in words', async () => {
    const { port } = await start(limits);
    const client = await open(port);
    client.socket.write(`${postHead('/echo', 1000)}"`);
    const timer = setInterval(() => client.socket.write('x'), 40);
    cleanups.push(() => clearInterval(timer));
    await client.closed;
    expect(client.received()).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
    expect(client.received()).toContain('x-content-type-options: nosniff');
  });

  it('that stands still is ended', async () => {
    const { port } = await start({ ...limits, graceMs: 60_000 });
    const client = await open(port);
    client.socket.write(`${postHead('/echo', 1000)}"xxx`);
    await client.closed;
    expect(client.received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('over a bad line arrives, with pauses that it makes up for', async () => {
    const { port } = await start({ ...limits, stillMs: 2000 });
    const client = await open(port);
    client.socket.write(`${postHead('/echo', 302)}"`);
    for (const pause of [150, 350, 50, 300, 100, 100]) {
      client.socket.write('x'.repeat(50));
      await wait(pause);
    }
    client.socket.write('"');
    await expect.poll(client.received, { timeout: 30_000 }).toContain('{"length":302}');
  });

  it('is not blamed for what a busy server did not read', async () => {
    const { port } = await start({ ...limits, stillMs: 60_000 });
    const client = await open(port);
    client.socket.write(`${postHead('/echo', 52)}"`);
    await wait(100);
    client.socket.write('x'.repeat(50));
    // Longer than these bytes may take.
    const until = performance.now() + 2000;
    while (performance.now() < until);
    client.socket.write('"');
    await expect.poll(client.received, { timeout: 30_000 }).toContain('{"length":52}');
  });

  it('that is refused before it is read may not trickle on for ever', async () => {
    const { port } = await start(limits);
    const client = await open(port);
    client.socket.write(postHead('/echo', 1000).replace('localhost', 'evil.example'));
    const timer = setInterval(() => client.socket.write('x'), 40);
    cleanups.push(() => clearInterval(timer));
    await client.closed;
    expect(client.received()).toMatch(/^HTTP\/1\.1 421 /);
  });
});

describe('what is no request', () => {
  it.each([
    ['garbage', '\x16\x03\x01\x02\x00\x01\x00<script>\r\n\r\n', 400],
    ['a head that is too large', `${head}x-a: ${'secret'.repeat(5000)}\r\n\r\n`, 431],
    ['a method that is none', 'FROBNICATE / HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
    [
      'two lengths',
      `POST /echo HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n`,
      400,
    ],
  ])(
    '%s is refused in words, with the headers of all answers and without what was sent',
    async (_, text, status) => {
      const { port } = await start();
      const client = await open(port);
      client.socket.write(text);
      await client.closed;
      const [top = '', body = ''] = client.received().split('\r\n\r\n');
      expect(top).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(top).toContain('x-content-type-options: nosniff');
      expect(top).toContain("content-security-policy: default-src 'none'");
      expect(top).toContain('cache-control: no-store');
      expect(JSON.parse(body)).toEqual({
        message: expect.stringMatching(/\.$/),
        requestId: expect.any(String),
      });
      expect(body).not.toMatch(/secret|script|FROB/);
    },
  );

  it('a body that is too large is refused so too', async () => {
    const { port } = await start();
    const client = await open(port);
    client.socket.write(
      `POST /echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n`,
    );
    await expect.poll(client.received).toContain('larger than this server accepts');
    expect(client.received()).toMatch(/^HTTP\/1\.1 413 /);
    expect(client.received()).toMatch(/content-security-policy: default-src 'none'/i);
  });
});
