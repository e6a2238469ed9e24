import { flagsAt, headerBytes, packetTypes, typeAt } from './tns-framing.ts';

/**
 * Packets of Oracle Net, and values of the protocol within them (TTC), as Oracle's open drivers write and read them. For tests alone.
 */

/** What a server offers: of 19c, whose clients send no statements ahead and end no answer by a mark of its own. */
export const netVersion = 318;
export const fieldVersion = 12;
/** Bytes of a packet at most. */
export const packetBytes = 65_535;

export interface Packet {
  type: number;
  flags: number;
  body: Buffer;
}

/** @param isAccepted whether the length has four bytes */
export function packetOf(type: number, body: Buffer, { isAccepted = false, flags = 0 } = {}): Buffer {
  const header = Buffer.alloc(headerBytes);
  const length = headerBytes + body.length;
  if (isAccepted) header.writeUInt32BE(length);
  else header.writeUInt16BE(length);
  header[typeAt] = type;
  header[flagsAt] = flags;
  return Buffer.concat([header, body]);
}

/** The first packet of these bytes, where it is whole. */
export function readPacket(bytes: Buffer, isAccepted: boolean): (Packet & { length: number }) | null {
  if (bytes.length < headerBytes) return null;
  const length = isAccepted ? bytes.readUInt32BE(0) : bytes.readUInt16BE(0);
  if (length < headerBytes) throw new Error('A packet is shorter than its header.');
  if (bytes.length < length) return null;
  const [type = 0, flags = 0] = bytes.subarray(typeAt, flagsAt + 1);
  return { type, flags, body: bytes.subarray(headerBytes, length), length };
}

export function acceptPacket(version = netVersion): Buffer {
  const body = Buffer.alloc(37);
  body.writeUInt16BE(version, 0);
  body.writeUInt16BE(packetBytes, 4);
  body.writeUInt16BE(packetBytes, 6);
  body.writeUInt16BE(1, 8);
  body.writeUInt16BE(45, 12);
  // No native encryption or checksums: "disabled for this connection".
  body[14] = 4;
  body[15] = 4;
  body.writeUInt32BE(packetBytes, 24);
  body.writeUInt32BE(2 << 20, 28);
  return packetOf(packetTypes.accept, body);
}

/** A listener's no, as `TNS-12514`. */
export function refusePacket(number: number): Buffer {
  const text = `(DESCRIPTION=(TMP=)(VSNNUM=318767104)(ERR=${number})(ERROR_STACK=(ERROR=(CODE=${number})(EMFI=4))))`;
  const head = Buffer.alloc(4);
  head.writeUInt16BE(text.length, 2);
  return packetOf(packetTypes.refuse, Buffer.concat([head, Buffer.from(text)]));
}

/** Where the client is to go; with the connect data for there behind a zero. */
export function redirectPacket(address: string, connectData: string): Buffer {
  const text = `${address}\0${connectData}`;
  const head = Buffer.alloc(2);
  head.writeUInt16BE(text.length);
  return packetOf(packetTypes.redirect, Buffer.concat([head, Buffer.from(text)]), { flags: 2 });
}

/** Messages in as many packets as they take. */
export function dataPackets(body: Buffer): Buffer {
  const room = packetBytes - headerBytes - 2;
  const packets: Buffer[] = [];
  for (let at = 0; at === 0 || at < body.length; at += room)
    packets.push(
      packetOf(packetTypes.data, Buffer.concat([Buffer.alloc(2), body.subarray(at, at + room)]), {
        isAccepted: true,
      }),
    );
  return Buffer.concat(packets);
}

/** A whole number in as many bytes as it takes, their count in front. */
export function whole(value: number): Buffer {
  if (value === 0) return Buffer.from([0]);
  const size = value <= 0xff ? 1 : value <= 0xffff ? 2 : 4;
  const bytes = Buffer.alloc(1 + size);
  bytes[0] = size;
  bytes.writeUIntBE(value, 1, size);
  return bytes;
}

const mostShort = 252;
const chunkBytes = 32_767;

/** Bytes with their length in front, in pieces where they are many. None at all is null. */
export function sized(value: Buffer | string | null): Buffer {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  if (bytes === null || bytes.length === 0) return Buffer.from([0]);
  if (bytes.length <= mostShort) return Buffer.concat([Buffer.from([bytes.length]), bytes]);
  const parts: Buffer[] = [Buffer.from([254])];
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    parts.push(whole(chunk.length), chunk);
  }
  return Buffer.concat([...parts, whole(0)]);
}

/** A text, or bytes, whose length is told twice. */
export function named(text: string): Buffer {
  return text === '' ? whole(0) : Buffer.concat([whole(Buffer.byteLength(text)), sized(text)]);
}

/** There is not all of a message yet. */
export class Unfinished extends Error {
  override name = 'Unfinished';
}

/** Reads a message. Throws `Unfinished`. */
export class MessageReader {
  readonly #bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.at;
  }

  take(count: number): Buffer {
    if (count > this.left) throw new Unfinished();
    this.at += count;
    return this.#bytes.subarray(this.at - count, this.at);
  }

  byte(): number {
    return this.take(1).readUInt8();
  }

  /** The place of the next byte of this value. */
  until(value: number): Buffer {
    const end = this.#bytes.indexOf(value, this.at);
    if (end < 0) throw new Unfinished();
    return this.take(end + 1 - this.at);
  }

  whole(): number {
    const size = this.byte() & 0x7f;
    return size === 0
      ? 0
      : size > 6
        ? Number(this.take(size).readBigUInt64BE())
        : this.take(size).readUIntBE(0, size);
  }

  sized(): Buffer {
    const length = this.byte();
    if (length === 255) return Buffer.alloc(0);
    if (length !== 254) return this.take(length);
    const parts: Buffer[] = [];
    for (let size = this.whole(); size > 0; size = this.whole()) parts.push(this.take(size));
    return Buffer.concat(parts);
  }

  skip(form: string): void {
    for (const sign of form) {
      if (sign === 'b') this.byte();
      else if (sign === 'w') this.whole();
      else throw new Error(`There is no ${sign}.`);
    }
  }
}
