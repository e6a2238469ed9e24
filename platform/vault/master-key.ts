import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A key that cannot be used; the message says what to set. */
export class MasterKeyError extends Error {
  override name = 'MasterKeyError';
}

/**
 * The 32 bytes that protect stored secrets: from `SECRET_KEY` (base64) when it is set, else from a file in the data
 * directory that only the server's user can read, made on the first start.
 */
export async function loadMasterKey(options: {
  secretKey: string | undefined;
  directory: string;
}): Promise<Buffer> {
  if (options.secretKey !== undefined) return decode(options.secretKey, 'SECRET_KEY');
  const path = join(options.directory, 'secret.key');
  try {
    return decode(await readFile(path, 'utf8'), 'secret.key in DATA_DIR');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
  const key = randomBytes(32);
  // Written beside and renamed: a crash in between must not leave half a key.
  await writeFile(`${path}.new`, key.toString('base64'), { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  return key;
}

/** Another key of 32 bytes, for one purpose: none of them tells of another or of the master key. */
export function deriveKey(masterKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', `plumbline ${purpose}`, 32));
}

function decode(text: string, name: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32)
    throw new MasterKeyError(
      `${name} must hold 32 bytes in base64: make one with "openssl rand -base64 32".`,
    );
  return key;
}
