import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { startTls } from '../start-tls.ts';

/** The server said that it has no TLS. */
export class TlsNotOffered extends Error {
  override name = 'TlsNotOffered';
}

/** Length 8 and the number that no version of the protocol has. */
const request = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * Asks for TLS as PostgreSQL has it, and lays it over the socket. The answer is one byte, in front of which and behind which
 * nothing may come: what came unsecured would otherwise pass for what came secured (CVE-2021-23222).
 */
export async function openSecureChannel(
  socket: Socket,
  { host, ca }: { host: string; ca?: string | undefined },
): Promise<TLSSocket> {
  socket.write(request);
  const answer = await firstByte(socket);
  if (answer === 'N') throw new TlsNotOffered('The server offers no TLS.');
  if (answer !== 'S' || socket.readableLength > 0)
    throw new Error('The server did not answer a request for TLS.');
  return startTls(socket, { host, ca });
}

/** Reads one byte and leaves the rest where it is, of which no more comes than the socket's own buffer. */
async function firstByte(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const look = (): void => {
    const byte = socket.read(1) as Buffer | null;
    if (byte !== null) resolve(byte.toString('latin1'));
  };
  const close = (): void => reject(new Error('The connection was closed before TLS.'));
  socket.on('readable', look);
  socket.once('error', reject);
  socket.once('end', close);
  socket.once('close', close);
  try {
    return await promise;
  } finally {
    socket.off('readable', look);
    socket.off('error', reject);
    socket.off('end', close);
    socket.off('close', close);
  }
}
