import type { ConnectorManifest } from '../connector.ts';

/** Known by the specification's type `sql`. */
export const sqlServerManifest: ConnectorManifest = {
  id: 'sql',
  name: 'SQL Server',
  kind: 'warehouse',
  capabilities: ['tables', 'read'],
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
      help: 'Takes the place of the fields above: Server=host,port;Database=…;User ID=…;Password=…;Encrypt=…. It is never shown again.',
    },
    {
      name: 'useTls',
      label: 'Use TLS',
      kind: 'boolean',
      isRequired: false,
      default: true,
      isDestination: true,
      help: 'Without it the sign-in alone is encrypted, and nobody checks whose server it is. Encrypt of a connection string goes before it.',
    },
    {
      name: 'trustedAuthority',
      label: 'Certificate Authority',
      kind: 'text',
      format: 'pem',
      isRequired: false,
      // Whoever's authority counts can pass for the server.
      isDestination: true,
      help: 'PEM of the authority that issued the server’s certificate. Empty where it is a public one.',
    },
  ],
};
