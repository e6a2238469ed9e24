import { describe, expect, it } from 'vitest';
import { defaultSettings, missingFields, type SettingField, shownFields } from '#kernel/settings.ts';
import { checkSettings } from '#kernel/settings-check.ts';
import {
  applicationManifests,
  applicationTypes,
  connectorManifests,
  oauthProviderIds,
  oauthProviders,
  warehouseManifests,
  warehouseTypes,
} from './manifests.ts';

/** Spec §2, §3 and §9: the systems in the order of their tabs, their fields, defaults and options. */

const systems = { ...warehouseManifests, ...applicationManifests };
type System = keyof typeof systems;

const fieldNames: Record<System, string[]> = {
  datasphere: [
    'serverUrl',
    'database',
    'schema',
    'authMethod',
    'clientId',
    'clientSecret',
    'authUrl',
    'tokenUrl',
    'redirectUrl',
    'scope',
    'username',
    'password',
    'apiKey',
    'certificatePath',
    'keyPath',
  ],
  sql: [
    ...['host', 'port', 'database', 'username', 'password', 'connectionString'],
    // Beyond the specification.
    ...['useTls', 'trustedAuthority'],
  ],
  sapbw: [
    ...['systemId', 'client', 'host', 'port', 'username', 'password', 'language'],
    // Beyond the specification.
    ...['infoProvider', 'trustedAuthority'],
  ],
  // The last one is beyond the specification.
  hana: ['host', 'port', 'database', 'schema', 'username', 'password', 'encrypt', 'trustedAuthority'],
  s4hana: [
    ...['serverUrl', 'client', 'systemId', 'authMethod', 'apiVersion', 'useSSL'],
    // Beyond the specification.
    ...['servicePath', 'trustedAuthority'],
  ],
  oracle: [
    ...['serverUrl', 'port', 'serviceName', 'username', 'password', 'useSSL'],
    // Beyond the specification.
    ...['schema', 'trustedAuthority'],
  ],
  microsoft: [
    'tenantId',
    'clientId',
    'clientSecret',
    'resource',
    'apiVersion',
    'environmentUrl',
    'tokenUrl',
    'trustedAuthority',
  ],
  btp: ['subaccountUrl', 'clientId', 'clientSecret', 'tokenUrl', 'destinationUrl', 'scope'],
  workday: ['tenantUrl', 'username', 'password', 'apiVersion', 'services', 'reports', 'trustedAuthority'],
  salesforce: [
    'instanceUrl',
    'clientId',
    'clientSecret',
    'username',
    'password',
    'securityToken',
    'apiVersion',
    // Beyond the specification.
    ...['objects', 'trustedAuthority'],
  ],
};

const defaults: Record<System, object> = {
  datasphere: { authMethod: 'oauth', scope: 'read write' },
  sql: { port: 1433, useTls: true },
  sapbw: { port: 8000, language: 'EN' },
  hana: { port: 443, encrypt: true },
  s4hana: { authMethod: 'oauth', apiVersion: 'v1', useSSL: true },
  oracle: { port: 1521, useSSL: true },
  microsoft: { resource: 'dynamics365', apiVersion: '9.2' },
  btp: { scope: 'read write' },
  workday: { apiVersion: 'v38.0' },
  salesforce: { apiVersion: '57.0' },
};

const options: [System, string, string[]][] = [
  ['datasphere', 'authMethod', ['oauth', 'username', 'apikey', 'certificate']],
  ['sapbw', 'language', ['EN', 'DE', 'FR', 'ES']],
  ['s4hana', 'authMethod', ['oauth']],
  ['s4hana', 'apiVersion', ['v1', 'v2', 'v3']],
  ['microsoft', 'apiVersion', ['9.0', '9.1', '9.2']],
  ['workday', 'apiVersion', ['v36.0', 'v37.0', 'v38.0']],
  ['salesforce', 'apiVersion', ['55.0', '56.0', '57.0']],
];

const methods: [string, string[]][] = [
  ['oauth', ['clientId', 'clientSecret', 'authUrl', 'tokenUrl', 'redirectUrl', 'scope']],
  ['username', ['username', 'password']],
  ['apikey', ['apiKey']],
  ['certificate', ['certificatePath', 'keyPath']],
];

describe('the systems', () => {
  it('are those of the specification, in the order of the tabs', () => {
    expect(warehouseTypes.map((type) => warehouseManifests[type].name)).toEqual([
      'DataSphere',
      'SQL Server',
      'SAP BW',
      'HANA Cloud',
    ]);
    expect(applicationTypes.map((type) => applicationManifests[type].name)).toEqual([
      'S/4HANA',
      'Oracle ERP',
      'Dynamics 365',
      'SAP BTP',
      'Workday',
      'Salesforce',
    ]);
    expect(oauthProviderIds).toEqual([
      'datasphere',
      's4hana',
      'successfactors',
      'ariba',
      'concur',
      'marketingcloud',
    ]);
  });

  it.each(Object.keys(systems) as System[])('%s has its fields and defaults', (system) => {
    expect(systems[system].fields.map(({ name }) => name)).toEqual(fieldNames[system]);
    expect(defaultSettings(systems[system].fields)).toEqual(defaults[system]);
  });

  it.each(options)('%s offers %s', (system, name, values) => {
    const field = systems[system].fields.find((candidate) => candidate.name === name);
    expect(field?.options?.map(({ value }) => value)).toEqual(values);
  });

  it.each(methods)('datasphere asks for the fields of %s alone', (authMethod, names) => {
    const { fields } = warehouseManifests.datasphere;
    const ofMethods = fields.filter(({ shownWhen }) => shownWhen).map(({ name }) => name);
    const shown = shownFields(fields, { authMethod }).map(({ name }) => name);
    expect(shown.filter((name) => ofMethods.includes(name))).toEqual(names);
  });

  it('of OAuth ask for the common fields and for what only they need', () => {
    const common = [
      'clientId',
      'clientSecret',
      'clientSecretExpires',
      'authUrl',
      'tokenUrl',
      'scope',
      'redirectUri',
    ];
    const extras = Object.fromEntries(
      Object.values(oauthProviders).map(({ id, fields }) => [id, fields.slice(common.length).map(nameOf)]),
    );
    for (const { fields } of Object.values(oauthProviders)) {
      expect(fields.slice(0, common.length).map(nameOf)).toEqual(common);
      expect(defaultSettings(fields)).toMatchObject({ scope: 'read write' });
      const asterisks = fields.slice(0, common.length).filter(({ isRequired }) => isRequired);
      expect(asterisks.map(nameOf)).toEqual(['clientId', 'authUrl']);
    }
    expect(extras).toEqual({
      datasphere: ['systemUrl'],
      s4hana: ['servicePath', 'systemUrl'],
      successfactors: ['companyId', 'userId', 'signingKey'],
      ariba: ['apiKey', 'realm'],
      concur: ['geolocation'],
      marketingcloud: ['accountId'],
    });
  });

  it('without a sign-in page come with an address and a line about it', () => {
    for (const { fields, grant } of Object.values(oauthProviders)) {
      const authUrl = fields.find(({ name }) => name === 'authUrl');
      expect([grant, typeof authUrl?.default, typeof authUrl?.help]).toEqual(
        grant === 'authorization-code' ? [grant, 'undefined', 'undefined'] : [grant, 'string', 'string'],
      );
    }
  });
});

describe.each([...connectorManifests, ...Object.values(oauthProviders)])(
  'the manifest of $name',
  (manifest) => {
    const { fields } = manifest;

    it('is consistent with itself', () => {
      const names = fields.map(nameOf);
      expect(new Set(names).size).toBe(names.length);
      for (const field of fields) {
        for (const other of [field.shownWhen?.field, field.requiredUnless, field.requiredWith]) {
          if (other !== undefined) expect(names).toContain(other);
        }
        expect([field.name, field.kind === 'choice']).toEqual([field.name, field.options !== undefined]);
        expect([field.name, field.kind === 'number']).toEqual([field.name, field.maximum !== undefined]);
      }
      expect(checkSettings(fields, defaultSettings(fields))).toEqual([]);
    });

    it('names the fields that say where secrets go', () => {
      if (!fields.some(({ kind }) => kind === 'secret')) return;
      const unnamed = fields.filter(({ format, isDestination }) => format === 'host' && !isDestination);
      expect(unnamed).toEqual([]);
      const addresses = fields.filter(({ format, name }) => format === 'url' && !name.startsWith('redirect'));
      expect(addresses.filter(({ isDestination }) => !isDestination)).toEqual([]);
      expect(fields.some(({ isDestination }) => isDestination)).toBe(true);
    });

    it('hides everything that sounds like a secret', () => {
      const sounding = fields.filter(({ name }) =>
        /pass|secret|token$|key$|keypath|connectionstring/i.test(name),
      );
      // A day on which one ends is none.
      expect(sounding.filter(({ kind, format }) => kind !== 'secret' && format !== 'date')).toEqual([]);
    });
  },
);

describe('what is missing', () => {
  const missing = (system: System, settings: Parameters<typeof missingFields>[1]) =>
    missingFields(systems[system].fields, settings).map(nameOf);

  it('follows the other fields', () => {
    expect(missing('sql', { port: 1433 })).toEqual(['host', 'database', 'username', 'password']);
    expect(missing('sql', { port: 1433, connectionString: 'Server=a' })).toEqual([]);
    expect(missing('salesforce', { instanceUrl: 'https://a.example' })).toEqual(['clientId', 'clientSecret']);
    expect(missing('salesforce', { instanceUrl: 'https://a.example', username: 'u' })).toEqual(['password']);
    expect(missing('datasphere', { serverUrl: 'https://a.example', authMethod: 'apikey' })).toEqual([
      'apiKey',
    ]);
  });
});

function nameOf(field: SettingField): string {
  return field.name;
}
