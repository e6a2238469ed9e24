import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { npmPackages } from '../../tools/peers/installed.ts';
import { PracticeMarketingCloud } from '../practice/marketingcloud/practice-marketingcloud.ts';
import { sampleTenant } from '../practice/marketingcloud/sample.ts';

/** The server of ours, judged by a client of others: sfmc-sdk signs in, and reads by REST and by SOAP. */

const run = promisify(execFile);
const directory = npmPackages('sfmc-sdk@2.1.2');
const script = join(import.meta.dirname, '..', '..', 'tools', 'peers', 'marketingcloud-client.mjs');
const client = { id: 'integration', secret: 'pass', grants: ['client_credentials'] as const };

describe('the server of Marketing Cloud’s kind', () => {
  it.runIf(directory !== null)('is signed in to and read by a client of others', async () => {
    const tenant = sampleTenant('2026-06-30');
    tenant.units.add('510001234');
    await using server = await new PracticeMarketingCloud(tenant, [client]).start();
    const origin = `http://127.0.0.1:${server.port}`;
    const { stdout } = await run(
      process.execPath,
      [script, directory ?? '', origin, client.id, '510001234'],
      {
        env: { ...process.env, MARKETINGCLOUD_SECRET: client.secret },
        maxBuffer: 64 << 20,
      },
    );
    const orders = tenant.extension('Orders');
    const sent = tenant.objects.get('SentEvent')?.rows ?? [];
    const told = JSON.parse(stdout) as Record<string, unknown>;
    expect(told).toEqual({
      refused: expect.stringMatching(/401|refuses/),
      instance: `${origin}/`,
      extensions: tenant.extensions.map(({ name }) => name),
      fields: orders.fields.map(({ name, type, isKey }) => `orders ${name} ${type} ${isKey ?? false}`),
      orders: orders.rows.map(
        ({ OrderNumber, Amount, OrderDate }) => `${OrderNumber} ${Amount} ${american(OrderDate ?? '')}`,
      ),
      sent: sent.map(({ SendID, SubscriberKey, EventDate }) => `${SendID} ${SubscriberKey} ${EventDate}`),
      unknown: expect.stringContaining('do not match with the fields of SentEvent'),
      renewed: 'All Subscribers',
    });
    expect([orders.rows.length, sent.length]).toEqual([3200, 6240]);
  });
});

/** `6/30/2026 6:00:00 PM` */
function american(moment: string): string {
  const written = new Date(`${moment.replace(' ', 'T')}Z`).toLocaleString('en-US', { timeZone: 'UTC' });
  return written.replace(',', '').replaceAll(' ', ' ');
}
