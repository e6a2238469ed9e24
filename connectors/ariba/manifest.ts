import type { OAuthProviderManifest } from '../connector.ts';
import { oauthFields } from '../oauth/manifest.ts';

export const aribaProvider: OAuthProviderManifest = {
  id: 'ariba',
  name: 'Ariba',
  grant: 'client-credentials',
  tokenPath: { from: '/v2/oauth/authorize', to: '/v2/oauth/token' },
  callFields: ['apiKey', 'realm'],
  fields: [
    ...oauthFields({
      authUrl: {
        default: 'https://api.ariba.com',
        help: 'Ariba has no sign-in page. Enter the API server of your data centre (api-eu.ariba.com in Europe); tokens are fetched there.',
      },
    }),
    {
      name: 'apiKey',
      label: 'Application Key',
      kind: 'secret',
      isRequired: true,
      help: 'Of the same application as the client ID; another one is refused.',
    },
    { name: 'realm', label: 'Realm', kind: 'text', isRequired: true, placeholder: 'mycompany-T' },
  ],
};
