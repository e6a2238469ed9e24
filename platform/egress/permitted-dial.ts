import type { Socket } from 'node:net';
import { AppError } from '#kernel/errors.ts';
import type { Egress } from './egress.ts';
import { type StartConnection, startConnection } from './start-connection.ts';

export interface DialOptions {
  /** Destroys the socket, also one that is long connected. */
  signal: AbortSignal;
  /** The address is decided on; what comes next is the port. */
  onResolved?: () => void;
  start?: StartConnection;
}

/**
 * A connected socket to what a name was resolved to, decided on once by the door. Throws AppError `forbidden` with the
 * door's sentence where it stays shut, and the system's error where nobody takes the connection.
 */
export async function dialPermitted(
  egress: Egress,
  { host, port }: { host: string; port: number },
  { signal, onResolved, start = startConnection }: DialOptions,
): Promise<Socket> {
  // Which ports are standard there, only whoever decides may say.
  const target = await egress.resolve({ host, port, standardPorts: [] }, signal);
  if (!target.ok) throw new AppError('forbidden', target.message);
  onResolved?.();
  signal.throwIfAborted();
  const socket = start(target, port);
  const stop = (): void => void socket.destroy();
  signal.addEventListener('abort', stop, { once: true });
  // Unheard, an error of a socket that nobody uses any more would end the process.
  socket.on('error', () => {});
  socket.once('close', () => signal.removeEventListener('abort', stop));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection was closed before it stood.')));
  });
  return socket;
}
