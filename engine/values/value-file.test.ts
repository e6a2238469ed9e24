import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFirstPrints, readValues, ValueFileWriter } from './value-file.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-values-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function write(values: { digits: string; value: string }[]): Promise<string> {
  const path = join(directory, 'values');
  await using writer = await ValueFileWriter.create(path);
  const printed = values
    .toSorted((left, right) => (left.digits < right.digits ? -1 : 1))
    .map(({ digits, value }) => ({
      first: Number.parseInt(digits.slice(0, 8), 16),
      second: Number.parseInt(digits.slice(8), 16),
      text: Buffer.from(value),
    }));
  // In parts, as results come.
  for (let at = 0; at < printed.length; at += 1000) await writer.add(printed.slice(at, at + 1000));
  await writer.finish();
  return path;
}

const digitsOf = (text: string) => hash('sha256', text, 'hex').slice(0, 16);
const plain = (value: string) => ({ digits: digitsOf(value.toLowerCase()), value });

it('finds each of many values, all that are written in other letters, and nothing else', async () => {
  const names = Array.from({ length: 2500 }, (_, index) => `Name ${index} é東`);
  const path = await write([...names, 'OPEN', 'Open'].map(plain));
  const prints = (await readFirstPrints(path)) ?? new Uint32Array();
  expect(prints).toHaveLength(2502);
  expect(
    await readValues(
      path,
      prints,
      names.map((name) => name.toLowerCase()),
    ),
  ).toEqual(names);
  expect((await readValues(path, prints, ['nothing', 'open'])).sort()).toEqual(['OPEN', 'Open']);
  expect(await readValues(path, prints, ['', 'name 2501 é東'])).toEqual([]);
});

it('does not take a value for another that has the same first print', async () => {
  const other = (digits: string) => `${digits.slice(0, 8)}00000000`;
  const path = await write([
    { digits: other(digitsOf('north')), value: 'Another' },
    plain('North'),
    { digits: other(digitsOf('south')), value: 'Further' },
  ]);
  const prints = (await readFirstPrints(path)) ?? new Uint32Array();
  expect(await readValues(path, prints, ['north', 'south'])).toEqual(['North']);
});

it('knows an empty file of values from one that is none, is not there, or was cut', async () => {
  expect(await readFirstPrints(await write([]))).toHaveLength(0);
  expect(await readFirstPrints(join(directory, 'nothing'))).toBe(null);
  await rm(join(directory, 'values'));
  const path = await write([plain('North'), plain('South')]);
  const whole = await readFile(path);
  for (const part of [whole.subarray(0, 5), whole.subarray(1), Buffer.concat([whole, whole])]) {
    await writeFile(path, part);
    expect(await readFirstPrints(path)).toBe(null);
  }
});
