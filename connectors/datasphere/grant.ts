import type { ProviderGrant } from '../oauth/grant.ts';

/** XSUAA: codes and refresh tokens of interactive clients. */
export const datasphereGrant: ProviderGrant = { secretIn: 'header' };
