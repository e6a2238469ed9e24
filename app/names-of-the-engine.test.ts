import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Exchange } from '#features/chat/contract.ts';
import type { UploadResponse } from '#features/sources/contract.ts';
import { isFullProof } from '../tools/test-depth.ts';
import { fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Names that the engine itself gives to columns, rows and places, or that mean something in its SQL. */
const names = [
  ['file_row_number', 'file row number'],
  ['FILE_ROW_NUMBER', 'FILE ROW NUMBER'],
  ['filename', 'filename'],
  ['rowid', 'rowid'],
  ['__index_level_0__', '__index_level_0__'],
  ['row_number', 'row_number'],
  ['rows', 'rows'],
  ['count', 'count'],
] as const;

/** Each of them takes two imports and an export. */
const sampled = isFullProof ? names : names.filter((_, at) => at === 0 || at === 3);

it.each(sampled)(
  'a column named %s is shown, asked, exported, given anew and compared',
  async (header, kept) => {
    const text = (amount: number): string =>
      `city,${header},amount\nOslo,7,1\nBergen,9,${amount}\nVoss,8,3\n`;
    const { dataSource, tables } = await person.upload<UploadResponse>(`t ${header}.csv`, text(2));
    const name = tables[0]?.name ?? '';
    expect(tables[0]?.columns.map((column) => column.name)).toEqual(['city', kept, 'amount']);
    const address = `/api/data-sources/${dataSource.id}/tables/${encodeURIComponent(name)}`;
    const page = await person.get<{ rows: unknown[][] }>(`${address}/rows?limit=10`);
    expect(page.rows).toEqual([['Oslo', 7, 1], ['Bergen', 9, 2], ['Voss', 8, 3]]); // biome-ignore format: rows
    const { aiMessage } = await person.ask<Exchange>('total amount', [dataSource.id]);
    expect(aiMessage.metadata?.answer?.rows).toEqual([[6]]);
    const exported = await fetch(new URL(`${address}/export`, server.url), {
      headers: { cookie: person.cookies() },
    });
    expect((await exported.text()).split('\r\n').slice(0, 2)).toEqual([`city,${kept},amount`, 'Oslo,7,1']);
    const into = await person.call('POST', `/api/data-sources/${dataSource.id}/upload?mode=replace`, {
      form: fileForm('again.csv', text(20)),
    });
    expect(into.json).toMatchObject({ isApplied: true });
    const compared = await person.call('GET', `${address}/versions/compare?from=1&to=2&key=city`);
    expect(compared.json).toMatchObject({ added: 0, changed: 1, removed: 0 });
  },
  60_000,
);
