import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { securityEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const securityApi = createApi<typeof securityEndpoints>();
export const useSecurityRead = createReader<typeof securityEndpoints>(readShapes);
