import type { Page } from '@playwright/test';
import { checkConnectorPage, openType, panel, savedBody } from '../connector-form.ts';
import { expect, test } from '../product.ts';
import { sharePageOfFile } from '../shared-page.ts';

/** Specification, sections 2, 3 and 9: the business application connectors. */

const path = '/business-app-connectors';
const bodyOf = (page: Page, tab: string) => savedBody(page, '/api/business-apps', tab);
const field = (page: Page, label: string) => panel(page).getByLabel(label, { exact: false }).first();
const tabs = ['S/4HANA', 'Oracle ERP', 'Dynamics 365', 'SAP BTP', 'Workday', 'Salesforce'];

test.describe('§2 Business Application Connectors', () => {
  const shared = sharePageOfFile(path);

  test('six tabs', async () => {
    await expect(shared.page.getByRole('tab')).toHaveText(tabs);
  });

  for (const tab of tabs) {
    test(`${tab}: a connection name, Test Connection and Save Connection`, async () => {
      await openType(shared.page, tab);
      await expect(panel(shared.page).getByLabel('Connection Name')).toBeVisible();
      for (const name of ['Test Connection', 'Save Connection']) {
        await expect(panel(shared.page).getByRole('button', { name })).toBeEnabled();
      }
    });
  }
});

test.describe('§3 Business application connection: what is sent', () => {
  const shared = sharePageOfFile(path);

  for (const [tab, type, config] of [
    [
      'S/4HANA',
      's4hana',
      {
        ...{ serverUrl: '', client: '', systemId: '', authMethod: 'oauth', apiVersion: 'v1', useSSL: true },
        // Beyond the specification.
        ...{ servicePath: '', trustedAuthority: '' },
      },
    ],
    [
      'Oracle ERP',
      'oracle',
      {
        serverUrl: '',
        port: 1521,
        serviceName: '',
        username: '',
        password: '',
        useSSL: true,
        // Beyond the specification.
        schema: '',
        trustedAuthority: '',
      },
    ],
    [
      'Dynamics 365',
      'microsoft',
      {
        tenantId: '',
        clientId: '',
        clientSecret: '',
        resource: 'dynamics365',
        apiVersion: '9.2',
        environmentUrl: '',
        tokenUrl: '',
        trustedAuthority: '',
      },
    ],
    [
      'SAP BTP',
      'btp',
      {
        subaccountUrl: '',
        clientId: '',
        clientSecret: '',
        tokenUrl: '',
        destinationUrl: '',
        scope: 'read write',
      },
    ],
    [
      'Workday',
      'workday',
      {
        tenantUrl: '',
        username: '',
        password: '',
        apiVersion: 'v38.0',
        services: [],
        // Beyond the specification.
        reports: [],
        trustedAuthority: '',
      },
    ],
    [
      'Salesforce',
      'salesforce',
      {
        instanceUrl: '',
        clientId: '',
        clientSecret: '',
        username: '',
        password: '',
        securityToken: '',
        apiVersion: '57.0',
        // Beyond the specification.
        objects: [],
        trustedAuthority: '',
      },
    ],
  ] as const) {
    test(`${type}: its fields and their defaults`, async () => {
      expect(await bodyOf(shared.page, tab)).toEqual({ name: 'Untouched', type, isActive: false, config });
    });
  }

  for (const [tab, versions] of [
    ['S/4HANA', ['v1', 'v2', 'v3']],
    ['Dynamics 365', ['9.0', '9.1', '9.2']],
    ['Workday', ['v36.0', 'v37.0', 'v38.0']],
    ['Salesforce', ['55.0', '56.0', '57.0']],
  ] as const) {
    test(`${tab}: API versions ${versions.join(', ')}`, async () => {
      await openType(shared.page, tab);
      const offered = await field(shared.page, 'API Version')
        .locator('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
      expect(offered).toEqual(versions);
    });
  }

  test('workday: services are a list, separated by commas', async () => {
    await openType(shared.page, 'Workday');
    await field(shared.page, 'Services').fill(' Staffing, ,Human_Resources ');
    expect(await bodyOf(shared.page, 'Workday')).toMatchObject({
      config: { services: ['Staffing', 'Human_Resources'] },
    });
  });

  test('s4hana: SSL can be turned off', async () => {
    await openType(shared.page, 'S/4HANA');
    await field(shared.page, 'SSL').uncheck();
    expect(await bodyOf(shared.page, 'S/4HANA')).toMatchObject({ config: { useSSL: false } });
  });

  test('oracle: a port is sent as an integer', async () => {
    await openType(shared.page, 'Oracle ERP');
    await field(shared.page, 'Port').fill('2484');
    expect(await bodyOf(shared.page, 'Oracle ERP')).toMatchObject({ config: { port: 2484 } });
  });

  for (const [tab, secrets] of [
    ['Oracle ERP', ['Password']],
    ['Dynamics 365', ['Client Secret']],
    ['SAP BTP', ['Client Secret']],
    ['Workday', ['Password']],
    ['Salesforce', ['Client Secret', 'Password', 'Security Token']],
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
  calls: '/api/business-apps',
  tab: 'Oracle ERP',
  type: 'oracle',
  words: {
    tested: 'Successfully connected to the business application.',
    testFailed: 'Failed to connect to the business application.',
    saved: 'Business application connection has been saved successfully.',
  },
});
