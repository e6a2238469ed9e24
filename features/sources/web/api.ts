import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { sourcesEndpoints } from '../contract.ts';

export const sourcesApi = createApi<typeof sourcesEndpoints>();
export const useSourcesRead = createReader<typeof sourcesEndpoints>();

/** Everything that is computed from the sources, read again when they change. */
export const readsOfSources = [
  '/api/data-sources',
  '/api/dashboard',
  '/api/analytics',
  '/api/chat/sessions/',
] as const;
