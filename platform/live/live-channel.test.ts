import { createConnection, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { liveCloseCodes } from '#kernel/channel.ts';
import { createHttpServer } from '../http/server.ts';
import { createLog } from '../log/log.ts';
import type { Caller } from '../sessions/sessions.ts';
import { mountLiveChannel } from './live-channel.ts';
import { createLiveHub } from './live-hub.ts';
import { type LiveLimits, liveLimits } from './live-limits.ts';

const ada: Caller = { accountId: 'ada', workspaceId: 'mill' };
const eve: Caller = { accountId: 'eve', workspaceId: 'mine' };

interface Page {
  socket: WebSocket;
  messages: { type: string }[];
  closed: Promise<number>;
  authenticate(userId?: string): Promise<void>;
}

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** The channel alone on a real server; the header `x-caller` stands for the session's cookie. */
async function start(limits: Partial<LiveLimits> = {}) {
  const hub = createLiveHub();
  const open = new Map<string, Caller>([
    ['ada', ada],
    ['eve', eve],
  ]);
  const ended = new Set<(accountId: string) => void>();
  const { server } = await createHttpServer({
    log: createLog('fatal'),
    proxyHops: 0,
    publicUrl: null,
    allowedHosts: '',
  });
  const find = (headers: object) =>
    open.get(String((headers as Record<string, unknown>)['x-caller'])) ?? null;
  await mountLiveChannel(server, {
    hub,
    limits: { ...liveLimits, ...limits },
    sessions: {
      identify: async (request) => find(request.headers),
      isOpen: async (request) => find(request.headers) !== null,
      onEnded(listener) {
        ended.add(listener);
        return () => ended.delete(listener);
      },
    },
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const close = () => server.close();
  cleanups.push(close);
  return {
    hub,
    url,
    close,
    endSession: (caller: Caller, { isTold = true } = {}) => {
      open.delete(caller.accountId);
      if (isTold) for (const listener of ended) listener(caller.accountId);
    },
    openPage: (caller: Caller) => openPage(url, { 'x-caller': caller.accountId }),
  };
}

async function openPage(url: string, headers: Record<string, string>): Promise<Page> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers } as unknown as string[]);
  const messages: { type: string }[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('not opened')));
  });
  return {
    socket,
    messages,
    closed,
    async authenticate(userId = headers['x-caller']) {
      socket.send(JSON.stringify({ type: 'authenticate', userId }));
      await expect.poll(() => messages.some(({ type }) => type === 'authenticated')).toBe(true);
    },
  };
}

/** A client that does nothing by itself: answers no ping and reads only when told. */
async function openRaw(url: string, caller: Caller): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nx-caller: ${caller.accountId}\r\n\r\n`,
  );
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
  });
  expect(answer).toContain('101 Switching Protocols');
  return socket;
}

/** One masked text frame (RFC 6455 §5.2) with a mask of zeros, at most 125 bytes. */
function textFrame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

describe('the live channel', () => {
  it('answers what is no upgrade with 426, and 401 without a session', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/ws`)).status).toBe(401);
    expect((await fetch(`${url}/ws`, { headers: { 'x-caller': 'ada' } })).status).toBe(426);
    await expect(openPage(url, {})).rejects.toThrow('not opened');
  });

  it('refuses a page of another site', async () => {
    const { url } = await start();
    for (const origin of ['https://evil.example', 'null', url.replace('127.0.0.1', 'localhost')]) {
      const headers = { 'x-caller': 'ada', origin };
      await expect(openPage(url, headers)).rejects.toThrow('not opened');
    }
    await (await openPage(url, { 'x-caller': 'ada', origin: url })).authenticate();
  });

  it('delivers what is published to the workspace, in order, and nothing before it is authenticated', async () => {
    const { hub, openPage } = await start();
    const page = await openPage(ada);
    hub.publish('mill', { type: 'too-early' });
    await page.authenticate();
    for (let number = 1; number <= 200; number += 1) hub.publish('mill', { type: 'count', number });
    await expect.poll(() => page.messages.length).toBe(201);
    expect(page.messages.slice(1)).toEqual(
      Array.from({ length: 200 }, (_, index) => ({ type: 'count', number: index + 1 })),
    );
  });

  it('keeps workspaces apart', async () => {
    const { hub, openPage } = await start();
    const [mine, theirs] = [await openPage(ada), await openPage(eve)];
    await Promise.all([mine.authenticate(), theirs.authenticate()]);
    hub.publish('mine', { type: 'secret' });
    await expect.poll(() => theirs.messages).toContainEqual({ type: 'secret' });
    expect(mine.messages).toEqual([{ type: 'authenticated' }]);
  });

  it('closes who says to be somebody else, or anything else first', async () => {
    const { hub, openPage } = await start();
    for (const message of [
      JSON.stringify({ type: 'authenticate', userId: 'eve' }),
      JSON.stringify({ type: 'authenticate' }),
      JSON.stringify({ type: 'hello' }),
      'not json',
      'null',
    ]) {
      const page = await openPage(ada);
      page.socket.send(message);
      expect([message, await page.closed]).toEqual([message, liveCloseCodes.policy]);
      hub.publish('mill', { type: 'late' });
      hub.publish('mine', { type: 'late' });
      expect(page.messages).toEqual([]);
    }
  });

  it('closes a page that does not authenticate in time', async () => {
    const { openPage } = await start({ authenticateMs: 30 });
    expect(await (await openPage(ada)).closed).toBe(liveCloseCodes.policy);
  });

  it('closes a page that sends a large message or many', async () => {
    const { openPage } = await start();
    const loud = await openPage(ada);
    loud.socket.send('x'.repeat(liveLimits.messageBytes + 1));
    expect(await loud.closed).toBe(1009);
    const busy = await openPage(ada);
    await busy.authenticate();
    for (let number = 0; number <= liveLimits.messagesPerHeartbeat; number += 1) busy.socket.send('{}');
    expect(await busy.closed).toBe(liveCloseCodes.policy);
  });

  it('closes the oldest page of an account that opens too many, and no other', async () => {
    const { openPage } = await start({ socketsPerAccount: 2 });
    const other = await openPage(eve);
    const oldest = await openPage(ada);
    const newer = [await openPage(ada), await openPage(ada)];
    expect(await oldest.closed).toBe(liveCloseCodes.replaced);
    await Promise.all([other, ...newer].map((page) => page.authenticate()));
  });

  it('closes when the session is ended, and at the next beat when it ended unseen', async () => {
    const { openPage, endSession } = await start({ heartbeatMs: 40 });
    const [mine, theirs] = [await openPage(ada), await openPage(eve)];
    await Promise.all([mine.authenticate(), theirs.authenticate()]);
    endSession(ada);
    expect(await mine.closed).toBe(liveCloseCodes.sessionEnded);
    expect(theirs.socket.readyState).toBe(WebSocket.OPEN);
    endSession(eve, { isTold: false });
    expect(await theirs.closed).toBe(liveCloseCodes.sessionEnded);
  });

  it('cuts off a page that answers no ping, and keeps one that does', async () => {
    const { openPage, url } = await start({ heartbeatMs: 40 });
    const living = await openPage(ada);
    await living.authenticate();
    const dead = await openRaw(url, eve);
    dead.resume();
    await new Promise((resolve) => {
      dead.once('close', resolve);
    });
    await wait(120);
    expect(living.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('cuts off a page that does not read, in place of keeping everything for it', async () => {
    const { hub, openPage, url } = await start({ waitingBytes: 64 * 1024 });
    const [reader, slow] = [await openPage(ada), await openRaw(url, { ...ada })];
    await reader.authenticate();
    slow.write(textFrame(JSON.stringify({ type: 'authenticate', userId: 'ada' })));
    await new Promise((resolve) => {
      slow.once('data', resolve);
    });
    slow.pause();
    const closed = new Promise((resolve) => {
      slow.once('close', resolve);
    });
    const text = 'x'.repeat(32 * 1024);
    // More than the operating system's own buffers hold.
    for (let number = 0; number < 600; number += 1) {
      hub.publish('mill', { type: 'large', text });
      if (number % 10 === 0) await wait(1);
    }
    await expect.poll(() => reader.messages.length).toBe(601);
    slow.resume();
    await closed;
  });

  it('says goodbye when the server stops, and waits for nobody who does not answer', async () => {
    const { openPage, url, close } = await start({ closeMs: 100 });
    const page = await openPage(ada);
    await page.authenticate();
    await openRaw(url, eve);
    const began = performance.now();
    await close();
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(await page.closed).toBe(liveCloseCodes.goingAway);
  });
});
