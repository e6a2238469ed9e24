import { createReader } from '#ui/query.ts';
import type { analyticsEndpoints } from '../contract.ts';

export const useAnalyticsRead = createReader<typeof analyticsEndpoints>({
  'GET /api/analytics/chart/{type}/{days}': 'list',
});
