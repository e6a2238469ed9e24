import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { storageEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const storageApi = createApi<typeof storageEndpoints>();
export const useStorageRead = createReader<typeof storageEndpoints>(readShapes);
