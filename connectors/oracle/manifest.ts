import type { ConnectorManifest } from '../connector.ts';

/** The database behind Oracle ERP, or any other of Oracle. */
export const oracleManifest: ConnectorManifest = {
  id: 'oracle',
  name: 'Oracle ERP',
  kind: 'application',
  capabilities: ['tables', 'read'],
  note: 'Reads the database behind Oracle ERP, or any other Oracle Database from 12.1 on. Fusion Cloud offers no such access.',
  fields: [
    {
      name: 'serverUrl',
      label: 'Server',
      kind: 'text',
      format: 'host',
      isRequired: true,
      isDestination: true,
      placeholder: 'erp-db.example.com',
    },
    {
      name: 'port',
      label: 'Port',
      kind: 'number',
      isRequired: true,
      default: 1521,
      minimum: 1,
      maximum: 65_535,
      isDestination: true,
    },
    { name: 'serviceName', label: 'Service Name', kind: 'text', isRequired: true, placeholder: 'ERPPROD' },
    { name: 'username', label: 'User name', kind: 'text', isRequired: true },
    { name: 'password', label: 'Password', kind: 'secret', isRequired: true },
    {
      name: 'useSSL',
      label: 'Use SSL',
      kind: 'boolean',
      isRequired: false,
      default: true,
      isDestination: true,
      help: 'Port 1521 usually speaks plain TCP; encrypted listeners are often on 2484.',
    },
    {
      name: 'schema',
      label: 'Schema',
      kind: 'text',
      isRequired: false,
      help: 'Only the tables and views of this owner are listed. Empty: those of every owner that the user may see.',
    },
    {
      name: 'trustedAuthority',
      label: 'Certificate Authority',
      kind: 'text',
      format: 'pem',
      isRequired: false,
      // Whoever's authority counts can pass for the server.
      isDestination: true,
      help: 'PEM of the authority that issued the listener’s certificate. Empty where it is a public one.',
    },
  ],
};
