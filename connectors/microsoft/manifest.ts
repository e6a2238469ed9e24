import type { ConnectorManifest } from '../connector.ts';

export const microsoftManifest: ConnectorManifest = {
  id: 'microsoft',
  name: 'Dynamics 365',
  kind: 'application',
  capabilities: [],
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
  ],
};
