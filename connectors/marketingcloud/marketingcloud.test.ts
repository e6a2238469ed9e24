import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { TokenRefused } from '../oauth/request-token.ts';
import { PracticeMarketingCloud } from '../practice/marketingcloud/practice-marketingcloud.ts';
import { sampleTenant } from '../practice/marketingcloud/sample.ts';
import type { AccessToken, SystemTools } from '../system-connector.ts';
import type { ReadRequest, SystemTable } from '../system-session.ts';
import { KeptRows } from '../testing-rows.ts';
import { marketingCloud } from './connect.ts';
import { explainMarketingCloud, TokenFailure } from './failures.ts';
import { standardObjects } from './objects.ts';
import { instancesOf, placeOfMarketingCloud, readMarketingCloudSettings } from './settings.ts';
import { marketingCloudStrings as strings } from './strings.ts';
import { thingFields, thingsFrom } from './testing-fixture.ts';
import { cellOf } from './values.ts';

const client = { id: 'integration', secret: 'canary', grants: ['client_credentials'] as const };
const address = 'https://mc123.auth.marketingcloudapis.com';
const tools: SystemTools = {
  reach: { dial: () => Promise.reject(new Error('Nothing is dialled.')), fetch },
  signal: new AbortController().signal,
  onStage: () => {},
};

let server: PracticeMarketingCloud;
beforeEach(async () => {
  server = await new PracticeMarketingCloud(sampleTenant('2026-06-30'), [client]).start();
});
afterEach(() => server[Symbol.asyncDispose]());

const settings = (more: Settings = {}): Settings => ({
  serverUrl: `http://127.0.0.1:${server.port}`,
  clientId: client.id,
  clientSecret: client.secret,
  ...more,
});

async function open(given = settings(), used = tools) {
  const session = await marketingCloud.open?.(given, used);
  if (!session) throw new Error('It is not opened.');
  const tables = await session.tables();
  const tableOf = (name: string): SystemTable => {
    const table = tables.find((one) => one.name === name);
    if (!table) throw new Error(`There is no ${name}.`);
    return table;
  };
  const read = async (name: string, request: Partial<ReadRequest> = {}) => {
    const table = tableOf(name);
    const columns = request.columns ?? table.columns.map((column) => column.name);
    const kept = new KeptRows(columns.length);
    const outcome = await session.read({ table, columns, ...request }, kept);
    return { ...outcome, rows: kept.end(), positions: kept.positions };
  };
  return { tables, tableOf, read };
}

describe('settings of Marketing Cloud', () => {
  const read = (more: Settings = {}) => readMarketingCloudSettings({ serverUrl: address, ...more });

  it('lead to the hosts that came with the token, or to those of the same tenant', () => {
    const named = {
      rest_instance_url: 'https://a.rest.marketingcloudapis.com/',
      soap_instance_url: 'https://a.soap.marketingcloudapis.com/',
    };
    const hosts = (places: Record<string, string>) => {
      const { rest, soap } = instancesOf(places, read());
      return [rest.host, soap.host];
    };
    expect(hosts(named)).toEqual(['a.rest.marketingcloudapis.com', 'a.soap.marketingcloudapis.com']);
    expect(hosts({})).toEqual(['mc123.rest.marketingcloudapis.com', 'mc123.soap.marketingcloudapis.com']);
    expect(placeOfMarketingCloud({ serverUrl: address })).toContain('mc123.auth.marketingcloudapis.com');
  });

  it('send no token to a host that nobody named, nor over plain HTTP', () => {
    const elsewhere = read({ serverUrl: 'https://auth.example.com' });
    expect(() => instancesOf({}, elsewhere)).toThrow(strings.noInstances);
    const plain = { rest_instance_url: 'http://a.rest.marketingcloudapis.com' };
    expect(() => instancesOf(plain, read())).toThrow(strings.plainAddress);
    expect(() => read({ serverUrl: 'http://mc123.auth.marketingcloudapis.com' })).toThrow(
      strings.plainAddress,
    );
  });

  it('take a business unit by its number alone', () => {
    expect(read({ accountId: ' 510001234 ' }).accountId).toBe('510001234');
    expect(() => read({ accountId: 'Europe' })).toThrow(strings.noBusinessUnit('Europe'));
  });
});

describe('values of Marketing Cloud', () => {
  const cell = (value: unknown, type: SystemTable['columns'][number]['type']) =>
    cellOf(value, { name: 'c', type });

  it.each([
    ['11/29/1985 12:00:00 AM', '1985-11-29 00:00:00'],
    ['2/29/2024 12:30:05 PM', '2024-02-29 12:30:05'],
    ['1/2/2024 1:02:03 PM', '2024-01-02 13:02:03'],
    ['2024-01-02T13:02:03.250', '2024-01-02 13:02:03.25'],
  ])('read %s as %s', (text, moment) => {
    expect(cell(text, 'timestamp')).toBe(moment);
  });

  it.each([
    ['29/11/1985 12:00:00 AM', 'timestamp'],
    ['2/30/2024 12:00:00 AM', 'timestamp'],
    ['1/2/2024 13:00:00 PM', 'timestamp'],
    ['29.11.1985 00:00', 'timestamp'],
    ['2024-01-02T13:02:03Z', 'timestamp'],
    ['1,5', 'decimal(18,2)'],
    ['1.255', 'decimal(18,2)'],
    ['12345', 'decimal(6,2)'],
    ['1.0', 'integer'],
    ['yes', 'boolean'],
    [{ a: '1' }, 'text'],
  ] as const)('take %o for no %s', (text, type) => {
    expect(() => cell(text, type)).toThrow('another kind');
  });

  it('keep every digit and letter, and take an empty text for nothing', () => {
    expect(cell('1234567890123456789012345.6700', 'decimal(29,4)')).toBe('1234567890123456789012345.6700');
    expect(cell('-.5', 'decimal(18,2)')).toBe('-0.5');
    expect(cell(' 007 ', 'text')).toBe(' 007 ');
    expect(cell('', 'integer')).toBeNull();
  });
});

describe('Marketing Cloud', () => {
  it('lists data extensions with their fields, and what every tenant has', async () => {
    const { tables, tableOf } = await open();
    expect(tables.map(({ name }) => name)).toEqual([
      'DataExtension.Orders',
      'DataExtension.Journey Welcome',
      ...standardObjects.map(({ name }) => `Engagement.${name}`),
    ]);
    expect(tableOf('DataExtension.Orders')).toMatchObject({
      key: ['OrderNumber'],
      label: 'Orders of the shop',
    });
  });

  it('tells extensions of one name apart, and shows no view of the system', async () => {
    const { extensions } = server.tenant;
    extensions.push({ key: 'b', name: 'Orders', fields: thingFields(), rows: [] });
    extensions.push({ key: 'c', name: '_Sent', fields: thingFields(), rows: [] });
    const names = (await open()).tables
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('Engagement'));
    expect(names).toEqual([
      'DataExtension.Orders (orders)',
      'DataExtension.Journey Welcome',
      'DataExtension.Orders (b)',
    ]);
  });

  it('reads every standard object as it is declared, nested properties among them', async () => {
    const { read } = await open();
    for (const { name, columns } of standardObjects) {
      const { rows } = await read(`Engagement.${name}`);
      const served = server.tenant.objects.get(name)?.rows ?? [];
      const expected = served.map((row) =>
        columns.map(({ name: column, type }) => {
          const value = row[column] ?? null;
          return type === 'timestamp' ? (value?.replace('T', ' ') ?? null) : value;
        }),
      );
      expect([name, rows]).toEqual([name, expected]);
    }
    expect(server.tenant.objects.get('SentEvent')?.rows.length).toBeGreaterThan(5000);
  });

  it('reads events from the last one on', async () => {
    const { read } = await open();
    const since = { column: 'EventDate', after: null, overlapSeconds: 0 };
    const { watermark } = await read('Engagement.OpenEvent', { since });
    const row = server.tenant.objects.get('OpenEvent')?.rows.at(-1);
    server.tenant.objects.get('OpenEvent')?.rows.push({ ...row, EventDate: '2026-07-02T09:00:00' });
    const next = await read('Engagement.OpenEvent', { since: { ...since, after: watermark } });
    expect([next.rows.length, next.watermark]).toEqual([2, '2026-07-02 09:00:00']);
    const none = await read('Engagement.UnsubEvent', { since: { ...since, after: '2027-01-01 00:00:00' } });
    expect([none.rows.length, none.watermark]).toEqual([0, '2027-01-01 00:00:00']);
  });

  it('reads a table without a key by all its columns, rows that are equal among them', async () => {
    const fields = thingFields().map(({ isKey: _, ...field }) => field);
    const rows = [...thingsFrom(1, 700), ...thingsFrom(1, 50)];
    server.tenant.extensions.push({ key: 'k', name: 'Keyless', fields, rows });
    const { read } = await open();
    expect((await read('DataExtension.Keyless', { pageRows: 100 })).rows).toHaveLength(750);
  });

  it.each([
    [
      'a row that comes and one that goes',
      (rows: unknown[]) => rows.splice(0, 1) && rows.push(...thingsFrom(900, 900)),
    ],
    ['a row that comes', (rows: unknown[]) => rows.push(...thingsFrom(900, 900))],
    ['a row that goes', (rows: unknown[]) => rows.splice(0, 1)],
  ])('tells %s between two pages', async (_, change) => {
    const extension = { key: 't', name: 'Things', fields: thingFields(), rows: thingsFrom(1, 800) };
    server.tenant.extensions.push(extension);
    const { read } = await open();
    server.spoil = (body, { path }) => {
      if (path.includes('$page=2&')) change(extension.rows);
      return body;
    };
    // The second page was made before; the third one is of another table.
    await expect(read('DataExtension.Things', { pageRows: 200 })).rejects.toMatchObject({
      isPassing: false,
      message: strings.changed('DataExtension.Things'),
    });
  });

  it('goes on from a mark only in the table that it was made in', async () => {
    const extension = { key: 't', name: 'Things', fields: thingFields(), rows: thingsFrom(1, 800) };
    server.tenant.extensions.push(extension);
    const { read } = await open();
    const { positions } = await read('DataExtension.Things', { pageRows: 200 });
    extension.rows.splice(3, 1);
    extension.rows.push(...thingsFrom(900, 900));
    const reading = read('DataExtension.Things', { position: positions[1] });
    await expect(reading).rejects.toThrow(strings.changed('DataExtension.Things'));
  });

  it('believes no filter that does not bring the newest row', async () => {
    server.spoil = (body, { path }) => {
      if (!path.includes('filter')) return body;
      const page = JSON.parse(body) as { items: unknown[]; count: number };
      return JSON.stringify({ ...page, items: page.items.slice(0, -1), count: page.count - 1 });
    };
    const { read } = await open();
    const since = { column: 'ModifiedDate', after: '2026-06-20 00:00:00', overlapSeconds: 60 };
    const reading = read('DataExtension.Orders', { since });
    await expect(reading).rejects.toThrow(strings.notIncremental('DataExtension.Orders'));
    server.spoil = null;
    const { rows, watermark } = await read('DataExtension.Orders', { since });
    expect([rows.length > 100 && rows.length < 300, watermark]).toEqual([true, '2026-06-30 18:00:00']);
  });

  it.each([
    ['a batch that comes twice', (body: string, first: string) => first || body, strings.doubled],
    [
      'a batch that leads nowhere',
      (body: string) => body.replace(/<Results.*<\/Results>/s, ''),
      strings.doubled,
    ],
    [
      'an error in the middle',
      (body: string) => body.replace('>MoreDataAvailable<', '>Error: canary<'),
      strings.retrieveFailed,
    ],
    ['a value of another kind', (body: string) => body.replace(/<BatchID>1</, '<BatchID>x<'), null],
  ] as const)('tells %s', async (_, change, sentence) => {
    const { read } = await open();
    let first = '';
    server.spoil = (body, { question }) => {
      if (question?.objectType !== 'SentEvent') return body;
      const spoilt = question.continued === null ? body : change(body, first);
      first ||= body;
      return spoilt;
    };
    const table = 'Engagement.SentEvent';
    const message = sentence?.(table) ?? strings.wrongValue(table, 'BatchID');
    await expect(read(table)).rejects.toMatchObject({ name: 'SystemFailure', message });
  });

  it('says that rights are missing, and not in the words of the server', async () => {
    const { read } = await open();
    server.spoil = (body, { question }) =>
      question ? body.replace(/>OK<|>MoreDataAvailable</, '>Error: Insufficient privileges canary<') : body;
    await expect(read('Engagement.Send')).rejects.toThrow(strings.tableRefused('Engagement.Send'));
  });

  it('renews a token that has ended, by SOAP as by REST, with the client of OAuth Setup', async () => {
    let now = Date.now();
    const tenant = sampleTenant('2026-06-30');
    await using other = await new PracticeMarketingCloud(tenant, [client], { now: () => now }).start();
    const issue = async (): Promise<AccessToken> => {
      const answer = await fetch(`http://127.0.0.1:${other.port}/v2/token`, {
        method: 'POST',
        body: JSON.stringify({
          grant_type: 'client_credentials',
          client_id: client.id,
          client_secret: client.secret,
        }),
      });
      const { access_token: value, ...places } = (await answer.json()) as Record<string, string>;
      return { value: value ?? '', places, client: {} };
    };
    let current = await issue();
    const asked: (string | undefined)[] = [];
    const accessToken = async (stale?: string): Promise<AccessToken> => {
      asked.push(stale);
      if (stale === current.value) current = await issue();
      return current;
    };
    const given = { serverUrl: `http://127.0.0.1:${other.port}` };
    const { read } = await open(given, { ...tools, accessToken });
    for (const name of ['Engagement.Subscriber', 'DataExtension.Orders']) {
      const ended = current.value;
      now += 2_000_000;
      expect((await read(name)).rows.length).toBeGreaterThan(200);
      expect(asked.at(-1)).toBe(ended);
    }
  });

  it.each([
    [
      'a business unit that the integration may not use',
      { accountId: '7' },
      'database',
      strings.unitRefused('7'),
    ],
    ['a client that is not known', { clientId: 'nobody' }, 'login', strings.refusedClient],
    ['a source without a client', { clientId: '' }, 'login', strings.noClient],
  ])('tells %s', async (_, more, stage, message) => {
    expect(await marketingCloud.test(settings(more), tools)).toMatchObject({ isOk: false, stage, message });
  });

  it('says which business unit was signed in to', async () => {
    server.tenant.units.add('510001234');
    const outcome = await marketingCloud.test(settings({ accountId: '510001234' }), tools);
    expect(outcome).toEqual({ isOk: true, message: strings.connectedTo('510001234') });
  });

  it('knows what a refusal of the token endpoint asks a person to do', () => {
    const call = {
      settings: readMarketingCloudSettings({ serverUrl: address }),
      stage: 'port' as const,
      base: new URL(address),
    };
    const told = (code: string) =>
      explainMarketingCloud(new TokenFailure('', { cause: new TokenRefused(code, 400, null) }), call).message;
    expect([told('invalid_scope'), told('invalid_client')]).toEqual([
      strings.refusedScope,
      strings.refusedClient,
    ]);
  });

  it('plays the same tenant for the same day', () => {
    const [one, other] = [sampleTenant('2026-06-30'), sampleTenant('2026-06-30')];
    expect(one.extensions).toEqual(other.extensions);
    expect([...one.objects]).toEqual([...other.objects]);
    expect(one.extension('Orders').rows.at(-1)?.OrderDate).toBe('2026-06-30 18:00:00');
  });
});
