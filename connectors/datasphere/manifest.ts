import type { ConnectorManifest, OAuthProviderManifest } from '../connector.ts';
import { defaultScope, oauthFields } from '../oauth/manifest.ts';

const withOAuth = { field: 'authMethod', is: 'oauth' };
const withUserName = { field: 'authMethod', is: 'username' };
const withApiKey = { field: 'authMethod', is: 'apikey' };
const withCertificate = { field: 'authMethod', is: 'certificate' };

export const datasphereManifest: ConnectorManifest = {
  id: 'datasphere',
  name: 'DataSphere',
  kind: 'warehouse',
  capabilities: ['tables', 'read'],
  fields: [
    {
      name: 'serverUrl',
      label: 'Server URL',
      kind: 'text',
      format: 'url',
      isRequired: true,
      isDestination: true,
      placeholder: 'https://mytenant.eu10.hcs.cloud.sap',
      help: 'The address of the tenant. For a user name and password that of the database user (Space Management, Database Access).',
    },
    { name: 'database', label: 'Database', kind: 'text', isRequired: false },
    {
      name: 'schema',
      label: 'Schema',
      kind: 'text',
      isRequired: false,
      help: 'The space, or the Open SQL schema of a database user.',
    },
    {
      name: 'authMethod',
      label: 'Authentication Method',
      kind: 'choice',
      isRequired: true,
      default: 'oauth',
      options: [
        { value: 'oauth', label: 'OAuth 2.0' },
        { value: 'username', label: 'User name and password' },
        { value: 'apikey', label: 'API key' },
        { value: 'certificate', label: 'Certificate' },
      ],
      help: 'OAuth 2.0 with a client of the purpose Technical User reads what spaces expose; a user name reads by the database of a space. Saving another method removes the stored secrets of the one before.',
    },
    { name: 'clientId', label: 'Client ID', kind: 'text', isRequired: true, shownWhen: withOAuth },
    { name: 'clientSecret', label: 'Client Secret', kind: 'secret', isRequired: true, shownWhen: withOAuth },
    {
      name: 'authUrl',
      label: 'Authorization URL',
      kind: 'text',
      format: 'url',
      isRequired: false,
      isDestination: true,
      placeholder: 'https://mytenant.authentication.eu10.hana.ondemand.com/oauth/authorize',
      shownWhen: withOAuth,
    },
    {
      name: 'tokenUrl',
      label: 'Token URL',
      kind: 'text',
      format: 'url',
      isRequired: true,
      isDestination: true,
      placeholder: 'https://mytenant.authentication.eu10.hana.ondemand.com/oauth/token',
      shownWhen: withOAuth,
    },
    {
      name: 'redirectUrl',
      label: 'Redirect URL',
      kind: 'text',
      format: 'url',
      isRequired: false,
      shownWhen: withOAuth,
    },
    {
      name: 'scope',
      label: 'Scope',
      kind: 'text',
      isRequired: false,
      default: defaultScope,
      shownWhen: withOAuth,
    },
    {
      name: 'username',
      label: 'User name',
      kind: 'text',
      isRequired: true,
      placeholder: 'SPACE#USER',
      help: 'A database user of the space.',
      shownWhen: withUserName,
    },
    { name: 'password', label: 'Password', kind: 'secret', isRequired: true, shownWhen: withUserName },
    { name: 'apiKey', label: 'API Key', kind: 'secret', isRequired: true, shownWhen: withApiKey },
    {
      name: 'certificatePath',
      label: 'Certificate',
      kind: 'text',
      format: 'pem-or-file',
      isRequired: true,
      help: 'PEM text, or the name of a file in the server’s certificate directory.',
      shownWhen: withCertificate,
    },
    {
      name: 'keyPath',
      label: 'Private Key',
      kind: 'secret',
      format: 'pem-or-file',
      isRequired: true,
      help: 'PEM text, or the name of a file in the server’s certificate directory.',
      shownWhen: withCertificate,
    },
  ],
};

export const datasphereProvider: OAuthProviderManifest = {
  id: 'datasphere',
  name: 'DataSphere',
  grant: 'authorization-code',
  tokenPath: { from: '/oauth/authorize', to: '/oauth/token' },
  fields: [
    ...oauthFields({
      authUrl: { placeholder: 'https://mytenant.authentication.eu10.hana.ondemand.com/oauth/authorize' },
    }),
    {
      name: 'systemUrl',
      label: 'System URL',
      kind: 'text',
      format: 'url',
      isRequired: false,
      isDestination: true,
      placeholder: 'https://mytenant.eu10.hcs.cloud.sap',
      help: 'Where the tenant has another name than that of the Authorization URL. Tokens are sent nowhere else.',
    },
  ],
};
