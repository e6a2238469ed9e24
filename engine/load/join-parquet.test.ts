import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeParquet } from '../import/write-parquet.ts';
import { readRows } from '../read-rows.ts';
import { quoteText } from '../sql-text.ts';
import { joinParquet } from './join-parquet.ts';

let directory: string;
let connection: DuckDBConnection;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-join-'));
  connection = await (await DuckDBInstance.create(':memory:')).connect();
});

afterEach(async () => {
  connection.closeSync();
  await rm(directory, { recursive: true, force: true });
});

const query = (start: number, end: number) => `SELECT i AS id, CAST(i * 1.01 AS DECIMAL(38, 18)) AS wide,
  CAST(i / 7 AS DECIMAL(14, 2)) AS amount, ['North', 'South', NULL][1 + i % 3] AS region, i / 3e0 AS share, DATE '2020-01-01' + CAST(i % 900 AS INTEGER) AS day,
  TIMESTAMP '2020-01-01' + INTERVAL (i) SECOND AS moment, 'Note ' || i || repeat('n', CAST(i % 30 AS INTEGER)) AS note, CAST(i AS UBIGINT) AS large, i % 2 = 0 AS flag
  FROM range(${start}, ${end}) AS t(i)`;

async function write(name: string, sql: string): Promise<string> {
  const path = join(directory, name);
  await writeParquet(connection, sql, path);
  return path;
}

const from = (path: string) => `read_parquet(${quoteText(path)})`;

it('puts the row groups of files together as they are, with all that is said of them', async () => {
  // The first has groups of its own, the last is of no row; together they are more groups than a short list of Thrift has.
  const ends = [300_000, ...Array.from({ length: 20 }, (_, index) => 300_000 + (index + 1) * 700), 314_000];
  const parts: string[] = [];
  let start = 0;
  for (const end of ends) {
    parts.push(await write(`${parts.length}.parquet`, query(start, end)));
    start = end;
  }
  const path = join(directory, 'all.parquet');
  expect(await joinParquet(parts, path)).toBe(true);
  const whole = await write('whole.parquet', query(0, 314_000));
  expect(
    await readRows(connection, `SELECT count(*) FROM (FROM ${from(path)} EXCEPT ALL FROM ${from(whole)})`),
  ).toEqual([[0]]);
  const columns =
    'column_id, num_values, path_in_schema, stats_min_value, stats_max_value, stats_null_count, encodings, total_compressed_size, bloom_filter_length';
  const told = (file: string) =>
    readRows(connection, `SELECT ${columns} FROM parquet_metadata(${quoteText(file)})`);
  expect(await told(path)).toEqual((await Promise.all(parts.map(told))).flat());
  // Ranges and bloom filters at their new places: a row is found in the group that has it.
  for (const row of [0, 299_999, 300_000, 310_123, 313_999]) {
    const found = `SELECT id FROM ${from(path)} WHERE wide = CAST(${row} * 1.01 AS DECIMAL(38, 18)) AND id = ${row} AND note = (SELECT note FROM ${from(whole)} WHERE id = ${row})`;
    expect(await readRows(connection, found)).toEqual([[row]]);
  }
  expect(await readRows(connection, `SELECT count(*) FROM ${from(path)} WHERE region = 'South'`)).toEqual(
    await readRows(connection, `SELECT count(*) FROM ${from(whole)} WHERE region = 'South'`),
  );
});

it('leaves files alone that differ in their columns, or are none of Parquet', async () => {
  const one = await write('one.parquet', 'SELECT 1 AS a, 2 AS b');
  const other = await write('other.parquet', 'SELECT 1 AS a, 2 AS c');
  const wider = await write('wider.parquet', 'SELECT 1 AS a, CAST(2 AS BIGINT) AS b');
  const path = join(directory, 'all.parquet');
  for (const second of [other, wider]) expect(await joinParquet([one, second], path)).toBe(false);
  const bytes = await readFile(one);
  for (const [at, value] of [
    [bytes.length - 1, 0],
    [bytes.length - 6, 255],
    // The kind of the first field of the footer.
    [bytes.length - 8 - bytes.readUInt32LE(bytes.length - 8), 0x1d],
  ] as const) {
    const broken = join(directory, 'broken.parquet');
    const changed = Buffer.from(bytes);
    changed[at] = value;
    await writeFile(broken, changed);
    expect(await joinParquet([one, broken], path)).toBe(false);
  }
  await expect(readFile(path)).rejects.toThrow('ENOENT');
});
