import type { ConnectorManifest } from '../connector.ts';

export const workdayManifest: ConnectorManifest = {
  id: 'workday',
  name: 'Workday',
  kind: 'application',
  capabilities: [],
  fields: [
    {
      name: 'tenantUrl',
      label: 'Tenant URL',
      kind: 'text',
      format: 'url',
      isRequired: true,
      isDestination: true,
      placeholder: 'https://wd3-impl-services1.workday.com/ccx/service/mytenant',
    },
    {
      name: 'username',
      label: 'User name',
      kind: 'text',
      isRequired: true,
      placeholder: 'integration_user@mytenant',
    },
    { name: 'password', label: 'Password', kind: 'secret', isRequired: true },
    {
      name: 'apiVersion',
      label: 'API Version',
      kind: 'choice',
      isRequired: false,
      default: 'v38.0',
      options: [
        { value: 'v36.0', label: 'v36.0' },
        { value: 'v37.0', label: 'v37.0' },
        { value: 'v38.0', label: 'v38.0' },
      ],
    },
    {
      name: 'services',
      label: 'Services',
      kind: 'list',
      isRequired: false,
      placeholder: 'Human_Resources, Staffing, Financial_Management',
      help: 'Separated by commas.',
    },
  ],
};
