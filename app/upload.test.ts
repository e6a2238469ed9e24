import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourceWithTables, UploadResponse } from '../features/sources/contract.ts';
import { fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
});
afterAll(() => server[Symbol.asyncDispose]());

const rows = [
  { product: 'Tea', price: 2.5, sold: 10 },
  { product: 'Coffee', price: 4, sold: 3 },
];

function workbook(bookType: 'xlsx' | 'biff8'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.json_to_sheet(rows), 'Drinks');
  utils.book_append_sheet(book, utils.json_to_sheet([{ shop: 'A', opened: '2024-01-01' }]), 'Shops');
  return write(book, { type: 'buffer', bookType }) as Uint8Array;
}

describe('an upload', () => {
  it.each<[string, string, string | Uint8Array, string[]]>([
    ['drinks.xlsx', 'excel', workbook('xlsx'), ['Drinks', 'Shops']],
    ['drinks.xls', 'excel', workbook('biff8'), ['Drinks', 'Shops']],
    ['drinks.csv', 'csv', 'product,price,sold\nTea,2.5,10\nCoffee,4,3\n', ['drinks']],
    ['drinks.json', 'json', JSON.stringify(rows), ['drinks']],
    [
      'drinks.xml',
      'xml',
      `<list>${rows.map((row) => `<drink><product>${row.product}</product><price>${row.price}</price><sold>${row.sold}</sold></drink>`).join('')}</list>`,
      ['drink'],
    ],
  ])(
    'of %s becomes a source of type %s whose first table can be asked',
    async (name, type, content, tables) => {
      const answer = await person.upload<UploadResponse>(name, content);
      expect(answer.file).toEqual({ filename: name });
      expect(answer.dataSource).toMatchObject({ type, status: 'active' });
      expect(answer.tables.map((table) => table.name)).toEqual(tables);
      expect(answer.tables[0]).toMatchObject({ rows: 2 });
      expect(answer.tables[0]?.columns.map((column) => column.name)).toEqual(['product', 'price', 'sold']);
      const exchange = await person.ask<{ aiMessage: { metadata: { answer: { rows: unknown[][] } } } }>(
        'total sold',
        [answer.dataSource.id],
      );
      expect(exchange.aiMessage.metadata.answer.rows).toEqual([[13]]);
    },
  );

  it('is read as what it is when its name says another format, and the report says so', async () => {
    const answer = await person.upload<UploadResponse>('really-a-csv.xlsx', 'a,b\nx,1\n');
    expect(answer.dataSource.type).toBe('csv');
    expect(answer.report.decisions.concat(answer.report.warnings).join(' ')).toMatch(/csv/i);
  });

  it('goes through the other route the same way, and two of one name are both kept', async () => {
    const first = await person.upload<UploadResponse>('twice.csv', 'a,b\nx,1\n', '/api/excel/upload');
    const second = await person.upload<UploadResponse>('twice.csv', 'a,b\nx,2\n', '/api/excel/upload');
    expect([first.dataSource.name, second.dataSource.name]).toEqual(['twice', 'twice (2)']);
    const sqlNames = await Promise.all(
      [first, second].map(
        async ({ dataSource }) =>
          (await person.get<SourceWithTables>(`/api/data-sources/${dataSource.id}`)).tables[0]?.sqlName,
      ),
    );
    expect(new Set(sqlNames).size).toBe(2);
  });

  it('shows a harmless name, whatever the browser sent', async () => {
    const answer = await person.upload<UploadResponse>('../../etc/p\u202Easswd.csv', 'a,b\nx,1\n');
    expect(answer.file.filename).toBe('passwd.csv');
  });

  it.each<[string, string, string | Uint8Array, number, RegExp]>([
    ['a wrong extension', 'report.pdf', '%PDF', 400, /Invalid File Format.*xlsx, xls, csv, json, xml/],
    ['no extension', 'report', 'a,b', 400, /Invalid File Format/],
    ['an empty file', 'empty.csv', '', 422, /empty/],
    [
      'an image behind the name of a workbook',
      'data.xlsx',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      422,
      /./,
    ],
    ['broken JSON', 'data.json', '{"a": [1,', 422, /./],
  ])('with %s is refused in words and leaves nothing', async (_, name, content, status, message) => {
    const before = await person.get<unknown[]>('/api/data-sources');
    const result = await person.call('POST', '/api/files/upload', { form: fileForm(name, content) });
    expect([result.status, (result.json as { message: string }).message]).toEqual([
      status,
      expect.stringMatching(message),
    ]);
    expect(result.text).not.toMatch(/\/tmp|stack|Error:/);
    expect(await person.get<unknown[]>('/api/data-sources')).toHaveLength(before.length);
    expect(await readdir(join(server.directory, 'uploads'))).toEqual([]);
  });

  it('has a limit of 50 MB, inclusive', async () => {
    const limit = 52_428_800;
    const line = 'abcdefgh,12345678\n';
    const fits = `name,value\n${line.repeat(Math.floor((limit - 11) / line.length))}`;
    const answer = await person.upload<UploadResponse>('big.csv', fits.padEnd(limit, '\n'));
    expect(answer.tables[0]?.rows).toBe(Math.floor((limit - 11) / line.length));
    const result = await person.call('POST', '/api/files/upload', {
      form: fileForm('big.csv', fits.padEnd(limit + 1, '\n')),
    });
    expect(result.status).toBe(413);
    expect((result.json as { message: string }).message).toMatch(
      /File Too Large.*File size must be less than 50MB/,
    );
  });

  it('without a file is refused in words', async () => {
    const asJson = await person.call('POST', '/api/files/upload', { json: { file: 'x' } });
    expect([asJson.status, (asJson.json as { message: string }).message]).toEqual([
      400,
      expect.stringContaining('multipart/form-data'),
    ]);
    const other = new FormData();
    other.set('document', new Blob(['a,b\n1,2']), 'a.csv');
    expect((await person.call('POST', '/api/files/upload', { form: other })).status).toBe(400);
  });

  it('that is cut off half-way leaves nothing', async () => {
    const before = await person.get<unknown[]>('/api/data-sources');
    await new Promise<void>((resolve) => {
      const request = httpRequest(new URL('/api/files/upload', server.url), {
        method: 'POST',
        headers: {
          cookie: person.cookies(),
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': '1000000',
        },
      });
      request.on('error', () => resolve());
      request.write(
        '--x\r\ncontent-disposition: form-data; name="file"; filename="cut.csv"\r\n\r\na,b\n1,2\n',
      );
      setTimeout(() => request.destroy(), 200);
    });
    await expect.poll(() => readdir(join(server.directory, 'uploads'))).toEqual([]);
    expect(await person.get<unknown[]>('/api/data-sources')).toHaveLength(before.length);
  });
});

describe('a data source', () => {
  it('is added, renamed, removed and restored; its secrets are kept and never shown', async () => {
    const created = await person.call('POST', '/api/data-sources', {
      json: {
        name: '  Warehouse  ',
        type: 'postgresql',
        config: JSON.stringify({ host: 'db.example.com', password: 'canary-1' }),
      },
    });
    expect(created.status).toBe(201);
    const { id } = created.json as { id: string };
    expect(created.json).toMatchObject({
      name: 'Warehouse',
      status: 'inactive',
      configuration: { host: 'db.example.com', hasPassword: true },
    });
    const updated = await person.call('PUT', `/api/data-sources/${id}`, {
      json: {
        id,
        name: 'Main warehouse',
        type: 'postgresql',
        configuration: { host: 'db.example.com', password: '' },
        authConfig: { authType: 'basic', credentials: { username: 'reader', password: 'canary-2' } },
      },
    });
    expect(updated.json).toMatchObject({
      name: 'Main warehouse',
      configuration: { hasPassword: true },
      authConfig: { authType: 'basic', credentials: { username: 'reader', hasPassword: true }, missing: [] },
    });
    for (const result of [
      created,
      updated,
      await person.call('GET', '/api/data-sources'),
      await person.call('GET', `/api/data-sources/${id}`),
    ]) {
      expect(result.text).not.toContain('canary');
    }
    await person.call('DELETE', `/api/data-sources/${id}`);
    expect((await person.call('GET', `/api/data-sources/${id}`)).status).toBe(404);
    expect((await person.call('POST', `/api/data-sources/${id}/restore`)).status).toBe(200);
    expect((await person.call('GET', `/api/data-sources/${id}`)).status).toBe(200);
  });

  it.each([
    ['no name', { name: ' ', type: 'csv' }],
    ['an unknown type', { name: 'x', type: 'oracle-of-delphi' }],
    ['a config that is no JSON', { name: 'x', type: 'csv', config: '{' }],
    ['both forms of the configuration', { name: 'x', type: 'csv', config: '{}', configuration: {} }],
  ])('with %s is refused', async (_, json) => {
    expect((await person.call('POST', '/api/data-sources', { json })).status).toBe(400);
  });

  it('of the sample kind is made once, however many ask for it at the same moment', async () => {
    const samples = async () =>
      (await person.get<{ id: string; isSample: boolean }[]>('/api/data-sources')).filter(
        (row) => row.isSample,
      );
    await person.call('DELETE', `/api/data-sources/${(await samples())[0]?.id}`);
    const asked = await Promise.all([1, 2, 3].map(() => person.call('POST', '/api/sample-company')));
    const made = await samples();
    expect(made).toHaveLength(1);
    for (const { status, json } of asked) {
      expect(status === 409 || (status === 201 && (json as { id: string }).id === made[0]?.id)).toBe(true);
    }
    expect(asked.some(({ status }) => status === 201)).toBe(true);
  });

  it('of the sample kind can be removed and brought back', async () => {
    const sample = (await person.get<{ id: string; isSample: boolean }[]>('/api/data-sources')).find(
      ({ isSample }) => isSample,
    );
    expect((await person.call('POST', '/api/sample-company')).status).toBe(409);
    await person.call('DELETE', `/api/data-sources/${sample?.id}`);
    const restored = await person.call('POST', '/api/sample-company');
    expect([restored.status, restored.json]).toEqual([
      201,
      expect.objectContaining({ isSample: true, recordCount: expect.any(Number) }),
    ]);
    // The one that was removed does not come back beside it.
    expect((await person.call('POST', `/api/data-sources/${sample?.id}/restore`)).status).toBe(404);
    const samples = (await person.get<{ isSample: boolean }[]>('/api/data-sources')).filter(
      (row) => row.isSample,
    );
    expect(samples).toHaveLength(1);
  });

  it('shows its rows in pages, ordered as asked', async () => {
    const { dataSource } = await person.upload<UploadResponse>(
      'pages.csv',
      `n\n${Array.from({ length: 250 }, (_, n) => n).join('\n')}\n`,
    );
    const path = `/api/data-sources/${dataSource.id}/tables/pages/rows`;
    const first = await person.get<{ rows: number[][]; rowCount: number }>(`${path}?limit=100`);
    expect([first.rowCount, first.rows.length, first.rows[99]]).toEqual([250, 100, [99]]);
    const last = await person.get<{ rows: number[][] }>(
      `${path}?limit=100&offset=200&orderBy=n&direction=desc`,
    );
    expect([last.rows.length, last.rows[0]]).toEqual([50, [49]]);
    expect((await person.call('GET', `${path}?orderBy=${encodeURIComponent('n; drop table')}`)).status).toBe(
      400,
    );
    expect((await person.call('GET', `${path}?limit=1001`)).status).toBe(400);
    expect((await person.call('GET', `/api/data-sources/${dataSource.id}/tables/none/rows`)).status).toBe(
      404,
    );
  });
});

describe('figures', () => {
  it('of a new workspace are computed, and 0 is 0', async () => {
    const fresh = await server.signUp('Fresh');
    await server.running.settleJobs();
    const stats = await fresh.get('/api/dashboard/stats');
    expect(stats).toMatchObject({
      dataSources: 1,
      mlModels: 0,
      voiceInteractions: 0,
      changes: { dataSources: null, mlModels: null, voiceInteractions: null, dataProcessed: null },
    });
    const points = await fresh.get<{ date: string; value: number }[]>('/api/analytics/chart/revenue/30');
    expect(points).toHaveLength(30);
    expect(points.every(({ value }) => value >= 0)).toBe(true);
    const chart = await fresh.get<{ labels: string[]; datasets: { data: number[] }[]; from: string }>(
      '/api/analytics/chart?type=revenue&days=30',
    );
    expect(chart.from).toBe('orders.net_amount');
    expect(chart.datasets[0]?.data).toEqual(points.map(({ value }) => value));
    const total = points.reduce((sum, { value }) => sum + value, 0);
    expect(await fresh.get('/api/analytics/metrics')).toMatchObject({
      totalRevenue: expect.closeTo(total, 1),
    });
  });

  it.each([
    '/api/analytics/chart/profit/30',
    '/api/analytics/chart/sales/31',
    '/api/analytics/chart/sales/030',
    '/api/analytics/chart/sales/7.0',
    '/api/analytics/chart?type=sales&days=1e2',
  ])('%s is refused', async (path) => {
    expect((await person.call('GET', path)).status).toBe(400);
  });

  it('of a workspace without data are empty, not invented', async () => {
    const empty = await server.signUp('Empty');
    await server.running.settleJobs();
    const [sample] = await empty.get<{ id: string }[]>('/api/data-sources');
    await empty.call('DELETE', `/api/data-sources/${sample?.id}`);
    expect(await empty.get('/api/analytics/chart/sales/30')).toEqual([]);
    expect(await empty.get('/api/analytics/metrics')).toEqual({});
    expect(await empty.get('/api/dashboard/stats')).toMatchObject({ dataSources: 0, dataProcessed: '0B' });
  });
});
