import { createReader } from '#ui/query.ts';
import type { dashboardEndpoints } from '../contract.ts';

export const useDashboardRead = createReader<typeof dashboardEndpoints>();
