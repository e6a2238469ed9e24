import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#kernel/errors.ts';
import { createEgress } from '#platform/egress/egress.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { TestODataHost } from '../odata/testing-host.ts';
import { ODataServer } from '../practice/odata/odata-server.ts';
import type { ServedService } from '../practice/odata/served-model.ts';
import type { SystemTools } from '../system-connector.ts';
import { s4hana } from './connect.ts';
import { explainS4 } from './failures.ts';
import { readS4Settings, servicePathOf } from './settings.ts';

/** What is S/4HANA's own beside its pages: which services it has, who signs in how, and its words for what it refuses. */

const account = { username: 'U', password: 'canary', token: 'T' };
const opened: TestODataHost[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one[Symbol.asyncDispose]();
});

function service(
  name: string,
  version: ServedService['version'] = 'v2',
  refused: string[] = [],
): ServedService {
  const properties = [{ name: 'id', type: 'Edm.Int64' as const }];
  const sets = [{ name: 'Rows', label: '', key: ['id'], properties, rows: [{ id: '1' }] }];
  return { name, version, sets, refusedTo: new Set(refused) };
}

async function start(services: ServedService[], options: { hasCatalog?: boolean } = {}) {
  const odata = new ODataServer({ accounts: [account], sapClient: '100', pageRows: 100, ...options });
  odata.services.push(...services);
  const server = await new TestODataHost(odata).start();
  opened.push(server);
  const settings = { serverUrl: `http://127.0.0.1:${server.port}/ui?x=1`, useSSL: false, client: '100' };
  return { settings, basic: { ...settings, username: account.username, password: account.password } };
}

function tools(accessToken?: SystemTools['accessToken']): SystemTools {
  return {
    reach: {
      fetch: createPermittedFetch(createEgress({ allow: '127.0.0.0/8:*' })),
      dial: () => Promise.reject(new Error('not dialled')),
    },
    signal: new AbortController().signal,
    onStage: () => {},
    ...(accessToken ? { accessToken } : {}),
  };
}

async function tableNames(settings: Parameters<typeof readS4Settings>[0], given = tools()) {
  const session = await s4hana.open?.(settings, given);
  return (await session?.tables())?.map(({ name }) => name);
}

describe('services', () => {
  it('of both catalogs are listed where they are released for others, and the account may use them', async () => {
    const { basic } = await start([
      service('API_ONE_SRV'),
      service('ZOWN_SRV'),
      service('UI_SCREEN_SRV'),
      service('API_SHUT_SRV', 'v2', ['U']),
      service('ORDER', 'v4'),
    ]);
    expect(await tableNames(basic)).toEqual(['API_ONE_SRV.Rows', 'ZOWN_SRV.Rows', 'order_0001.Rows']);
    expect(await s4hana.test(basic, tools())).toEqual({
      isOk: true,
      message: 'Connected to SAP S/4HANA. It lists 4 services that can be read.',
    });
  });

  it('that are well known are tried where the catalog stays shut', async () => {
    const { basic } = await start([service('API_PRODUCT_SRV'), service('API_ONE_SRV')], {
      hasCatalog: false,
    });
    expect(await tableNames(basic)).toEqual(['API_PRODUCT_SRV.Rows']);
    expect((await s4hana.test(basic, tools())).message).toContain('/sap/opu/odata/sap/API_PRODUCT_SRV/');
  });

  it('that are not there are told', async () => {
    const { basic } = await start([service('API_ONE_SRV', 'v2', ['U'])]);
    expect(await s4hana.test(basic, tools())).toMatchObject({ isOk: false, stage: 'database' });
    await expect(tableNames(basic)).rejects.toMatchObject({ stage: 'database' });
    const named = { ...basic, servicePath: '/sap/opu/odata/sap/API_ONE_SRV' };
    expect(await s4hana.test(named, tools())).toMatchObject({
      stage: 'permission',
      message: expect.stringContaining('may not use the service at /sap/opu/odata/sap/API_ONE_SRV/'),
    });
  });

  it('of one path are read alone, however it was written', async () => {
    const { basic } = await start([service('API_ONE_SRV'), service('UI_SCREEN_SRV')]);
    for (const servicePath of [
      'sap/opu/odata/sap/UI_SCREEN_SRV/$metadata',
      'https://s4/sap/opu/odata/sap/UI_SCREEN_SRV?a=b',
    ])
      expect(await tableNames({ ...basic, servicePath })).toEqual(['UI_SCREEN_SRV.Rows']);
    expect(servicePathOf(' / ')).toBe('');
  });
});

describe('signing in', () => {
  const token = (value: string, servicePath?: string) => () =>
    Promise.resolve({ value, places: {}, client: { ...(servicePath === undefined ? {} : { servicePath }) } });

  it('is by the client of OAuth Setup where no user is entered, with the path that stands there', async () => {
    const { settings } = await start([service('API_ONE_SRV'), service('UI_SCREEN_SRV')]);
    expect(await tableNames(settings, tools(token('T')))).toEqual(['API_ONE_SRV.Rows']);
    const path = '/sap/opu/odata/sap/UI_SCREEN_SRV';
    expect(await tableNames(settings, tools(token('T', path)))).toEqual(['UI_SCREEN_SRV.Rows']);
  });

  it.each<[string, SystemTools['accessToken'], string]>([
    ['no client', undefined, 'OAuth Setup'],
    ['a token that is refused', token('old'), 'did not accept the token'],
    [
      'a sign-in that is missing',
      () => Promise.reject(new AppError('conflict', 'Sign in first.')),
      'Sign in first.',
    ],
  ])('says what to do about %s', async (_, accessToken, sentence) => {
    const { settings } = await start([service('API_ONE_SRV')]);
    expect(await s4hana.test(settings, tools(accessToken))).toMatchObject({
      isOk: false,
      stage: 'login',
      message: expect.stringContaining(sentence),
    });
  });

  it('names the client that may be wrong', async () => {
    const { basic } = await start([service('API_ONE_SRV')]);
    expect(await s4hana.test({ ...basic, client: '200' }, tools())).toMatchObject({
      stage: 'login',
      message: expect.stringContaining('there is no client 200'),
    });
  });

  it('sends nothing in the clear where TLS is wanted', async () => {
    const { basic } = await start([]);
    expect(await s4hana.test({ ...basic, useSSL: true }, tools())).toMatchObject({
      isOk: false,
      stage: 'tls',
      message: expect.stringContaining('https'),
    });
  });

  it('is by a key where one is entered, in a header or in the address', () => {
    const given = { serverUrl: 'https://s4.example.com', apiKey: 'k' };
    expect(readS4Settings(given).signIn).toEqual({
      kind: 'key',
      name: 'X-API-Key',
      value: 'k',
      isInQuery: false,
    });
    expect(readS4Settings({ ...given, keyLocation: 'query', keyName: 'APIKey' }).signIn).toEqual({
      kind: 'key',
      name: 'APIKey',
      value: 'k',
      isInQuery: true,
    });
  });
});

describe('what SAP refuses', () => {
  const settings = readS4Settings({ serverUrl: 'https://s4.example.com', username: 'U', password: 'p' });
  const told = (status: number, body: object, table?: string) =>
    explainS4(
      new HttpFailure(status, { text: JSON.stringify(body) }),
      { settings, stage: 'permission' },
      table,
    );

  it('is told with the number under which its log has it, and nothing of its text', () => {
    const innererror = { transactionid: 'B5D2F9A2C7E04D6E9D1B0A6FA2C71234' };
    const { message } = told(500, { error: { code: 'X', message: { value: 'canary' }, innererror } }, 'S.T');
    expect(message).toContain('Its log has it under B5D2F9A2C7E04D6E9D1B0A6FA2C71234.');
    expect(message).not.toContain('canary');
    expect(told(500, { error: { innererror: { transactionid: '<b>canary</b>' } } }).message).not.toContain(
      'canary',
    );
  });

  it('names the table', () => {
    expect(told(403, { error: { code: '/IWFND/CM_CONSUMER/101' } }, 'S.T').message).toContain(
      'may not read S.T',
    );
  });
});
