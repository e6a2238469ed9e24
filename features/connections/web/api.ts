import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { connectionsEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const connectionsApi = createApi<typeof connectionsEndpoints>();
export const useConnectionsRead = createReader<typeof connectionsEndpoints>(readShapes);
