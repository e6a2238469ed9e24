import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Numeral } from '#connectors/http/exact-json.ts';
import { PracticeAriba } from '#connectors/practice/ariba/practice-ariba.ts';
import { Realm } from '#connectors/practice/ariba/realm.ts';
import { sampleTemplates } from '#connectors/practice/ariba/sample.ts';
import type { AvailableTable, SourceWithTables, Sync } from '../features/sources/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** A realm of Ariba, from its OAuth client to tables that stay current, over the whole server. */

const name = 'procurement.Requisition_SAP_updatedRange';
/** A dozen processes are started on the way, beside those of other tests. */
const wholeWayMs = 90_000;

describe('a realm of Ariba that is read', { timeout: wholeWayMs }, () => {
  let server: TestServer;
  let owner: Person;
  let ariba: PracticeAriba;
  beforeAll(async () => {
    const realm = new Realm('acme-T');
    Object.assign(realm.app, { clientSecret: 'canary-of-the-app', apiKey: 'canary-key' });
    realm.templates.push(...sampleTemplates('2026-06-30'));
    ariba = await new PracticeAriba(realm).start();
    server = await startTestServer({ EGRESS_ALLOW: '127.0.0.0/8:*' });
    owner = await server.signUp('Owner');
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await ariba?.[Symbol.asyncDispose]();
  });

  const sync = async (id: string): Promise<Sync | undefined> => {
    await owner.post(`/api/data-sources/${id}/sync`);
    await server.running.settleSyncs();
    return (await owner.get<Sync[]>(`/api/data-sources/${id}/syncs`))[0];
  };

  it('goes from its OAuth client to tables, and stays current by what has changed', async () => {
    const address = `http://127.0.0.1:${ariba.port}`;
    await owner.post('/api/oauth/configurations', {
      ...{ provider: 'ariba', clientId: 'practice-app', clientSecret: 'canary-of-the-app' },
      ...{ authUrl: address, tokenUrl: `${address}/v2/oauth/token` },
      config: { apiKey: 'canary-key', realm: 'acme-T' },
    });
    const source = await owner.post<{ id: string }>('/api/data-sources', {
      ...{ name: 'Purchasing', type: 'ariba', authConfig: { authType: 'oauth', credentials: {} } },
      configuration: { serverUrl: address, firstDay: '2024-01-01', viewTemplates: [name] },
    });
    const { tables } = await owner.get<{ tables: AvailableTable[] }>(
      `/api/data-sources/${source.id}/available`,
    );
    expect(tables.map((table) => [table.name, table.key])).toEqual([[name, ['UniqueName']]]);
    const chosen = await owner.call('PUT', `/api/data-sources/${source.id}/selection`, {
      json: { tables: [{ name, refresh: 'incremental', changedAt: 'TimeUpdated' }], schedule: null },
    });
    expect(chosen.status, chosen.text).toBe(200);
    expect(await sync(source.id)).toMatchObject({ status: 'succeeded', rows: 1400, error: null });

    const records = ariba.realm.templates[0]?.records ?? [];
    const stored = async () => {
      const { tables: kept } = await owner.get<SourceWithTables>(`/api/data-sources/${source.id}`);
      return kept.map(({ rows, version }) => [rows, version]);
    };
    expect(await stored()).toEqual([[1400, 1]]);
    const cost = { AmountInReportingCurrency: new Numeral('1000000.01'), Currency: 'EUR' };
    records[7] = { ...records[7], TotalCost: cost, TimeUpdated: '2026-07-01T08:00:00Z' };
    records.push({ ...records[8], UniqueName: 'PR999999', TimeUpdated: '2026-07-01T09:00:00Z' });
    ariba.heard.length = 0;
    expect(await sync(source.id)).toMatchObject({ status: 'succeeded', error: null });
    expect(await stored()).toEqual([[1401, 2]]);
    // What was there is not read again: one span, of the last days.
    expect(ariba.heard.filter((line) => line.includes('/count?'))).toHaveLength(1);
    expect(ariba.heard.join('\n')).not.toContain('canary');
  });
});
