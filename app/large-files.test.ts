import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile } from './testing-import.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-large-'));
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

const many = 60_000;

/** Files that the engine reads whole: the trap lies where no sample of the file looks. */
async function read(trap: string): Promise<unknown> {
  const path = join(directory, 'large.csv');
  await writeFile(path, `a,b\n${'x,\n'.repeat(many)}${trap}\n${'x,\n'.repeat(many)}y,\n`);
  return importFile(path, 'large.csv', directory);
}

describe('a large CSV whose trap no sample shows', () => {
  it('has numbers in a column that begins and ends empty', async () => {
    expect(await read('x,5')).toMatchObject({
      tables: [{ columns: ['a text', 'b integer'], rowCount: 2 * many + 2 }],
    });
  });

  it('has one word in that column', async () => {
    expect(await read('x,5\nx,late\nx,6')).toMatchObject({
      tables: [{ columns: ['a text', 'b text'], rowCount: 2 * many + 4 }],
    });
  });

  it('has a NUL within a text', async () => {
    expect(await read('z\0z,')).toMatchObject({
      tables: [{ rowCount: 2 * many + 2 }],
      report: { warnings: expect.arrayContaining(['1 NUL character was removed from the text.']) },
    });
  });

  it('has a NUL within a text that is too long to be listed', async () => {
    expect(await read(`${'long '.repeat(20)}\0z,`)).toMatchObject({
      tables: [{ rowCount: 2 * many + 2 }],
      report: { warnings: expect.arrayContaining(['1 NUL character was removed from the text.']) },
    });
  });

  it('has a line of delimiters alone', async () => {
    expect(await read('x,1\n,\n,2')).toMatchObject({
      tables: [{ columns: ['a text', 'b integer'], rowCount: 2 * many + 3 }],
      report: {
        decisions: expect.arrayContaining(['1 line without any value was left out.']),
        findings: expect.arrayContaining([expect.objectContaining({ id: 'shape/large', line: many + 3 })]),
      },
    });
  });

  it('has a line of another width', async () => {
    expect(await read('x,1,2')).toMatchObject({
      tables: [{ rowCount: 2 * many + 1 }],
      report: { rejected: [{ table: 'large', line: many + 2, reason: '3 fields instead of 2.' }] },
    });
  });
});
