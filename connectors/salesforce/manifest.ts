import type { ConnectorManifest } from '../connector.ts';

export const salesforceManifest: ConnectorManifest = {
  id: 'salesforce',
  name: 'Salesforce',
  kind: 'application',
  capabilities: ['tables', 'read'],
  note: 'Sign in with client ID and secret. User name, password and security token are the older way; Salesforce ends it in 2027.',
  fields: [
    {
      name: 'instanceUrl',
      label: 'Instance URL',
      kind: 'text',
      format: 'url',
      isRequired: true,
      isDestination: true,
      placeholder: 'https://mycompany.my.salesforce.com',
    },
    {
      name: 'clientId',
      label: 'Client ID',
      kind: 'text',
      isRequired: true,
      requiredUnless: 'username',
    },
    {
      name: 'clientSecret',
      label: 'Client Secret',
      kind: 'secret',
      isRequired: true,
      requiredUnless: 'username',
    },
    { name: 'username', label: 'User name', kind: 'text', isRequired: false },
    { name: 'password', label: 'Password', kind: 'secret', isRequired: false, requiredWith: 'username' },
    { name: 'securityToken', label: 'Security Token', kind: 'secret', isRequired: false },
    {
      name: 'apiVersion',
      label: 'API Version',
      kind: 'choice',
      isRequired: false,
      default: '57.0',
      options: [
        { value: '55.0', label: '55.0' },
        { value: '56.0', label: '56.0' },
        { value: '57.0', label: '57.0' },
      ],
    },
    {
      name: 'objects',
      label: 'Objects',
      kind: 'list',
      isRequired: false,
      placeholder: 'Account, Opportunity, Invoice__c',
      help: 'Only these are listed, by their API names. Empty: those that hold records, have a page, or are your own.',
    },
    {
      name: 'trustedAuthority',
      label: 'Certificate Authority',
      kind: 'text',
      format: 'pem',
      isRequired: false,
      // Whoever's authority counts can pass for the server.
      isDestination: true,
      help: 'PEM of the authority that issued the server’s certificate. Empty for Salesforce itself.',
    },
  ],
};
