import type { ConnectorManifest } from '../connector.ts';

export const hanaManifest: ConnectorManifest = {
  id: 'hana',
  name: 'HANA Cloud',
  kind: 'warehouse',
  capabilities: ['tables', 'read'],
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
    {
      name: 'database',
      label: 'Database',
      kind: 'text',
      isRequired: false,
      help: 'The tenant, where the port is that of a system with several. HANA Cloud needs none.',
    },
    {
      name: 'schema',
      label: 'Schema',
      kind: 'text',
      isRequired: false,
      help: 'Only its tables and views are listed. Empty: those of every schema that the user may see.',
    },
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
    {
      name: 'trustedAuthority',
      label: 'Certificate Authority',
      kind: 'text',
      format: 'pem',
      isRequired: false,
      // Whoever's authority counts can pass for the server.
      isDestination: true,
      help: 'PEM of your own authority. Leave empty for HANA Cloud.',
    },
  ],
};
