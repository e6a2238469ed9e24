import { headerBytes, lastPacket } from './tds-framing.ts';

/** "PRELOGIN" of MS-TDS: what both sides agree on before the sign-in, TLS above all. */

export const preloginType = 0x12;
export const answerType = 0x04;

/** Values of its option ENCRYPTION. */
export const encryption = {
  /** The sign-in alone is encrypted. */
  off: 0,
  on: 1,
  /** There is none. */
  notSupported: 2,
  /** Nobody is let in without it. */
  required: 3,
} as const;

const option = { version: 0, encryption: 1, instance: 2, thread: 3, mars: 4, end: 0xff };
/** Of an option in the list: its token, the offset and the length of its data. */
const entryBytes = 5;

/** @param type `preloginType` of a client, `answerType` of a server */
export function preloginPacket(type: number, wanted: number): Buffer {
  const parts: [number, Buffer][] = [
    [option.version, Buffer.from([16, 0, 0, 0, 0, 0])],
    [option.encryption, Buffer.from([wanted])],
    [option.instance, Buffer.from([0])],
    [option.thread, Buffer.alloc(4)],
    [option.mars, Buffer.from([0])],
  ];
  let offset = parts.length * entryBytes + 1;
  const entries = parts.map(([token, data]) => {
    const entry = Buffer.from([token, offset >> 8, offset & 0xff, 0, data.length]);
    offset += data.length;
    return entry;
  });
  return packetOf(
    type,
    Buffer.concat([...entries, Buffer.from([option.end]), ...parts.map(([, data]) => data)]),
  );
}

/** A message of one packet. */
export function packetOf(type: number, body: Buffer, status: number = lastPacket): Buffer {
  const header = Buffer.alloc(headerBytes);
  header[0] = type;
  header[1] = status;
  header.writeUInt16BE(headerBytes + body.length, 2);
  header[6] = 1;
  return Buffer.concat([header, body]);
}

/** What a PRELOGIN says of encryption. Throws where it is none. */
export function readEncryption(body: Buffer): number {
  for (let at = 0; at + entryBytes <= body.length && body[at] !== option.end; at += entryBytes) {
    const value = body[body.readUInt16BE(at + 1)];
    if (body[at] === option.encryption && body.readUInt16BE(at + 3) === 1 && value !== undefined)
      return value;
  }
  throw new Error('The server did not answer as SQL Server does.');
}
