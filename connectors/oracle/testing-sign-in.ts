import { createCipheriv, createDecipheriv, createHash, pbkdf2Sync, randomBytes } from 'node:crypto';

/**
 * The server's side of a sign-in by password: the verifier of 12c (PBKDF2 and SHA-512), session keys of both sides, and the server's
 * proof. For tests alone.
 */

export const verifierOf12c = 0x48_15;
const rounds = { verifier: 4096, session: 3 };

export interface Challenge {
  /** Keys and values that the client is told. */
  told: [string, string, number?][];
  /** What it answers, decided on: the proof for it where the password is right. */
  check(answer: ReadonlyMap<string, string>, password: string): string | null;
}

export function challenge(password: string, told: Partial<typeof rounds> = {}): Challenge {
  const salt = randomBytes(16);
  const mixing = randomBytes(16);
  const own = randomBytes(32);
  const verifier = pbkdf2Sync(
    password,
    Buffer.concat([salt, Buffer.from('AUTH_PBKDF2_SPEEDY_KEY')]),
    rounds.verifier,
    64,
    'sha512',
  );
  const hash = createHash('sha512').update(verifier).update(salt).digest().subarray(0, 32);
  return {
    told: [
      ['AUTH_SESSKEY', hex(encrypt(hash, own))],
      ['AUTH_VFR_DATA', hex(salt), verifierOf12c],
      ['AUTH_PBKDF2_CSK_SALT', hex(mixing)],
      ['AUTH_PBKDF2_VGEN_COUNT', String(told.verifier ?? rounds.verifier)],
      ['AUTH_PBKDF2_SDER_COUNT', String(told.session ?? rounds.session)],
    ],
    check(answer, expected) {
      const theirs = decrypt(hash, Buffer.from(answer.get('AUTH_SESSKEY') ?? '', 'hex')).subarray(0, 32);
      const both = hex(Buffer.concat([theirs, own]));
      const key = pbkdf2Sync(both, mixing, rounds.session, 32, 'sha512');
      const sent = decrypt(key, Buffer.from(answer.get('AUTH_PASSWORD') ?? '', 'hex'));
      const padding = sent.at(-1) ?? 0;
      const word = sent.subarray(16, Math.max(16, sent.length - padding)).toString();
      if (word !== expected) return null;
      return hex(encrypt(key, Buffer.concat([randomBytes(16), Buffer.from('SERVER_TO_CLIENT')])));
    },
  };
}

function hex(bytes: Buffer): string {
  return bytes.toString('hex').toUpperCase();
}

function encrypt(key: Buffer, bytes: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

function decrypt(key: Buffer, bytes: Buffer): Buffer {
  if (bytes.length === 0 || bytes.length % 16 !== 0) return Buffer.alloc(0);
  const cipher = createDecipheriv('aes-256-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}
