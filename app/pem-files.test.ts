import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SettingField } from '#kernel/settings.ts';
import { readPemFiles } from './pem-files.ts';

const fields: SettingField[] = [
  { name: 'key', label: 'Key', kind: 'secret', format: 'pem-or-file', isRequired: true },
  { name: 'other', label: 'Other', kind: 'text', isRequired: false },
];
const pem = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n';
let root = '';
let directory = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plumbline-pem-'));
  directory = join(root, 'certificates');
  await mkdir(join(directory, 'folder'), { recursive: true });
  await writeFile(join(directory, 'hr.pem'), pem);
  await writeFile(join(root, 'outside.pem'), 'outside');
  await writeFile(join(directory, 'large.pem'), 'x'.repeat(70_000));
  await symlink(join(root, 'outside.pem'), join(directory, 'linked.pem'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('reads a file of the directory, and leaves PEM and other fields as they are', async () => {
  expect(await readPemFiles(fields, { key: 'hr.pem', other: 'hr.pem' }, directory)).toEqual({
    settings: { key: pem, other: 'hr.pem' },
  });
  expect(await readPemFiles(fields, { key: pem }, null)).toEqual({ settings: { key: pem } });
});

it.each(['missing.pem', 'linked.pem', 'folder', 'large.pem', '../outside.pem'])(
  'reads nothing for %s, and tells nothing of what is there',
  async (key) => {
    expect(await readPemFiles(fields, { key }, directory)).toEqual({
      problem: expect.stringContaining("is not in the server's certificate directory"),
    });
  },
);

it('says that there is no directory', async () => {
  expect(await readPemFiles(fields, { key: 'hr.pem' }, null)).toEqual({
    problem: expect.stringContaining('CERTIFICATE_DIR'),
  });
});
