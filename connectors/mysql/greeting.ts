import { tlsCapability } from './capabilities.ts';

/** What a server says first, before anybody has spoken to it: "HandshakeV10" of MySQL's internals, which MariaDB shares. */
export interface Greeting {
  isMariadb: boolean;
  offersTls: boolean;
}

/** The server turned the connection down before it greeted: too many connections, a blocked host. */
export class RefusedConnection extends Error {
  override name = 'RefusedConnection';
  readonly errno: number;

  constructor(errno: number) {
    super(`The server refused the connection with ${errno}.`);
    this.errno = errno;
  }
}

const protocolVersion = 10;
const refusal = 0xff;
/** Bits of the upper half of the capabilities. */
const multiFactorCapability = 0x10_00;

/**
 * Reads a greeting and takes out of it what would make the driver announce more than `clientCapabilities` says: further
 * factors of sign-in, and MariaDB's extensions. What was announced with the request for TLS counts for the whole session.
 * @param packet with its header; is changed
 * @throws RefusedConnection, or an error where it is no greeting
 */
export function readGreeting(packet: Buffer): Greeting {
  const body = packet.subarray(4);
  if (body[0] === refusal && body.length >= 3) throw new RefusedConnection(body.readUInt16LE(1));
  const versionEnd = body.indexOf(0, 1);
  // Number of the connection, the first 8 bytes of the scramble, a zero.
  const lower = versionEnd + 1 + 4 + 8 + 1;
  // Lower half, collation, status; upper half, length of the scramble, ten reserved.
  const upper = lower + 2 + 1 + 2;
  const reserved = upper + 2 + 1;
  if (body[0] !== protocolVersion || versionEnd < 0 || body.length < reserved + 10)
    throw new Error('The server did not greet as MySQL does.');
  body.writeUInt16LE(body.readUInt16LE(upper) & ~multiFactorCapability, upper);
  body.fill(0, reserved, reserved + 10);
  return {
    isMariadb: /mariadb/i.test(body.toString('latin1', 1, versionEnd)),
    offersTls: (body.readUInt16LE(lower) & tlsCapability) !== 0,
  };
}
