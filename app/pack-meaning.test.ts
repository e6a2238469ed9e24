import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Exchange } from '#features/chat/contract.ts';
import type { SourceMeaning } from '#features/sources/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** A table of SAP that comes as a file, over the whole server. */
const vbak = [
  'VBELN;KUNNR;VBTYP;AUDAT;NETWR;WAERK;GBSTK',
  ...Array.from({ length: 12 }, (_, at) =>
    [
      `5000${10 + at}`,
      `K${at % 3}`,
      at % 4 ? 'C' : 'B',
      `2024-0${1 + (at % 6)}-15`,
      `${100 + at}.50`,
      at % 2 ? 'USD' : 'EUR',
      at % 3 ? 'C' : 'A',
    ].join(';'),
  ),
].join('\n');

let server: TestServer;
let person: Person;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
  id = (await person.upload<{ dataSource: { id: string } }>('VBAK.csv', vbak)).dataSource.id;
}, 60_000);
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (question: string) =>
  (await person.ask<Exchange>(question, [id])).aiMessage.metadata.answer;
const shown = async () => (await person.get<SourceMeaning>(`/api/data-sources/${id}/meaning`)).tables[0];

it('is read by its pack, which the page shows and a person takes back', { timeout: 60_000 }, async () => {
  const table = await shown();
  expect(table?.pack).toMatchObject({ name: 'SAP tables' });
  expect(table?.pack?.words.KUNNR).toContain('customer');
  expect(table?.pack?.conditions).toContainEqual({ name: 'open sales order', text: 'GBSTK is A or B' });
  expect((await ask('how many open sales orders'))?.rows).toEqual([[4]]);
  const total = await ask('total net value by customer');
  expect(total?.rows).toHaveLength(3);
  expect(total?.checks?.map(({ id: check }) => check)).toContain('mixed-unit');
  const told = await person.call('PUT', `/api/data-sources/${id}/tables/VBAK/meaning`, {
    json: { revision: 0, withoutPack: true, columns: {} },
  });
  expect(told.status).toBe(200);
  const without = await ask('how many open sales orders');
  expect(without?.assumptions?.map(({ chosen }) => chosen).join() ?? '').not.toContain('pack');
  expect(without?.rows ?? []).not.toEqual([[4]]);
  expect((await shown())?.told.withoutPack).toBe(true);
});
