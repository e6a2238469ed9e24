import { orEmpty } from '#ui/answer-shape.ts';
import { createReader } from '#ui/query.ts';
import type { dashboardEndpoints } from '../contract.ts';
import { readShapes } from './read-shapes.generated.ts';

export const useDashboardRead = createReader<typeof dashboardEndpoints>({
  // Where there is nothing yet, samples stand in its place.
  'GET /api/dashboard/stats': orEmpty(readShapes['GET /api/dashboard/stats']),
});
