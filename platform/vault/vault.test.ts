import { randomBytes } from 'node:crypto';
import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadMasterKey } from './master-key.ts';
import { createVault } from './vault.ts';

const place = { table: 'data_sources', id: 'a', field: 'configuration', workspaceId: 'w' };

describe('vault', () => {
  const vault = createVault(randomBytes(32));

  it('opens what it sealed, and seals the same text differently each time', () => {
    const sealed = vault.seal('s3cret', place);
    expect(vault.open(sealed, place)).toBe('s3cret');
    expect(vault.seal('s3cret', place)).not.toBe(sealed);
    expect(sealed).not.toContain('s3cret');
  });

  it('does not open a text that was moved to another row, field or workspace', () => {
    const sealed = vault.seal('s3cret', place);
    for (const other of [{ id: 'b' }, { field: 'report' }, { workspaceId: 'x' }, { table: 'jobs' }]) {
      expect(() => vault.open(sealed, { ...place, ...other })).toThrow();
    }
  });

  it('fails closed on every changed character', () => {
    const sealed = vault.seal('s3cret', place);
    for (let index = 3; index < sealed.length; index += 1) {
      const character = sealed[index] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, index) + character + sealed.slice(index + 1);
      // The last character of a part may hold bits that base64 ignores: then the bytes are the same.
      const isSame = changed
        .split('.')
        .every((part, n) =>
          Buffer.from(part, 'base64url').equals(Buffer.from(sealed.split('.')[n] ?? '', 'base64url')),
        );
      if (!isSame) expect(() => vault.open(changed, place)).toThrow();
    }
  });

  it('does not open under another key', () => {
    expect(() => createVault(randomBytes(32)).open(vault.seal('s3cret', place), place)).toThrow();
  });
});

describe('master key', () => {
  it('is made once, readable by its owner alone, and read again', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'plumbline-key-'));
    const first = await loadMasterKey({ secretKey: undefined, directory });
    expect(await loadMasterKey({ secretKey: undefined, directory })).toEqual(first);
    expect((await stat(join(directory, 'secret.key'))).mode & 0o077).toBe(0);
  });

  it('refuses a short key in words', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'plumbline-key-'));
    await expect(loadMasterKey({ secretKey: 'c2hvcnQ=', directory })).rejects.toThrow(/32 bytes/);
    await writeFile(join(directory, 'secret.key'), 'x');
    await expect(loadMasterKey({ secretKey: undefined, directory })).rejects.toThrow(/32 bytes/);
  });
});
