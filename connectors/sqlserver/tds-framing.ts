import type { Framing } from '../bounded-stream.ts';

/** Type, status, length of the whole in two bytes, highest first, process, number and window: "Packet Header" of MS-TDS. */
export const headerBytes = 8;

/** Bit of the status: the last packet of a message. */
export const lastPacket = 1;

/**
 * A message is all that answers a statement, and rows have no length in front: what can be bounded is the packet, of 32 kB at most,
 * and the sum.
 */
export const tdsFraming: Framing = {
  headerBytes,
  read: (bytes, at) => bytes.readUInt16BE(at + 2),
};
