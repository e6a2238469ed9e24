import type { OAuthProviderManifest } from '../connector.ts';
import { oauthFields } from '../oauth/manifest.ts';

export const concurProvider: OAuthProviderManifest = {
  id: 'concur',
  name: 'Concur',
  grant: 'authorization-code',
  tokenPath: { from: '/oauth2/v0/authorize', to: '/oauth2/v0/token' },
  callFields: ['geolocation'],
  fields: [
    ...oauthFields({ authUrl: { placeholder: 'https://us.api.concursolutions.com/oauth2/v0/authorize' } }),
    {
      name: 'geolocation',
      label: 'Geolocation',
      kind: 'text',
      format: 'url',
      isRequired: false,
      isDestination: true,
      placeholder: 'https://us.api.concursolutions.com',
      help: 'Where Concur keeps your company’s data. Concur itself tells it with the first token.',
    },
  ],
};
