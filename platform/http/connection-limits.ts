import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import type { HttpLimits } from './http-limits.ts';

/** The sockets of one address, or all: how many, and those on which nothing is being answered, oldest first. */
interface Group {
  count: number;
  waiting: Set<Socket>;
}

/** What a socket takes. */
interface Held {
  groups: readonly Group[];
  /** Requests that are being answered. */
  answering: number;
  release: () => void;
}

/**
 * Holds the sockets of one address, and of all, within bounds. Room is made by closing the oldest socket that waits for its client: a request
 * that arrives at once never is the oldest, so that whoever opens a thousand sockets and trickles shuts out none but themselves.
 */
export function limitConnections(
  server: FastifyInstance,
  { limits, isBehindProxy }: { limits: HttpLimits; isBehindProxy: boolean },
): void {
  const all: Group = { count: 0, waiting: new Set() };
  const byAddress = new Map<string, Group>();
  const sockets = new Map<Socket, Held>();

  server.server.on('connection', (socket: Socket) => {
    // The sockets of a proxy are those of everybody: it is the one to count them by address.
    const key = isBehindProxy ? null : addressKey(socket.remoteAddress ?? '');
    const held = hold(socket, key === null ? [all] : [all, groupOf(key)], () => {
      if (key !== null && byAddress.get(key)?.count === 0) byAddress.delete(key);
    });
    socket.once('close', held.release);
    const own = held.groups[1];
    if (own) {
      closeOldest(own, own.waiting.size - limits.waitingPerAddress);
      closeOldest(own, own.count - limits.socketsPerAddress);
    }
    closeOldest(all, all.count - limits.sockets);
  });

  server.addHook('onRequest', async (request, reply) => {
    const { socket, headers } = request.raw;
    const held = sockets.get(socket);
    if (!held) return;
    held.answering += 1;
    for (const group of held.groups) group.waiting.delete(socket);
    // What was upgraded is bounded by the live channel, and never waits here again.
    if (headers.upgrade !== undefined) return;
    reply.raw.once('close', () => {
      held.answering -= 1;
      if (held.answering > 0 || !sockets.has(socket)) return;
      for (const group of held.groups) group.waiting.add(socket);
    });
  });

  function groupOf(key: string): Group {
    const group = byAddress.get(key) ?? { count: 0, waiting: new Set() };
    byAddress.set(key, group);
    return group;
  }

  function hold(socket: Socket, groups: readonly Group[], onReleased: () => void): Held {
    const held: Held = {
      groups,
      answering: 0,
      release: () => {
        if (!sockets.delete(socket)) return;
        for (const group of groups) {
          group.count -= 1;
          group.waiting.delete(socket);
        }
        onReleased();
      },
    };
    sockets.set(socket, held);
    for (const group of groups) {
      group.count += 1;
      group.waiting.add(socket);
    }
    return held;
  }

  /** Released at once: a socket tells of its end only later. */
  function closeOldest({ waiting }: Group, surplus: number): void {
    for (const socket of [...waiting.values().take(Math.max(0, surplus))]) {
      sockets.get(socket)?.release();
      socket.destroy();
    }
  }
}
