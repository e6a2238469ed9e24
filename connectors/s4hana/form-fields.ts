import type { SettingField } from '../connector.ts';

/** What the forms of a source and of a connection both ask for, apart from the rest: a page that shows the one need not load the other. */

/** The same in every form of a source. */
export const trustedAuthority: SettingField = {
  name: 'trustedAuthority',
  label: 'Certificate Authority',
  kind: 'text',
  format: 'pem',
  isRequired: false,
  // Whoever's authority counts can pass for the server.
  isDestination: true,
  help: 'PEM of the authority that issued the server’s certificate. Empty where it is a public one.',
};

export const s4Client: SettingField = {
  name: 'client',
  label: 'Client',
  kind: 'text',
  isRequired: false,
  placeholder: '100',
};

export const s4Fields: readonly SettingField[] = [
  {
    name: 'useSSL',
    label: 'Use SSL',
    kind: 'boolean',
    isRequired: false,
    default: true,
    isDestination: true,
  },
  {
    name: 'servicePath',
    label: 'Service Path',
    kind: 'text',
    isRequired: false,
    placeholder: '/sap/opu/odata/sap/API_BUSINESS_PARTNER',
    help: 'One service alone, of OData V2 or V4. Empty: those of the catalog that are released for others.',
  },
  trustedAuthority,
];
