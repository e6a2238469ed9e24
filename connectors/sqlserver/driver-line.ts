import { Duplex } from 'node:stream';
import { answerType, encryption, preloginPacket } from './prelogin.ts';
import { headerBytes, lastPacket } from './tds-framing.ts';

/** Where the messages of a driver go, and what it hears. */
export interface DriverLines {
  /** The sign-in, which holds the password. */
  signIn: Duplex;
  rest: Duplex;
}

/**
 * What the driver takes for the server: TLS has been negotiated before it came, so that its own PRELOGIN is answered here, by
 * "there is no encryption". Then its sign-in goes one way and what comes behind it the other.
 */
export class DriverLine extends Duplex {
  readonly #lines: DriverLines;
  /** Which message of the driver comes next. */
  #message: 'prelogin' | 'signIn' | 'rest' = 'prelogin';
  #hasEnded = false;

  constructor(lines: DriverLines) {
    super();
    this.#lines = lines;
    const { rest } = lines;
    rest.on('data', (bytes: Buffer) => {
      if (!this.push(bytes)) rest.pause();
    });
    rest.on('end', () => this.#endReading());
    for (const line of new Set([lines.signIn, rest])) {
      line.on('error', (error) => this.destroy(error));
      line.on('close', () => this.#closeBehindWhatCame());
    }
  }

  #endReading(): void {
    if (!this.#hasEnded) this.push(null);
    this.#hasEnded = true;
  }

  /** A server that refuses says why and closes: the driver reads the one before it hears of the other. */
  #closeBehindWhatCame(): void {
    if (this.readableLength === 0) {
      this.destroy();
      return;
    }
    this.once('end', () => this.destroy());
    this.#endReading();
  }

  override _read(): void {
    if (this.#lines.rest.isPaused()) this.#lines.rest.resume();
  }

  /** A driver writes whole packets. */
  override _write(bytes: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (this.#message === 'rest') {
      this.#lines.rest.write(bytes, encoding, done);
      return;
    }
    const isLast = ((bytes[1] ?? 0) & lastPacket) !== 0;
    const isWhole = bytes.length >= headerBytes && bytes.readUInt16BE(2) === bytes.length;
    if (!isWhole) {
      done(new Error('The driver did not write a whole packet.'));
      return;
    }
    if (this.#message === 'prelogin') {
      if (isLast) {
        this.#message = 'signIn';
        this.push(preloginPacket(answerType, encryption.notSupported));
      }
      done();
      return;
    }
    if (isLast) this.#message = 'rest';
    this.#lines.signIn.write(bytes, encoding, done);
  }

  override _final(done: () => void): void {
    this.#lines.rest.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    for (const line of new Set(Object.values(this.#lines))) (line as Duplex).destroy();
    done(error);
  }
}
