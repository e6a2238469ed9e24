import type { OAuthProviderManifest } from '../connector.ts';
import { oauthFields } from '../oauth/manifest.ts';

/** Salesforce Marketing Cloud, server to server. */
export const marketingCloudProvider: OAuthProviderManifest = {
  id: 'marketingcloud',
  name: 'Marketing Cloud',
  grant: 'client-credentials',
  tokenPath: { from: '/v2/authorize', to: '/v2/token' },
  callFields: ['accountId'],
  fields: [
    ...oauthFields({
      authUrl: {
        default: 'https://auth.marketingcloudapis.com',
        help: 'A server-to-server integration has no sign-in page. Put your tenant’s subdomain in front (mc123.auth…); tokens are fetched there.',
      },
    }),
    {
      name: 'accountId',
      label: 'Business Unit (MID)',
      kind: 'text',
      isRequired: false,
      help: 'Left empty, the business unit of the integration itself.',
    },
  ],
};
