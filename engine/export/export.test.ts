import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportedSource } from '../index.ts';
import { createTestEngine, type TestEngine } from '../testing.ts';
import type { ExportFormat } from './export-job.ts';
import type { ExportRequest } from './exporter.ts';

let test: TestEngine;
const workspaceId = 'w';
/** Everything that is easily lost on the way out or in. */
const difficult = `code,text,whole,big,money,long,rate,day,moment,flag
00017,"a, ""b""; c",-5,9007199254740993,-1.50,12345678901234567890.12,0.1,2024-12-31,2024-12-31 23:59:58,true
00018,"two
lines",7,-9007199254740995,2.25,-0.01,-2.5e-7,1900-01-01,2000-02-29 00:00:00,false
00019,<a href="x">&amp;</a>,0,1,1000000.00,1.10,1e20,1970-01-01,1999-01-01 12:30:00,true
00020,Müller 💶 ,12,2,0.05,2.20,7.5,,,
`;

beforeAll(async () => {
  test = await createTestEngine();
});
afterAll(() => test[Symbol.asyncDispose]());

async function importText(fileName: string, content: string | Buffer): Promise<ImportedSource> {
  const path = join(test.directory, fileName);
  await writeFile(path, content);
  return test.engine.importFile({ workspaceId, path, fileName });
}

async function versionOf(content: string): Promise<string> {
  return (await importText('given.csv', content)).tables[0]?.versionId ?? '';
}

function open(versionId: string, format: ExportFormat, changes: Partial<ExportRequest> = {}) {
  return test.engine.exportFile({
    workspaceId,
    format,
    source: { kind: 'version', versionId },
    title: 'Given',
    signal: new AbortController().signal,
    ...changes,
  });
}

async function bytesOf(versionId: string, format: ExportFormat, changes: Partial<ExportRequest> = {}) {
  return buffer((await open(versionId, format, changes)).stream);
}

async function rowsOf(versionId: string) {
  const { columns, rows } = await test.engine.readRows({ workspaceId, versionId, offset: 0, limit: 100 });
  return { columns, rows };
}

describe('what was exported and is uploaded again', () => {
  it.each(['csv', 'xlsx'] as const)('is the same table: %s', async (format) => {
    const versionId = await versionOf(difficult);
    const again = await importText(`again.${format}`, await bytesOf(versionId, format));
    expect(again.tables).toHaveLength(1);
    expect(await rowsOf(again.tables[0]?.versionId ?? '')).toEqual(await rowsOf(versionId));
  });

  it('is the same Parquet file, and the same rows of a result', async () => {
    const versionId = await versionOf(difficult);
    const statement = {
      kind: 'statement' as const,
      sql: 'SELECT * FROM given ORDER BY code;',
      tables: [{ sqlName: 'given', versionId }],
    };
    for (const source of [{ kind: 'version' as const, versionId }, statement]) {
      const path = join(test.directory, 'out.parquet');
      await writeFile(path, await bytesOf(versionId, 'parquet', { source }));
      const instance = await DuckDBInstance.create(':memory:');
      const connection = await instance.connect();
      const result = await connection.run(`SELECT code, big::VARCHAR, "long"::VARCHAR FROM '${path}'`);
      const rows = await result.getRows();
      connection.closeSync();
      instance.closeSync();
      expect(rows[0]).toEqual(['00017', '9007199254740993', '12345678901234567890.12']);
      expect(rows).toHaveLength(4);
    }
  });
});

describe('CSV', () => {
  it('neutralises texts that a spreadsheet would compute, and leaves numbers as they are', async () => {
    const versionId = await versionOf('=name,amount\n=1+1,-5\n+49 30,6\n-x,7\n@SUM(A1),8\nplain,-9\n');
    expect(String(await bytesOf(versionId, 'csv'))).toBe(
      "'=name,amount\r\n'=1+1,-5\r\n'+49 30,6\r\n'-x,7\r\n'@SUM(A1),8\r\nplain,-9\r\n",
    );
  });

  it('begins with a byte order mark where it is asked for', async () => {
    const versionId = await versionOf('a\nü\n');
    expect(String(await bytesOf(versionId, 'csv', { hasByteOrderMark: true }))).toBe('\uFEFFa\r\nü\r\n');
    expect(String(await bytesOf(versionId, 'csv'))).toBe('a\r\nü\r\n');
  });

  it('tells an empty result by its header', async () => {
    const versionId = await versionOf('a,b\n1,x\n');
    const source = {
      kind: 'statement' as const,
      sql: 'SELECT b, a FROM t WHERE a = 2',
      tables: [{ sqlName: 't', versionId }],
    };
    expect(String(await bytesOf(versionId, 'csv', { source }))).toBe('b,a\r\n');
    expect((await bytesOf(versionId, 'xlsx', { source })).subarray(0, 2).toString()).toBe('PK');
  });
});

describe('what may not be exported', () => {
  it('is a version of another workspace', async () => {
    const versionId = await versionOf('a\n1\n');
    for (const format of ['csv', 'parquet'] as const) {
      await expect(open(versionId, format, { workspaceId: 'other' })).rejects.toMatchObject({
        code: 'notFound',
      });
    }
  });

  it('is anything but one SELECT over the tables', async () => {
    const versionId = await versionOf('a\n1\n');
    for (const sql of [
      `SELECT * FROM read_text('/etc/passwd')`,
      `COPY t TO '/tmp/x'`,
      'SELECT 1; SELECT 2',
      'SELECT * FROM u',
    ]) {
      const source = { kind: 'statement' as const, sql, tables: [{ sqlName: 't', versionId }] };
      await expect(open(versionId, 'csv', { source })).rejects.toMatchObject({ code: 'invalid' });
    }
  });

  it('is a text in Excel that no cell of it holds', async () => {
    const versionId = await versionOf(`a,b\n${'x'.repeat(32_768)},1\n`);
    await expect(open(versionId, 'xlsx')).rejects.toMatchObject({
      code: 'tooLarge',
      message: expect.stringContaining('"a"'),
    });
    expect((await bytesOf(versionId, 'csv')).length).toBeGreaterThan(32_768);
  });
});

describe('large exports', () => {
  const many = (count: number, tables: { sqlName: string; versionId: string }[]) => ({
    kind: 'statement' as const,
    sql: `SELECT i, 'Text ' || i AS word, i / 8 AS part FROM t, range(${count}) r(i)`,
    tables,
  });

  it('waits for its reader, and ends with it', async () => {
    const versionId = await versionOf('a,b\n1,2\n');
    const source = many(20_000_000, [{ sqlName: 't', versionId }]);
    const { stream } = await open(versionId, 'csv', { source });
    let bytes = 0;
    for await (const chunk of stream) {
      bytes += (chunk as Buffer).length;
      if (bytes > 1e6) break;
    }
    // Its files and its place among the exports are free again: the next one is not kept waiting.
    await expect.poll(() => readdir(join(test.directory, 'tmp'))).toEqual([]);
    expect(String(await bytesOf(versionId, 'csv'))).toBe('a,b\r\n1,2\r\n');
  });

  it('fails in the middle rather than ending early when its process dies', async () => {
    const versionId = await versionOf('a,b\n1,2\n');
    const controller = new AbortController();
    const source = many(20_000_000, [{ sqlName: 't', versionId }]);
    const { stream } = await open(versionId, 'csv', { source, signal: controller.signal });
    setTimeout(() => controller.abort(), 200);
    await expect(buffer(stream)).rejects.toMatchObject({ code: 'cancelled' });
  });

  // `npm run soak -- export` fills the sheets that Excel has.
  it('are split into sheets where one cannot hold them', async () => {
    await using small = await createTestEngine({ exportSheetRows: 3000 });
    const path = join(small.directory, 'given.csv');
    await writeFile(path, 'a,b\n1,2\n');
    const given = await small.engine.importFile({ workspaceId, path, fileName: 'given.csv' });
    const versionId = given.tables[0]?.versionId ?? '';
    const source = many(6002, [{ sqlName: 't', versionId }]);
    const signal = new AbortController().signal;
    const { stream } = await small.engine.exportFile({
      workspaceId,
      format: 'xlsx',
      source,
      title: 'Given',
      signal,
    });
    const again = await importText('large.xlsx', await buffer(stream));
    expect(again.tables.map(({ name, profile }) => [name, profile.rowCount])).toEqual([
      ['Given', 3000],
      ['Given (2)', 3000],
      ['Given (3)', 2],
    ]);
  });
});

it('gives its place up where its reader takes nothing and another workspace waits', async () => {
  await using held = await createTestEngine({
    exportQueue: { running: 1, runningPerWorkspace: 1, waitingPerWorkspace: 5 },
    exportHeldMs: 500,
  });
  const path = join(held.directory, 'given.csv');
  await writeFile(path, 'a,b\n1,2\n');
  const openIn = async (workspaceId: string, rows: number) => {
    const { tables } = await held.engine.importFile({ workspaceId, path, fileName: 'given.csv' });
    return held.engine.exportFile({
      workspaceId,
      format: 'csv',
      source: {
        kind: 'statement',
        sql: `SELECT i, 'Text ' || i AS word FROM t, range(${rows}) r(i)`,
        tables: tables.map(({ versionId }) => ({ sqlName: 't', versionId })),
      },
      title: 'Given',
      signal: new AbortController().signal,
    });
  };
  const { stream } = await openIn('slow', 2_000_000);
  const ended = new Promise<Error>((resolve) => stream.once('error', resolve));
  const other = await openIn('other', 10);
  expect((await buffer(other.stream)).toString()).toContain('9,Text 9');
  expect((await ended).message).toContain('too slowly');
});
