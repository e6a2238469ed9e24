import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '../features/chat/contract.ts';
import type { Source } from '../features/sources/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** Exports of SAP's own tables, asked in the words of business. */

const customers = ['KUNNR,NAME1,ORT01,LAND1'];
const orders = ['VBELN,ERDAT,AUART,KUNNR,NETWR,WAERK'];
let all = 0;
for (let number = 1; number <= 40; number += 1) {
  const country = ['DE', 'FR', 'PL'][number % 3] ?? '';
  customers.push(`C${100 + number},Customer ${number},Town ${number % 7},${country}`);
}
for (let number = 1; number <= 300; number += 1) {
  const customer = 1 + ((number * 7) % 40);
  const cents = 1000 + ((number * 977) % 90_000);
  const day = new Date(Date.UTC(2025, 0, 1 + (number % 300))).toISOString().slice(0, 10);
  orders.push(
    `S${5000 + number},${day},${number % 4 === 0 ? 'RE' : 'OR'},C${100 + customer},${cents / 100},EUR`,
  );
  all += cents;
}

describe('tables of SAP', { timeout: 90_000 }, () => {
  let server: TestServer;
  let owner: Person;
  let ids: string[];
  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.signUp('Owner');
    await owner.upload('VBAK.csv', orders.join('\n'));
    await owner.upload('KNA1.csv', customers.join('\n'));
    const sources = await owner.get<Source[]>('/api/data-sources');
    ids = sources.filter(({ isSample }) => !isSample).map(({ id }) => id);
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  const rowsOf = async (question: string) => {
    const { aiMessage } = await owner.ask<Exchange>(question, ids);
    return [...(aiMessage.metadata.answer?.rows ?? [])];
  };

  it.each(['total net value', 'total net amount of sales orders', 'total NETWR'])(
    'are understood by their business words: %s',
    async (question) => {
      expect(await rowsOf(question)).toEqual([[all / 100]]);
    },
  );

  it('are counted by what their rows are called', async () => {
    expect(await rowsOf('how many sales orders are there')).toEqual([[300]]);
  });

  it('are grouped by them', async () => {
    const byType = await rowsOf('total net value by order type');
    expect(byType.map(([type]) => type).toSorted()).toEqual(['OR', 'RE']);
    expect(byType.reduce((sum, [, value]) => sum + Number(value), 0)).toBeCloseTo(all / 100, 6);
  });
});
