import type { Writable } from 'node:stream';

/** Writes to a stream at the pace of its reader. */
export class Output {
  readonly #stream: Writable;

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  /** Resolves when the bytes are with the operating system; throws when the reader is gone. */
  write(data: string | Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#stream.write(data, (error) => (error ? reject(error) : resolve()));
    });
  }
}
