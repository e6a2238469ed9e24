import { Duplex } from 'node:stream';

/**
 * What the driver's stream lies on: a socket, or TLS over it. A listener that hands a connection on to a process of the database asks
 * for TLS to begin anew, over the same socket: then another takes the place of what lies under it.
 */
export class SwitchedLine extends Duplex {
  #under: Duplex;
  readonly #listeners: [string, (given?: unknown) => void][] = [
    ['data', (bytes) => this.push(bytes) || this.#under.pause()],
    // A moment later: what came with it has to be heard first, which the driver does not see to.
    ['end', () => setImmediate(() => this.push(null))],
    ['error', (error) => this.destroy(error as Error)],
    ['close', () => this.#under.readableEnded || this.destroy()],
  ];

  constructor(under: Duplex) {
    super({ allowHalfOpen: false });
    this.#under = under;
    this.#listen();
  }

  /** What lay there is left as it is: it lies on the same socket. */
  leave(): void {
    for (const [event, listener] of this.#listeners) this.#under.off(event, listener);
  }

  switchTo(under: Duplex): void {
    this.#under = under;
    this.#listen();
  }

  override _read(): void {
    if (this.#under.isPaused()) this.#under.resume();
  }

  override _write(bytes: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#under.write(bytes, encoding, done);
  }

  override _final(done: () => void): void {
    this.#under.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#under.destroy();
    done(error);
  }

  #listen(): void {
    for (const [event, listener] of this.#listeners) this.#under.on(event, listener);
  }
}
