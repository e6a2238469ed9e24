import { connect as connectPlain, createServer, type Socket } from 'node:net';
import { connect as connectSecure, createSecureContext, TLSSocket } from 'node:tls';
import type { TestCertificate } from './testing-certificate.ts';

/** Where connections of the front go: to this port as they are, or out of TLS and into that of the server behind. */
export type FrontWay = { port: number; certificate: TestCertificate | null };

/** A port in front of a server whose certificate cannot be changed while it runs, as a load balancer has it. For tests alone. */
export interface TestFront extends AsyncDisposable {
  port: number;
  /** From the next connection on. Without a certificate bytes pass as they are. */
  lead(way: FrontWay): void;
}

export async function startFront(first: FrontWay): Promise<TestFront> {
  const held = new Set<Socket>();
  let way = first;
  const server = createServer((client) => {
    held.add(client);
    const { port, certificate } = way;
    const outside = certificate
      ? new TLSSocket(client, { isServer: true, secureContext: createSecureContext(certificate) })
      : client;
    // Behind it nobody but this process stands between.
    const inside = certificate
      ? connectSecure({ port, host: '127.0.0.1', rejectUnauthorized: false })
      : connectPlain(port, '127.0.0.1');
    for (const [one, other] of [
      [outside, inside],
      [inside, outside],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        if (!one.readableEnded) other.destroy();
      });
      one.pipe(other);
    }
    client.on('error', () => {});
    client.on('close', () => held.delete(client));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    lead: (next) => {
      way = next;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of held) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
