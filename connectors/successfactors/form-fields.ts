import type { SettingField } from '../connector.ts';

/** What the form of a source asks for beside the API server and how it is signed in to. */
export const successFactorsFields: readonly SettingField[] = [
  {
    name: 'companyId',
    label: 'Company ID',
    kind: 'text',
    isRequired: false,
    help: 'For Basic alone, which SAP has declared deprecated: the account signs in as user@company. Capitals count. With OAuth it stands in OAuth Setup.',
  },
  {
    name: 'trustedAuthority',
    label: 'Certificate Authority',
    kind: 'text',
    format: 'pem',
    isRequired: false,
    // Whoever's authority counts can pass for the server.
    isDestination: true,
    help: 'PEM of the authority that a proxy between here and SuccessFactors issues certificates by. Empty where there is none.',
  },
];
