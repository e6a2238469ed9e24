import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { connectionsEndpoints } from '../contract.ts';

export const connectionsApi = createApi<typeof connectionsEndpoints>();
export const useConnectionsRead = createReader<typeof connectionsEndpoints>({
  'GET /api/data-warehouse/connections': 'list',
  'GET /api/business-apps/connections': 'list',
});
