import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { sourcesEndpoints } from '../contract.ts';

export const sourcesApi = createApi<typeof sourcesEndpoints>();
export const useSourcesRead = createReader<typeof sourcesEndpoints>({
  'GET /api/data-sources': 'list',
  'GET /api/data-sources/removed': 'list',
  'GET /api/data-sources/{id}/tables/{table}/versions': 'list',
  'GET /api/data-sources/{id}/tables/{table}/versions/compare': [
    'key',
    'columnChanges',
    'schemaChanges',
    'samples',
  ],
  'GET /api/data-sources/{id}/meaning': ['tables', 'relations', 'elsewhere'],
  'GET /api/data-sources/{id}/report': ['tables', 'canFix'],
  'GET /api/data-sources/{id}': ['id', 'name', 'type', 'recordCount', 'tables'],
});

/** What is computed from the sources. */
export const readsBesidesTheList = ['/api/dashboard', '/api/analytics', '/api/chat/sessions/'] as const;

/** Everything that is read again when a source changes. */
export const readsOfSources = ['/api/data-sources', ...readsBesidesTheList] as const;
