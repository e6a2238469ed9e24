import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The server's side of SCRAM-SHA-256 (RFC 5802, RFC 7677), as PostgreSQL asks for it: the password itself is never sent. */

export const scramMechanism = 'SCRAM-SHA-256';
const iterations = 4096;

export interface ScramExchange {
  /** The server's first message. */
  challenge: string;
  /** The server's last message; null where the proof is of another password. */
  verify(clientFinal: string): string | null;
}

/**
 * @param clientFirst `n,,n=,r=<nonce>`
 * @returns null for what is no such message, or asks for a binding to TLS, which there is none of
 */
export function beginScram(clientFirst: string, password: string): ScramExchange | null {
  const [header, bare] = /^([ny],[^,]*,)(.+)$/s.exec(clientFirst)?.slice(1) ?? [];
  const clientNonce = /(?:^|,)r=([^,]+)/.exec(bare ?? '')?.[1];
  if (header === undefined || bare === undefined || clientNonce === undefined) return null;
  const nonce = clientNonce + randomBytes(18).toString('base64');
  const salt = randomBytes(16);
  const challenge = `r=${nonce},s=${salt.toString('base64')},i=${iterations}`;
  return {
    challenge,
    verify(clientFinal) {
      const [withoutProof, proof] = /^(.+),p=([^,]+)$/s.exec(clientFinal)?.slice(1) ?? [];
      if (withoutProof === undefined || proof === undefined) return null;
      const binding = Buffer.from(header).toString('base64');
      if (withoutProof !== `c=${binding},r=${nonce}`) return null;
      const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
      const message = [bare, challenge, withoutProof].join(',');
      const storedKey = createHash('sha256').update(keyed(salted, 'Client Key')).digest();
      const clientKey = exclusiveOr(Buffer.from(proof, 'base64'), keyed(storedKey, message));
      if (!timingSafeEqual(createHash('sha256').update(clientKey).digest(), storedKey)) return null;
      return `v=${keyed(keyed(salted, 'Server Key'), message).toString('base64')}`;
    },
  };
}

function keyed(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** As long as the second; what is missing of the first counts as zeros. */
function exclusiveOr(left: Buffer, right: Buffer): Buffer {
  return Buffer.from(right.map((byte, at) => byte ^ (left[at] ?? 0)));
}
