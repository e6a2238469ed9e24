import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '#features/chat/contract.ts';
import type { RemovedSource, UploadResponse } from '#features/sources/contract.ts';
import type { Storage } from '#features/storage/contract.ts';
import { seededRandom } from '../bench/seeded-random.ts';
import { fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

const megabyte = 1e6;

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ QUOTA_MB: '8', QUOTA_SOURCES: '6', QUOTA_CHATS: '3' });
  person = await server.signUp();
  await server.running.settleJobs();
});
afterAll(() => server[Symbol.asyncDispose]());

const storage = () => person.get<Storage>('/api/storage');

/** Everything below the directories of tables, uploads and kept files. */
async function filesOnDisk(): Promise<string[]> {
  const folders = ['tables', 'uploads', 'originals'];
  const lists = await Promise.all(
    folders.map((folder) => readdir(join(server.directory, folder), { recursive: true })),
  );
  return lists.flat().toSorted();
}

/** Rows that do not compress away. */
function csvOf(rows: number, seed = 1): string {
  const random = seededRandom(seed);
  const lines = Array.from({ length: rows }, (_, id) => `${id},${Math.floor(random() * 4e9)}`);
  return `id,amount\n${lines.join('\n')}\n`;
}

describe('the storage of a workspace', () => {
  it('tells what is kept of what, and gives back what was removed at once', async () => {
    const before = await storage();
    expect(before.quota).toEqual({ bytes: 8 * megabyte, sources: 6, chats: 3 });
    expect(before.sources).toMatchObject([{ isSample: true, olderVersions: 0, older: 0 }]);
    const made = await person.upload<UploadResponse>('kept.csv', csvOf(20_000));
    const address = `/api/data-sources/${made.dataSource.id}`;
    const asked = await person.ask<Exchange>('total amount', [made.dataSource.id]);
    const receiptId = asked.aiMessage.metadata.answer?.receiptId;
    for (const seed of [2, 3]) {
      const form = fileForm('kept.csv', csvOf(20_000, seed));
      expect((await person.call('POST', `${address}/upload?mode=replace`, { form })).status).toBe(200);
    }
    const full = await storage();
    expect(full.older).toMatchObject({ versions: 2, named: { versions: 1, receipts: 1 } });
    const all = Object.values(full.parts).reduce((sum, bytes) => sum + bytes, 0);
    expect(all).toBe(full.used.bytes);
    expect(full.sources.find(({ name }) => name === 'kept')).toMatchObject({ olderVersions: 2 });
    expect(full.parts.older).toBeGreaterThan(before.parts.older + 100_000);

    const free = (path: string, json: object) => person.call('POST', `/api/storage/${path}`, { json });
    const some = (await free('older/delete', {})).json as { freedBytes: number; versions: number };
    expect(some.versions).toBe(1);
    expect(some.freedBytes).toBeGreaterThan(50_000);
    const replayed = await person.call('POST', `/api/receipts/${receiptId}/replay`);
    expect(replayed.json).toMatchObject({ holds: true });

    await free('older/delete', { withReceipts: true });
    expect((await storage()).older).toMatchObject({ versions: 0, bytes: 0, named: { receipts: 0 } });
    const gone = await person.call('POST', `/api/receipts/${receiptId}/replay`);
    expect([gone.status, gone.json]).toMatchObject([
      404,
      { message: expect.stringMatching(/deleted to free space/) },
    ]);
    expect((await person.call('GET', `/api/receipts/${receiptId}`)).status).toBe(200);

    await person.call('DELETE', address);
    expect((await storage()).removed).toMatchObject({ sources: 1, versions: 1 });
    const emptied = (await free('removed/empty', {})).json as { freedBytes: number };
    expect(emptied.freedBytes).toBeGreaterThan(50_000);
    expect(await person.get<RemovedSource[]>('/api/data-sources/removed')).toEqual([]);
    // The question that was asked meanwhile is kept.
    const { used, parts } = await storage();
    expect(used.bytes - parts.answers).toBe(before.used.bytes - before.parts.answers);
  });

  it('U19 at its limit refuses an upload before its bytes are read, in words, and leaves nothing', async () => {
    const before = await filesOnDisk();
    const { used } = await storage();
    const refused = await person.call('POST', '/api/files/upload', {
      form: fileForm('large.csv', 'x'.repeat(8 * megabyte - used.bytes + 1)),
    });
    expect([refused.status, refused.json]).toMatchObject([
      413,
      { message: expect.stringMatching(/keeps .* MB of the 8\.0 MB .* Free space on the page Storage/) },
    ]);
    expect(await filesOnDisk()).toEqual(before);
    // The workspace goes on: it is asked, and takes what fits.
    const small = await person.upload<UploadResponse>('small.csv', 'a,b\nx,1\n');
    await person.call('DELETE', `/api/data-sources/${small.dataSource.id}`);
    await person.post('/api/storage/removed/empty', {});
  });

  it('U19 refuses what comes without its length at the byte where it passes', async () => {
    const before = await filesOnDisk();
    const { status, sent } = await sendChunked(12 * megabyte);
    expect(status).toBe(413);
    expect(sent).toBeGreaterThan(megabyte);
    expect(await filesOnDisk()).toEqual(before);
  });

  it('U19 refuses what became larger than the file that it was read from, and leaves nothing', async () => {
    const room = 8 * megabyte - (await storage()).used.bytes;
    const before = await filesOnDisk();
    // Texts that do not compress: kept as a file and as a table they take one and a half times their room.
    const texts =
      randomBytes(Math.floor(room * 0.7))
        .toString('base64')
        .match(/.{1,48}/g) ?? [];
    const content = `text\n${texts.join('\n')}\n`;
    expect(content.length).toBeLessThan(room);
    const answer = await person.call('POST', '/api/files/upload', { form: fileForm('noise.csv', content) });
    expect([answer.status, answer.json]).toMatchObject([
      413,
      { message: expect.stringMatching(/Free space/) },
    ]);
    expect(await filesOnDisk()).toEqual(before);
  });

  it('U19 counts data sources and conversations', async () => {
    const ids: string[] = [];
    for (;;) {
      const made = await person.call('POST', '/api/data-sources', { json: { name: 'x', type: 'csv' } });
      if (made.status !== 201) {
        expect([made.status, made.json]).toMatchObject([
          413,
          { message: expect.stringContaining('6 data sources') },
        ]);
        break;
      }
      ids.push((made.json as { id: string }).id);
      expect(ids.length).toBeLessThan(7);
    }
    await person.call('DELETE', `/api/data-sources/${ids[0]}`);
    await person.upload('one.csv', 'a,b\nx,1\n');
    expect((await person.call('POST', `/api/data-sources/${ids[0]}/restore`)).status).toBe(413);

    const statuses: number[] = [];
    for (let chat = 0; chat < 4; chat += 1)
      statuses.push((await person.call('POST', '/api/chat/sessions', { json: { title: '' } })).status);
    expect(statuses.at(-1)).toBe(413);
  });

  it('R13 is of the caller alone', async () => {
    const other = await server.signUp('Bea');
    await server.running.settleJobs();
    const own = await other.get<Storage>('/api/storage');
    expect(own.sources).toHaveLength(1);
    const before = (await storage()).used.bytes;
    await other.post('/api/storage/older/delete', { withReceipts: true });
    await other.post('/api/storage/removed/empty', { withReceipts: true });
    expect((await storage()).used.bytes).toBe(before);
  });
});

/** An upload that says nothing of its length and goes on until it is answered. */
function sendChunked(bytes: number): Promise<{ status: number; sent: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; sent: number }>();
  let sent = 0;
  const outgoing = httpRequest(
    new URL('/api/files/upload', server.url),
    {
      method: 'POST',
      headers: { cookie: person.cookies(), 'content-type': 'multipart/form-data; boundary=edge' },
    },
    (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, sent });
    },
  );
  outgoing.on('error', reject);
  outgoing.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\n');
  const block = Buffer.alloc(256 * 1024, 'a,b\n');
  const send = (): void => {
    if (sent >= bytes) {
      outgoing.end('\r\n--edge--\r\n');
      return;
    }
    sent += block.length;
    outgoing.write(block, send);
  };
  send();
  return promise;
}
