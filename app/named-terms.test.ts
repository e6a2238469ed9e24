import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '#features/chat/contract.ts';
import type { SourceMeaning } from '#features/sources/contract.ts';
import { fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;
let id: string;

const bids = (...rows: string[]) => ['bid;workshop;sent;outcome;asked;outlay', ...rows].join('\n');
const rows = [
  'B1;East;2025-01-10;won;100;60',
  'B2;East;2025-02-10;lost;200;150',
  'B3;West;2025-02-20;won;300;100',
  'B4;West;2025-03-01;lost;400;200',
];

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
  const { dataSource } = await person.upload<{ dataSource: { id: string } }>('bids.csv', bids(...rows));
  id = dataSource.id;
});
afterAll(() => server[Symbol.asyncDispose]());

const table = async () => {
  const [only] = (await person.get<SourceMeaning>(`/api/data-sources/${id}/meaning`)).tables;
  if (!only) throw new Error('The file is one table.');
  return only;
};
const tell = async (told: object) => {
  const { status, json } = await person.call('PUT', `/api/data-sources/${id}/tables/bids/meaning`, {
    json: { revision: (await table()).revision, ...told },
  });
  return { status, message: (json as { message?: string }).message };
};
const load = (text: string) =>
  person.call('POST', `/api/data-sources/${id}/upload?mode=replace`, { form: fileForm('bids.csv', text) });
const answer = async (question: string) => {
  const { aiMessage } = await person.ask<Exchange>(question, [id]);
  return { text: aiMessage.content, ...aiMessage.metadata.answer };
};

const margin = { name: 'margin', synonyms: ['net gain'], formula: 'sum(asked) - sum(outlay)', unit: 'EUR' };
const rate = { name: 'hit rate', formula: 'count where outcome is won / count', unit: '%' };
const big = { name: 'big bid', condition: 'asked >= 300' };

describe('metrics and filters', { timeout: 120_000 }, () => {
  it('are asked for by name once they are told, and no more when that is undone', async () => {
    expect((await answer('hit rate by workshop')).status).not.toBe('answered');
    expect(await tell({ metrics: [margin, rate], filters: [big] })).toMatchObject({ status: 200 });
    expect((await table()).told).toEqual({
      metrics: [margin, { ...rate, synonyms: [] }],
      filters: [{ ...big, synonyms: [] }],
      columns: {},
    });
    const byWorkshop = await answer('net gain by workshop');
    expect([byWorkshop.status, byWorkshop.columns?.[1]?.unit, byWorkshop.rows]).toEqual([
      'answered',
      'EUR',
      expect.arrayContaining([
        ['East', 90],
        ['West', 400],
      ]),
    ]);
    expect((await answer('hit rate of big bids')).rows).toEqual([[0.5]]);
    expect((await answer('how many big bids are there')).rows).toEqual([[2]]);
    const receipt = byWorkshop.receiptId ?? '';
    const replayed = await person.post<object>(`/api/receipts/${receipt}/replay`, {});
    expect(JSON.stringify(replayed)).toContain('"holds":true');
    expect(await tell({})).toMatchObject({ status: 200 });
    expect((await answer('hit rate by workshop')).status).not.toBe('answered');
  });

  it('are refused with what to write instead', async () => {
    for (const [told, words] of [
      [{ metrics: [{ ...margin, formula: 'sum(turnover)' }] }, /^margin: There is no column "turnover"/],
      [
        { metrics: [{ ...margin, formula: 'asked - outlay' }] },
        /^margin: "asked" holds one value for each row/,
      ],
      [{ filters: [{ ...big, condition: 'outcome is open' }] }, /^big bid: No row has "open" in "outcome"/],
      [{ metrics: [{ ...margin, name: 'Asked' }] }, /"Asked" is the column "asked" already/],
      [{ filters: [{ ...big, name: 'won' }] }, /"won" is a value of "outcome" already/],
      [{ metrics: [margin], filters: [{ ...big, name: 'margin' }] }, /another metric or filter/],
      [{ metrics: [margin], columns: { asked: { label: 'Margin' } } }, /"margin" is the column "asked"/],
    ] as const)
      expect(await tell(told)).toEqual({ status: 400, message: expect.stringMatching(words) });
    expect((await table()).told).toEqual({ columns: {} });
  });

  it('stay through new data, and say what they lack while a column is gone', async () => {
    await tell({ metrics: [margin], filters: [big] });
    expect((await load(bids(...rows, 'B5;East;2025-03-02;won;1000;10'))).status).toBe(200);
    expect((await answer('margin')).rows).toEqual([[1480]]);
    expect((await load(bids(...rows).replace('outlay', 'spent'))).status).toBe(200);
    expect((await table()).problems).toEqual({ margin: expect.stringMatching(/needs the column "outlay"/) });
    const declined = await answer('margin by workshop');
    expect([declined.status, declined.text]).toEqual([
      'declined',
      expect.stringMatching(/needs the column "outlay", which is not there/),
    ]);
    // Whoever tells something else meanwhile takes nothing back.
    const { told } = await table();
    expect(await tell({ ...told, columns: { spent: { label: 'Spend' } } })).toMatchObject({ status: 200 });
    expect((await load(bids(...rows))).status).toBe(200);
    expect((await answer('margin')).rows).toEqual([[490]]);
    expect((await table()).problems).toEqual({});
  });

  it('may speak of values that are not among the most frequent', async () => {
    const names = Array.from(
      { length: 300 },
      (_, index) => `Firm ${String.fromCharCode(65 + (index % 26))}${index}`,
    );
    const lines = names.flatMap((name, index) =>
      Array.from({ length: index < 150 ? 3 : 1 }, () => `${name};5`),
    );
    const { dataSource } = await person.upload<{ dataSource: { id: string } }>(
      'visits.csv',
      ['firm;minutes', ...lines].join('\n'),
    );
    const { aiMessage } = await person.ask<Exchange>('how many visits have firm Firm Z285?', [dataSource.id]);
    expect(aiMessage.metadata.answer?.rows).toEqual([[1]]);
    const put = async (filter: object) =>
      (
        await person.call('PUT', `/api/data-sources/${dataSource.id}/tables/visits/meaning`, {
          json: { revision: 0, filters: [filter] },
        })
      ).json as { message?: string };
    expect((await put({ name: 'rare', condition: 'firm is "firm z999"' })).message).toMatch(/firm z999/);
    expect((await put({ name: 'firm Z285', condition: 'minutes > 1' })).message).toMatch(/a value of "firm"/);
    // As the data write it: any other letters would be met by no row.
    expect((await put({ name: 'rare', condition: 'firm is "firm z285"' })).message).toBeUndefined();
    const rare = await person.ask<Exchange>('how many rare visits are there', [dataSource.id]);
    expect(rare.aiMessage.metadata.answer?.rows).toEqual([[1]]);
  });
});
