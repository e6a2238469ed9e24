import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { QueryRequest, TableProfile } from '#kernel/catalog.ts';
import { readResult } from '../read-result.ts';
import { runIndexJob } from './index-job.ts';
import { valueFileName } from './value-file.ts';
import { ValuePrints } from './value-prints.ts';

const values = `(VALUES ('Café Zürich', 'north'), ('O''Brien', 'south'), ('Café Zürich', NULL), ('東京', 'east')) t(name, "the ""side""")`;
let database: DuckDBInstance;
let root: string;
let directory: string;
const statements: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plumbline-prints-'));
  database = await DuckDBInstance.create(':memory:');
  const connection = await database.connect();
  await connection.run(`CREATE TABLE rows AS SELECT * FROM ${values}`);
  await connection.run(`COPY rows TO '${root}/data.parquet' (FORMAT parquet)`);
  connection.closeSync();
});
beforeEach(async () => {
  directory = await mkdtemp(join(root, 'files-'));
});
afterAll(async () => {
  database.closeSync();
  await rm(root, { recursive: true });
});

async function run({ sql, maxRows }: QueryRequest) {
  statements.push(sql);
  const connection = await database.connect();
  const result = await readResult(await connection.stream(sql), { maxRows, maxBytes: 1e6 });
  connection.closeSync();
  return { ...result, elapsedMs: 0 };
}

/** By itself everything is few: prints are made by statements, and no files. */
function printsOf({
  printBytes = 1e6,
  printedAhead = 1e6,
  printedValues = 1e6,
  distinctCount = 3,
  isFull = false,
} = {}) {
  statements.length = 0;
  const written: string[][] = [];
  const columns = ['name', 'the "side"', 'gone'].map((name) => ({
    name,
    type: 'text',
    hasAllValues: name !== 'name',
    distinctCount,
  }));
  const profile = { columns } as TableProfile;
  const targetOf = (versionId: string, column: string) =>
    join(directory, `${versionId}-${valueFileName(column)}`);
  const prints = new ValuePrints(
    {
      runFor: () => run,
      readProfile: async () => profile,
      fileOf: ({ versionId, column }) => targetOf(versionId, column),
      writeFiles: async ({ versionId, columns: wanted }) => {
        written.push(wanted);
        if (isFull) throw new Error('There is no room.');
        await runIndexJob({
          kind: 'index',
          dataPath: join(root, 'data.parquet'),
          columns: wanted.map((column) => ({ column, target: targetOf(versionId, column) })),
          directory,
          memoryBytes: 100e6,
        });
      },
    },
    { printBytes, printedAhead, printedValues },
  );
  const asked = (column: string, versionId = 'v1') => ({ workspaceId: 'w', versionId, column });
  return {
    prints,
    profile,
    written,
    targetOf,
    find: (column: string, ...texts: string[]) => prints.find(asked(column), texts),
    asked,
  };
}

it('knows what a column does not hold, compared without accents and capital letters', async () => {
  const { prints, find, written } = printsOf();
  expect(await find('name', 'nothing')).toBe(null);
  expect(await find('the "side"', 'nothing')).toBe(null);
  await prints.settled();
  for (const held of ['cafe zurich', "o'brien", '東京'])
    expect(await find('name', 'nothing', held)).toBe(null);
  for (const text of ['Café Zürich', 'cafe', 'north', '']) expect(await find('name', text)).toEqual([]);
  expect([await find('the "side"', 'north'), await find('the "side"', 'west')]).toEqual([null, []]);
  expect(statements).toHaveLength(2);
  expect(written).toEqual([]);
});

it('finds values in a file, as the data write them, without a statement', async () => {
  const { prints, find, written } = printsOf({ printedAhead: 3 });
  const first = [find('name', 'cafe zurich'), find('the "side"', 'east')];
  expect(await Promise.all(first)).toEqual([null, null]);
  await prints.settled();
  expect(await find('name', 'nothing', 'cafe zurich', '東京')).toEqual(['Café Zürich', '東京']);
  expect(await find('name', 'Café Zürich', 'north', '')).toEqual([]);
  expect(await find('the "side"', 'east')).toEqual(['east']);
  // Of both columns of the version at once.
  expect(written).toEqual([['name', 'the "side"']]);
  expect(statements).toEqual([]);
});

it('uses a file that is there already, and reads the column for a text that is too long for one', async () => {
  const before = printsOf({ printedAhead: 3 });
  await before.find('name');
  await before.prints.settled();
  const { find, written } = printsOf({ printedAhead: 3 });
  expect(await find('name', "o'brien")).toEqual(["O'Brien"]);
  expect(await find('name', 'x'.repeat(201))).toBe(null);
  expect(written).toEqual([]);
});

it('makes a file anew of which a part is missing', async () => {
  const { prints, find, written, targetOf } = printsOf({ printedAhead: 3 });
  await writeFile(targetOf('v1', 'the "side"'), 'half of a file, as no rename leaves it');
  expect(await find('the "side"', 'east')).toBe(null);
  await rm(targetOf('v1', 'the "side"'));
  await prints.settled();
  expect(written).toHaveLength(1);
  expect(await find('the "side"', 'east')).toEqual(['east']);
  // What was put away behind its back is read.
  await rm(targetOf('v1', 'the "side"'));
  expect(await find('the "side"', 'east')).toBe(null);
});

it('writes the files of the other columns where that of one cannot be', async () => {
  const { prints, find, written } = printsOf({ printedAhead: 3 });
  await Promise.all([find('gone'), find('name')]);
  await prints.settled();
  expect(written).toEqual([['gone', 'name']]);
  expect([await find('gone', '東京'), await find('name', '東京')]).toEqual([null, ['東京']]);
});

it('makes prints by a statement where a file cannot be written', async () => {
  const { prints, find, written } = printsOf({ printedAhead: 3, isFull: true });
  await find('name');
  await prints.settled();
  expect([await find('name', 'west'), await find('name', '東京')]).toEqual([[], null]);
  expect([written.length, statements.length]).toEqual([1, 1]);
});

it('reads a column of many values in ranges, and misses none of them', async () => {
  const { prints, find } = printsOf({ distinctCount: 900_000 });
  await find('name');
  await prints.settled();
  expect(statements).toHaveLength(3);
  for (const held of ['cafe zurich', "o'brien", '東京']) expect(await find('name', held)).toBe(null);
  expect(await find('name', 'west')).toEqual([]);
});

it('leaves a column to be read that has too many values, or whose prints cannot be made', async () => {
  const { prints, find } = printsOf({ printedValues: 2 });
  await find('name', 'west');
  await prints.settled();
  expect(await find('name', 'west')).toBe(null);
  const other = printsOf();
  await other.find('gone', 'west');
  await other.find('name', 'west');
  await other.prints.settled();
  expect([await other.find('gone', 'west'), await other.find('name', 'west')]).toEqual([null, []]);
});

it('forgets a version, and the columns that nobody asked for the longest', async () => {
  const { prints, asked } = printsOf({ printBytes: 30 });
  for (const versionId of ['v1', 'v2', 'v3']) await prints.find(asked('name', versionId), []);
  await prints.settled();
  // Twelve bytes each: the first had to go, and is made anew.
  expect(await prints.find(asked('name', 'v3'), ['west'])).toEqual([]);
  expect(await prints.find(asked('name', 'v1'), ['west'])).toBe(null);
  await prints.settled();
  expect(await prints.find(asked('name', 'v1'), ['west'])).toEqual([]);
  prints.forget('w', 'v1');
  expect(await prints.find(asked('name', 'v1'), ['west'])).toBe(null);
});

it('writes the files of a new version ahead, where its values are many and no profile lists them', async () => {
  const many = printsOf({ printedAhead: 3 });
  many.prints.prepare('w', 'v1', many.profile);
  await many.prints.settled();
  expect(many.written).toEqual([['name']]);
  expect(await many.find('name', '東京')).toEqual(['東京']);
  const few = printsOf({ printedAhead: 4 });
  few.prints.prepare('w', 'v1', few.profile);
  await few.prints.settled();
  expect([few.written, statements]).toEqual([[], []]);
});
