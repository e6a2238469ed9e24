import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { TokenRefused } from '../oauth/request-token.ts';
import { PracticeDataverse } from '../practice/microsoft/practice-dataverse.ts';
import type { SystemTools } from '../system-connector.ts';
import { microsoft, unambiguous } from './connect.ts';
import { DirectoryFailure, explainMicrosoft } from './failures.ts';
import { readMicrosoftSettings } from './settings.ts';
import { microsoftStrings as strings } from './strings.ts';
import { settingsOf } from './testing-fixture.ts';

const entered: Settings = {
  tenantId: 'contoso.example',
  clientId: 'c',
  clientSecret: 's',
  environmentUrl: 'https://contoso.crm4.dynamics.com/main.aspx?appid=1',
};

describe('settings of Dynamics 365', () => {
  it('take the environment out of a page of it, and the directory of its cloud', () => {
    const { base, service, tokenUrl } = readMicrosoftSettings(entered);
    expect([base.href, service, tokenUrl.href]).toEqual([
      'https://contoso.crm4.dynamics.com/',
      '/api/data/v9.2/',
      'https://login.microsoftonline.com/contoso.example/oauth2/v2.0/token',
    ]);
  });

  it.each([
    ['https://contoso.crm.microsoftdynamics.us', 'login.microsoftonline.us'],
    ['https://contoso.crm.appsplatform.us', 'login.microsoftonline.us'],
    ['https://contoso.crm.dynamics.cn', 'login.chinacloudapi.cn'],
  ])('lead from %s to %s', (environmentUrl, host) => {
    expect(readMicrosoftSettings({ ...entered, environmentUrl }).tokenUrl.host).toBe(host);
  });

  it('prefer the token URL that was entered', () => {
    const tokenUrl = 'https://login.example/t/oauth2/v2.0/token';
    expect(readMicrosoftSettings({ ...entered, tokenUrl }).tokenUrl.href).toBe(tokenUrl);
  });

  it.each([
    [{ environmentUrl: 'http://contoso.crm4.dynamics.com' }, strings.plainAddress('Environment URL')],
    [{ tokenUrl: 'http://login.example/token' }, strings.plainAddress('Token URL')],
    [{ environmentUrl: 'https://contoso.operations.dynamics.com' }, strings.isFinance],
    [{ environmentUrl: 'https://contoso.sandbox.operations.dynamics.com' }, strings.isFinance],
  ])('refuse %o', (more, sentence) => {
    expect(() => readMicrosoftSettings({ ...entered, ...more })).toThrow(sentence);
  });
});

describe('failures of Dynamics 365', () => {
  const call = { settings: readMicrosoftSettings(entered), stage: 'permission' as const };

  it.each([
    [7000215, strings.wrongSecret],
    [7000222, strings.expiredSecret],
    [700016, strings.unknownClient],
    [90002, strings.unknownTenant],
    [500011, strings.unknownEnvironment],
    [1, strings.refusedClient],
  ])('say what AADSTS%i asks a person to do', (number, sentence) => {
    const error = new DirectoryFailure('', { cause: new TokenRefused('invalid_client', 401, number) });
    expect(explainMicrosoft(error, call)).toMatchObject({ stage: 'login', message: sentence });
  });

  it.each(['0x80072322', '0x80072321', '0x80072326'])('take %s for a limit that passes', (code) => {
    const error = new HttpFailure(400, { text: JSON.stringify({ error: { code, message: 'canary' } }) });
    const { isPassing, message } = explainMicrosoft(error, call, 'Dataverse.accounts');
    expect([isPassing, message]).toEqual([true, expect.stringContaining('allows no more calls')]);
  });
});

describe('Dynamics 365', () => {
  const dataverse = new PracticeDataverse([{ id: 'c', secret: 's', isUser: true }]);
  const server = createServer((request, response) => dataverse.serve(request, response));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());
  const tools: SystemTools = {
    reach: { dial: () => Promise.reject(new Error('Nothing is dialled.')), fetch },
    signal: new AbortController().signal,
    onStage: () => {},
  };
  const settings = (more: Settings = {}): Settings => ({
    ...settingsOf((server.address() as AddressInfo).port, { account: { username: 'c', password: 's' } }),
    ...more,
  });

  it.each([
    ['an unknown client', { clientId: 'nobody' }, strings.unknownClient, 'login'],
    ['a version that is not there', { apiVersion: '9.0' }, strings.noWebApi('v9.0'), 'database'],
  ])('tells %s', async (_, more, message, stage) => {
    expect(await microsoft.test(settings(more), tools)).toMatchObject({ isOk: false, stage, message });
  });

  it('names no target of a lookup that may lead to several tables', () => {
    const lookup = { fromTable: 'orders', fromColumn: '_customer_value', toColumn: 'id' };
    const owner = { ...lookup, fromColumn: '_owner_value', toTable: 'users' };
    const either = [
      { ...lookup, toTable: 'accounts' },
      { ...lookup, toTable: 'contacts' },
    ];
    expect(unambiguous([...either, owner])).toEqual([owner]);
  });

  it('names what a lookup leads to', async () => {
    const key = { key: ['id'], label: '', rows: [] };
    const id = { name: 'id', type: 'Edm.Guid' } as const;
    dataverse.service.sets = [
      { ...key, name: 'accounts', properties: [id] },
      {
        ...key,
        name: 'orders',
        properties: [id, { name: '_account_value', type: 'Edm.Guid' }],
        refersTo: { property: '_account_value', set: 'accounts' },
      },
    ];
    const session = await microsoft.open?.(settings(), tools);
    expect(await session?.relations?.()).toEqual([
      {
        fromTable: 'Dataverse.orders',
        fromColumn: '_account_value',
        toTable: 'Dataverse.accounts',
        toColumn: 'id',
      },
    ]);
  });
});
