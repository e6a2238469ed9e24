import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { modelsEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const modelsApi = createApi<typeof modelsEndpoints>();
export const useModelsRead = createReader<typeof modelsEndpoints>(readShapes);

/** Everything that is read again when a model changes. */
export const readsOfModels = ['/api/ml/models', '/api/dashboard', '/api/analytics'] as const;
