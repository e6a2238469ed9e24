import type { SettingField } from '../connector.ts';

/** Of a system whose server’s certificate may be of an authority of its company's own. */
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
