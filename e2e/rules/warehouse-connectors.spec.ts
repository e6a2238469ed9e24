import type { Page } from '@playwright/test';
import { checkConnectorPage, openType, panel, savedBody } from '../connector-form.ts';
import { expect, test } from '../product.ts';
import { sharePageOfFile } from '../shared-page.ts';

/** Specification, sections 2, 3 and 9: the data warehouse connectors. */

const path = '/data-warehouse-connectors';
const bodyOf = (page: Page, tab: string) => savedBody(page, '/api/data-warehouse', tab);
const field = (page: Page, label: string) => panel(page).getByLabel(label, { exact: false }).first();
const optionsOf = (page: Page, label: string) =>
  field(page, label)
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));

test.describe('§2 Data Warehouse Connectors', () => {
  const shared = sharePageOfFile(path);

  test('four tabs', async () => {
    await expect(shared.page.getByRole('tab')).toHaveText([
      'DataSphere',
      'SQL Server',
      'SAP BW',
      'HANA Cloud',
    ]);
  });

  for (const tab of ['DataSphere', 'SQL Server', 'SAP BW', 'HANA Cloud']) {
    test(`${tab}: a connection name, Test Connection and Save Connection`, async () => {
      await openType(shared.page, tab);
      await expect(panel(shared.page).getByLabel('Connection Name')).toBeVisible();
      for (const name of ['Test Connection', 'Save Connection']) {
        await expect(panel(shared.page).getByRole('button', { name })).toBeEnabled();
      }
    });
  }
});

test.describe('§3 Data warehouse connection: what is sent', () => {
  const shared = sharePageOfFile(path);

  test('datasphere: OAuth is the default, and brings its fields', async () => {
    expect(await bodyOf(shared.page, 'DataSphere')).toEqual({
      name: 'Untouched',
      type: 'datasphere',
      isActive: false,
      config: {
        serverUrl: '',
        database: '',
        schema: '',
        authMethod: 'oauth',
        clientId: '',
        clientSecret: '',
        authUrl: '',
        tokenUrl: '',
        redirectUrl: '',
        scope: 'read write',
      },
    });
  });

  test('datasphere: four authentication methods', async () => {
    await openType(shared.page, 'DataSphere');
    expect(await optionsOf(shared.page, 'Authentication Method')).toEqual([
      'oauth',
      'username',
      'apikey',
      'certificate',
    ]);
  });

  for (const [method, fields] of [
    ['username', ['username', 'password']],
    ['apikey', ['apiKey']],
    ['certificate', ['certificatePath', 'keyPath']],
  ] as const) {
    test(`datasphere: the method ${method} brings ${fields.join(' and ')} alone`, async () => {
      const { page } = shared;
      await openType(page, 'DataSphere');
      await field(page, 'Authentication Method').selectOption(method);
      const { config } = (await bodyOf(page, 'DataSphere')) as { config: object };
      expect(Object.keys(config)).toEqual(['serverUrl', 'database', 'schema', 'authMethod', ...fields]);
    });
  }

  test('sql: port 1433', async () => {
    expect(await bodyOf(shared.page, 'SQL Server')).toEqual({
      name: 'Untouched',
      type: 'sql',
      isActive: false,
      config: {
        host: '',
        port: 1433,
        database: '',
        username: '',
        password: '',
        connectionString: '',
        // Beyond the specification.
        useTls: true,
        trustedAuthority: '',
      },
    });
  });

  test('sapbw: port 8000 and English', async () => {
    expect(await bodyOf(shared.page, 'SAP BW')).toEqual({
      name: 'Untouched',
      type: 'sapbw',
      isActive: false,
      config: {
        systemId: '',
        client: '',
        host: '',
        port: 8000,
        username: '',
        password: '',
        language: 'EN',
        // Beyond the specification.
        infoProvider: '',
        trustedAuthority: '',
      },
    });
  });

  test('sapbw: the languages are EN, DE, FR and ES', async () => {
    await openType(shared.page, 'SAP BW');
    expect(await optionsOf(shared.page, 'Language')).toEqual(['EN', 'DE', 'FR', 'ES']);
  });

  test('hana: port 443, encrypted', async () => {
    expect(await bodyOf(shared.page, 'HANA Cloud')).toEqual({
      name: 'Untouched',
      type: 'hana',
      isActive: false,
      config: {
        host: '',
        port: 443,
        database: '',
        schema: '',
        username: '',
        password: '',
        encrypt: true,
        // Beyond the specification.
        trustedAuthority: '',
      },
    });
  });

  test('§5 a port is sent as an integer', async () => {
    await openType(shared.page, 'SQL Server');
    await field(shared.page, 'Port').fill('14330');
    expect(await bodyOf(shared.page, 'SQL Server')).toMatchObject({ config: { port: 14330 } });
  });

  for (const [tab, secrets] of [
    ['SQL Server', ['Password', 'Connection String']],
    ['SAP BW', ['Password']],
    ['HANA Cloud', ['Password']],
  ] as const) {
    test(`${tab}: secrets are masked`, async () => {
      await openType(shared.page, tab);
      for (const label of secrets) {
        await expect(field(shared.page, label)).toHaveAttribute('type', 'password');
      }
    });
  }
});

checkConnectorPage({
  path,
  calls: '/api/data-warehouse',
  tab: 'SQL Server',
  type: 'sql',
  words: {
    tested: 'Successfully connected to the data warehouse.',
    testFailed: 'Failed to connect to the data warehouse.',
    saved: 'Data warehouse connection has been saved successfully.',
  },
});
