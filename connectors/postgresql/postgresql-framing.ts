import type { Framing } from '../bounded-stream.ts';

/** Authentication, error, notice, parameter, key of cancellation, version negotiation, ready. */
const beforeSignIn = kindsOf('RENSKvZ');
/** And rows, their description, the ends of statements, copies, notifications. */
const afterSignIn = kindsOf('RENSKvZTDCI123nstGHWdcAV');

/**
 * A byte that names the kind, then the length in four bytes, which count themselves: PostgreSQL's protocol 3, "Message
 * Formats". The one byte that answers a request for TLS has no header and is read before.
 */
export const postgresqlFraming: Framing = {
  headerBytes: 5,
  read(bytes, at, isSignedIn) {
    const kinds = isSignedIn ? afterSignIn : beforeSignIn;
    return kinds[bytes[at] ?? 0] === 1 ? 1 + bytes.readUInt32BE(at + 1) : 0;
  },
};

/** One for each byte that is the letter of a kind. */
function kindsOf(letters: string): Uint8Array {
  const kinds = new Uint8Array(256);
  for (const letter of letters) kinds[letter.charCodeAt(0)] = 1;
  return kinds;
}
