import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { openTools } from '../hana/testing.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { PracticeDatasphere, type ServedAsset } from '../practice/datasphere/practice-datasphere.ts';
import type { SystemTools } from '../system-connector.ts';
import type { SystemSession } from '../system-session.ts';
import { KeptRows } from '../testing-rows.ts';
import { datasphere } from './connect.ts';
import { explainDatasphere } from './failures.ts';
import { hanaSettingsOf, placeOfDatasphere, readConsumptionSettings } from './settings.ts';
import { datasphereStrings as strings } from './strings.ts';
import { settingsOf } from './testing-consumption.ts';

const account = { username: 'SPACE#READER', password: 'p' };

describe('Datasphere by a database user', () => {
  it('is the database of its user: by TLS, at the port of HANA Cloud where none is named', () => {
    const given = {
      serverUrl: 'https://a.hana.prod-eu10.hanacloud.ondemand.com/',
      schema: 'SPACE',
      ...account,
    };
    expect(hanaSettingsOf({ ...given, encrypt: false })).toEqual({
      host: 'a.hana.prod-eu10.hanacloud.ondemand.com',
      port: 443,
      schema: 'SPACE',
      ...account,
      encrypt: true,
    });
    expect(placeOfDatasphere({ serverUrl: 'https://a.example:30015' })).toEqual({
      host: 'a.example',
      port: 30_015,
    });
  });

  it.each<[Settings, string]>([
    [{ serverUrl: 'https://t.eu10.hcs.cloud.sap', ...account }, strings.tenantAddress],
    [{ serverUrl: 'https://a.example', username: 'U' }, strings.passwordWanted],
    [{ serverUrl: 'https://t.eu10.hcs.cloud.sap', apiKey: 'k' }, strings.methodRefused],
    [{ serverUrl: 'https://t.eu10.hcs.cloud.sap', certificatePath: 'c.pem' }, strings.methodRefused],
    [{ serverUrl: 'https://t.eu10.hcs.cloud.sap', authMethod: 'oauth' }, strings.noClient],
  ])('says what leads nowhere, and calls nobody: %#', async (given, message) => {
    const tools = { ...openTools(), reach: { dial: () => Promise.reject(new Error('dialled')), fetch } };
    expect(await datasphere.test(given, tools)).toMatchObject({ isOk: false, message });
    await expect(datasphere.open?.(given, tools)).rejects.toMatchObject({
      name: 'SystemFailure',
      isPassing: false,
      message,
    });
  });
});

describe('settings of the consumption API', () => {
  const entered = {
    serverUrl: 'https://t.eu10.hcs.cloud.sap/dwaas-core/index.html#/home',
    clientId: ' c ',
    clientSecret: 's',
    tokenUrl: 'https://t.authentication.eu10.hana.ondemand.com/oauth/token',
    scope: 'read write',
  };

  it('take the tenant out of a page of it, and send no scope that is only the default of the form', () => {
    const { base, signIn } = readConsumptionSettings(entered);
    expect(base.href).toBe('https://t.eu10.hcs.cloud.sap/');
    expect(signIn).toMatchObject({ kind: 'own', clientId: 'c', scope: '' });
    expect(readConsumptionSettings({ ...entered, scope: 'a.b' }).signIn).toMatchObject({ scope: 'a.b' });
  });

  it('find the token service beside the authorization page', () => {
    const { tokenUrl: _, ...given } = entered;
    const authUrl = 'https://t.authentication.eu10.hana.ondemand.com/oauth/authorize';
    expect(readConsumptionSettings({ ...given, authUrl }).signIn).toMatchObject({
      tokenUrl: new URL(entered.tokenUrl),
    });
    expect(() => readConsumptionSettings(given)).toThrow(strings.tokenUrlWanted);
  });

  it.each([
    [{ serverUrl: 'http://t.eu10.hcs.cloud.sap' }, 'Server URL'],
    [{ tokenUrl: 'http://t.authentication.eu10.hana.ondemand.com/oauth/token' }, 'Token URL'],
  ])('refuse %o', (more, label) => {
    expect(() => readConsumptionSettings({ ...entered, ...more })).toThrow(strings.plainAddress(label));
  });

  it('lead a refusal for its size to what can be done', () => {
    const call = { settings: readConsumptionSettings(entered), stage: 'permission' as const };
    const error = new HttpFailure(400, { text: '{"error":{"message":"MaxResultRecords exceeded"}}' });
    expect(explainDatasphere(error, call, 'SALES.Model')).toMatchObject({
      message: strings.tooManyRecords('SALES.Model'),
    });
  });
});

describe.each([
  ['of today', false],
  ['of earlier years', true],
])('the consumption API %s', (_, isOld) => {
  const client = { id: 'c', secret: 's%+ü', grants: ['client_credentials'] as const };
  const tenant = new PracticeDatasphere({ clients: [client], isOld, pageRows: 3 });
  const server = createServer((request, response) => tenant.serve(request, response));
  const amounts: ServedAsset['set'] = {
    label: '',
    key: ['id'],
    properties: [
      { name: 'id', type: 'Edm.Int64' },
      { name: 'amount', type: 'Edm.Decimal', precision: 38, scale: 8, label: 'Net amount' },
    ],
    rows: Array.from({ length: 8 }, (_unused, at) => ({ id: String(at), amount: `${at}.00000001` })),
  };
  const asset = (space: string, name: string, more: Partial<ServedAsset> = {}): ServedAsset => ({
    ...{ space, name, label: `${name} of ${space}`, kind: 'relational', set: amounts },
    ...more,
  });
  const tools: SystemTools = {
    reach: { dial: () => Promise.reject(new Error('Nothing is dialled.')), fetch },
    signal: new AbortController().signal,
    onStage: () => {},
  };
  const settings = (more: Settings = {}): Settings => ({
    ...settingsOf((server.address() as AddressInfo).port, {
      account: { username: client.id, password: client.secret },
    }),
    ...more,
  });
  let session: SystemSession | undefined;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    tenant.expose(asset('SALES', 'Orders'));
    tenant.expose(asset('SALES', 'SAP.TIME.VIEW_DAY'));
    tenant.expose(asset('SALES', 'Wanting', { hasParameters: true }));
    tenant.expose(asset('HR', 'Model', { kind: 'analytical', set: { ...amounts, key: [] } }));
    session = await datasphere.open?.(settings(), tools);
  });
  afterAll(async () => {
    await session?.close();
    server.close();
  });

  it('tells the spaces that can be read', async () => {
    expect(await datasphere.test(settings(), tools)).toEqual({ isOk: true, message: strings.connected(2) });
    expect(await datasphere.test(settings({ schema: 'HR' }), tools)).toEqual({
      isOk: true,
      message: strings.connectedTo('HR'),
    });
    expect(await datasphere.test(settings({ schema: "O'Hare" }), tools)).toMatchObject({
      isOk: false,
      stage: 'database',
      message: strings.noSpace("O'Hare"),
    });
  });

  it('has a table for each asset that can be read as it stands', async () => {
    const tables = (await session?.tables()) ?? [];
    expect(tables.map(({ name, schema, label }) => [name, schema, label])).toEqual([
      ['SALES.Orders', 'SALES', 'Orders of SALES'],
      ['SALES.SAP_TIME_VIEW_DAY', 'SALES', 'SAP.TIME.VIEW_DAY of SALES'],
      ['HR.Model', 'HR', 'Model of HR'],
    ]);
    expect(tables[0]?.columns.map(({ name, label }) => [name, label])).toEqual([
      ['id', null],
      ['amount', 'Net amount'],
    ]);
  });

  it.each(['SALES.Orders', 'SALES.SAP_TIME_VIEW_DAY', 'HR.Model'])(
    'reads %s to the last digit',
    async (name) => {
      const table = (await session?.tables())?.find((one) => one.name === name);
      if (!session || !table) throw new Error('There is no such table.');
      const kept = new KeptRows(2);
      const { rowCount } = await session.read({ table, columns: ['id', 'amount'] }, kept);
      expect(rowCount).toBe(8);
      expect(kept.end()).toEqual(amounts.rows.map(({ id, amount }) => [id, amount]));
    },
  );

  it('reads one space alone where one is named', async () => {
    const own = await datasphere.open?.(settings({ schema: 'HR' }), tools);
    expect((await own?.tables())?.map(({ name }) => name)).toEqual(['HR.Model']);
    await own?.close();
  });

  it('says that a client is not accepted', async () => {
    expect(await datasphere.test(settings({ clientSecret: 'other' }), tools)).toMatchObject({
      isOk: false,
      stage: 'login',
      message: strings.refusedClient,
    });
  });

  it('goes in with the token of OAuth Setup where the source has no client of its own', async () => {
    const { clientId: _id, clientSecret: _secret, ...given } = settings();
    const refused = { ...tools, accessToken: () => Promise.resolve({ value: 'x', places: {}, client: {} }) };
    expect(await datasphere.test(given, refused)).toMatchObject({
      isOk: false,
      message: strings.wrongPurpose,
    });
  });
});
