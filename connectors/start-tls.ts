import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { ClosedEarly } from './read-bytes.ts';

/** The authority that was entered is no certificate. */
export class UnusableAuthority extends Error {
  override name = 'UnusableAuthority';
}

/**
 * TLS over a connected socket, whose certificate must be valid for the name that a person entered. Throws the error of TLS.
 * @param options.ca PEM of authorities that are trusted instead of the system's
 * @param protocol what the system's protocol asks of TLS itself
 */
export async function startTls(
  socket: Duplex,
  { host, ca }: { host: string; ca?: string | undefined },
  protocol: Pick<ConnectionOptions, 'maxVersion' | 'ALPNProtocols'> = {},
): Promise<TLSSocket> {
  if (ca !== undefined) checkAuthority(ca);
  const secured = connect({
    ...protocol,
    socket,
    host,
    // An address is no name to be asked for, but it stands in certificates all the same.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(ca === undefined ? {} : { ca }),
  });
  try {
    await new Promise<void>((resolve, reject) => {
      secured.once('secureConnect', resolve);
      secured.once('error', reject);
      secured.once('close', () => reject(new Error('The connection was closed during TLS.')));
    });
  } catch (error) {
    // TLS that failed leaves what it lay on open, and the server waiting.
    socket.destroy();
    throw error;
  }
  // Unheard, an error of a connection that nobody uses any more would end the process.
  secured.on('error', () => {});
  return secured;
}

/** Node passes over what it cannot read, and the server's certificate would be blamed. */
function checkAuthority(pem: string): void {
  try {
    new X509Certificate(pem);
  } catch (cause) {
    throw new UnusableAuthority('The authority that was entered is no certificate.', { cause });
  }
}

/** For the sign-in of a connection that is to be without TLS: a server makes the certificate for it by itself, which nobody has signed. */
export async function startUncheckedTls(line: Duplex, protocol: { maxVersion: 'TLSv1.2' }): Promise<Duplex> {
  const secured = connect({ socket: line, rejectUnauthorized: false, ...protocol });
  await new Promise<void>((resolve, reject) => {
    secured.once('secureConnect', resolve);
    secured.once('error', reject);
    secured.once('close', () => reject(new ClosedEarly('The connection was closed during TLS.')));
  });
  secured.on('error', () => {});
  return secured;
}
