import type { OAuthProviderManifest } from '../connector.ts';
import { oauthFields } from '../oauth/manifest.ts';

/** Hands out tokens for a signed SAML assertion: no person signs in, and there is no client secret. */
export const successFactorsProvider: OAuthProviderManifest = {
  id: 'successfactors',
  name: 'SuccessFactors',
  grant: 'saml-bearer',
  tokenPath: { from: '/oauth/authorize', to: '/oauth/token' },
  callFields: ['companyId', 'userId'],
  fields: [
    ...oauthFields({
      authUrl: {
        default: 'https://api4.successfactors.com',
        help: 'SuccessFactors has no sign-in page for this. Enter the API server of your data centre; tokens are fetched there.',
      },
      clientSecret: { help: 'Not used by SuccessFactors: the signing key takes its place.' },
    }),
    { name: 'companyId', label: 'Company ID', kind: 'text', isRequired: true },
    {
      name: 'userId',
      label: 'API User',
      kind: 'text',
      isRequired: true,
      help: 'The user whose permissions apply to what is read.',
    },
    {
      name: 'signingKey',
      label: 'Signing Key',
      kind: 'secret',
      format: 'pem-or-file',
      isRequired: true,
      help: 'The private key of the certificate registered for the client: PEM text, or the name of a file in the server’s certificate directory.',
    },
  ],
};
