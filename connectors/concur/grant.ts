import type { ProviderGrant } from '../oauth/grant.ts';

/** Takes id and secret among the parameters. */
export const concurGrant: ProviderGrant = { secretIn: 'body' };
