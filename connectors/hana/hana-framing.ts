import type { Framing } from '../bounded-stream.ts';

/** The answer to the greeting of a client: versions of the product and of the protocol. */
export const greetingBytes = 8;
const packetHeaderBytes = 32;
/** Of the length of what follows the header, in that header. */
const lengthAt = 12;

/** Of what is done to the packet; and that it is compressed, which nobody asked for and would unpack to any size. */
const optionsAt = 22;
const compressed = 2;

/**
 * "Message Header" of the SAP HANA SQL Command Network Protocol. A server's first bytes are its greeting, which has no header: it
 * counts with the packet behind it. One for each connection.
 */
export function createHanaFraming(): Framing {
  let isFirst = true;
  return {
    headerBytes: greetingBytes + lengthAt + 4,
    read(bytes, at) {
      const before = isFirst ? greetingBytes : 0;
      if (!isFirst && bytes[at + optionsAt] === compressed) return 0;
      isFirst = false;
      return before + packetHeaderBytes + bytes.readUInt32LE(at + before + lengthAt);
    },
  };
}
