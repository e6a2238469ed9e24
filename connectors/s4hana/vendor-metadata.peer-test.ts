import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEgress } from '#platform/egress/egress.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';
import { type MockServer, startMockServer } from '../../tools/peers/fe-mockserver.ts';
import type { SystemTools } from '../system-connector.ts';
import { KeptRows } from '../testing-rows.ts';
import { s4hana } from './connect.ts';

/** Real documents of SAP's services, which are not ours to keep, served by SAP's own mock server: every set of each is read. */

const vendors = new URL('../../../shared/data/vendor-metadata/', import.meta.url);
const paths = {
  '/sap/opu/odata/sap/API_SALES_ORDER_SRV': 's4-sales-order-v2.edmx',
  '/sap/opu/odata/sap/API_BUSINESS_PARTNER': 's4-business-partner-v2.edmx',
  '/sap/opu/odata4/sap/api_salesorder/srvd_a2x/sap/salesorder/0001': 's4-sales-order-v4.edmx',
};

let server: MockServer | null = null;
beforeAll(async () => {
  if (!existsSync(vendors)) return;
  const files = Object.entries(paths).map(([path, file]) => [path, fileURLToPath(new URL(file, vendors))]);
  server = await startMockServer(Object.fromEntries(files) as Record<string, string>);
}, 600_000);
afterAll(() => server?.[Symbol.asyncDispose]());

const tools: SystemTools = {
  reach: {
    fetch: createPermittedFetch(createEgress({ allow: '127.0.0.0/8:*' })),
    dial: () => Promise.reject(new Error('not dialled')),
  },
  signal: new AbortController().signal,
  onStage: () => {},
};

/** As many rows as it invents for a set. */
const rowCount = 150;

it.for(Object.keys(paths))('every set of %s is read', async (servicePath, context) => {
  if (!server) return context.skip('The metadata or the server are not here.');
  const settings = {
    serverUrl: `http://127.0.0.1:${server.port}`,
    useSSL: false,
    servicePath,
    username: 'anybody',
    password: 'x',
  };
  const session = await s4hana.open?.(settings, tools);
  const tables = (await session?.tables()) ?? [];
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name);
    const kept = new KeptRows(columns.length);
    await session?.read({ table, columns }, kept);
    expect([table.name, kept.end().length]).toEqual([table.name, rowCount]);
  }
});
