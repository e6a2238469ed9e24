import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { PracticeBtp } from '../practice/btp/practice-btp.ts';
import type { ServedService, ServedSet } from '../practice/odata/served-model.ts';
import type { SystemTools } from '../system-connector.ts';
import { KeptRows } from '../testing-rows.ts';
import { btp } from './connect.ts';
import { readBtpSettings } from './settings.ts';
import { btpStrings as strings } from './strings.ts';

const entered: Settings = {
  subaccountUrl: 'https://acme.authentication.eu10.hana.ondemand.com',
  clientId: ' sb-clone ',
  clientSecret: 's',
  scope: 'read write',
};

describe('settings of SAP BTP', () => {
  it('find token service and destination service beside the subaccount', () => {
    const { tokenUrl, destinationService, clientId, scope } = readBtpSettings(entered);
    expect([tokenUrl.href, destinationService.href, clientId, scope]).toEqual([
      'https://acme.authentication.eu10.hana.ondemand.com/oauth/token',
      'https://destination-configuration.cfapps.eu10.hana.ondemand.com/destination-configuration/v1/',
      'sb-clone',
      '',
    ]);
  });

  it('take what was entered instead', () => {
    const own = { destinationUrl: 'https://destinations.example', tokenUrl: 'https://login.example/t' };
    const { tokenUrl, destinationService } = readBtpSettings({ ...entered, ...own });
    expect([tokenUrl.href, destinationService.origin]).toEqual([own.tokenUrl, own.destinationUrl]);
  });

  it.each([
    [{ subaccountUrl: 'https://btp.example' }, strings.serviceWanted],
    [
      { subaccountUrl: 'http://acme.authentication.eu10.hana.ondemand.com' },
      strings.plainAddress('Subaccount URL'),
    ],
    [{ tokenUrl: 'http://login.example/t' }, strings.plainAddress('Token URL')],
    [{ destinationUrl: 'http://d.example' }, strings.plainAddress('Destination Service URL')],
  ])('refuse %o', (more, sentence) => {
    expect(() => readBtpSettings({ ...entered, ...more })).toThrow(sentence);
  });
});

describe('SAP BTP', () => {
  const client = { id: 'c', secret: 's', grants: ['client_credentials'] as const };
  const stranger = { ...client, id: 'of another service' };
  const subaccount = new PracticeBtp({ clients: [client, stranger], strangers: [stranger.id], pageRows: 2 });
  const server = createServer((request, response) => subaccount.serve(request, response));
  const asked: { path: string; authorization: string | undefined; header: string | undefined }[] = [];
  const tools: SystemTools = {
    reach: {
      dial: () => Promise.reject(new Error('Nothing is dialled.')),
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        const { pathname, search } = new URL(String(input));
        const [authorization, header] = ['authorization', 'x-tenant'].map(
          (name) => headers.get(name) ?? undefined,
        );
        asked.push({ path: pathname + search, authorization, header });
        return fetch(input, init);
      },
    },
    signal: new AbortController().signal,
    onStage: () => {},
  };
  const settings = (more: Settings = {}): Settings => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { subaccountUrl: origin, destinationUrl: origin, clientId: 'c', clientSecret: 's', ...more };
  };
  const set = (name: string): ServedSet => ({
    ...{ name, label: name, key: ['id'] },
    properties: [
      { name: 'id', type: 'Edm.Int64' },
      { name: 'amount', type: 'Edm.Decimal', precision: 30, scale: 6 },
    ],
    rows: Array.from({ length: 5 }, (_, at) => ({
      id: String(at),
      amount: `12345678901234567890.00000${at}`,
    })),
  });
  const service = (name: string, sets: ServedSet[]): ServedService => ({
    ...{ name, sets, version: 'v4', path: `/srv/${name.toLowerCase()}/` },
    refusedTo: new Set(),
  });
  const http = { Type: 'HTTP', Authentication: 'NoAuthentication', ProxyType: 'Internet' };

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    subaccount.odata.services.push(
      service('ERP', [set('Orders')]),
      service('ERP.EU', [set('Orders')]),
      service('Broken', [set('Orders')]),
    );
    subaccount.break('Broken');
    subaccount.others.push(
      { ...http, Name: 'Website', URL: `${String(settings().subaccountUrl)}/nowhere` },
      { ...http, Name: 'Behind', URL: 'http://erp.internal', ProxyType: 'OnPremise' },
      { ...http, Name: 'Plain', URL: 'http://erp.example/odata/' },
      { ...http, Name: 'Person', URL: 'https://erp.example/odata/', Authentication: 'SAMLAssertion' },
      { Name: 'Mail', Type: 'MAIL' },
    );
  });
  afterAll(() => server.close());

  it('tells how many destinations may be read, and why the others may not', async () => {
    const outcome = await btp.test(settings(), tools);
    expect(outcome).toEqual({
      isOk: true,
      message: [strings.connected(4, 8), strings.onPremise(1), strings.otherKinds(3)].join(' '),
    });
  });

  it.each([
    ['a wrong secret', { clientSecret: 'other' }, strings.refusedClient, 'login'],
    ['a client of another service', { clientId: stranger.id }, strings.noDestinations, 'login'],
  ])('tells %s', async (_, more, message, stage) => {
    expect(await btp.test(settings(more), tools)).toMatchObject({ isOk: false, stage, message });
  });

  it('has the sets of every destination that answers as a service, and reads each with its own token', async () => {
    const session = await btp.open?.(settings(), tools);
    if (!session) throw new Error('There is no session.');
    const tables = await session.tables();
    expect(tables.map(({ name }) => name)).toEqual(['ERP.Orders', 'ERP.EU.Orders']);
    for (const table of tables) {
      asked.length = 0;
      const kept = new KeptRows(2);
      await session.read({ table, columns: ['id', 'amount'] }, kept);
      expect(kept.end()).toEqual(set('Orders').rows.map(({ id, amount }) => [id, amount]));
      // Neither the token of the subaccount goes to a destination, nor that of one to another.
      const own = table.name === 'ERP.Orders' ? '/srv/erp/' : '/srv/erp.eu/';
      const ofRows = asked.filter(({ path }) => path.startsWith('/srv/'));
      expect(ofRows.every(({ path }) => path.startsWith(own) && path.includes('sap-client=100'))).toBe(true);
      const brokerTokens = asked.filter(({ path }) => path.startsWith('/destination-configuration/'));
      for (const { authorization } of brokerTokens)
        expect(ofRows.map((one) => one.authorization)).not.toContain(authorization);
    }
    await session.close();
  });

  it('sends what a destination names, and nothing that takes the place of credentials', async () => {
    subaccount.others.push({
      ...http,
      Name: 'Open',
      URL: `${String(settings().subaccountUrl)}/srv/open/$metadata`,
      'URL.headers.x-tenant': 'acme',
      'URL.headers.Authorization': 'Basic stolen',
      'URL.queries.sap-language': 'DE',
    });
    asked.length = 0;
    const session = await btp.open?.(settings(), tools);
    await session?.tables();
    const [open] = asked.filter(({ path }) => path.startsWith('/srv/open/'));
    expect(open).toEqual({
      path: '/srv/open/$metadata?sap-language=DE',
      authorization: undefined,
      header: 'acme',
    });
  });
});
