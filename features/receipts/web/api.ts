import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { receiptsEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const receiptsApi = createApi<typeof receiptsEndpoints>();
export const useReceiptsRead = createReader<typeof receiptsEndpoints>(readShapes);
