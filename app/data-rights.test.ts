import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UploadResponse } from '#features/sources/contract.ts';
import { closeToOthers } from '#platform/data-directory.ts';
import { type ProductProcess, startProduct, stopProduct } from '../tools/product-process.ts';
import { createBrowser, type Person, signUp } from './testing.ts';

/** Files of the product on a machine that others use too, as an installation of before has left them. */

const isPosix = process.platform !== 'win32';
let directory: string;
let product: ProductProcess;
let person: Person;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-rights-'));
  await mkdir(join(directory, 'tables', 'versions', 'w'), { recursive: true });
  await writeFile(join(directory, 'secret.key'), randomBytes(32).toString('base64'));
  await writeFile(join(directory, 'plumbline.sqlite'), '');
  await writeFile(join(directory, 'of-somebody-else.txt'), '');
  for (const path of ['tables', 'tables/versions', 'tables/versions/w', '.'])
    await chmod(join(directory, path), 0o755);
  for (const name of ['secret.key', 'plumbline.sqlite', 'of-somebody-else.txt'])
    await chmod(join(directory, name), 0o644);
  product = await startProduct(directory, { settings: { LOG_LEVEL: 'silent' } });
  person = await signUp(createBrowser(product.url), 'Kim', 'kim@example.com');
}, 60_000);
afterAll(async () => {
  await stopProduct(product, 'SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

/** What others may read, write or enter below a directory. */
async function openToOthers(): Promise<string[]> {
  const open: string[] = [];
  for (const name of ['.', ...(await readdir(directory, { recursive: true }))]) {
    const found = await stat(join(directory, name)).catch(() => null);
    if (found && (found.mode & 0o077) !== 0) open.push(`${name} ${(found.mode & 0o777).toString(8)}`);
  }
  return open.toSorted();
}

it.skipIf(!isPosix)('G02 keeps every file and directory to its own user, those of before too', async () => {
  const theirs = ['of-somebody-else.txt 644'];
  await expect.poll(() => person.get('/api/data-sources'), { timeout: 30_000 }).toHaveLength(1);
  expect(await openToOthers()).toEqual(theirs);
  const made = await person.upload<UploadResponse>('a.csv', 'a,b\nx,1\ny,2\n');
  await person.ask('total b', [made.dataSource.id]);
  // What is written while a file is read, and stays for a moment only.
  const rows = `a,b\n${'1,x\n2,"y\nz"\n'.repeat(60_000)}`;
  let isOver = false;
  const upload = person.upload('b.csv', rows).finally(() => {
    isOver = true;
  });
  const seen = new Set<string>();
  while (!isOver) {
    for (const one of await openToOthers()) seen.add(one);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await upload;
  expect([...seen]).toEqual(theirs);
});

it.skipIf(!isPosix)('looks at the files only where the directory was open', async () => {
  const file = join(directory, 'secret.key');
  await chmod(file, 0o644);
  expect(closeToOthers(directory)).toEqual({ closed: 0, left: 0 });
  await chmod(directory, 0o755);
  expect(closeToOthers(directory)).toEqual({ closed: 2, left: 0 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
