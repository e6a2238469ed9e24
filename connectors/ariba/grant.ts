import type { ProviderGrant } from '../oauth/grant.ts';

/** Two-legged: a new token is asked for in place of a refresh, which saves nothing. */
export const aribaGrant: ProviderGrant = {
  secretIn: 'header',
  ownGrant: (_, { scope }) => ({ grant: 'client_credentials', parameters: scope }),
};
