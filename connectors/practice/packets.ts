import type { Socket } from 'node:net';

/** Messages of PostgreSQL's protocol 3.0, as a server reads and writes them. */

/** A statement of a question has some thousands of letters. */
const packetMaximumBytes = 1_000_000;

const codes = { startup: 196_608, cancel: 80_877_102, tls: 80_877_103, gss: 80_877_104 } as const;

/** What a client sends before it is a session. */
export type Opening =
  | { kind: 'tls' | 'gss' | 'cancel' }
  | { kind: 'startup'; parameters: ReadonlyMap<string, string> };

/** Reads messages as they come. The socket is always read, so that its end is known while a statement runs. */
export class PacketReader {
  #held = Buffer.alloc(0);
  #isOver = false;
  #wake: () => void = () => {};

  constructor(socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.#held = Buffer.concat([this.#held, chunk]);
      // Whoever sends ahead of the answers for so long is no client of this database.
      if (this.#held.length > 2 * packetMaximumBytes) socket.destroy();
      this.#wake();
    });
    socket.on('close', () => {
      this.#isOver = true;
      this.#wake();
    });
    socket.on('error', () => {});
  }

  /** Null where the client has gone, or speaks another protocol. */
  async opening(): Promise<Opening | null> {
    const packet = await this.#packet(0);
    if (packet === null || packet.length < 8) return null;
    switch (packet.readInt32BE(4)) {
      case codes.tls:
        return { kind: 'tls' };
      case codes.gss:
        return { kind: 'gss' };
      case codes.cancel:
        return { kind: 'cancel' };
      case codes.startup:
        return { kind: 'startup', parameters: parametersOf(packet.subarray(8)) };
      default:
        return null;
    }
  }

  /** A message with its type in front; null at the end. */
  next(): Promise<Buffer | null> {
    return this.#packet(1);
  }

  /** @param typeBytes in front of the length: none before the session */
  async #packet(typeBytes: 0 | 1): Promise<Buffer | null> {
    const header = typeBytes + 4;
    for (;;) {
      if (this.#held.length >= header) {
        const length = this.#held.readInt32BE(typeBytes) + typeBytes;
        if (length < header || length > packetMaximumBytes) return null;
        if (this.#held.length >= length) {
          const packet = this.#held.subarray(0, length);
          this.#held = this.#held.subarray(length);
          return packet;
        }
      }
      if (this.#isOver) return null;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

/** Names and values in turn, each with a zero behind it. */
function parametersOf(bytes: Buffer): ReadonlyMap<string, string> {
  const texts = bytes.toString('utf8').split('\0');
  return new Map(
    texts.flatMap((name, at) => (at % 2 === 0 && name !== '' ? [[name, texts[at + 1] ?? '']] : [])),
  );
}

export function packet(type: string, ...parts: readonly (string | number | Buffer)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(`${part}\0`);
      if (typeof part !== 'number') return part;
      const number = Buffer.alloc(4);
      number.writeInt32BE(part);
      return number;
    }),
  );
  const header = Buffer.alloc(5);
  header.write(type, 'latin1');
  header.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

/** @param code of PostgreSQL, such as `28P01` */
export function failure(code: string, sentence: string): Buffer {
  return packet('E', 'SFATAL', 'VFATAL', `C${code}`, `M${sentence}`, Buffer.from([0]));
}

/** What stands in an answer of the client's to a challenge: the mechanism and its length stand before the first. */
export function saslText(message: Buffer, isFirst: boolean): { mechanism: string; text: string } | null {
  if (message[0] !== 0x70) return null;
  if (!isFirst) return { mechanism: '', text: message.toString('utf8', 5) };
  const end = message.indexOf(0, 5);
  if (end < 0 || message.length < end + 5) return null;
  return { mechanism: message.toString('latin1', 5, end), text: message.toString('utf8', end + 5) };
}
