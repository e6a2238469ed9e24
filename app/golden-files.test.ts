import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile } from './testing-import.ts';

/**
 * Files as they are met, each named after its trap, with the tables and the report that must come of it. To add one, put
 * it beside the others and run this test with GOLDEN=write; then read what was written before it is believed.
 */
const golden = join(import.meta.dirname, '../connectors/files/golden');
const ending = '.expected.json';
const mayWrite = process.env.GOLDEN === 'write';

const names = (await readdir(golden)).filter((name) => !name.endsWith(ending)).sort();

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-golden-'));
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

describe('files as people have them', () => {
  it('are at least 120, and every expectation has its file', async () => {
    const expectations = (await readdir(golden)).filter((name) => name.endsWith(ending));
    expect(names.length).toBeGreaterThanOrEqual(120);
    expect(
      expectations.map((name) => name.slice(0, -ending.length)).filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it.each(names)('%s', async (name) => {
    const found = await importFile(join(golden, name), name, directory);
    const path = join(golden, `${name}${ending}`);
    if (mayWrite && !existsSync(path)) await writeFile(path, format(found));
    expect(found).toEqual(JSON.parse(await readFile(path, 'utf8')));
  });
});

/** One row, column or sentence to a line. */
function format(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(
    /\[\n\s+((?:[^[\]{}]|\{[^{}[\]]*\})*?)\n\s+\]/g,
    (whole, inner: string) => {
      const joined = inner.replace(/\n\s*/g, ' ');
      return joined.length < 90 && !joined.includes('{') ? `[${joined}]` : whole;
    },
  )}\n`;
}
