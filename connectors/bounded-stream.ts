import { Duplex, type DuplexOptions } from 'node:stream';

/** What a peer may send in one part of a conversation. */
export interface PeerBounds {
  /** All together. `Infinity` where tables are read. */
  bytes: number;
  /** One message, its header included and the packets that it goes on in. */
  bytesPerMessage: number;
}

export interface StreamBounds {
  /** Until `acceptSignIn` is called: whoever answers is not known to be what it was taken for. */
  signIn: PeerBounds & { totalMs: number };
  session: PeerBounds;
  /** Without a byte, while something is read. */
  idleMs: number;
}

/** How the messages of a protocol are told apart, for protocols that announce their length. */
export interface Framing {
  headerBytes: number;
  /**
   * Bytes of the packet whose header begins at this place, header included. 0 for what is no header of this protocol at
   * this point. Called for each message, a million times a second: it makes nothing.
   */
  read(bytes: Buffer, at: number, isSignedIn: boolean): number;
  /** Whether the message goes on in the packet behind this one, for protocols that cut messages. */
  goesOn?(bytes: Buffer, at: number): boolean;
}

export type Bound = 'bytes' | 'message' | 'protocol' | 'idle' | 'time';

/** A peer went beyond a bound; the connection is closed. Texts for people are made of it by `explain-failure.ts`. */
export class BoundError extends Error {
  override name = 'BoundError';
  readonly bound: Bound;
  /** Bytes or milliseconds of the bound; 0 for `protocol`. */
  readonly limit: number;

  constructor(bound: Bound, limit: number) {
    super(`The peer went beyond a bound: ${bound}, ${limit}.`);
    this.bound = bound;
    this.limit = limit;
  }
}

/**
 * A connection whose peer is held to bounds, to be handed to a driver in place of its own socket. Nothing is kept: bytes
 * are counted as they pass, a message that is announced larger than its bound ends the connection before its first byte
 * reaches the driver. It stands above TLS, where the protocol is plain. It has what drivers call of a socket.
 */
export class BoundedStream extends Duplex {
  readonly #inner: Duplex;
  readonly #bounds: StreamBounds;
  readonly #framing: Framing | null;
  readonly #timers: NodeJS.Timeout[] = [];
  #isSignedIn = false;
  #bytes = 0;
  #header: Buffer;
  #headerFilled = 0;
  /** Of the packet that passes. */
  #left = 0;
  /** Of the message so far, packets that went before included. */
  #messageBytes = 0;
  #goesOn = false;
  #isHeld = false;
  /** What ended the connection, for a driver that reports another error or none. */
  violation: BoundError | null = null;

  constructor(inner: Duplex, bounds: StreamBounds, framing: Framing | null, options: DuplexOptions = {}) {
    super({ allowHalfOpen: false, ...options });
    this.#inner = inner;
    this.#bounds = bounds;
    this.#framing = framing;
    this.#header = Buffer.alloc(framing?.headerBytes ?? 0);
    const idle = setTimeout(() => this.#onIdle(idle), bounds.idleMs);
    this.#timers.push(
      idle,
      setTimeout(() => {
        if (!this.#isSignedIn) this.#end('time', bounds.signIn.totalMs);
      }, bounds.signIn.totalMs),
    );
    for (const timer of this.#timers) timer.unref();
    inner.on('data', (chunk: Buffer) => {
      idle.refresh();
      if (this.destroyed || !this.#allows(chunk) || this.push(chunk)) return;
      this.#isHeld = true;
      inner.pause();
    });
    inner.on('end', () => this.push(null));
    inner.on('error', (error) => this.destroy(error));
    inner.on('close', () => this.destroy());
  }

  /** The peer has shown to be what it was taken for: from now on the bounds of the session count. */
  acceptSignIn(): void {
    this.#isSignedIn = true;
    this.#bytes = 0;
  }

  override _read(): void {
    this.#isHeld = false;
    if (this.#inner.isPaused()) this.#inner.resume();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#inner.write(chunk, encoding, done);
  }

  override _final(done: () => void): void {
    this.#inner.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#inner.destroy();
    done(error);
  }

  /** It is connected already; the driver is told so when it has had time to listen. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  setTimeout(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  #allows(chunk: Buffer): boolean {
    const { bytes } = this.#phase();
    this.#bytes += chunk.length;
    if (this.#bytes > bytes) return this.#end('bytes', bytes);
    return this.#framing === null || this.#follow(chunk, this.#framing);
  }

  /** Goes from header to header. One that is cut is put together; the others are read where they stand. */
  #follow(chunk: Buffer, framing: Framing): boolean {
    let at = 0;
    while (at < chunk.length) {
      if (this.#left > 0) {
        const passed = Math.min(this.#left, chunk.length - at);
        this.#left -= passed;
        at += passed;
      } else if (this.#headerFilled === 0 && chunk.length - at >= framing.headerBytes) {
        if (!this.#begin(framing, chunk, at)) return false;
        at += framing.headerBytes;
      } else {
        const taken = chunk.copy(this.#header, this.#headerFilled, at);
        at += taken;
        this.#headerFilled += taken;
        if (this.#headerFilled < framing.headerBytes) return true;
        this.#headerFilled = 0;
        if (!this.#begin(framing, this.#header, 0)) return false;
      }
    }
    return true;
  }

  #begin(framing: Framing, bytes: Buffer, at: number): boolean {
    const packetBytes = framing.read(bytes, at, this.#isSignedIn);
    if (packetBytes < framing.headerBytes) return this.#end('protocol', 0);
    const { bytesPerMessage } = this.#phase();
    this.#messageBytes = (this.#goesOn ? this.#messageBytes : 0) + packetBytes;
    this.#goesOn = framing.goesOn?.(bytes, at) ?? false;
    this.#left = packetBytes - framing.headerBytes;
    return this.#messageBytes <= bytesPerMessage || this.#end('message', bytesPerMessage);
  }

  #phase(): PeerBounds {
    return this.#isSignedIn ? this.#bounds.session : this.#bounds.signIn;
  }

  /** A reader that takes its time does not make its peer idle. */
  #onIdle(timer: NodeJS.Timeout): void {
    if (this.#isHeld) timer.refresh();
    else this.#end('idle', this.#bounds.idleMs);
  }

  #end(bound: Bound, limit: number): false {
    this.violation ??= new BoundError(bound, limit);
    this.destroy(this.violation);
    return false;
  }
}
