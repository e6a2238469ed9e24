import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import { partProfile, readValueLists, setListsApart } from './value-lists.ts';
import { VersionStore } from './version-store.ts';

let directory: string;
let store: VersionStore;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-lists-'));
  store = new VersionStore(directory);
  await store.create();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

function column(name: string, count: number, hasAllValues = true): ColumnProfile {
  return {
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
    // Marks that end a line for some readers, and quotes.
    values: Array.from({ length: count }, (_, at) => ({
      value: `Straße "${at}"\u2028\n${name}`,
      rows: count - at,
    })),
    hasAllValues,
  };
}

function table(...columns: ColumnProfile[]): TableProfile {
  return { rowCount: 9, columns, key: [], mainDate: null, displayColumn: null };
}

const [few, many, cut] = [
  column('few', 20),
  column('m","hasAllValues":any', 4000),
  column('cut', 120, false),
];

async function publish(profile: TableProfile): Promise<string> {
  await mkdir(store.jobDirectory(), { recursive: true });
  const path = join(store.temporaryDirectory, `${profile.columns.length}.parquet`);
  await writeFile(path, 'rows');
  const { listsPath, profile: parted } = await setListsApart({ path, profile });
  return store.publish('w', { path, listsPath }, parted);
}

describe('lists of values', () => {
  it('leave the profile, which says how many there are and no longer that it names all', async () => {
    const versionId = await publish(table(few, many, cut));
    const profile = await store.readProfile('w', versionId);
    expect(profile.columns).toEqual([
      few,
      { ...many, values: many.values.slice(0, 20), hasAllValues: false, listedApart: 4000 },
      { ...cut, values: cut.values.slice(0, 20), listedApart: 120 },
    ]);
    // What is set apart already stays as it is.
    expect(partProfile(profile)).toEqual({ profile, lists: null });
  });

  it('are read whole by column, also from a copy of the version', async () => {
    const versionId = await publish(table(few, many, cut));
    const copy = await store.duplicate('w', versionId, 'other');
    for (const place of [store.directory('w', versionId), store.directory('other', copy)]) {
      const lists = await readValueLists(place, new Set([many.name, cut.name, 'few']));
      expect([...lists]).toEqual([
        [many.name, { values: many.values, hasAllValues: true }],
        [cut.name, { values: cut.values, hasAllValues: false }],
      ]);
      expect((await readValueLists(place, new Set([cut.name]))).size).toBe(1);
    }
  });

  it('are fewer in a table of very many columns, and no file where there are none', async () => {
    const wide = Array.from({ length: 500 }, (_, at) => column(`c${at}`, 12));
    expect(partProfile(table(...wide)).profile.columns[3]?.values).toHaveLength(5);
    const versionId = await publish(table(few));
    expect(await readdir(store.directory('w', versionId))).toEqual(['data.parquet', 'profile.json']);
  });

  it.each([
    ['small', [few, cut]],
    ['large', [many, cut]],
  ])(
    'are found in the %s profile of a version that was made before they were set apart',
    async (_, columns) => {
      const path = join(directory, `old-${columns.length}.parquet`);
      await writeFile(path, 'rows');
      const versionId = await store.publish('w', { path, listsPath: null }, table(...columns));
      const profile = await store.readProfile('w', versionId);
      expect(profile).toEqual(partProfile(table(...columns)).profile);
      const lists = await readValueLists(
        store.directory('w', versionId),
        new Set([columns[0]?.name ?? '', 'cut']),
      );
      expect(lists.get('cut')).toEqual({ values: cut.values, hasAllValues: false });
    },
  );
});
