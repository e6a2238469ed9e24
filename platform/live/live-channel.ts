import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { liveChannelPath, liveCloseCodes } from '#kernel/channel.ts';
import { AppError } from '#kernel/errors.ts';
import { hasOwnOrigin } from '../http/origin-check.ts';
import { refuseSocket } from '../http/refused-sockets.ts';
import type { Caller, Sessions } from '../sessions/sessions.ts';
import type { LiveHub } from './live-hub.ts';
import { type LiveLimits, liveLimits } from './live-limits.ts';
import { type LiveSocket, openLiveSocket } from './live-socket.ts';

/**
 * Puts the live channel at `/ws`. The upgrade needs an open session (401) and a page of our own (403); after it nothing
 * is delivered before `authenticate`. A socket ends with its session: at once when this process ends the session, and
 * within a heartbeat when it expires or another process ends it.
 */
export async function mountLiveChannel(
  server: FastifyInstance,
  {
    hub,
    sessions,
    limits = liveLimits,
  }: {
    hub: LiveHub;
    sessions: Pick<Sessions, 'isOpen' | 'onEnded'> & {
      identify(request: FastifyRequest): Promise<Caller | null>;
    };
    limits?: LiveLimits;
  },
): Promise<void> {
  /** Oldest first. */
  const sockets = new Map<LiveSocket, FastifyRequest>();
  const callers = new WeakMap<FastifyRequest, Caller>();
  const timer = setInterval(beat, limits.heartbeatMs);
  timer.unref();
  const stopListening = sessions.onEnded((accountId) => void checkSessions(socketsOf(accountId)));

  await server.register(websocket, {
    options: { maxPayload: limits.messageBytes, perMessageDeflate: false },
    preClose: (done: () => void) => void closeAll().then(done),
    errorHandler: (_error, socket) => socket.terminate(),
  });
  // A handshake that is none would be answered by the library, without the headers of all answers.
  server.websocketServer.on('wsClientError', (_error, socket) => refuseSocket(socket as Socket, 400));
  server.route({
    method: 'GET',
    url: liveChannelPath,
    exposeHeadRoute: false,
    onRequest: async (request) => {
      const caller = await sessions.identify(request);
      if (!caller) throw new AppError('unauthorized', 'Unauthorized');
      if (!hasOwnOrigin(request)) {
        throw new AppError('forbidden', 'This request came from another site and was refused.');
      }
      callers.set(request, caller);
    },
    handler: (_request, reply) =>
      reply.code(426).header('upgrade', 'websocket').send({ message: 'This address speaks WebSocket.' }),
    wsHandler: (socket, request) => {
      const caller = callers.get(request);
      if (!caller) return socket.terminate();
      const [oldest, ...others] = socketsOf(caller.accountId);
      if (oldest && others.length + 1 >= limits.socketsPerAccount) {
        oldest.close(liveCloseCodes.replaced, 'Another page of this account took its place.');
        sockets.delete(oldest);
      }
      const opened = openLiveSocket(socket, {
        caller,
        hub,
        limits,
        onClosed: () => sockets.delete(opened),
      });
      sockets.set(opened, request);
      // It may have ended while the socket was being opened.
      void checkSessions([opened]);
    },
  });

  function socketsOf(accountId: string): LiveSocket[] {
    return [...sockets.keys()].filter((socket) => socket.caller.accountId === accountId);
  }

  function beat(): void {
    for (const socket of [...sockets.keys()]) socket.beat();
    void checkSessions([...sockets.keys()]);
  }

  async function checkSessions(some: readonly LiveSocket[]): Promise<void> {
    for (const socket of some) {
      const request = sockets.get(socket);
      // A database that does not answer ends nobody's session; the next beat asks again.
      const isOpen = request ? await sessions.isOpen(request).catch(() => true) : true;
      if (!isOpen) socket.close(liveCloseCodes.sessionEnded, 'The session has ended.');
    }
  }

  async function closeAll(): Promise<void> {
    clearInterval(timer);
    stopListening();
    for (const socket of sockets.keys()) socket.close(liveCloseCodes.goingAway, 'The server is stopping.');
    const deadline = Date.now() + limits.closeMs;
    while (sockets.size > 0 && Date.now() < deadline) await wait(10);
    for (const socket of [...sockets.keys()]) socket.terminate();
  }
}
