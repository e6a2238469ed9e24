import type { Framing } from '../bounded-stream.ts';

/** Authentication, error, notice, parameter, key of cancellation, version negotiation, ready. */
const beforeSignIn = new Set('RENSKvZ');
/** And rows, their description, the ends of statements, copies, notifications. */
const afterSignIn = new Set([...beforeSignIn, ...'TDCI123nstGHWdcAV']);

/**
 * A byte that names the kind, then the length in four bytes, which count themselves: PostgreSQL's protocol 3, "Message
 * Formats". The one byte that answers a request for TLS has no header and is read before.
 */
export const postgresqlFraming: Framing = {
  headerBytes: 5,
  read(header, isSignedIn) {
    const kinds = isSignedIn ? afterSignIn : beforeSignIn;
    const bytes = header.readUInt32BE(1);
    return kinds.has(String.fromCharCode(header[0] ?? 0)) && bytes >= 4 ? { bytes: 1 + bytes } : null;
  },
};
