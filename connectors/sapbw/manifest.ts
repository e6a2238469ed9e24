import type { ConnectorManifest } from '../connector.ts';

export const sapBwManifest: ConnectorManifest = {
  id: 'sapbw',
  name: 'SAP BW',
  kind: 'warehouse',
  capabilities: [],
  fields: [
    {
      name: 'systemId',
      label: 'System ID',
      kind: 'text',
      isRequired: false,
      placeholder: 'BWP',
      help: 'A label for people; the system is found by its host.',
    },
    { name: 'client', label: 'Client', kind: 'text', isRequired: true, placeholder: '100' },
    {
      name: 'host',
      label: 'Host',
      kind: 'text',
      format: 'host',
      isRequired: true,
      isDestination: true,
      placeholder: 'bw.example.com',
      help: 'Put https:// in front when the port speaks TLS.',
    },
    {
      name: 'port',
      label: 'Port',
      kind: 'number',
      isRequired: true,
      default: 8000,
      minimum: 1,
      maximum: 65_535,
      isDestination: true,
    },
    { name: 'username', label: 'User name', kind: 'text', isRequired: true },
    { name: 'password', label: 'Password', kind: 'secret', isRequired: true },
    {
      name: 'language',
      label: 'Language',
      kind: 'choice',
      isRequired: false,
      default: 'EN',
      options: [
        { value: 'EN', label: 'English' },
        { value: 'DE', label: 'German' },
        { value: 'FR', label: 'French' },
        { value: 'ES', label: 'Spanish' },
      ],
    },
  ],
};
