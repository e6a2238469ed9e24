import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import type { ODataServer } from '../practice/odata/odata-server.ts';
import type { TestCertificate } from '../testing-certificate.ts';

/** The practice system of OData at a port of its own, over TLS or not. For tests alone. */
export class TestS4<Served extends Pick<ODataServer, 'serve'> = ODataServer> implements AsyncDisposable {
  readonly odata: Served;
  certificate: TestCertificate | null = null;
  port = 0;
  /** Calls of what is never answered. */
  held = 0;
  readonly #sockets = new Set<Socket>();
  readonly #http = createHttpServer((request, response) => this.#serve(request, response));
  readonly #server = createServer((socket) => {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
    const { certificate } = this;
    const line = certificate
      ? new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) })
      : socket;
    line.on('error', () => socket.destroy());
    this.#http.emit('connection', line);
  });

  constructor(odata: Served) {
    this.odata = odata;
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    this.port = typeof address === 'object' && address !== null ? address.port : 0;
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    if (!/\/Slow_\d+\?/.test(request.url ?? '')) return void this.odata.serve(request, response);
    this.held += 1;
    request.resume();
    response.on('close', () => {
      this.held -= 1;
    });
  }
}
