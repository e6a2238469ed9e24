import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { oauthEndpoints } from '../contract.ts';

export const oauthApi = createApi<typeof oauthEndpoints>();
export const useOAuthRead = createReader<typeof oauthEndpoints>({
  'GET /api/oauth/status': [],
  'GET /api/oauth/configurations': 'list',
});

/** Everything that changes with a configuration or a token. */
export const readsOfOAuth = ['/api/oauth/configurations', '/api/oauth/status'] as const;
