import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Org, recordId } from '#connectors/practice/salesforce/org.ts';
import { PracticeSalesforce } from '#connectors/practice/salesforce/practice-salesforce.ts';
import { sampleOrg } from '#connectors/practice/salesforce/sample.ts';
import type { Exchange } from '../features/chat/contract.ts';
import type { AvailableTable, SourceWithTables, Sync } from '../features/sources/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

/** An org of Salesforce, from its saved connection to an answer over its objects, over the whole server. */

const app = { clientId: '3MVG9own', clientSecret: 'canary-of-the-app' };

/** A dozen processes are started on the way, beside those of other tests. */
const wholeWayMs = 90_000;

describe('a Salesforce org that is read', { timeout: wholeWayMs }, () => {
  let server: TestServer;
  let owner: Person;
  let salesforce: PracticeSalesforce;
  beforeAll(async () => {
    const org = new Org();
    for (const object of sampleOrg('2026-06-30')) org.add(object);
    // Believed to be large, it is read by a job.
    org.add({ ...org.object('Opportunity'), estimate: 50_000 });
    org.apps.push({ ...app, runsAs: 'reader@example.com' });
    salesforce = await new PracticeSalesforce(org).start();
    server = await startTestServer({ EGRESS_ALLOW: '127.0.0.0/8:*' });
    owner = await server.signUp('Owner');
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await salesforce?.[Symbol.asyncDispose]();
  });

  const sync = async (id: string): Promise<Sync | undefined> => {
    await owner.post(`/api/data-sources/${id}/sync`);
    await server.running.settleSyncs();
    return (await owner.get<Sync[]>(`/api/data-sources/${id}/syncs`))[0];
  };
  const opportunities = () => salesforce.org.object('Opportunity').records;

  it('goes from its connection to a checked answer, and stays current by what has changed', async () => {
    const connection = {
      name: 'Sales',
      type: 'salesforce',
      config: { instanceUrl: `http://127.0.0.1:${salesforce.port}`, ...app },
    };
    expect(await owner.post('/api/business-apps/test', connection)).toMatchObject({
      success: true,
      message: expect.stringMatching(/^Connected to Salesforce, API 57\.0, by client ID and secret/),
    });
    const saved = await owner.post<{ dataSourceId: string }>('/api/business-apps/connections', connection);
    expect(JSON.stringify(saved)).not.toContain('canary');
    const id = saved.dataSourceId;
    const { tables } = await owner.get<{ tables: AvailableTable[] }>(`/api/data-sources/${id}/available`);
    expect(tables.map(({ name, key, rowEstimate }) => [name, key, rowEstimate])).toEqual([
      ['Account', ['Id'], 360],
      ['Contact', ['Id'], 1500],
      ['Opportunity', ['Id'], 50_000],
    ]);
    const chosen = await owner.call('PUT', `/api/data-sources/${id}/selection`, {
      json: {
        tables: [
          { name: 'Account' },
          { name: 'Opportunity', refresh: 'incremental', changedAt: 'SystemModstamp' },
        ],
        schedule: null,
      },
    });
    expect(chosen.status, chosen.text).toBe(200);
    expect(await sync(id)).toMatchObject({ status: 'succeeded', rows: 4560, error: null });
    expect(salesforce.heard).toContain('POST /services/data/v57.0/jobs/query');
    expect(salesforce.jobCount).toBe(0);

    const total = async () => {
      const { aiMessage } = await owner.ask<Exchange>('total amount of opportunities', [id]);
      return aiMessage.metadata.answer?.rows;
    };
    const expected = () => opportunities().reduce((sum, { Amount }) => sum + Number(Amount ?? 0), 0);
    expect(await total()).toEqual([[expected()]]);

    const records = opportunities();
    const changed = { ...records[7], Amount: '1000000.01', SystemModstamp: '2026-07-01T08:00:00.000Z' };
    const added = { ...records[8], Id: recordId('006', 9001), SystemModstamp: '2026-07-01T09:00:00.000Z' };
    records[7] = changed;
    records.push(added);
    expect(await sync(id)).toMatchObject({ status: 'succeeded', error: null });
    expect(await total()).toEqual([[expected()]]);
    const after = await owner.get<SourceWithTables>(`/api/data-sources/${id}`);
    expect(after.tables.map(({ name, rows, version }) => [name, rows, version])).toEqual([
      ['Account', 360, 1],
      ['Opportunity', 4201, 2],
    ]);
  });
});
