import type { ProviderGrant } from '../oauth/grant.ts';
import { signAssertion } from './saml-assertion.ts';

/** A bearer assertion (RFC 7522) takes the place of the client's secret. */
export const successFactorsGrant: ProviderGrant = {
  secretIn: 'nowhere',
  ownGrant: ({ clientId, companyId, userId, signingKey }, { tokenUrl, now, scope }) => ({
    grant: 'urn:ietf:params:oauth:grant-type:saml2-bearer',
    parameters: {
      ...scope,
      company_id: String(companyId),
      // A token of its own, which nobody else's call renews or ends.
      new_token: 'true',
      assertion: signAssertion({
        issuer: String(clientId),
        subject: String(userId),
        recipient: tokenUrl.href,
        signingKey: String(signingKey),
        now,
      }).toString('base64'),
    },
  }),
};
