import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { sourcesEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const sourcesApi = createApi<typeof sourcesEndpoints>();
export const useSourcesRead = createReader<typeof sourcesEndpoints>(readShapes);

/** What is computed from the sources. */
export const readsBesidesTheList = ['/api/dashboard', '/api/analytics', '/api/chat/sessions/'] as const;

/** Everything that is read again when a source changes. */
export const readsOfSources = ['/api/data-sources', ...readsBesidesTheList] as const;
