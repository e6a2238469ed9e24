import { connect, Socket } from 'node:net';
import { familyOf } from './address-kind.ts';
import type { PermittedTarget } from './egress.ts';

/** Starts a connection to a target that the door has let through. */
export type StartConnection = (target: PermittedTarget, port: number) => Socket;

/** To the addresses that were decided on, in turn; the name is not resolved again. */
export const startConnection: StartConnection = ({ host, addresses }, port) => {
  const answers = addresses.map((address) => ({ address, family: familyOf(address) === 'ipv4' ? 4 : 6 }));
  const [first] = answers;
  return connect({
    host,
    port,
    noDelay: true,
    lookup: (_host, asked, answer) => {
      if (asked.all) answer(null, answers);
      else answer(null, first?.address ?? '', first?.family);
    },
  });
};

/**
 * From here on no socket of this process connects but by what is returned: a driver may dial by itself, where a server
 * names it another one (a cluster's members, a tenant, a redirect), and would pass the door by. For a process that does
 * nothing but read an outside system: it cannot be taken back.
 */
export function gateSockets(): StartConnection {
  const connectSocket = Socket.prototype.connect;
  let isPassing = false;
  function guarded(this: Socket, ...given: unknown[]): Socket {
    if (isPassing) return Reflect.apply(connectSocket, this, given) as Socket;
    return this.destroy(new Error('A socket was to be connected past the door.'));
  }
  Object.defineProperty(Socket.prototype, 'connect', { value: guarded });
  return (target, port) => {
    isPassing = true;
    try {
      return startConnection(target, port);
    } finally {
      isPassing = false;
    }
  };
}
