import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { oauthEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const oauthApi = createApi<typeof oauthEndpoints>();
export const useOAuthRead = createReader<typeof oauthEndpoints>(readShapes);

/** Everything that changes with a configuration or a token. */
export const readsOfOAuth = [
  '/api/oauth/configurations',
  '/api/oauth/status',
  '/api/oauth/activity',
] as const;
