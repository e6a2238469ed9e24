import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

/** A server of HTTP on this machine alone, with TLS or without as its certificate is at the moment a caller comes. */
export abstract class LoopbackServer implements AsyncDisposable {
  /** Null for plain HTTP. */
  certificate: { key: string; cert: string } | null = null;
  port = 0;
  readonly #sockets = new Set<Socket>();
  readonly #http = createHttpServer((request, response) => void this.answer(request, response));
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

  async start(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Does not throw, nor reject. */
  protected abstract answer(request: IncomingMessage, response: ServerResponse): unknown;
}
