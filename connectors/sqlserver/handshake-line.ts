import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { answerType, packetOf, preloginType } from './prelogin.ts';
import { headerBytes, lastPacket } from './tds-framing.ts';

/** Packets of this size every server takes before another is agreed on. */
const packetBodyBytes = 4096 - headerBytes;
/** A chain of certificates is a few kilobytes. */
const mostHandshakeBytes = 64_000;

/**
 * The line that TLS is laid over before the sign-in: its handshake goes in packets of the protocol, and what comes behind it as it
 * is ("SSL Payload" of MS-TDS). What TLS writes at once is one message.
 */
export class HandshakeLine extends Duplex {
  readonly #socket: Socket;
  readonly #onData = (bytes: Buffer): void => this.#take(bytes);
  #isWrapped = true;
  #going: Buffer[] = [];
  #coming: Buffer = Buffer.alloc(0);
  #comeBytes = 0;

  constructor(socket: Socket) {
    super();
    this.#socket = socket;
    socket.on('data', this.#onData);
    socket.on('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
  }

  /** TLS stands. Throws where something came behind the handshake: what came unsecured would pass for what came secured. */
  endHandshake(): void {
    this.#flush();
    if (this.#coming.length > 0) throw new Error('The server spoke before TLS was there.');
    this.#isWrapped = false;
  }

  /** Leaves what comes to whoever listens to the socket next; what is written here still goes there. */
  leaveReading(): void {
    this.#socket.off('data', this.#onData);
  }

  override _read(): void {
    if (this.#socket.isPaused()) this.#socket.resume();
  }

  override _write(bytes: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (!this.#isWrapped) return void this.#socket.write(bytes, encoding, done);
    if (this.#going.length === 0) setImmediate(() => this.#flush());
    this.#going.push(bytes);
    done();
  }

  override _final(done: () => void): void {
    this.#flush();
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }

  #flush(): void {
    if (this.#going.length === 0 || this.destroyed) return;
    const bytes = Buffer.concat(this.#going);
    this.#going = [];
    for (let at = 0; at < bytes.length; at += packetBodyBytes) {
      const isLast = at + packetBodyBytes >= bytes.length;
      const body = bytes.subarray(at, at + packetBodyBytes);
      this.#socket.write(packetOf(preloginType, body, isLast ? lastPacket : 0));
    }
  }

  #take(bytes: Buffer): void {
    if (!this.#isWrapped) {
      if (!this.push(bytes)) this.#socket.pause();
      return;
    }
    this.#comeBytes += bytes.length;
    this.#coming = Buffer.concat([this.#coming, bytes]);
    while (this.#coming.length >= headerBytes) {
      const length = this.#coming.readUInt16BE(2);
      const isPart = this.#coming[0] === preloginType || this.#coming[0] === answerType;
      if (!isPart || length <= headerBytes || this.#comeBytes > mostHandshakeBytes)
        return void this.destroy(new Error('The server did not set up TLS as SQL Server does.'));
      if (this.#coming.length < length) return;
      this.push(this.#coming.subarray(headerBytes, length));
      this.#coming = this.#coming.subarray(length);
    }
  }
}
