import type { ProviderGrant } from '../oauth/grant.ts';

/** Server to server. Its token endpoint takes JSON, and answers with the addresses that calls go to. */
export const marketingCloudGrant: ProviderGrant = {
  secretIn: 'body',
  encoding: 'json',
  ownGrant: ({ accountId }, { scope }) => ({
    grant: 'client_credentials',
    parameters: { ...scope, ...(typeof accountId === 'string' ? { account_id: accountId } : {}) },
  }),
};
