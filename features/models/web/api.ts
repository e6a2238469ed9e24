import type { sourcesEndpoints } from '#features/sources/contract.ts';
import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { modelsEndpoints } from '../contract.ts';

export const modelsApi = createApi<typeof modelsEndpoints>();
export const useModelsRead = createReader<typeof modelsEndpoints>({ 'GET /api/ml/models': 'list' });
/** What a model can learn from. */
export const useSourcesRead = createReader<typeof sourcesEndpoints>({ 'GET /api/data-sources': 'list' });

/** Everything that is read again when a model changes. */
export const readsOfModels = ['/api/ml/models', '/api/dashboard', '/api/analytics'] as const;
