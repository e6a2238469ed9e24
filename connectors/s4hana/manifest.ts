import type { ConnectorManifest, OAuthProviderManifest, SettingField } from '../connector.ts';
import { oauthFields } from '../oauth/manifest.ts';

/** Beyond the specification: what both forms ask for. */
export const s4Fields: readonly SettingField[] = [
  {
    name: 'servicePath',
    label: 'Service Path',
    kind: 'text',
    isRequired: false,
    placeholder: '/sap/opu/odata/sap/API_BUSINESS_PARTNER',
    help: 'One service alone, of OData V2 or V4. Empty: those of the catalog that are released for others.',
  },
  {
    name: 'trustedAuthority',
    label: 'Certificate Authority',
    kind: 'text',
    format: 'pem',
    isRequired: false,
    // Whoever's authority counts can pass for the server.
    isDestination: true,
    help: 'PEM of the authority that issued the server’s certificate. Empty where it is a public one.',
  },
];

export const s4hanaManifest: ConnectorManifest = {
  id: 's4hana',
  name: 'S/4HANA',
  kind: 'application',
  capabilities: ['tables', 'read'],
  fields: [
    {
      name: 'serverUrl',
      label: 'Server URL',
      kind: 'text',
      format: 'url',
      isRequired: true,
      isDestination: true,
      placeholder: 'https://my300000-api.s4hana.cloud.sap',
    },
    { name: 'client', label: 'Client', kind: 'text', isRequired: false, placeholder: '100' },
    {
      name: 'systemId',
      label: 'System ID',
      kind: 'text',
      isRequired: false,
      help: 'A label for people; the system is found by its URL.',
    },
    {
      name: 'authMethod',
      label: 'Authentication Method',
      kind: 'choice',
      isRequired: true,
      default: 'oauth',
      options: [{ value: 'oauth', label: 'OAuth 2.0' }],
      help: 'The credentials come from OAuth Setup, tab S/4HANA.',
    },
    {
      name: 'apiVersion',
      label: 'API Version',
      kind: 'choice',
      isRequired: false,
      default: 'v1',
      options: [
        { value: 'v1', label: 'v1' },
        { value: 'v2', label: 'v2' },
        { value: 'v3', label: 'v3' },
      ],
      help: 'A label; the OData version is found out from the system.',
    },
    {
      name: 'useSSL',
      label: 'Use SSL',
      kind: 'boolean',
      isRequired: false,
      default: true,
      isDestination: true,
    },
    ...s4Fields,
  ],
};

export const s4hanaProvider: OAuthProviderManifest = {
  id: 's4hana',
  name: 'S/4HANA',
  grant: 'authorization-code',
  tokenPath: { from: '/sap/bc/sec/oauth2/authorize', to: '/sap/bc/sec/oauth2/token' },
  revocationPath: '/sap/bc/sec/oauth2/revoke',
  callFields: ['servicePath'],
  fields: [
    ...oauthFields({
      authUrl: {
        placeholder: 'https://my300000.s4hana.cloud.sap/sap/bc/sec/oauth2/authorize?sap-client=100',
      },
    }),
    {
      name: 'servicePath',
      label: 'Service Path',
      kind: 'text',
      isRequired: false,
      placeholder: '/sap/opu/odata/sap/API_BUSINESS_PARTNER',
      help: 'Needed where the system does not let its service catalog be read.',
    },
  ],
};
