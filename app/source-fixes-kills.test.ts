import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SourceReport, TableVersion, UploadResponse } from '#features/sources/contract.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { isFullProof } from '../tools/test-depth.ts';
import { type Browser, createBrowser, signUp } from './testing.ts';

const lines = Array.from({ length: 4000 }, (_, row) => `c${row},${row}`);
const text = `city,amount\n${lines.join('\n')}\nTotal,7998000\n`;
const fix = 'total/cities';

it('a fix that is cut off is applied whole or not at all, and the file stays whole', {
  timeout: 120_000,
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-fix-kills-'));
  const settings = { LOG_LEVEL: 'silent' };
  let product = await startProduct(directory, { settings });
  try {
    const kim = await signUp(createBrowser(product.url), 'Kim', 'kim@example.com');
    const { dataSource } = await kim.upload<UploadResponse>('cities.csv', text);
    let person: Browser = kim;
    const path = `/api/data-sources/${dataSource.id}`;
    let isFixed = false;
    for (const delayMs of isFullProof ? [50, 250, 450, 700, 1000] : [50, 450, 1000]) {
      const wanted = !isFixed;
      const answer = person
        .call('PUT', `${path}/fixes`, { json: { fixes: wanted ? [fix] : [] } })
        .then(({ status }) => status)
        .catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await stopProduct(product, 'SIGKILL');
      const status = await answer;
      product = await startProduct(directory, { settings });
      person = await signInAgain(product.url, kim.email);
      const { json } = await person.call('GET', `${path}/report`);
      const { report, canFix, tables } = json as SourceReport;
      isFixed = (report?.fixes ?? []).length > 0;
      if (status !== null) expect([status, isFixed]).toEqual([200, wanted]);
      expect([canFix, tables]).toEqual([true, [{ name: 'cities', rows: isFixed ? 4000 : 4001 }]]);
      const listed = await person.call('GET', `${path}/tables/cities/versions`);
      const versions = listed.json as TableVersion[];
      expect(versions.map(({ rows }) => rows).every((rows) => rows === 4000 || rows === 4001)).toBe(true);
      expect(await readdir(join(directory, 'originals'))).toEqual(['files']);
      expect(await readdir(join(directory, 'uploads'))).toEqual([]);
    }
    const undone = await person.call('PUT', `${path}/fixes`, { json: { fixes: [] } });
    expect([undone.status, (undone.json as SourceReport).tables]).toEqual([
      200,
      [{ name: 'cities', rows: 4001 }],
    ]);
  } finally {
    await stopProduct(product, 'SIGKILL');
    await rm(directory, { recursive: true, force: true });
  }
});

/** The same person at the server's new address. */
async function signInAgain(url: string, email: string): Promise<Browser> {
  const browser = createBrowser(url);
  const { status } = await browser.call('POST', '/api/auth/sign-in', {
    json: { email, password: 'a long enough password' },
  });
  expect(status).toBeLessThan(300);
  return browser;
}
