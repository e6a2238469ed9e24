import { createReader } from '#ui/query.ts';
import type { modelsEndpoints } from '../contract.ts';

export const useModelsRead = createReader<typeof modelsEndpoints>();
