import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportedTable } from '../index.ts';
import { createTestEngine, type TestEngine } from '../testing.ts';

let test: TestEngine;
let files = 0;
beforeAll(async () => {
  test = await createTestEngine();
});
afterAll(() => test[Symbol.asyncDispose]());

async function importText(text: string): Promise<ImportedTable & { path: string }> {
  files += 1;
  const path = join(test.directory, `f${files}.csv`);
  await writeFile(path, text);
  const { tables } = await test.engine.importFile({ workspaceId: 'w', path, fileName: `f${files}.csv` });
  const [table] = tables;
  if (!table) throw new Error('The file made no table.');
  return { ...table, path };
}

async function rowsOf(versionId: string): Promise<unknown[][]> {
  return (await test.engine.readRows({ workspaceId: 'w', versionId, offset: 0, limit: 1000 })).rows;
}

async function combine(mode: 'append' | 'upsert', before: string, added: string, key?: string[]) {
  const [table, file] = [await importText(before), await importText(added)];
  const made = await test.engine.combineVersions({
    workspaceId: 'w',
    tableVersionId: table.versionId,
    addedVersionId: file.versionId,
    mode,
    ...(key && { key }),
  });
  return { ...made, table, file, rows: await rowsOf(made.versionId) };
}

/** Each test starts a process for every file; a busy machine takes its time for that. */
const timeout = 120_000;

describe('appending', { timeout }, () => {
  it('puts the rows behind the others by the names of columns, and tells what is missing or new', async () => {
    const made = await combine(
      'append',
      'id,city,amount\n1,Oslo,5\n2,Bergen,7\n',
      'AMOUNT,id,note\n9,3,late\n',
    );
    expect(made.rows).toEqual([
      [1, 'Oslo', 5, null],
      [2, 'Bergen', 7, null],
      [3, null, 9, 'late'],
    ]);
    expect(made).toMatchObject({ added: 1, changed: 0, unchanged: 2, rejectedCount: 0 });
    expect(made.profile.columns.map(({ name }) => name)).toEqual(['id', 'city', 'amount', 'note']);
    expect(made.notes).toEqual([
      'Column "city" is not in the file and stays empty in new rows.',
      'Column "note" is new and is empty in the rows before.',
    ]);
    expect(await rowsOf(made.table.versionId)).toHaveLength(2);
  });

  it('keeps what was found in either file, which cannot be set right any more', async () => {
    const days = (month: number): string =>
      ['day,city', ...[1, 2, 3, 4, 5].map((day) => `0${day}/0${month}/2024,Oslo`)].join('\n');
    const made = await combine('append', `${days(3)}\n`, `${days(4)}\n`);
    const told = made.profile.findings?.filter(({ kind }) => kind === 'dateOrder') ?? [];
    expect(told).toMatchObject([{ column: 'day', level: 'warning' }]);
    expect(told[0]?.fix).toBeUndefined();
  });

  it('refuses rows whose values do not fit, each with its reason and its line', async () => {
    const text = 'day,n\n2024-03-01,1\n\n"not\na day",2\n2024-03-02,2.5\n2024-03-03,x\n';
    const made = await combine('append', 'day,n\n2024-01-01,10\n2024-01-02,11\n', text);
    expect(made.rows).toEqual([
      ['2024-01-01', 10],
      ['2024-01-02', 11],
      ['2024-03-01', 1],
    ]);
    expect([made.rejectedCount, made.profile.rejectedCount]).toEqual([3, 3]);
    expect(made.rejected.map(({ reason }) => reason)).toEqual([
      '"not\na day" does not fit column "day" (DATE).',
      '"2.5" does not fit column "n" (BIGINT).',
      '"x" does not fit column "n" (BIGINT).',
    ]);
    const [found] = await test.engine.findLines('w', { path: made.file.path, fileName: 'x.csv' }, [
      { table: 0, rows: made.rejected.map(({ row }) => row) },
    ]);
    expect(found?.lines).toEqual([4, 6, 7]);
  });

  it('widens exact numbers rather than rounding them', async () => {
    const made = await combine('append', 'id,price\n1,2\n2,3\n', 'id,price\n3,1.25\n4,0.5\n');
    expect(made.rows.map(([, price]) => price)).toEqual([2, 3, 1.25, 0.5]);
    expect(made.notes).toEqual([expect.stringContaining('"price" becomes DECIMAL')]);
  });

  it('never takes the text 007 for the number 7', async () => {
    const made = await combine('append', 'code,n\n10,1\n11,2\n', 'code,n\n007,3\n12,4\n');
    expect(made.rows.map(([code]) => code)).toEqual([10, 11, 12]);
    expect(made.rejected).toEqual([{ row: 0, reason: '"007" does not fit column "code" (BIGINT).' }]);
  });

  it('says so when nothing fits, or nothing is in common', async () => {
    const before = 'n\n1\n2\n';
    await expect(combine('append', before, 'n\na\nb\n')).rejects.toMatchObject({ code: 'unreadable' });
    await expect(combine('append', before, 'm\n1\n2\n')).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('putting in by key', { timeout }, () => {
  it('changes the rows that are there, adds the others and keeps the order', async () => {
    const made = await combine(
      'upsert',
      'id,name,stock\n1,a,10\n2,b,20\n3,c,30\n',
      'id,stock\n4,40\n2,21\n3,30\n',
      ['id'],
    );
    expect(made.rows).toEqual([
      [1, 'a', 10],
      [2, 'b', 21],
      [3, 'c', 30],
      [4, null, 40],
    ]);
    expect(made).toMatchObject({ added: 1, changed: 1, unchanged: 2 });
  });

  it('names keys that are there twice or missing, on either side', async () => {
    const sound = 'id,n\n1,1\n2,2\n';
    await expect(combine('upsert', 'id,n\n1,1\n1,2\n2,3\n', sound, ['id'])).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^The table has rows .* 1 \(2 rows\)/),
    });
    await expect(combine('upsert', sound, 'id,n\n7,1\n7,2\n,3\n', ['id'])).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^The file has rows .* 7 \(2 rows\), empty \(1 row\)/),
    });
    await expect(combine('upsert', sound, 'n\n1\n', ['id'])).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('comparing', { timeout }, () => {
  const before = 'id,city,n\n1,Oslo,1\n2,Bergen,2\n3,Tromsø,3\n4,Bodø,4\n';
  async function compare(from: string, to: string, key?: string[]) {
    const [a, b] = [await importText(from), await importText(to)];
    return test.engine.compareVersions('w', {
      from: a.versionId,
      to: b.versionId,
      samples: 200,
      ...(key && { key }),
    });
  }

  it('counts rows and cells that differ, by key', async () => {
    const after = 'id,city,n,note\n1,Oslo,1,x\n2,Bergen,5,x\n3,Tromsö,6,x\n5,Alta,9,x\n';
    const found = await compare(before, after, ['id']);
    expect(found).toMatchObject({ key: ['id'], added: 1, removed: 1, changed: 2, unchanged: 1 });
    expect(found.columnChanges).toEqual([
      { column: 'n', rows: 2 },
      { column: 'city', rows: 1 },
    ]);
    expect(found.schemaChanges).toEqual([{ column: 'note', kind: 'added', from: null, to: 'text' }]);
    expect(found.samples.added.rows).toEqual([[5, 'Alta', 9, 'x']]);
    expect(found.samples.removed.rows).toEqual([[4, 'Bodø', 4]]);
    expect(found.samples.changed.columns.map(({ name }) => name)).toEqual([
      'id',
      'n (before)',
      'n (after)',
      'city (before)',
      'city (after)',
    ]);
    expect(found.samples.changed.rows).toEqual([
      [2, 2, 5, 'Bergen', 'Bergen'],
      [3, 3, 6, 'Tromsø', 'Tromsö'],
    ]);
  });

  it('takes whole rows, each as often as it occurs, where no key tells them apart', async () => {
    const found = await compare('a,b\nx,1\nx,1\ny,2\ny,2\n', 'a,b\nx,1\ny,2\ny,2\nz,3\nz,3\n');
    expect(found).toMatchObject({ key: [], added: 2, removed: 1, changed: 0, unchanged: 3 });
    expect(found.samples.added.rows).toEqual([
      ['z', 3],
      ['z', 3],
    ]);
  });

  it('refuses a key that is none', async () => {
    await expect(compare(before, 'id,city\n1,a\n1,b\n', ['id'])).rejects.toMatchObject({ code: 'invalid' });
    await expect(compare(before, before, ['zip'])).rejects.toMatchObject({ code: 'invalid' });
  });

  it('shows at most as many rows as asked for, and counts all', async () => {
    const many = `id,n\n${Array.from({ length: 5000 }, (_, id) => `${id},${id}`).join('\n')}\n`;
    const found = await compare('id,n\n1,1\n2,2\n', many, ['id']);
    expect(found.added).toBe(4998);
    expect(found.samples.added.rows).toHaveLength(200);
  });
});

it('a duplicate has the same rows, and outlives the version it was made of', async () => {
  const { versionId } = await importText('a,b\n1,x\n2,y\n');
  const copy = await test.engine.duplicateVersion('w', versionId);
  await test.engine.deleteVersion('w', versionId);
  expect(await rowsOf(copy)).toEqual([
    [1, 'x'],
    [2, 'y'],
  ]);
  await expect(test.engine.duplicateVersion('w', versionId)).rejects.toMatchObject({ code: 'notFound' });
  await expect(test.engine.duplicateVersion('other', copy)).rejects.toMatchObject({ code: 'notFound' });
});
