import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Model } from '../features/models/contract.ts';
import { startProduct, stopProduct } from '../tools/product-process.ts';
import { createBrowser, type Person, signUp } from './testing.ts';

/** Processes whose working directory is below `directory`. */
async function processesIn(directory: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      const place = await readlink(`/proc/${id}/cwd`).catch(() => '');
      return place.startsWith(directory) ? [id] : [];
    }),
  );
  return found.flat();
}

it.skipIf(process.platform !== 'linux')(
  'a training whose server is killed has failed as interrupted, computes no longer, and is begun anew',
  { timeout: 120_000 },
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'plumbline-model-kill-'));
    let product = await startProduct(directory);
    try {
      const person = await signUp(createBrowser(product.url), 'Kim', 'kim@example.com');
      const rows = Array.from(
        { length: 3000 },
        (_, row) => `${row % 97},${(row * 7) % 31},${row % 2 === 0 ? 'a' : 'b'}`,
      );
      const { dataSource } = await person.upload<{ dataSource: { id: string } }>(
        'kinds.csv',
        `x,y,kind\n${rows.join('\n')}\n`,
      );
      const model = await person.post<Model>('/api/ml/models', {
        name: 'Kinds',
        type: 'classification',
        algorithm: 'neural_network',
        dataSourceId: dataSource.id,
        configuration: { parameters: { epochs: 1000, firstUnits: 512, secondUnits: 512 } },
      });
      const path = `/api/ml/models/${model.id}`;
      await person.post(`${path}/train`, {});
      await expect
        .poll(async () => (await person.get<Model>(path)).progress?.stage, { timeout: 30_000 })
        .toBe('testing');
      await stopProduct(product, 'SIGKILL');
      await expect.poll(() => processesIn(directory), { timeout: 5000 }).toEqual([]);
      product = await startProduct(directory);
      const again = reconnect(person, product.url);
      await expect
        .poll(async () => (await again<Model>('GET', path)).status, { timeout: 10_000 })
        .toBe('failed');
      expect(await again<Model>('GET', path)).toMatchObject({
        error: expect.stringContaining('Interrupted') as string,
        progress: null,
        version: null,
      });
      await again('PATCH', path, { configuration: { parameters: { epochs: 5 } } });
      await again('POST', `${path}/train`, {});
      await expect.poll(async () => (await again<Model>('GET', path)).version, { timeout: 60_000 }).toBe(1);
      expect(await again<Model>('GET', path)).toMatchObject({ error: null });
    } finally {
      await stopProduct(product, 'SIGKILL');
      await rm(directory, { recursive: true, force: true });
    }
  },
);

/** The same session on the server's next address. */
function reconnect(person: Person, url: string) {
  return async <Answer>(method: string, path: string, json?: unknown): Promise<Answer> => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        cookie: person.cookies(),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      body: json === undefined ? null : JSON.stringify(json),
    });
    return (await response.json()) as Answer;
  };
}
