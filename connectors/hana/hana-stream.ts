import type { Duplex } from 'node:stream';
import { BoundedStream, type StreamBounds } from '../bounded-stream.ts';
import { createHanaFraming, greetingBytes } from './hana-framing.ts';

/** The server answered the greeting of a client by a message of TLS. */
export class TlsWanted extends Error {
  override name = 'TlsWanted';
}

/** An alert of TLS 1.x: what a server says to a client that does not speak it. */
const tlsAlert = [0x15, 0x03];

/** Versions of the product and of the protocol, both of which have small numbers; nothing comes behind it before the client speaks. */
function isGreeting(bytes: Buffer): boolean {
  const mostMajor = 32;
  return bytes.length === greetingBytes && bytes.readUInt8(0) < mostMajor && bytes.readUInt8(3) < mostMajor;
}

/** A bounded connection as hdb wants a socket to be. */
export class HanaStream extends BoundedStream {
  /** What has come of the greeting, which the driver takes in one piece only; null when it is whole. */
  #greeting: Buffer | null = Buffer.alloc(0);

  readonly #onGreeted: () => void;

  constructor(inner: Duplex, bounds: StreamBounds, onGreeted: () => void) {
    super(inner, bounds, createHanaFraming());
    this.#onGreeted = onGreeted;
  }

  /** The server has greeted: it is one of SAP HANA, by its own word. */
  get isGreeted(): boolean {
    return this.#greeting === null;
  }

  get readyState(): 'open' | 'closed' {
    return this.destroyed || this.readableEnded ? 'closed' : 'open';
  }

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.#greeting === null || chunk === null) return super.push(chunk, encoding);
    const greeting = Buffer.concat([this.#greeting, chunk]);
    if (greeting.length >= 2 && tlsAlert.every((byte, at) => greeting[at] === byte)) {
      this.destroy(new TlsWanted('The server speaks TLS.'));
      return false;
    }
    this.#greeting = greeting.length < greetingBytes ? greeting : null;
    if (this.#greeting !== null) return true;
    if (!isGreeting(greeting)) {
      this.destroy(new Error('The server did not greet as SAP HANA does.'));
      return false;
    }
    this.#onGreeted();
    return super.push(greeting);
  }

  /** The driver reads a packet while it is told of it, and throws where the packet is not what it takes it for. */
  override emit(event: string | symbol, ...given: unknown[]): boolean {
    try {
      return super.emit(event, ...given);
    } catch (error) {
      if (event !== 'data') throw error;
      this.destroy(error instanceof Error ? error : new Error('The server sent what is no packet.'));
      return true;
    }
  }
}
