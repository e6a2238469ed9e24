import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { accessEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const accessApi = createApi<typeof accessEndpoints>();
export const useAccessRead = createReader<typeof accessEndpoints>(readShapes);
