import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QueryRequest } from '#kernel/catalog.ts';
import type { Engine } from '../index.ts';
import { createTestEngine, type TestEngine } from '../testing.ts';
import { isValueFile } from './value-file.ts';

/** Letters that are told in one way by the engine and in another elsewhere, or that files are not made for. */
const names = [
  'İstanbul',
  'ΟΔΥΣΣΕΥΣ',
  'Straße',
  'ﬁsh',
  'Ǆ',
  'café',
  'CAFE\u0301',
  "O'Brien; --",
  ' blank ',
  '東京',
  'ไทย',
  '👩‍🚀 crew',
  'x'.repeat(200),
  'y'.repeat(201),
  'tab\tin it',
];
const limits = { printedAhead: 3 };
let test: TestEngine;
let versionId = '';
beforeAll(async () => {
  test = await createTestEngine(limits);
  const path = join(test.directory, 'people.csv');
  // Each twice, and more than a profile lists by name.
  const rows = [...names, ...names, ...Array.from({ length: 60 }, (_, at) => `person ${at}`)];
  await writeFile(path, ['Name,Id', ...rows.map((name, at) => `"${name}",${at}`)].join('\n'));
  const imported = await test.engine.importFile({ workspaceId: 'w', path, fileName: 'people.csv' });
  versionId = imported.tables[0]?.versionId ?? '';
});
afterAll(() => test[Symbol.asyncDispose]());

const directoryOf = (id: string) => join(test.directory, 'versions', 'w', id);
const indexOf = async (id: string) => (await readdir(directoryOf(id))).filter(isValueFile);

/** Looks for texts as the agent does. Where the column is read, its statement says so. */
const look = async (engine: Engine, id: string, sql: string, ...texts: string[]): Promise<unknown[]> => {
  const request: QueryRequest = {
    sql: 'no statement',
    tables: [{ sqlName: 'people', versionId: id }],
    maxRows: 100,
    deadlineMs: 5000,
    lookUps: { texts, columns: [{ table: 'people', column: 'Name', sql }] },
  };
  return (await engine.queryFor('w')(request)).rows.map(([place, value]) =>
    place === 0 ? value : 'nothing',
  );
};
const isRead = `SELECT 0 AS column_index, 'was read' AS found FROM people LIMIT 1`;

it('writes the values of a new version beside it, where they are many, and sets them down for good', async () => {
  await expect.poll(() => indexOf(versionId), { timeout: 10_000 }).toHaveLength(1);
  const [name = ''] = await indexOf(versionId);
  expect((await stat(join(directoryOf(versionId), name))).mode & 0o777).toBe(0o400);
  await expect.poll(() => readdir(join(test.directory, 'tmp'))).toEqual([]);
});

it('finds what the statement finds, for texts in any letters', async () => {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const run = async (sql: string) => {
    const tables = [{ sqlName: 'people', versionId }];
    return (await test.engine.ownQueryFor('w')({ sql, tables, maxRows: 100, deadlineMs: 5000 })).rows;
  };
  const compared = names.map((name) => `lower(strip_accents(${quoted(name)}))`);
  const [texts = []] = await run(`SELECT ${compared.join(', ')} FROM people LIMIT 1`);
  expect(texts).toHaveLength(names.length);
  for (const text of [...texts.map(String), 'person 59', 'person 60', 'café', '']) {
    const scanned = await run(
      `SELECT DISTINCT "Name" FROM people WHERE lower(strip_accents("Name")) IN (${quoted(text)})`,
    );
    const found = await look(test.engine, versionId, isRead, text);
    expect(found.sort()).toEqual(text.length > 200 ? ['was read'] : scanned.flat().sort());
  }
});

it('goes with a copy of the version, and is there after a start', async () => {
  const copy = await test.engine.duplicateVersion('w', versionId);
  expect(await indexOf(copy)).toEqual(await indexOf(versionId));
  // An engine that has never asked for the column.
  const other = await createTestEngine(limits);
  const target = join(other.directory, 'versions', 'w');
  await mkdir(target, { recursive: true });
  await cp(directoryOf(versionId), join(target, versionId), { recursive: true });
  expect(await look(other.engine, versionId, isRead, 'person 7', '東京')).toEqual(['person 7', '東京']);
  await other[Symbol.asyncDispose]();
});

it('makes the file of a version of before, and reads the column until then', async () => {
  const copy = await test.engine.duplicateVersion('w', versionId);
  const [name = ''] = await indexOf(copy);
  await rm(join(directoryOf(copy), name), { force: true });
  expect(await look(test.engine, copy, isRead, 'person 7')).toEqual(['was read']);
  await expect
    .poll(() => look(test.engine, copy, isRead, 'person 7'), { timeout: 10_000, interval: 300 })
    .toEqual(['person 7']);
  expect(await indexOf(copy)).toEqual([name]);
  await test.engine.deleteVersion('w', copy);
  await expect(stat(directoryOf(copy))).rejects.toThrow('ENOENT');
});
