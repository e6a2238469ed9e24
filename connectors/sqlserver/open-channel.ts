import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { readBytes } from '../read-bytes.ts';
import { startTls, startUncheckedTls } from '../start-tls.ts';
import { DriverLine } from './driver-line.ts';
import { HandshakeLine } from './handshake-line.ts';
import { answerType, encryption, preloginPacket, preloginType, readEncryption } from './prelogin.ts';
import { headerBytes } from './tds-framing.ts';

/** Why no line came about that may carry a password: the server has no TLS, or lets nobody in without it. */
export class TlsDisagreement extends Error {
  override name = 'TlsDisagreement';
  readonly reason: 'not offered' | 'demanded' | 'password unsecured';

  constructor(reason: TlsDisagreement['reason']) {
    super(`TLS could not be agreed on: ${reason}.`);
    this.reason = reason;
  }
}

export interface WantedLine {
  /** The name that the certificate has to be of. */
  host: string;
  useTls: boolean;
  ca?: string | undefined;
}

/** Some thirty bytes; a server that has more to say sends a hundred. */
const mostAnswerBytes = 1000;

/**
 * Agrees on encryption as TDS 7.4 does, lays TLS over the socket, and gives what a driver may be handed as its server. With TLS, all goes
 * through it and the certificate is checked. Without, the sign-in alone is encrypted, as every client of SQL Server does it: the password
 * is in no case readable on its way, though nobody checks whose key it is.
 * @throws ClosedEarly where the server takes no PRELOGIN: it may speak TDS 8, whose TLS comes first
 */
export async function openChannel(socket: Socket, wanted: WantedLine): Promise<Duplex> {
  try {
    return await open(socket, wanted);
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** TDS 8: TLS from the first byte on, and in it all that was agreed on in the clear before. */
export async function openStrictChannel(socket: Socket, wanted: WantedLine): Promise<Duplex> {
  try {
    const secured = await startTls(socket, wanted, { ALPNProtocols: ['tds/8.0'] });
    secured.write(preloginPacket(preloginType, encryption.notSupported));
    // Whatever it says of encryption: this is it.
    await readOffer(secured);
    return new DriverLine({ signIn: secured, rest: secured });
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

async function open(socket: Socket, wanted: WantedLine): Promise<Duplex> {
  socket.write(preloginPacket(preloginType, wanted.useTls ? encryption.on : encryption.off));
  const offered = await readOffer(socket);
  if (wanted.useTls) {
    if (offered !== encryption.on && offered !== encryption.required)
      throw new TlsDisagreement('not offered');
  } else if (offered !== encryption.off)
    throw new TlsDisagreement(offered === encryption.notSupported ? 'password unsecured' : 'demanded');
  if (socket.readableLength > 0) throw new Error('The server spoke before it was asked for TLS.');
  const line = new HandshakeLine(socket);
  // Inside of packets no server speaks a newer one.
  const protocol = { maxVersion: 'TLSv1.2' } as const;
  if (wanted.useTls) {
    const secured = await startTls(line, wanted, protocol);
    line.endHandshake();
    return new DriverLine({ signIn: secured, rest: secured });
  }
  const signIn = await startUncheckedTls(line, protocol);
  line.endHandshake();
  line.leaveReading();
  return new DriverLine({ signIn, rest: socket });
}

async function readOffer(socket: Socket): Promise<number> {
  const header = await readBytes(socket, headerBytes);
  const length = header.readUInt16BE(2);
  if (header[0] !== answerType || length <= headerBytes || length > mostAnswerBytes)
    throw new Error('The server did not answer as SQL Server does.');
  return readEncryption(await readBytes(socket, length - headerBytes));
}
