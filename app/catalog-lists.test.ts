import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partProfile } from '#engine/versions/value-lists.ts';
import type { Catalog, CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { CatalogLists } from './catalog-lists.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-catalog-lists-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const column = (name: string, count: number): ColumnProfile => ({
  name,
  type: 'text',
  role: 'category',
  unit: null,
  defaultAggregate: 'none',
  distinctCount: count,
  nullCount: 0,
  isUnique: false,
  min: null,
  max: null,
  values: Array.from({ length: count }, (_, at) => ({ value: `${name} ${at}`, rows: 1 })),
  hasAllValues: true,
});

/** As the server sends it to the thread, and as it was measured. */
async function catalogOf(...counts: number[]): Promise<{ sent: Catalog; whole: ColumnProfile[] }> {
  const whole = counts.map((count, at) => column(`c${at}`, count));
  const measured = { rowCount: 1, columns: whole, key: [], mainDate: null, displayColumn: null };
  const { profile, lists } = partProfile(measured);
  await writeFile(join(directory, 'values.jsonl'), lists ?? '');
  const table: CatalogTable = {
    dataSourceId: 'd',
    dataSourceName: 'd',
    tableId: 't',
    name: 't',
    sqlName: 't',
    versionId: 'v1',
    version: 1,
    asOf: '2026-01-01T00:00:00.000Z',
    versionDirectory: directory,
    profile,
  };
  return { sent: { tables: [table], relations: [] }, whole };
}

const columnsOf = ({ tables }: Catalog) => tables[0]?.profile.columns;

it('puts the lists of a version back as they were measured, and reads them once', async () => {
  const { sent, whole } = await catalogOf(5, 300, 2000);
  const lists = new CatalogLists(10_000);
  const first = await lists.putIn(sent);
  expect(columnsOf(first)).toEqual(whole);
  await rm(join(directory, 'values.jsonl'));
  // The version is in another catalog too, where a person has called its column otherwise.
  const told = structuredClone(sent);
  Object.assign(columnsOf(told)?.[1] ?? {}, { label: 'City' });
  const second = await lists.putIn(told);
  expect(columnsOf(second)?.[1]).toEqual({ ...whole[1], label: 'City' });
  expect(columnsOf(second)?.[2]?.values).toBe(columnsOf(first)?.[2]?.values);
  lists.keepOnly(new Set());
  await expect(lists.putIn(told)).rejects.toThrow('ENOENT');
});

it('leaves the longest lists to statements where all would be too many', async () => {
  const { sent, whole } = await catalogOf(2000, 300, 400);
  const [long, ...others] = columnsOf(await new CatalogLists(1000).putIn(sent)) ?? [];
  expect(others).toEqual(whole.slice(1));
  expect(long).toMatchObject({ hasAllValues: false, listedApart: 2000 });
});
