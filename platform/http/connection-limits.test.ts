import { createServer, type Server } from 'node:http';
import { Socket } from 'node:net';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { limitConnections } from './connection-limits.ts';
import { httpLimits } from './http-limits.ts';

/** Sockets of addresses that a loopback interface does not have; what is answered on real ones is held in `slow-requests.test.ts`. */
function startLimiting() {
  const list: { http?: Server } = {};
  const server = fastify({
    serverFactory: (handle) => {
      list.http = createServer(handle);
      return list.http;
    },
  });
  limitConnections(server, {
    limits: { ...httpLimits, waitingPerAddress: 4, socketsPerAddress: 6, sockets: 100 },
    isBehindProxy: false,
  });
  return (address: string): Socket => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: address });
    list.http?.emit('connection', socket);
    return socket;
  };
}

const openOf = (sockets: readonly Socket[]) => sockets.filter((socket) => !socket.destroyed).length;

describe('the addresses of one line', () => {
  it('are bounded together, whichever of them come, and another line is not touched', () => {
    const open = startLimiting();
    const other = open('2001:db8:2:1::1');
    const sockets = Array.from({ length: 40 }, (_, count) => open(`2001:db8:1:${count.toString(16)}::1`));
    expect(openOf(sockets)).toBe(8);
    expect(openOf(sockets.slice(-8))).toBe(8);
    expect(openOf([other])).toBe(1);
  });

  it('of IPv4 are each their own', () => {
    const open = startLimiting();
    const sockets = Array.from({ length: 40 }, (_, count) => open(`192.0.2.${count}`));
    expect(openOf(sockets)).toBe(40);
  });
});
