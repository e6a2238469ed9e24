import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { pinnedChartsEndpoints } from '../contract.ts';

export const pinnedChartsApi = createApi<typeof pinnedChartsEndpoints>();
export const usePinnedChartsRead = createReader<typeof pinnedChartsEndpoints>({
  'GET /api/pinned-charts': 'list',
  'GET /api/pinned-charts/{id}/result': ['columns', 'rows', 'sources', 'asOf', 'changes'],
});

export const pinnedChartsPath: (typeof pinnedChartsEndpoints.list)['path'] = '/api/pinned-charts';
