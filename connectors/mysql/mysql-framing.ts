import type { Framing } from '../bounded-stream.ts';

/** A packet of this length goes on in the next one. */
const fullPacket = 0xff_ff_ff;

/** Three bytes of length, lowest first, which do not count the header, and one that numbers the packets: "MySQL Packets" of MySQL's internals. */
export const mysqlFraming: Framing = {
  headerBytes: 4,
  read: (bytes, at) => 4 + bytes.readUIntLE(at, 3),
  goesOn: (bytes, at) => bytes.readUIntLE(at, 3) === fullPacket,
};
