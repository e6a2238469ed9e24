import { describe, expect, it } from 'vitest';
import { openTools } from '../hana/testing.ts';
import { datasphere } from './connect.ts';
import { hanaSettingsOf, placeOfDatasphere } from './settings.ts';

const account = { username: 'SPACE#READER', password: 'p' };

describe('Datasphere', () => {
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

  it.each([
    [{ serverUrl: 'https://t.eu10.hcs.cloud.sap', authMethod: 'oauth', clientId: 'c' }, 'database user'],
    [{ serverUrl: 'https://t.eu10.hcs.cloud.sap', ...account }, 'Database Access'],
  ])('says what leads to no database, and calls nobody: %#', async (given, told) => {
    const tools = { ...openTools(), reach: { dial: () => Promise.reject(new Error('dialled')), fetch } };
    expect(await datasphere.test(given, tools)).toMatchObject({
      isOk: false,
      message: expect.stringContaining(told),
    });
    await expect(datasphere.open?.(given, tools)).rejects.toMatchObject({
      name: 'SystemFailure',
      isPassing: false,
      message: expect.stringContaining(told),
    });
  });
});
