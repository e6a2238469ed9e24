import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressKey, networkOf } from '../limits/address-key.ts';
import type { HttpLimits } from './http-limits.ts';

/** Sockets that are bounded together, oldest first, and those of them on which nothing is being answered. */
interface Group {
  all: Set<Socket>;
  waiting: Set<Socket>;
  /** As many as it may hold, and as many of them may wait. */
  limits: { all: number; waiting: number };
}

/** Whoever has one network of IPv6 has thousands of addresses in it: together they may hold as much as this many others. */
const networkShare = 2;

/** What a socket takes. */
interface Held {
  groups: readonly Group[];
  /** Requests that are being answered. */
  answering: number;
  release: () => void;
}

/**
 * Holds the sockets of one address, of the network it is in, and of all, within bounds. Room is made by closing the oldest socket that waits for its
 * client: a request that arrives at once never is the oldest, so that whoever opens a thousand sockets and trickles shuts out none but themselves.
 * Where none waits, it is made by whoever holds the most.
 */
export function limitConnections(
  server: FastifyInstance,
  { limits, isBehindProxy }: { limits: HttpLimits; isBehindProxy: boolean },
): void {
  const all: Group = groupOf({ all: limits.sockets, waiting: limits.sockets });
  const ofClients = new Map<string, Group>();
  const sockets = new Map<Socket, Held>();

  server.server.on('connection', (socket: Socket) => {
    // The sockets of a proxy are those of everybody: it is the one to count them by address.
    const keys = isBehindProxy ? [] : keysOf(socket.remoteAddress ?? '');
    const groups = [...keys.map(([key, most]) => clientOf(key, most)), all];
    const held = hold(socket, groups, () => {
      for (const [key] of keys) if (ofClients.get(key)?.all.size === 0) ofClients.delete(key);
    });
    socket.once('close', held.release);
    for (const group of groups) makeRoom(group, socket);
  });

  server.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const held = sockets.get(socket);
    if (!held) return;
    held.answering += 1;
    for (const group of held.groups) group.waiting.delete(socket);
    // Node has let go of the socket: where it was refused in place of being handed over, nobody else would ever close it.
    if (isLetGo(request.raw)) reply.raw.once('finish', () => socket.destroySoon());
    // What was handed over tells of its end only with its socket, and is bounded by the live channel.
    reply.raw.once('close', () => {
      held.answering -= 1;
      if (held.answering > 0 || !sockets.has(socket)) return;
      for (const group of held.groups) group.waiting.add(socket);
    });
  });

  /** The address itself, and of IPv6 the network that it is in, with what each may hold. */
  function keysOf(address: string): (readonly [string, Group['limits']])[] {
    const one = { all: limits.socketsPerAddress, waiting: limits.waitingPerAddress };
    const key = addressKey(address);
    const network = networkOf(key);
    if (network === key) return [[key, one]];
    return [
      [key, one],
      [network, { all: networkShare * one.all, waiting: networkShare * one.waiting }],
    ];
  }

  function clientOf(key: string, most: Group['limits']): Group {
    const group = ofClients.get(key) ?? groupOf(most);
    ofClients.set(key, group);
    return group;
  }

  function hold(socket: Socket, groups: readonly Group[], onReleased: () => void): Held {
    const held: Held = {
      groups,
      answering: 0,
      release: () => {
        if (!sockets.delete(socket)) return;
        for (const group of groups) {
          group.all.delete(socket);
          group.waiting.delete(socket);
        }
        onReleased();
      },
    };
    sockets.set(socket, held);
    for (const group of groups) {
      group.all.add(socket);
      group.waiting.add(socket);
    }
    return held;
  }

  function makeRoom(group: Group, newest: Socket): void {
    closeOldest(group.waiting, group.waiting.size - group.limits.waiting);
    const surplus = group.all.size - group.limits.all;
    if (surplus <= 0) return;
    if (group.waiting.size > 1 || group !== all) closeOldest(group.waiting, surplus);
    else closeOldest(largestBeside(newest), surplus);
  }

  /** Whose sockets are the most, so that whoever has few is not shut out by those who are being answered; the new one where nobody has more. */
  function largestBeside(newest: Socket): ReadonlySet<Socket> {
    const own = sockets.get(newest)?.groups[0];
    let largest: ReadonlySet<Socket> = new Set([newest]);
    let count = own === undefined || own === all ? Number.POSITIVE_INFINITY : own.all.size;
    for (const group of ofClients.values()) {
      if (group.all.size > count) {
        largest = group.all;
        count = group.all.size;
      }
    }
    return largest;
  }

  /** Released at once: a socket tells of its end only later. */
  function closeOldest(oldestFirst: ReadonlySet<Socket>, surplus: number): void {
    for (const socket of [...oldestFirst.values().take(Math.max(0, surplus))]) {
      sockets.get(socket)?.release();
      socket.destroy();
    }
  }
}

/** Whether Node made an upgrade of the request: set by it, and missing in its types. */
function isLetGo(request: IncomingMessage & { upgrade?: boolean | null }): boolean {
  return request.upgrade === true;
}

function groupOf(limits: Group['limits']): Group {
  return { all: new Set(), waiting: new Set(), limits };
}
