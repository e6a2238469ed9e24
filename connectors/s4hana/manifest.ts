import type { ConnectorManifest, OAuthProviderManifest } from '../connector.ts';
import { oauthFields } from '../oauth/manifest.ts';
import { s4Client, s4Fields } from './form-fields.ts';

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
    s4Client,
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
    {
      name: 'systemUrl',
      label: 'System URL',
      kind: 'text',
      format: 'url',
      isRequired: false,
      isDestination: true,
      placeholder: 'https://gateway.mycompany.com',
      help: 'Where services are called at another host than that of the Authorization URL. Tokens are sent nowhere else.',
    },
  ],
};
