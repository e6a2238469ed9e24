import { isIP, type Socket } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';

/**
 * TLS over a connected socket, whose certificate must be valid for the name that a person entered. Throws the error of TLS.
 * @param options.ca PEM of authorities that are trusted instead of the system's
 */
export async function startTls(
  socket: Socket,
  { host, ca }: { host: string; ca?: string | undefined },
): Promise<TLSSocket> {
  const secured = connect({
    socket,
    host,
    // An address is no name to be asked for, but it stands in certificates all the same.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(ca === undefined ? {} : { ca }),
  });
  await new Promise<void>((resolve, reject) => {
    secured.once('secureConnect', resolve);
    secured.once('error', reject);
    secured.once('close', () => reject(new Error('The connection was closed during TLS.')));
  });
  // Unheard, an error of a connection that nobody uses any more would end the process.
  secured.on('error', () => {});
  return secured;
}
