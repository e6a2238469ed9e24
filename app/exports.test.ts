import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChartData } from '../features/analytics/contract.ts';
import type { Exchange } from '../features/chat/contract.ts';
import type { Receipt } from '../features/receipts/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

interface Uploaded {
  dataSource: { id: string };
  tables: { name: string; rows: number }[];
}

let server: TestServer;
let person: Person;
let sourceId: string;
const file = 'Stück,Preis\n007,1.50\n"a ""b""",-2.25\n';

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  sourceId = (await person.upload<Uploaded>('Umsätze.csv', file)).dataSource.id;
});
afterAll(() => server[Symbol.asyncDispose]());

function exportTable(query: string): Promise<Response> {
  const path = `/api/data-sources/${sourceId}/tables/${encodeURIComponent('Umsätze')}/export?${query}`;
  return fetch(new URL(path, server.url), { headers: { cookie: person.cookies() } });
}

it('sends a table under its own name', async () => {
  const response = await exportTable('');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
  ]);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Umsatze.csv"; filename*=UTF-8''Ums%C3%A4tze.csv`,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('Stück,Preis\r\n007,1.50\r\n"a ""b""",-2.25\r\n');
});

it('sends a workbook that is the same table when it is uploaded', async () => {
  const bytes = new Uint8Array(await (await exportTable('format=xlsx')).arrayBuffer());
  const again = await person.upload<Uploaded>('again.xlsx', bytes);
  expect(again.tables).toMatchObject([{ name: 'Umsätze', rows: 2 }]);
});

it('sends the version’s own Parquet with its size', async () => {
  const response = await exportTable('format=parquet');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect([bytes.subarray(0, 4).toString(), bytes.subarray(-4).toString()]).toEqual(['PAR1', 'PAR1']);
});

it('says what is not there, in a sentence and not in a file', async () => {
  for (const [query, status] of [
    ['version=99', 404],
    ['format=pdf', 400],
  ] as const) {
    const response = await exportTable(query);
    expect([query, response.status, response.headers.get('content-disposition')]).toEqual([
      query,
      status,
      null,
    ]);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  }
});

it('sends all rows of an answer, named after its question', async () => {
  await server.running.settleJobs();
  const exchange = await person.ask<{
    aiMessage: {
      metadata: { answer: { receiptId: string; rows: unknown[][]; columns: { name: string }[] } };
    };
  }>('Total revenue by region');
  const { receiptId, rows, columns } = exchange.aiMessage.metadata.answer;
  const response = await fetch(new URL(`/api/receipts/${receiptId}/export`, server.url), {
    headers: { cookie: person.cookies() },
  });
  expect(response.headers.get('content-disposition')).toContain('filename="Total revenue by region.csv"');
  const lines = (await response.text()).trimEnd().split('\r\n');
  expect(lines[0]).toBe(columns.map(({ name }) => name).join(','));
  expect(lines).toHaveLength(rows.length + 1);
});

it('makes the forecast of an answer again from its receipt, and sends it with its history', async () => {
  await server.running.settleJobs();
  const exchange = await person.ask<Exchange>('forecast revenue for the next 3 months by region');
  const { answer } = exchange.aiMessage.metadata;
  expect(answer).toMatchObject({ status: 'answered', verdict: 'caution' });
  const receipt = await person.get<Receipt>(`/api/receipts/${answer?.receiptId}`);
  expect(receipt.continuation).toMatchObject({ grain: 'month', groups: ['region'], seed: 1 });
  const replay = await person.post<{ state: string }>(`/api/receipts/${answer?.receiptId}/replay`);
  expect(replay).toMatchObject({ state: 'same', rows: answer?.rows });
  const response = await fetch(new URL(`/api/receipts/${answer?.receiptId}/export`, server.url), {
    headers: { cookie: person.cookies() },
  });
  const [heading = '', ...lines] = (await response.text()).trimEnd().split('\r\n');
  expect(heading).toBe(answer?.columns.map(({ name }) => name).join(','));
  expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual(
    answer?.rows.map((row) => row.slice(0, 2)),
  );
  const { note, datasets } = await person.get<ChartData>('/api/analytics/chart?type=forecast&days=30');
  expect(note).toContain('30 days ahead');
  expect(datasets.map(({ role }) => role)).toEqual(['actual', 'forecast', 'low', 'high']);
});
