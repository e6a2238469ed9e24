import type { Socket } from 'node:net';

/**
 * So many bytes of what a server says before anybody drives the connection; the rest stays where it is, of which no more comes
 * than the socket's own buffer. Throws the socket's error, and one where the connection is closed before.
 */
export async function readBytes(socket: Socket, count: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const look = (): void => {
    const bytes = socket.read(count) as Buffer | null;
    if (bytes?.length === count) resolve(bytes);
  };
  const close = (): void =>
    reject(new ClosedEarly('The connection was closed before the greeting was over.'));
  socket.on('readable', look);
  socket.once('error', reject);
  socket.once('end', close);
  socket.once('close', close);
  look();
  try {
    return await promise;
  } finally {
    socket.off('readable', look);
    socket.off('error', reject);
    socket.off('end', close);
    socket.off('close', close);
  }
}

/** The other side closed the connection instead of saying what was to be read. */
export class ClosedEarly extends Error {
  override name = 'ClosedEarly';
}
