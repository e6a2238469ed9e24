import { spawnSync } from 'node:child_process';
import { mkdtemp, open, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Exchange } from '#features/chat/contract.ts';
import type { SourceWithTables } from '#features/sources/contract.ts';
import { seededRandom } from '../bench/seeded-random.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { createBrowser, fileForm, type Person, signUp } from './testing.ts';

/** A file system of its own size, seen by the product alone; Linux lets people make one in a namespace of their own. */
const canMount = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
const title = 'a full disk is told as 507, changes nothing and lets reading go on';

it.skipIf(!canMount)(`N06 ${title} (needs unshare and tmpfs)`, { timeout: 120_000 }, () =>
  onOwnDisk({ DISK_RESERVE_MB: '0' }, async (product, inside) => {
    const person = await signUp(createBrowser(product.url), 'Kim', 'kim@example.com');
    await expect.poll(() => sourcesOf(person)).toHaveLength(1);
    const made = await person.upload<{ dataSource: { id: string }; tables: { name: string }[] }>(
      'kept.csv',
      'id,amount\n1,10\n2,20\n',
    );
    const address = `/api/data-sources/${made.dataSource.id}`;
    const before = await filesOf(inside);

    // There is room for the file and for what is read from it, but not for the table that the two make.
    const random = seededRandom(1);
    const lines = Array.from({ length: 1_300_000 }, (_, id) => `${id + 10},${Math.floor(random() * 4e9)}`);
    const large = `id,amount\n${lines.join('\n')}\n`;
    await leaveFree(inside, large.length + 8e6);
    const tooLarge = await person.call('POST', `${address}/upload?mode=append`, {
      form: fileForm('large.csv', large),
    });
    expect([tooLarge.status, tooLarge.json]).toMatchObject([
      507,
      { message: expect.stringMatching(/room|full/) },
    ]);
    expect(await filesOf(inside)).toEqual(before);

    await leaveFree(inside, 0);
    for (const path of ['/api/files/upload', `${address}/upload?mode=replace`]) {
      const refused = await person.call('POST', path, { form: fileForm('small.csv', 'id,amount\n9,9\n') });
      expect([path, refused.status, refused.json]).toMatchObject([
        path,
        507,
        { message: expect.stringMatching(/full|room/) },
      ]);
    }
    const details = await person.get<SourceWithTables>(address);
    expect(details.tables).toMatchObject([{ rows: 2, version: 1 }]);
    const { rows } = await person.get<{ rows: unknown[][] }>(
      `${address}/tables/${made.tables[0]?.name}/rows`,
    );
    expect(rows).toEqual([
      [1, 10],
      [2, 20],
    ]);
    expect(await filesOf(inside)).toEqual(before);

    await rm(join(inside, 'filler'));
    const again = await person.call('POST', `${address}/upload?mode=append`, {
      form: fileForm('small.csv', 'id,amount\n3,30\n'),
    });
    expect(again.status).toBe(200);
    const { aiMessage } = await person.ask<Exchange>('total amount', [made.dataSource.id]);
    expect(aiMessage.metadata.answer?.rows).toEqual([[60]]);
  }),
);

const foreseen =
  'a disk that is almost full is foreseen: what adds to it is refused, reading and asking go on';

it.skipIf(!canMount)(`N06 ${foreseen} (needs unshare and tmpfs)`, { timeout: 120_000 }, () =>
  onOwnDisk({ DISK_RESERVE_MB: '16' }, async (product, inside) => {
    const person = await signUp(createBrowser(product.url), 'Kim', 'kim@example.com');
    await expect.poll(() => sourcesOf(person)).toHaveLength(1);
    const made = await person.upload<{ dataSource: { id: string } }>('kept.csv', 'id,amount\n1,10\n2,20\n');
    const address = `/api/data-sources/${made.dataSource.id}`;
    const first = await person.ask<Exchange>('total amount', [made.dataSource.id]);
    const receipt = first.aiMessage.metadata.answer?.receiptId;
    const before = await filesOf(inside);
    await leaveFree(inside, 12e6);
    for (const path of ['/api/files/upload', `${address}/upload?mode=append`]) {
      const refused = await person.call('POST', path, { form: fileForm('small.csv', 'id,amount\n9,9\n') });
      expect([path, refused.status, refused.json]).toMatchObject([
        path,
        507,
        { message: expect.stringMatching(/almost full: 11 MB are free.*Reading and asking go on/) },
      ]);
    }
    expect((await person.call('GET', `/api/receipts/${receipt}/export`)).status).toBe(507);
    expect(await filesOf(inside)).toEqual(before);
    const { aiMessage } = await person.ask<Exchange>('total amount', [made.dataSource.id]);
    expect(aiMessage.metadata.answer?.rows).toEqual([[30]]);
    expect((await person.call('GET', `${address}/tables/kept/rows`)).status).toBe(200);
    await rm(join(inside, 'filler'));
    const form = fileForm('small.csv', 'id,amount\n3,30\n');
    expect((await person.call('POST', `${address}/upload?mode=append`, { form })).status).toBe(200);
  }),
);

/** Starts the product with a disk of 64 MB that it alone sees; `inside` is its directory as this process can reach it. */
async function onOwnDisk(
  settings: Record<string, string>,
  work: (product: Awaited<ReturnType<typeof startProduct>>, inside: string) => Promise<void>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-full-'));
  const mount = `mount -t tmpfs -o size=64m tmpfs ${directory} && exec "$@"`;
  const product = await startProduct(directory, {
    within: ['unshare', '-Urm', 'sh', '-c', mount, 'sh'],
    settings: { LOG_LEVEL: 'silent', ...settings },
  });
  try {
    await work(product, `/proc/${product.child.pid}/root${directory}`);
  } finally {
    await stopProduct(product, 'SIGKILL');
    await rm(directory, { recursive: true, force: true });
  }
}

function sourcesOf(person: Person): Promise<unknown[]> {
  return person.get('/api/data-sources');
}

async function filesOf(inside: string): Promise<string[]> {
  const lists = await Promise.all([
    readdir(join(inside, 'tables', 'versions'), { recursive: true }),
    readdir(join(inside, 'uploads')),
  ]);
  return lists.flat().toSorted();
}

/** Fills the disk but for some bytes. */
async function leaveFree(inside: string, bytes: number): Promise<void> {
  const block = Buffer.alloc(65_536, 1);
  await using file = await open(join(inside, 'filler'), 'a');
  for (;;) {
    const { bavail, bsize } = await statfs(inside);
    const left = bavail * bsize - bytes;
    if (left <= 0) return;
    await file.write(block, 0, Math.min(left, block.length));
  }
}
