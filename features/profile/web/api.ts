import type { identityEndpoints } from '#features/identity/contract.ts';
import { createApi } from '#ui/api.ts';
import type { profileEndpoints } from '../contract.ts';

export const profileApi = createApi<typeof profileEndpoints>();
export const accountApi = createApi<typeof identityEndpoints>();
