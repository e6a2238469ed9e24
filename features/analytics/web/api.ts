import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { analyticsEndpoints } from '../contract.ts';

export const analyticsApi = createApi<typeof analyticsEndpoints>();
export const useAnalyticsRead = createReader<typeof analyticsEndpoints>({
  'GET /api/analytics/chart/{type}/{days}': 'list',
  'GET /api/analytics/columns': ['inUse', 'isChosen', 'tables'],
});
