import type { ConnectorManifest } from '../connector.ts';

export const hanaManifest: ConnectorManifest = {
  id: 'hana',
  name: 'HANA Cloud',
  kind: 'warehouse',
  capabilities: [],
  fields: [
    {
      name: 'host',
      label: 'Host',
      kind: 'text',
      format: 'host',
      isRequired: true,
      isDestination: true,
      placeholder: 'instance.hana.prod-eu10.hanacloud.ondemand.com',
    },
    {
      name: 'port',
      label: 'Port',
      kind: 'number',
      isRequired: true,
      default: 443,
      minimum: 1,
      maximum: 65_535,
      isDestination: true,
    },
    { name: 'database', label: 'Database', kind: 'text', isRequired: false },
    { name: 'schema', label: 'Schema', kind: 'text', isRequired: false },
    { name: 'username', label: 'User name', kind: 'text', isRequired: true },
    { name: 'password', label: 'Password', kind: 'secret', isRequired: true },
    {
      name: 'encrypt',
      label: 'Encrypt the connection',
      kind: 'boolean',
      isRequired: false,
      default: true,
      isDestination: true,
      help: 'HANA Cloud accepts encrypted connections only.',
    },
  ],
};
