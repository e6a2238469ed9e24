import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SystemType } from '#kernel/system-types.ts';
import { quoteText } from '../sql-text.ts';
import { LoadSession } from './load-session.ts';
import type { LoadedTable } from './load-table.ts';
import type { LoadColumn } from './load-types.ts';
import type { LoadedPart } from './loaded-part.ts';

let directory: string;
let session: LoadSession;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-load-'));
  session = await LoadSession.open({ directory, memoryBytes: 200e6, segmentBytes: 200 });
});
afterEach(async () => {
  session.close();
  await rm(directory, { recursive: true, force: true });
});

const columnsOf = (types: Record<string, SystemType>): LoadColumn[] =>
  Object.entries(types).map(([name, type]) => ({ name, type }));

async function load(
  types: Record<string, SystemType>,
  rows: (string | null)[][],
  isMarked = false,
): Promise<LoadedTable> {
  const table = session.openTable({ name: 'things', columns: columnsOf(types) });
  for (const row of rows) {
    await table.addRows([row]);
    if (isMarked) await table.mark(row[0]);
  }
  return table.close();
}

/** Every cell as text, exactly as the file holds it, and the columns' types. */
async function read({
  path,
}: Pick<LoadedTable, 'path'>): Promise<{ types: string[]; rows: (string | null)[][] }> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const relation = `read_parquet(${quoteText(path)})`;
  const described = await connection.runAndReadAll(`DESCRIBE SELECT * FROM ${relation}`);
  const reader = await connection.runAndReadAll(`SELECT CAST(COLUMNS(*) AS VARCHAR) FROM ${relation}`);
  return {
    types: described.getRowObjects().map((row) => String(row.column_type)),
    rows: reader.getRows() as (string | null)[][],
  };
}

it('keeps every digit and every kind of emptiness', async () => {
  const loaded = await load(
    {
      id: 'integer',
      large: 'unsigned',
      price: 'decimal(38,18)',
      share: 'double',
      isOpen: 'boolean',
      day: 'date',
      at: 'timestamp',
      moment: 'timestampWithZone',
      clock: 'time',
      note: 'text',
    },
    [
      [
        '-9223372036854775808',
        '18446744073709551615',
        '12345678901234567890.123456789012345678',
        '0.1',
        'true',
        '2024-02-29',
        '2024-01-31 23:59:59.999999',
        '2024-01-01 01:00:00.5+05:30',
        '23:59:59.000001',
        'a "b",\r\nc\u2028é',
      ],
      [
        '9223372036854775807',
        '0',
        '-0.000000000000000001',
        '1e-300',
        'f',
        '0001-01-01',
        null,
        null,
        null,
        '',
      ],
      [null, null, null, null, null, null, null, null, null, null],
    ],
  );
  const { types, rows } = await read(loaded);
  expect(types).toEqual([
    'BIGINT',
    'UBIGINT',
    'DECIMAL(38,18)',
    'DOUBLE',
    'BOOLEAN',
    'DATE',
    'TIMESTAMP',
    'TIMESTAMP',
    'TIME',
    'VARCHAR',
  ]);
  expect(rows).toEqual([
    [
      '-9223372036854775808',
      '18446744073709551615',
      '12345678901234567890.123456789012345678',
      '0.1',
      'true',
      '2024-02-29',
      '2024-01-31 23:59:59.999999',
      '2023-12-31 19:30:00.5',
      '23:59:59.000001',
      'a "b",\r\nc\u2028é',
    ],
    [
      '9223372036854775807',
      '0',
      '-0.000000000000000001',
      '1e-300',
      'false',
      '0001-01-01',
      null,
      null,
      null,
      '',
    ],
    [null, null, null, null, null, null, null, null, null, null],
  ]);
  expect(loaded.notes).toEqual([]);
  expect(loaded.profile.rowCount).toBe(3);
});

it('measures the digits of numbers that no system declared', async () => {
  const rows = [
    ['1', '12345678901234567890.5'],
    ['-2', '0.000000000000000001'],
    ['1000', '+7'],
  ];
  const { types, rows: kept } = await read(await load({ whole: 'decimal', wide: 'decimal' }, rows, true));
  expect(types).toEqual(['BIGINT', 'DECIMAL(38,18)']);
  expect(kept.map(([whole]) => whole)).toEqual(['1', '-2', '1000']);
  expect(kept[0]?.[1]).toBe('12345678901234567890.500000000000000000');
  expect(kept[1]?.[1]).toBe('0.000000000000000001');
  const tooWide = await load({ n: 'decimal(60,2)' }, [['1'.repeat(40)], ['2.5']]);
  expect((await read(tooWide)).types).toEqual(['VARCHAR']);
  expect(tooWide.notes[0]?.sentence).toContain('more than 38 digits');
});

it('takes what is endless or no number for empty, and says so', async () => {
  const rows = [
    ['1.5', '2.5', '2024-01-01', 'infinity'],
    ['NaN', 'NaN', 'infinity', '2024-01-01 10:00:00+00'],
    ['-Infinity', '-inf', '-infinity', null],
  ];
  const loaded = await load(
    { amount: 'decimal(10,2)', share: 'double', day: 'date', moment: 'timestampWithZone' },
    rows,
  );
  const { types, rows: kept } = await read(loaded);
  expect(types).toEqual(['DECIMAL(10,2)', 'DOUBLE', 'DATE', 'TIMESTAMP']);
  expect(kept).toEqual([
    ['1.50', '2.5', '2024-01-01', null],
    [null, null, null, '2024-01-01 10:00:00'],
    [null, null, null, null],
  ]);
  expect(loaded.notes.map(({ column, kind }) => `${column} ${kind}`)).toEqual([
    'amount noValueMarks',
    'share noValueMarks',
    'day noValueMarks',
    'moment noValueMarks',
  ]);
});

it('keeps a column as text from the first part on when a later one holds what it does not declare', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [
    String(index),
    index === 50 ? '0000-00-00' : '2024-01-01',
  ]);
  const loaded = await load({ id: 'integer', day: 'date' }, rows, true);
  const { types, rows: kept } = await read(loaded);
  expect(types).toEqual(['BIGINT', 'VARCHAR']);
  expect(kept.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual(rows);
  expect(loaded.notes).toEqual([
    {
      column: 'day',
      kind: 'mixedTypes',
      sentence: 'Column "day" is kept as text: one of its values is not a date, such as "0000-00-00".',
    },
  ]);
});

it('goes on behind the parts of a reading that was broken off', async () => {
  const columns = columnsOf({ id: 'integer', text: 'text' });
  const parts: LoadedPart[] = [];
  const positions: unknown[] = [];
  const first = session.openTable({
    name: 'things',
    columns,
    onPart: (part, position) => {
      parts.push(part);
      positions.push(position);
    },
  });
  for (let id = 0; id < 100; id += 1) {
    await first.addRows([[String(id), 'x'.repeat(20)]]);
    await first.mark({ after: id });
  }
  // The process ends here: what is behind the last part is lost.
  const [last] = positions.slice(-1) as { after: number }[];
  const safe = [...parts];
  expect(safe.length).toBeGreaterThan(3);
  const next = session.openTable({ name: 'things', columns, parts: safe });
  const after = last?.after ?? -1;
  expect(next.safeRowCount).toBe(after + 1);
  for (let id = after + 1; id < 100; id += 1) await next.addRows([[String(id), 'x'.repeat(20)]]);
  const loaded = await next.close();
  const { rows } = await read(loaded);
  expect(rows.map(([id]) => Number(id)).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 100 }, (_, id) => id),
  );
  // And once more, where the process ends before the table is anywhere else: what was told to be safe is there, and no more than that.
  const again = session.openTable({ name: 'things', columns, parts: safe });
  expect(again.safeRowCount).toBe(after + 1);
  for (let id = after + 1; id < 100; id += 1) await again.addRows([[String(id), 'x'.repeat(20)]]);
  expect((await again.close()).profile).toEqual(loaded.profile);
});

it('tells no part that reading cannot go on behind', async () => {
  const parts: LoadedPart[] = [];
  const table = session.openTable({
    name: 'things',
    columns: columnsOf({ id: 'integer', text: 'text' }),
    onPart: (part) => parts.push(part),
  });
  for (let id = 0; id < 100; id += 1) {
    await table.addRows([[String(id), 'x'.repeat(20)]]);
    if (id === 80) await table.mark({ after: id });
  }
  expect((await table.close()).profile.rowCount).toBe(100);
  expect(parts.map(({ rowCount }) => rowCount)).toEqual([81]);
});

it.each([
  ['many lines that look like rows', 350_000],
  ['more bytes than most rows have', 600_000],
])('reads texts of %s', async (_, lines) => {
  const long = '7,hello\n'.repeat(lines);
  const rows = [
    ['1', long],
    ['2', 'a",\n7,"hello'],
    ['3', long],
    ['4', long],
  ];
  const { path, notes } = await load({ id: 'integer', text: 'text' }, rows);
  expect(notes).toEqual([]);
  expect(await read({ path })).toEqual({ types: ['BIGINT', 'VARCHAR'], rows });
});

it('keeps moments of all parts with their zone where one of them makes the column text', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => [
    String(index),
    index === 25 ? 'soon' : '2024-01-01 10:00:00+02',
  ]);
  const { types, rows: kept } = await read(
    await load({ id: 'integer', at: 'timestampWithZone' }, rows, true),
  );
  expect(types).toEqual(['BIGINT', 'VARCHAR']);
  expect(kept[0]).toEqual(['0', '2024-01-01 08:00:00+00']);
  expect(kept[25]).toEqual(['25', 'soon']);
});

it('holds a table of one column, of no row, and of names that differ in case alone', async () => {
  const one = await load({ only: 'text' }, [['a'], [null], [''], ['b,c']]);
  expect((await read(one)).rows).toEqual([['a'], [null], [''], ['b,c']]);
  const none = await load({ id: 'integer', name: 'text', free: 'decimal' }, []);
  expect(none.profile.rowCount).toBe(0);
  expect((await read(none)).types.slice(0, 2)).toEqual(['BIGINT', 'VARCHAR']);
  const twice = await load({ id: 'integer', ID: 'text' }, [['1', 'x']]);
  expect(twice.profile.columns.map(({ name }) => name)).toEqual(['id', 'ID 2']);
});

it('takes bytes cut anywhere', async () => {
  const table = session.openTable({ name: 'things', columns: columnsOf({ id: 'integer', text: 'text' }) });
  const bytes = Buffer.from('1,"é, ""x""\n"\n2,\n3,""\n');
  for (const byte of bytes) await table.addBytes(Uint8Array.of(byte));
  expect((await read(await table.close())).rows).toEqual([
    ['1', 'é, "x"\n'],
    ['2', null],
    ['3', ''],
  ]);
});
