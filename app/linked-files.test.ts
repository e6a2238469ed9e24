import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatSession, Exchange } from '#features/chat/contract.ts';
import type { ShownRelation, SourceMeaning, UploadResponse } from '#features/sources/contract.ts';
import type { Answer, RelationWord } from '#kernel/answer.ts';
import type { Cell } from '#kernel/catalog.ts';
import { fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

const customerCount = 40;
const countryOf = (customer: number): string => ['Germany', 'France', 'Italy'][customer % 3] ?? '';
const lines = (header: string, count: number, line: (number: number) => (string | number)[]): string =>
  [header, ...Array.from({ length: count }, (_, at) => line(at + 1).join(','))].join('\n');

const customers = lines('id,name,country', customerCount, (i) => [i, `Customer ${i}`, countryOf(i)]);
const products = lines('product_id,product,category', 12, (i) => [
  i,
  `Product ${i}`,
  i % 2 === 0 ? 'Tea' : 'Coffee',
]);
const orders = lines('order_id,order_date,customer_id,product_id,revenue', 400, (i) => [
  i,
  `2025-0${1 + (i % 9)}-10`,
  1 + ((i * 7) % customerCount),
  1 + ((i * 5) % 12),
  (i % 50) * 2.5 + 10,
]);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** A person with the sample company, and these files uploaded one by one. */
async function withFiles(
  files: Record<string, string>,
): Promise<{ person: Person; ids: Record<string, string>; last: UploadResponse }> {
  const person = await server.signUp();
  await server.running.settleJobs();
  const ids: Record<string, string> = {};
  let last: UploadResponse | null = null;
  for (const [name, text] of Object.entries(files)) {
    last = await person.upload<UploadResponse>(`${name}.csv`, text);
    ids[name] = last.dataSource.id;
  }
  if (!last) throw new Error('No file.');
  return { person, ids, last };
}

const words = ({ fromTable, fromColumn, toTable, toColumn }: ShownRelation): string =>
  `${fromTable}.${fromColumn} -> ${toTable}.${toColumn}`;
const relationsOf = async (person: Person, id: string | undefined): Promise<ShownRelation[]> =>
  (await person.get<SourceMeaning>(`/api/data-sources/${id}/meaning`)).relations;
const ask = async (person: Person, question: string): Promise<Answer | undefined> =>
  (await person.ask<Exchange>(question)).aiMessage.metadata.answer;

/** The word that an option of a question back gives, kept as the page keeps it. */
async function say(
  person: Person,
  answer: Answer | undefined,
  decision: RelationWord['decision'],
): Promise<void> {
  const word = answer?.options?.find(({ decides }) => decides?.decision === decision)?.decides;
  if (!word) throw new Error(`Nothing to be ${decision}.`);
  const { dataSourceId, ...body } = word;
  const kept = await person.call('PUT', `/api/data-sources/${dataSourceId}/relations`, { json: body });
  expect([kept.status, kept.json]).toMatchObject([200, { decision }]);
}

/** What a statement that was written by hand finds in the same files. */
async function byHand(sql: string): Promise<Cell[][]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  for (const [name, text] of Object.entries({ customers, products, orders })) {
    const [header = '', ...rows] = text.split('\n');
    const values = rows.map(
      (row) =>
        `(${row
          .split(',')
          .map((cell) => (/^-?[\d.]+$/.test(cell) ? cell : `'${cell}'`))
          .join(', ')})`,
    );
    await connection.run(`CREATE TABLE ${name} AS SELECT * FROM (VALUES ${values.join(', ')}) t(${header})`);
  }
  const rows = (await connection.runAndReadAll(sql)).getRows();
  connection.closeSync();
  instance.closeSync();
  return rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : Number(cell))));
}

const numbers = (rows: Cell[][] | undefined): Cell[][] =>
  (rows ?? []).map(([name = null, value = null]) => [name, Number(value)]);

describe('files that were uploaded one by one', { timeout: 120_000 }, () => {
  it('are proposed to belong together, and asked about together once a person says so', async () => {
    const { person, ids, last } = await withFiles({ customers, products, orders });
    expect(last.proposed.map(words).toSorted()).toEqual([
      'orders.customer_id -> customers.id',
      'orders.product_id -> products.product_id',
    ]);
    expect(last.proposed[0]).toMatchObject({ origin: 'inferred', decision: null, inclusion: 1 });
    // Both sources show it.
    expect((await relationsOf(person, ids.customers)).map(words)).toEqual([
      'orders.customer_id -> customers.id',
    ]);

    const back = await ask(person, 'revenue by customer country');
    expect(back?.status).toBe('clarify');
    expect(back?.reading).toContain(
      'Do the values of orders.customer_id mean customers.id? 40 of 40 are found there.',
    );
    // Nothing is answered by what nobody confirmed, neither from the files nor, in their place, from the sample company.
    expect([back?.rows, back?.sql]).toEqual([[], null]);
    await say(person, back, 'confirmed');
    const answered = await ask(person, 'revenue by customer country');
    expect(answered?.status).toBe('answered');
    expect(answered?.sources.map(({ table }) => table).toSorted()).toEqual(['customers', 'orders']);
    expect(numbers(answered?.rows)).toEqual(
      await byHand(
        'SELECT country, sum(revenue) AS total FROM orders JOIN customers ON customers.id = orders.customer_id GROUP BY 1 ORDER BY 2 DESC',
      ),
    );

    // What is left to say is asked when it is needed, and one word at a time.
    const next = await ask(person, 'revenue by category for customers in Germany');
    expect(next?.reading).toContain('Do the values of orders.product_id mean products.product_id?');
    await say(person, next, 'confirmed');
    const both = await ask(person, 'revenue by category for customers in Germany');
    expect(numbers(both?.rows)).toEqual(
      await byHand(
        "SELECT category, sum(revenue) AS total FROM orders JOIN customers ON customers.id = customer_id JOIN products USING (product_id) WHERE country = 'Germany' GROUP BY 1 ORDER BY 2 DESC",
      ),
    );
  });

  it('are asked about in one conversation: the question back, the word, the answer, and a change of it', async () => {
    const { person } = await withFiles({ orders, customers });
    const session = await person.post<ChatSession>('/api/chat/sessions', { title: '' });
    const put = async (content: string) =>
      (await person.post<Exchange>(`/api/chat/sessions/${session.id}/messages`, { content })).aiMessage
        .metadata.answer;
    expect((await put('total revenue'))?.status).toBe('answered');
    const back = await put('by country');
    expect(back?.status).toBe('clarify');
    await say(person, back, 'confirmed');
    const answered = await put(back?.options?.[0]?.question ?? '');
    expect(answered?.status).toBe('answered');
    expect(numbers(answered?.rows)).toEqual(
      await byHand(
        'SELECT country, sum(revenue) AS total FROM orders JOIN customers ON customers.id = customer_id GROUP BY 1 ORDER BY 2 DESC',
      ),
    );
  });

  it('stay apart where a person says so: it is asked once, and not proposed by new data', async () => {
    const { person, ids } = await withFiles({ orders, customers });
    const question = 'revenue by country';
    await say(person, await ask(person, question), 'rejected');
    const after = await ask(person, question);
    // The sample company answers in its own name, as it does where nothing of the person's own fits.
    expect(after?.assumptions).toContainEqual({ kind: 'data source', chosen: 'Sample company', options: [] });
    const loaded = await person.call('POST', `/api/data-sources/${ids.customers}/upload?mode=replace`, {
      form: fileForm('customers.csv', `${customers}\n41,Customer 41,Spain`),
    });
    expect(loaded.status).toBe(200);
    expect(await relationsOf(person, ids.orders)).toMatchObject([{ decision: 'rejected' }]);
    expect((await ask(person, question))?.status).not.toBe('clarify');
    // Taken back, it is asked again.
    const [relation] = await relationsOf(person, ids.orders);
    const { fromTable, fromColumn, toTable, toColumn, toSource } = relation ?? {};
    await person.call('PUT', `/api/data-sources/${ids.orders}/relations`, {
      json: { fromTable, fromColumn, toTable, toColumn, toSource, decision: null },
    });
    expect((await ask(person, question))?.status).toBe('clarify');
  });

  it('are measured again with new data: a proposal that they do not bear goes, a confirmed one rests', async () => {
    const { person, ids } = await withFiles({ customers, products, orders });
    const load = async (name: 'customers' | 'products', text: string) =>
      expect(
        (
          await person.call('POST', `/api/data-sources/${ids[name]}/upload?mode=replace`, {
            form: fileForm(`${name}.csv`, text),
          })
        ).status,
      ).toBe(200);
    await say(person, await ask(person, 'revenue by country'), 'confirmed');
    const twice = customers.replace('\n2,', '\n1,');
    await load('customers', twice);
    await load('products', products.split('\n').slice(0, 6).join('\n'));
    const now = await relationsOf(person, ids.orders);
    expect(now.map(words)).toEqual(['orders.customer_id -> customers.id']);
    expect(now[0]).toMatchObject({
      decision: 'confirmed',
      problem: expect.stringMatching(/does not hold each value once/),
    });
    // Joined to a customer that stands there twice, orders would be counted twice.
    expect(
      (await ask(person, 'revenue by country'))?.sources.map(({ dataSourceId }) => dataSourceId),
    ).not.toContain(ids.orders);
    await load('customers', customers);
    await load('products', products);
    expect(
      (await relationsOf(person, ids.orders))
        .map((one) => [words(one), one.decision, one.problem])
        .toSorted(),
    ).toEqual([
      ['orders.customer_id -> customers.id', 'confirmed', null],
      ['orders.product_id -> products.product_id', null, null],
    ]);
  });

  it('lose the relation with a file that is removed, and have it again when that is undone', async () => {
    const { person, ids } = await withFiles({ customers, orders });
    expect((await person.call('DELETE', `/api/data-sources/${ids.customers}`)).status).toBe(200);
    expect(await relationsOf(person, ids.orders)).toEqual([]);
    // Meanwhile the other one is loaded anew, and a third comes.
    await person.call('POST', `/api/data-sources/${ids.orders}/upload?mode=replace`, {
      form: fileForm('orders.csv', orders),
    });
    const visits = await person.upload<UploadResponse>(
      'visits.csv',
      lines('visit,customer_id', 60, (i) => [`V${i}`, 1 + (i % 20)]),
    );
    expect(visits.proposed).toEqual([]);
    await person.post(`/api/data-sources/${ids.customers}/restore`);
    expect((await relationsOf(person, ids.customers)).map(words).toSorted()).toEqual([
      'orders.customer_id -> customers.id',
      'visits.customer_id -> customers.id',
    ]);
  });

  it('are never tied to the sample company, to small numbers by chance, or to the files of another workspace', async () => {
    const stranger = await withFiles({ customers });
    expect((await relationsOf(stranger.person, stranger.ids.customers)).map(words)).toEqual([]);
    const person = await server.signUp();
    await server.running.settleJobs();
    const [sample] = await person.get<{ id: string; isSample: boolean }[]>('/api/data-sources');
    const { rows, columns } = await person.get<{ columns: { name: string }[]; rows: Cell[][] }>(
      `/api/data-sources/${sample?.id}/tables/customers/rows?limit=50`,
    );
    const at = columns.findIndex(({ name }) => name === 'customer_id');
    const known = rows.map((row) => row[at] ?? '');
    const files = {
      // Customers of the sample company, and those that another workspace calls so.
      invoices: lines('invoice,customer_id,total', 50, (i) => [`I${i}`, String(known[i - 1]), i * 3]),
      orders,
      tickets: lines('id,priority,minutes', 60, (i) => [i, 1 + (i % 10), 1 + (i % 30)]),
      rooms: lines('id,floor,label', 40, (i) => [i, 1 + (i % 10), `Room ${i}`]),
    };
    for (const [name, text] of Object.entries(files)) {
      const { proposed, dataSource } = await person.upload<UploadResponse>(`${name}.csv`, text);
      expect(proposed).toEqual([]);
      expect(await relationsOf(person, dataSource.id)).toEqual([]);
    }
    const across = (await relationsOf(person, sample?.id)).filter(
      ({ fromSource, toSource }) => fromSource !== undefined || toSource !== undefined,
    );
    expect(across).toEqual([]);
  });
});
