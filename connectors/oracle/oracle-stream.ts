import type { Duplex } from 'node:stream';
import { BoundedStream, type StreamBounds } from '../bounded-stream.ts';
import { createTnsFraming } from './tns-framing.ts';

/** The server answered what was said in the clear by a message of TLS. */
export class TlsWanted extends Error {
  override name = 'TlsWanted';
}

/** An alert of TLS 1.x: what a server says to a client that does not speak it. */
const tlsAlert = [0x15, 0x03];

/** A bounded connection as the driver takes it for a socket. */
export class OracleStream extends BoundedStream {
  #isHeard = false;

  constructor(inner: Duplex, bounds: StreamBounds) {
    super(inner, bounds, createTnsFraming());
  }

  /** Something came of the server. */
  get isHeard(): boolean {
    return this.#isHeard;
  }

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    const isFirst = !this.#isHeard && chunk !== null;
    this.#isHeard ||= chunk !== null;
    if (!isFirst || !tlsAlert.every((byte, at) => chunk[at] === byte)) return super.push(chunk, encoding);
    this.destroy(new TlsWanted('The server speaks TLS.'));
    return false;
  }
}
