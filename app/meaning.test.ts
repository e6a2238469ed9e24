import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '#features/chat/contract.ts';
import type { SourceMeaning, SourceWithTables } from '#features/sources/contract.ts';
import { type CallResult, fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;
let id: string;
let address: string;

const readings = [
  'Site;Logged;Checked;ZZ_W;Level',
  'North;2025-01-10;2025-03-01;10;3',
  'South;2025-01-11;2025-03-02;20;5',
  'North;2025-02-12;2025-03-03;30;7',
].join('\n');

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
  const uploaded = await person.upload<{ dataSource: { id: string } }>('readings.csv', readings);
  id = uploaded.dataSource.id;
  address = `/api/data-sources/${id}`;
});
afterAll(() => server[Symbol.asyncDispose]());

const meaning = () => person.get<SourceMeaning>(`${address}/meaning`);
const tell = (json: unknown): Promise<CallResult> =>
  person.call('PUT', `${address}/tables/readings/meaning`, { json });
async function answer(question: string) {
  const { aiMessage } = await person.ask<Exchange>(question, [id]);
  return aiMessage.metadata.answer;
}

describe('the meaning of a table', { timeout: 120_000 }, () => {
  it('is what the data say until somebody tells it, and the agent then reads it so', async () => {
    const [found] = (await meaning()).tables;
    expect(found).toMatchObject({ name: 'readings', revision: 0, changedBy: null, told: { columns: {} } });
    const column = found?.columns.find(({ name }) => name === 'ZZ_W');
    expect(column?.roles).toContain('balance');
    expect((await answer('total energy by site'))?.status).not.toBe('answered');

    const told = await tell({
      revision: 0,
      synonyms: ['meter readings'],
      mainDate: 'Logged',
      columns: { ZZ_W: { label: 'Energy', synonyms: ['power used'], role: 'additive', unit: 'kWh' } },
    });
    expect([told.status, told.json]).toMatchObject([200, { revision: 1, changedBy: 'Ada Tester' }]);
    for (const question of ['total energy by site', 'power used per site']) {
      const energy = await answer(question);
      expect([question, energy?.status, energy?.rows]).toEqual([
        question,
        'answered',
        expect.arrayContaining([
          ['North', 40],
          ['South', 20],
        ]),
      ]);
      expect(energy?.columns[1]?.unit).toBe('kWh');
    }
    expect((await answer('how many meter readings are there'))?.rows).toEqual([[3]]);
    expect((await answer('energy by month'))?.reading).toMatch(/logged/i);
    const shown = await person.get<SourceWithTables>(address);
    expect(shown.tables[0]?.columns.find(({ name }) => name === 'ZZ_W')).toMatchObject({ unit: 'kWh' });
  });

  it('stays through new data, and rests where a column is gone', async () => {
    const into = (text: string) =>
      person.call('POST', `${address}/upload?mode=replace`, { form: fileForm('again.csv', text) });
    expect((await into(readings.replaceAll(';10;', ';11;'))).status).toBe(200);
    expect((await answer('total energy'))?.rows).toEqual([[61]]);
    expect((await into(readings.replace('ZZ_W', 'Other'))).status).toBe(200);
    expect((await meaning()).tables[0]).toMatchObject({ revision: 1, told: { columns: {} } });
    // Whoever tells something meanwhile does not see it, and takes it back for nobody.
    expect((await tell({ revision: 1, columns: { Level: { label: 'Grade' } } })).status).toBe(200);
    expect((await into(readings)).status).toBe(200);
    expect((await answer('total energy'))?.rows).toEqual([[60]]);
  });

  it('is not overwritten unseen, and refuses what cannot be', async () => {
    const refused = async (json: object) =>
      (await tell(json)) as { status: number; json: { message: string } };
    expect((await refused({ revision: 0, columns: {} })).status).toBe(409);
    for (const [json, words] of [
      [{ revision: 2, columns: { Site: { role: 'additive' } } }, /Site.*cannot be that/],
      [{ revision: 2, columns: { Nothing: { label: 'x' } } }, /no column "Nothing"/],
      [{ revision: 2, mainDate: 'Site', columns: {} }, /"Site" holds no dates/],
      [{ revision: 2, columns: { ZZ_W: { label: 'Site' } } }, /Two columns/],
      [{ revision: 2, columns: { ZZ_W: { label: '💰' } } }, /needs a letter/],
    ] as const) {
      const result = await refused(json);
      expect([result.status, result.json.message]).toEqual([400, expect.stringMatching(words)]);
    }
    expect((await meaning()).tables[0]?.revision).toBe(2);
    expect((await tell({ revision: 2, columns: {} })).status).toBe(200);
    expect((await answer('total energy'))?.status).not.toBe('answered');
  });
});

const shop = (hat: string) =>
  JSON.stringify({
    buyers: [
      { buyer_id: 'B1', segment: 'Trade' },
      { buyer_id: 'B2', segment: 'Private' },
    ],
    purchases: [
      { purchase_id: 'P1', buyer_id: 'B1', hat, amount: 5.5 },
      { purchase_id: 'P2', buyer_id: 'B2', hat, amount: 7.5 },
      { purchase_id: 'P3', buyer_id: 'B1', hat, amount: 1.5 },
    ],
  });

describe('a relation', { timeout: 120_000 }, () => {
  it('is followed until it is rejected, also when it is found again, and can be taken back', async () => {
    const { dataSource } = await person.upload<{ dataSource: { id: string } }>('shop.json', shop('red'));
    const source = `/api/data-sources/${dataSource.id}`;
    const relation = async () => {
      const { relations } = await person.get<SourceMeaning>(`${source}/meaning`);
      return relations.find((each) => each.fromTable === 'purchases' && each.toTable === 'buyers');
    };
    const found = await relation();
    if (!found) throw new Error('Purchases name buyers.');
    expect(found).toMatchObject({ decision: null, inclusion: 1 });
    const { fromTable, fromColumn, toTable, toColumn } = found;
    const decide = (decision: string | null, column = fromColumn) =>
      person.call('PUT', `${source}/relations`, {
        json: { fromTable, fromColumn: column, toTable, toColumn, decision },
      });
    const status = async () =>
      (await person.ask<Exchange>('total amount by segment', [dataSource.id])).aiMessage.metadata.answer
        ?.status;
    expect(await status()).toBe('answered');
    expect((await decide('rejected')).json).toMatchObject({ decision: 'rejected' });
    expect(await status()).not.toBe('answered');
    const again = { form: fileForm('shop.json', shop('blue')) };
    expect((await person.call('POST', `${source}/upload?mode=replace`, again)).status).toBe(200);
    expect(await relation()).toMatchObject({ decision: 'rejected' });
    expect((await decide(null)).status).toBe(200);
    expect(await status()).toBe('answered');
    expect((await decide('confirmed', 'no such column')).status).toBe(404);
  });
});
