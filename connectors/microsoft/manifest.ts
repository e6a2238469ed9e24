import type { ConnectorManifest } from '../connector.ts';

export const microsoftManifest: ConnectorManifest = {
  id: 'microsoft',
  name: 'Dynamics 365',
  kind: 'application',
  capabilities: ['tables', 'read'],
  fields: [
    {
      name: 'tenantId',
      label: 'Tenant ID',
      kind: 'text',
      isRequired: true,
      isDestination: true,
      placeholder: '00000000-0000-0000-0000-000000000000',
    },
    { name: 'clientId', label: 'Client ID', kind: 'text', isRequired: true },
    { name: 'clientSecret', label: 'Client Secret', kind: 'secret', isRequired: true },
    {
      name: 'resource',
      label: 'Resource',
      kind: 'text',
      isRequired: false,
      default: 'dynamics365',
      help: 'A label; what is asked for follows from the environment URL.',
    },
    {
      name: 'apiVersion',
      label: 'API Version',
      kind: 'choice',
      isRequired: false,
      default: '9.2',
      options: [
        { value: '9.0', label: '9.0' },
        { value: '9.1', label: '9.1' },
        { value: '9.2', label: '9.2' },
      ],
    },
    {
      name: 'environmentUrl',
      label: 'Environment URL',
      kind: 'text',
      format: 'url',
      isRequired: true,
      isDestination: true,
      placeholder: 'https://myorg.crm4.dynamics.com',
    },
    {
      name: 'tokenUrl',
      label: 'Token URL',
      kind: 'text',
      format: 'url',
      isRequired: false,
      isDestination: true,
      help: 'Empty: that of the tenant in Microsoft Entra ID, found by the environment URL. Clouds of their own enter theirs, such as one at login.microsoftonline.us or login.chinacloudapi.cn.',
    },
    {
      name: 'trustedAuthority',
      label: 'Certificate Authority',
      kind: 'text',
      format: 'pem',
      isRequired: false,
      // Whoever's authority counts can pass for the server.
      isDestination: true,
      help: 'PEM of the authority that a proxy between here and Microsoft issues certificates by. Empty where there is none.',
    },
  ],
};
