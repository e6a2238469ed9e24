import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { workspaceEndpoints } from '../contract.ts';

export const workspaceApi = createApi<typeof workspaceEndpoints>();
export const useWorkspaceRead = createReader<typeof workspaceEndpoints>({
  'GET /api/workspace/settings': ['timeZone', 'fiscalYear', 'currency', 'revision'],
});
