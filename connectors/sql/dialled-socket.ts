import type { Duplex } from 'node:stream';

/**
 * A socket that is connected already, for drivers that insist on connecting one: it says that it is as soon as it is asked.
 * So a driver never resolves a name or chooses an address itself.
 */
export function asDialled<Socket extends Duplex>(socket: Socket): Socket {
  return Object.assign(socket, {
    connect: (): Socket => {
      process.nextTick(() => socket.emit('connect'));
      return socket;
    },
    // A stream that is no socket of the system has neither; drivers call both without need.
    setNoDelay: 'setNoDelay' in socket ? socket.setNoDelay : () => socket,
    setKeepAlive: 'setKeepAlive' in socket ? socket.setKeepAlive : () => socket,
    ref: 'ref' in socket ? socket.ref : () => socket,
    unref: 'unref' in socket ? socket.unref : () => socket,
  });
}
