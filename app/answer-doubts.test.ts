import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage } from '#features/chat/contract.ts';
import type { SourceMeaning, UploadResponse } from '#features/sources/contract.ts';
import type { Answer } from '#kernel/answer.ts';
import { newId } from '#kernel/ids.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

const timeout = 60_000;
let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({});
  person = await server.signUp();
  await server.running.settleJobs();
}, timeout);
afterAll(() => server[Symbol.asyncDispose]());

async function upload(name: string, content: string) {
  const { dataSource } = await person.upload<UploadResponse>(name, content);
  const path = `/api/data-sources/${dataSource.id}`;
  return {
    id: dataSource.id,
    path,
    ask: async (question: string): Promise<Answer> => {
      const { aiMessage } = await person.ask<{ aiMessage: ChatMessage }>(question, [dataSource.id]);
      if (!aiMessage.metadata.answer) throw new Error(aiMessage.content);
      return aiMessage.metadata.answer;
    },
  };
}

const sales = `date;ville;montant\n${Array.from({ length: 12 }, (_, at) => `0${(at % 9) + 1}/0${((at * 2) % 9) + 1}/2024;Lyon;${at + 1}`).join('\n')}\n`;
const orders =
  'order_id,placed,status,amount\n1,2025-01-03,Done,100\n2,2025-01-05,Storniert,250\n3,2025-02-03,Done,50\n4,2025-02-13,Entwurf,70\n';

describe('what an answer offers to be set right', { timeout }, () => {
  it('is taken by the fix that it names, and the answer is of the new version', async () => {
    const source = await upload('ventes.csv', sales);
    const before = await source.ask('total montant by month');
    const check = before.checks.find(({ id }) => id === 'import-date-order');
    expect([before.verdict, check?.fixes?.length]).toEqual(['caution', 1]);
    const [offer] = check?.fixes ?? [];
    expect(offer?.dataSourceId).toBe(source.id);
    const put = await person.call('PUT', `${source.path}/fixes`, { json: { fixes: offer?.findingIds } });
    expect(put.status).toBe(200);
    const after = await source.ask('total montant by month');
    expect([after.verdict, after.sources[0]?.version]).toEqual(['checked', 2]);
    expect(after.rows).not.toEqual(before.rows);
    expect(after.checks.map(({ id }) => id)).not.toContain('import-date-order');
  });

  it('is told without an offer where the tables were loaded anew', async () => {
    const source = await upload('ventes.csv', sales);
    await person.upload(
      'more.csv',
      'date;ville;montant\n01/02/2024;Nice;5\n',
      `${source.path}/upload?mode=append`,
    );
    const answer = await source.ask('total montant by month');
    const check = answer.checks.find(({ id }) => id === 'import-date-order');
    expect([answer.verdict, check?.outcome, check?.fixes]).toEqual(['caution', 'warned', undefined]);
  });
});

describe('the choice of states', { timeout }, () => {
  it('holds for the table from then on, survives what else is told of it, and is taken back', async () => {
    const source = await upload('orders.csv', orders);
    const put = (json: unknown, by = person) =>
      by.call('PUT', `${source.path}/tables/orders/states`, { json });
    const first = await source.ask('total amount');
    expect([first.verdict, first.rows]).toEqual(['caution', [[470]]]);
    const option = first.assumptions.find(({ kind }) => kind === 'states')?.options[0];
    expect(option?.states).toMatchObject({ dataSourceId: source.id, table: 'orders', column: 'status' });

    const { column, leftOut } = option?.states ?? {};
    expect((await put({ column, leftOut })).status).toBe(200);
    const [told] = (await person.get<SourceMeaning>(`${source.path}/meaning`)).tables;
    expect(told?.told.states).toEqual({ status: ['Entwurf', 'Storniert'] });
    await person.call('PUT', `${source.path}/tables/orders/meaning`, {
      json: { revision: told?.revision, synonyms: ['deals'], columns: {} },
    });
    const second = await source.ask('total amount');
    expect([second.verdict, second.rows]).toEqual(['checked', [[150]]]);

    await put({ column, leftOut: [] });
    const third = await source.ask('total amount');
    expect([third.verdict, third.rows]).toEqual(['checked', [[470]]]);
    await put({ column, leftOut: null });
    expect((await source.ask('total amount')).verdict).toBe('caution');
  });

  it('is refused where it names what is not there, leaves nothing, or is of another workspace', async () => {
    const source = await upload('orders.csv', orders);
    const put = (json: unknown, by = person, path = source.path) =>
      by.call('PUT', `${path}/tables/orders/states`, { json });
    const refused = [
      await put({ column: 'state', leftOut: [] }),
      await put({ column: 'amount', leftOut: ['100'] }),
      await put({ column: 'status', leftOut: ['Cancelled'] }),
      await put({ column: 'status', leftOut: ['Done', 'Storniert', 'Entwurf'] }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    const stranger = await server.signUp('Stranger');
    expect((await put({ column: 'status', leftOut: [] }, stranger)).status).toBe(404);
    expect(
      (await put({ column: 'status', leftOut: [] }, person, `/api/data-sources/${newId()}`)).status,
    ).toBe(404);
    expect((await source.ask('total amount')).verdict).toBe('caution');
  });

  it('is asked of the sample company, too', async () => {
    const { aiMessage } = await person.ask<{ aiMessage: ChatMessage }>('total net amount of orders in 2025');
    const { answer } = aiMessage.metadata;
    expect(answer?.checks.map(({ id }) => id)).toContain('states-counted');
    expect(answer?.verdict).toBe('caution');
  });
});
