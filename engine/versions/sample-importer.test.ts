import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { ImportedSource } from '../index.ts';
import { createTestEngine, type TestEngine } from '../testing.ts';

const today = '2025-06-30';
let test: TestEngine;
let first: ImportedSource;
beforeAll(async () => {
  test = await createTestEngine();
  first = await test.engine.importSample({ workspaceId: 'first', today });
});
afterAll(() => test[Symbol.asyncDispose]());

const imports = () => test.logged.filter(({ sentence }) => sentence === 'A source was imported.').length;
const without = ({ tables, ...source }: ImportedSource) => ({
  ...source,
  tables: tables.map(({ versionId: _, ...table }) => table),
});

async function fileOf(workspaceId: string, { tables }: ImportedSource): Promise<number> {
  const path = join(test.directory, 'versions', workspaceId, tables[0]?.versionId ?? '', 'data.parquet');
  return (await stat(path)).ino;
}

function count(workspaceId: string, { tables }: ImportedSource): Promise<unknown[][]> {
  const [table] = tables;
  const request = { maxRows: 1, deadlineMs: 30_000 };
  return test.engine
    .queryFor(workspaceId)({
      ...request,
      sql: 'SELECT count(*) FROM t',
      tables: [{ sqlName: 't', versionId: table?.versionId ?? '' }],
    })
    .then(({ rows }) => rows);
}

it('is made once for a day, and is the same files under other names in the next workspace', async () => {
  const before = imports();
  const second = await test.engine.importSample({ workspaceId: 'second', today });
  expect(imports()).toBe(before);
  expect(without(second)).toEqual(without(first));
  expect(second.tables[0]?.versionId).not.toBe(first.tables[0]?.versionId);
  expect(await fileOf('second', second)).toBe(await fileOf('first', first));
  expect(await count('second', second)).toEqual([[first.tables[0]?.profile.rowCount]]);
  await expect(count('first', second)).rejects.toMatchObject({ code: 'notFound' });
});

it('is a workspace of its own for each: removing it in one leaves it in the others', async () => {
  const third = await test.engine.importSample({ workspaceId: 'third', today });
  for (const { versionId } of first.tables) await test.engine.deleteVersion('first', versionId);
  expect(await count('third', third)).toEqual([[first.tables[0]?.profile.rowCount]]);
});

it('is made anew where what was made is gone, and for another day', async () => {
  const made = await test.engine.importSample({ workspaceId: 'fourth', today });
  await test.engine.deleteVersion('fourth', made.tables[1]?.versionId ?? '');
  const before = imports();
  const again = await test.engine.importSample({ workspaceId: 'fifth', today });
  expect(without(again)).toEqual(without(first));
  const next = await test.engine.importSample({ workspaceId: 'fifth', today: '2025-07-01' });
  expect(next.tables[0]?.contentHash).not.toBe(first.tables[0]?.contentHash);
  expect(imports()).toBe(before + 2);
});

it('is made once for all engines that share a directory', async () => {
  const sampleDirectory = await mkdtemp(join(tmpdir(), 'plumbline-samples-'));
  onTestFinished(() => rm(sampleDirectory, { recursive: true, force: true }));
  await using one = await createTestEngine({}, { sampleDirectory });
  await using other = await createTestEngine({}, { sampleDirectory });
  const made = await one.engine.importSample({ workspaceId: 'one', today });
  // What the one does with its own changes nothing for the other.
  for (const { versionId } of made.tables) await one.engine.deleteVersion('one', versionId);
  const taken = await other.engine.importSample({ workspaceId: 'other', today });
  expect(other.logged).toEqual([]);
  expect(without(taken)).toEqual(without(made));
  const [table] = taken.tables;
  const { rows } = await other.engine.queryFor('other')({
    sql: 'SELECT count(*) FROM t',
    tables: [{ sqlName: 't', versionId: table?.versionId ?? '' }],
    maxRows: 1,
    deadlineMs: 30_000,
  });
  expect(rows).toEqual([[table?.profile.rowCount]]);
});
