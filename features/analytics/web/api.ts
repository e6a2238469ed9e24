import { orEmpty } from '#ui/answer-shape.ts';
import { createApi } from '#ui/api.ts';
import { createReader } from '#ui/query.ts';
import type { analyticsEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const analyticsApi = createApi<typeof analyticsEndpoints>();
export const useAnalyticsRead = createReader<typeof analyticsEndpoints>({
  ...readShapes,
  // Where there is nothing yet, samples stand in its place.
  'GET /api/analytics/metrics': orEmpty(readShapes['GET /api/analytics/metrics']),
  'GET /api/analytics/chart': orEmpty(readShapes['GET /api/analytics/chart']),
});
