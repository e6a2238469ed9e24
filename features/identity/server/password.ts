import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP's second recommended setting for argon2id: 19 MiB, two passes, one lane; about 30 ms of one core, off the event loop. */
const usualCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

export interface PasswordCost {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

/** Hashing in turns by address: each takes a core for a while, and all together the threads that read files. */
export interface PasswordWork {
  hash(password: string, address: string): Promise<string>;
  /** As `verifyPassword`. Both throw `tooMany` where too many of the address wait. */
  verify(password: string, stored: string | null, address: string): Promise<boolean>;
}

/** Hashes a password as `argon2id$memory$passes$parallelism$salt$hash`, so that the cost can be raised later. */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await derive(password, nonce, { ...cost, tagLength });
  const { memory, passes, parallelism } = cost;
  return [
    'argon2id',
    memory,
    passes,
    parallelism,
    nonce.toString('base64url'),
    hash.toString('base64url'),
  ].join('$');
}

/** Whether a password is the one that was hashed. With no stored hash it works as long and answers no, so that time tells nothing. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost = usualCost,
): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, hash] = (stored ?? '').split('$');
  if (!nonce || !hash) {
    await derive(password, randomBytes(16), { ...cost, tagLength });
    return false;
  }
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(nonce, 'base64url'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

/** Bytes of a hash. */
const tagLength = 32;

interface Cost extends PasswordCost {
  /** Bytes */
  tagLength: number;
}

function derive(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism, tagLength }: Cost,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength },
      (error, key) => (error ? reject(error) : resolve(Buffer.from(key))),
    );
  });
}
