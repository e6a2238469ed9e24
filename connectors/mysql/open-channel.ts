import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { readBytes } from '../read-bytes.ts';
import { startTls } from '../start-tls.ts';
import { clientCapabilities } from './capabilities.ts';
import { type Greeting, readGreeting } from './greeting.ts';

/** The server said that it has no TLS. */
export class TlsNotOffered extends Error {
  override name = 'TlsNotOffered';
}

/** A name of a version and of a method, and a scramble. */
const greetingBytes = 1000;
const utf8mb4 = 45;
const maximumPacketBytes = 1 << 24;

/**
 * Reads the greeting and lays TLS over the socket where that is asked for; then puts the greeting in front of what comes, for
 * the driver. It is the first packet of the server in any case, and under TLS the second of the conversation. In front of TLS
 * nothing else may come: what came unsecured would otherwise pass for what came secured.
 */
export async function openChannel(
  socket: Socket,
  wanted: { host: string; useTls: boolean; ca?: string | undefined },
): Promise<{ channel: Duplex; greeting: Greeting }> {
  try {
    return await open(socket, wanted);
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

async function open(
  socket: Socket,
  { host, useTls, ca }: { host: string; useTls: boolean; ca?: string | undefined },
): Promise<{ channel: Duplex; greeting: Greeting }> {
  const packet = await readPacket(socket);
  const greeting = readGreeting(packet);
  if (!useTls) {
    socket.unshift(packet);
    return { channel: socket, greeting };
  }
  if (!greeting.offersTls) throw new TlsNotOffered('The server offers no TLS.');
  if (socket.readableLength > 0) throw new Error('The server spoke before it was asked for TLS.');
  socket.write(tlsRequest());
  const secured = await startTls(socket, { host, ca });
  packet[3] = 1;
  secured.unshift(packet);
  return { channel: secured, greeting };
}

/** "SSLRequest": the beginning of the sign-in, up to where the name of the user would be. */
function tlsRequest(): Buffer {
  const request = Buffer.alloc(4 + 32);
  request.writeUIntLE(32, 0, 3);
  request[3] = 1;
  request.writeUInt32LE(clientCapabilities, 4);
  request.writeUInt32LE(maximumPacketBytes, 8);
  request[12] = utf8mb4;
  return request;
}

/** Reads one packet and leaves the rest where it is, of which no more comes than the socket's own buffer. */
async function readPacket(socket: Socket): Promise<Buffer> {
  const header = await readBytes(socket, 4);
  const length = header.readUIntLE(0, 3);
  if (length === 0 || length > greetingBytes || header[3] !== 0)
    throw new Error('The server did not greet as MySQL does.');
  return Buffer.concat([header, await readBytes(socket, length)]);
}
