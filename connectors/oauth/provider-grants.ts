import { aribaGrant } from '../ariba/grant.ts';
import { concurGrant } from '../concur/grant.ts';
import { datasphereGrant } from '../datasphere/grant.ts';
import type { OAuthProvider } from '../manifests.ts';
import { marketingCloudGrant } from '../marketingcloud/grant.ts';
import { s4hanaGrant } from '../s4hana/grant.ts';
import { successFactorsGrant } from '../successfactors/grant.ts';
import type { ProviderGrant } from './grant.ts';

/** How each provider wants to be asked for a token. */
export const providerGrants: Record<OAuthProvider, ProviderGrant> = {
  datasphere: datasphereGrant,
  s4hana: s4hanaGrant,
  successfactors: successFactorsGrant,
  ariba: aribaGrant,
  concur: concurGrant,
  marketingcloud: marketingCloudGrant,
};
