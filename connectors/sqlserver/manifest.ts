import type { ConnectorManifest } from '../connector.ts';

/** Known by the specification's type `sql`. */
export const sqlServerManifest: ConnectorManifest = {
  id: 'sql',
  name: 'SQL Server',
  kind: 'warehouse',
  capabilities: [],
  fields: [
    {
      name: 'host',
      label: 'Host',
      kind: 'text',
      format: 'host',
      isRequired: true,
      requiredUnless: 'connectionString',
      isDestination: true,
      placeholder: 'sql.example.com',
    },
    {
      name: 'port',
      label: 'Port',
      kind: 'number',
      isRequired: true,
      default: 1433,
      minimum: 1,
      maximum: 65_535,
      isDestination: true,
    },
    {
      name: 'database',
      label: 'Database',
      kind: 'text',
      isRequired: true,
      requiredUnless: 'connectionString',
    },
    {
      name: 'username',
      label: 'User name',
      kind: 'text',
      isRequired: true,
      requiredUnless: 'connectionString',
    },
    {
      name: 'password',
      label: 'Password',
      kind: 'secret',
      isRequired: true,
      requiredUnless: 'connectionString',
    },
    {
      name: 'connectionString',
      label: 'Connection String',
      kind: 'secret',
      isRequired: false,
      isDestination: true,
      help: 'Takes the place of the fields above. It may hold a password, so it is never shown again.',
    },
  ],
};
