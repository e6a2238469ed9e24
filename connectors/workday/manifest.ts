import type { ConnectorManifest } from '../connector.ts';

export const workdayManifest: ConnectorManifest = {
  id: 'workday',
  name: 'Workday',
  kind: 'application',
  capabilities: ['tables', 'read'],
  note: 'Workers, organizations, locations and job profiles are read by web services; all else by custom reports that are enabled as web services.',
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
      help: 'Separated by commas. Human_Resources has tables of its own; what other services hold is read by reports.',
    },
    {
      name: 'reports',
      label: 'Reports',
      kind: 'list',
      isRequired: false,
      placeholder: 'ISU_Reports/Headcount, ISU_Reports/Open_Positions',
      help: 'Custom reports that are enabled as web services: the account that owns each, a slash, and its name.',
    },
    {
      name: 'trustedAuthority',
      label: 'Certificate Authority',
      kind: 'text',
      format: 'pem',
      isRequired: false,
      // Whoever's authority counts can pass for the server.
      isDestination: true,
      help: 'PEM of the authority that issued the server’s certificate. Empty for Workday itself.',
    },
  ],
};
