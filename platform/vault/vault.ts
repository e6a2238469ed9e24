import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Where a secret belongs. Bound into the encryption, so a ciphertext that was moved elsewhere does not open. */
export interface SecretPlace {
  table: string;
  id: string;
  field: string;
  workspaceId: string;
}

export interface Vault {
  /** Encrypts with AES-256-GCM under a key of its own for each record. */
  seal(plaintext: string, place: SecretPlace): string;
  /** Throws when the text was changed, moved, or sealed under another key. */
  open(sealed: string, place: SecretPlace): string;
}

const format = 'v1';
const algorithm = 'aes-256-gcm';

/** `masterKey`: 32 bytes that are kept outside the database. */
export function createVault(masterKey: Buffer): Vault {
  if (masterKey.length !== 32) throw new Error('The master key must have 32 bytes.');
  return {
    seal(plaintext, place) {
      const salt = randomBytes(16);
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, recordKey(masterKey, salt), nonce);
      cipher.setAAD(contextOf(place));
      const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
      return [
        format,
        ...[salt, nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url')),
      ].join('.');
    },
    open(sealed, place) {
      const [version, ...parts] = sealed.split('.');
      const [salt, nonce, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== format || !salt || !nonce || !tag || !body) throw new Error('Not a sealed text.');
      const decipher = createDecipheriv(algorithm, recordKey(masterKey, salt), nonce, { authTagLength: 16 });
      decipher.setAAD(contextOf(place));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

function recordKey(masterKey: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, salt, 'plumbline record key', 32));
}

function contextOf(place: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([place.table, place.id, place.field, place.workspaceId]));
}
