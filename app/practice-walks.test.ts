import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOrg } from '#connectors/practice/salesforce/sample.ts';
import { sampleEntities } from '#connectors/practice/successfactors/sample.ts';
import { practiceTrade } from '#connectors/practice/trade.ts';
import type { Exchange } from '../features/chat/contract.ts';
import type { AvailableTable, PracticeSettings, Source, Sync } from '../features/sources/contract.ts';
import { isFullProof } from '../tools/test-depth.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** Each practice system, from "Try with a practice system" to an answer, over the whole server, which lets nothing else of this machine be called. */

/** A dozen processes are started on the way, beside those of other tests. */
const wholeWayMs = 120_000;

/** Amounts depend on no day. */
const total = practiceTrade('2026-01-31').orders.reduce((sum, { cents }) => sum + cents, 0) / 100;
const hoped = (sampleOrg('2026-01-31').find(({ name }) => name === 'Opportunity')?.records ?? []).reduce(
  (sum, { Amount }) => sum + Number(Amount ?? 0),
  0,
);

const people = sampleEntities('2026-01-31').find(({ name }) => name === 'User')?.rows.length ?? 0;

interface Walk {
  type: PracticeSettings['type'];
  /** As the page of the system has its type. */
  connection: { family: 'data-warehouse' | 'business-apps'; type: string } | null;
  tables: string[];
  question: string;
  value: number;
}

/** Of each way to sign in one; all of them with TEST_DEPTH=full. */
const ofSample = new Set<string>(['btp', 'salesforce']);

const walks: Walk[] = [
  {
    type: 's4hana',
    connection: null,
    tables: ['API_SALES_ORDER_SRV.A_SalesOrder', 'API_BUSINESS_PARTNER.A_BusinessPartner'],
    question: 'total net value of sales orders',
    value: total,
  },
  {
    type: 'datasphere',
    connection: { family: 'data-warehouse', type: 'datasphere' },
    tables: ['SALES.Orders', 'SALES.Customers'],
    question: 'total net amount of orders',
    value: total,
  },
  {
    type: 'btp',
    connection: { family: 'business-apps', type: 'btp' },
    tables: ['SHOP.Orders'],
    question: 'total net amount of orders',
    value: total,
  },
  {
    type: 'microsoft',
    connection: { family: 'business-apps', type: 'microsoft' },
    tables: ['Dataverse.new_orders'],
    question: 'total new_netamount',
    value: total,
  },
  {
    type: 'workday',
    connection: { family: 'business-apps', type: 'workday' },
    tables: ['Human_Resources.Get_Workers'],
    question: 'how many workers',
    value: 600,
  },
  {
    type: 'successfactors',
    connection: null,
    tables: ['SuccessFactors.User', 'SuccessFactors.EmpJob'],
    question: 'how many users are there',
    value: people,
  },
  {
    type: 'salesforce',
    connection: { family: 'business-apps', type: 'salesforce' },
    tables: ['Opportunity', 'Account'],
    question: 'total amount of opportunities',
    value: hoped,
  },
];

describe('a practice system', { timeout: wholeWayMs }, () => {
  let server: TestServer;
  let owner: Person;
  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.signUp('Owner');
  });
  afterAll(() => server?.[Symbol.asyncDispose]());

  const start = (type: string) => owner.post<PracticeSettings>('/api/practice-systems', { type });

  /** Chooses tables, reads them, and asks. */
  const ask = async (id: string, tables: readonly string[], question: string): Promise<unknown> => {
    const offered = await owner.get<{ tables: AvailableTable[] }>(`/api/data-sources/${id}/available`);
    expect(offered.tables.map(({ name }) => name)).toEqual(expect.arrayContaining([...tables]));
    await owner.call('PUT', `/api/data-sources/${id}/selection`, {
      json: { tables: tables.map((name) => ({ name })), schedule: null },
    });
    await owner.post(`/api/data-sources/${id}/sync`);
    await server.running.settleSyncs();
    const [sync] = await owner.get<Sync[]>(`/api/data-sources/${id}/syncs`);
    expect(sync).toMatchObject({ status: 'succeeded', error: null });
    const { aiMessage } = await owner.ask<Exchange>(question, [id]);
    return aiMessage.metadata.answer?.rows;
  };

  it.each(isFullProof ? walks : walks.filter(({ type }) => ofSample.has(type)))(
    'of $type leads from its form to a right answer',
    async ({ type, connection, ...asked }) => {
      const forms = await start(type);
      let id: string;
      if (connection) {
        const body = { name: `Practice ${type}`, type: connection.type, config: forms.connection };
        const outcome = await owner.post<{ success: boolean; message: string }>(
          `/api/${connection.family}/test`,
          body,
        );
        expect(outcome).toMatchObject({ success: true });
        const saved = await owner.post<{ dataSourceId: string; isPractice: boolean }>(
          `/api/${connection.family}/connections`,
          body,
        );
        expect(saved.isPractice).toBe(true);
        id = saved.dataSourceId;
      } else {
        const { configuration, authType, credentials } = forms.source ?? {};
        const source = await owner.post<Source>('/api/data-sources', {
          name: `Practice ${type}`,
          type,
          config: JSON.stringify(configuration),
          authConfig: { authType, credentials },
        });
        id = source.id;
      }
      expect(await owner.get<Source>(`/api/data-sources/${id}`)).toMatchObject({ isPractice: true });
      expect(await ask(id, asked.tables, asked.question)).toEqual([[asked.value]]);
    },
  );

  it.each([
    ['s4hana', 'API_SALES_ORDER_SRV.A_SalesOrder', 'total net value of sales orders'],
    ['datasphere', 'SALES.Orders', 'total net amount of orders'],
  ] as const)('of %s signs a person in on a page of its own', async (provider, table, question) => {
    const { oauth, source } = await start(provider);
    const { clientId, clientSecret, authUrl, tokenUrl, ...config } = oauth ?? {};
    const body = { provider, clientId, clientSecret, authUrl, tokenUrl, config };
    expect(await owner.post('/api/oauth/test', body)).toMatchObject({ success: true });
    await owner.post('/api/oauth/configurations', body);
    const begun = await owner.get<{ authUrl: string }>(`/api/oauth/auth/${provider}`);
    expect(new URL(begun.authUrl).origin).toBe(server.url);
    const path = begun.authUrl.slice(server.url.length);
    const page = await owner.call('GET', path);
    const links = [...page.text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    const back = links.map((href) => new URL(href));
    expect(back.every(({ href }) => href.startsWith(`${server.url}/api/oauth/callback?`))).toBe(true);

    // Nobody of another workspace is sent on, and nobody to another place.
    const stranger = await server.signUp('Stranger');
    expect((await stranger.call('GET', path)).status).toBe(400);
    const elsewhere = new URL(begun.authUrl);
    elsewhere.searchParams.set('redirect_uri', 'https://evil.example/api/oauth/callback');
    expect((await owner.call('GET', elsewhere.pathname + elsewhere.search)).status).toBe(400);

    const returned = await owner.call('GET', (back[0]?.pathname ?? '') + (back[0]?.search ?? ''));
    expect(returned.text).toContain('data-outcome="connected"');
    expect(await owner.post(`/api/oauth/refresh/${provider}`)).toMatchObject({ connected: true });
    const { id } = await owner.post<Source>('/api/data-sources', {
      name: `Practice ${provider} by OAuth`,
      type: provider,
      config: JSON.stringify(source?.configuration),
      authConfig: { authType: 'oauth', credentials: {} },
    });
    expect(await ask(id, [table], question)).toEqual([[total]]);
  });
});
