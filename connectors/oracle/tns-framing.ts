import type { Framing } from '../bounded-stream.ts';

/** Length of the whole, a sum that nobody checks, type, flags, and another sum. */
export const headerBytes = 8;
export const typeAt = 4;
export const flagsAt = 5;

/** "Packet Type" of Oracle Net. */
export const packetTypes = {
  connect: 1,
  accept: 2,
  refuse: 4,
  redirect: 5,
  data: 6,
  resend: 11,
  marker: 12,
  control: 14,
} as const;

/** Those that a server sends. */
const sent = new Set<number | undefined>(
  Object.values(packetTypes).filter((type) => type !== packetTypes.connect),
);

/**
 * A packet of Oracle Net: its length has two bytes until the server has accepted, and four behind that. Rows have no length in front:
 * what can be bounded is the packet, of 2 MB at most, and the sum. One for each connection.
 */
export function createTnsFraming(): Framing {
  let isAccepted = false;
  return {
    headerBytes,
    read(bytes, at) {
      if (!sent.has(bytes[at + typeAt])) return 0;
      const length = isAccepted ? bytes.readUInt32BE(at) : bytes.readUInt16BE(at);
      // Versions that accept with a short length are older than any that is signed in to.
      if (bytes[at + typeAt] === packetTypes.accept) isAccepted = true;
      return length;
    },
  };
}
