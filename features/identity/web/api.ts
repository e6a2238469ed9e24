import { createApi } from '#ui/api.ts';
import type { identityEndpoints } from '../contract.ts';

export const identityApi = createApi<typeof identityEndpoints>();
