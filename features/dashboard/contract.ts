import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';

/** Change against the 30 days before, as a fraction; null where there is no earlier period. */
const change = z.number().nullable();

export const dashboardStatsSchema = z.object({
  dataSources: z.number(),
  mlModels: z.number(),
  /** Of these, those that nobody has trained yet; absent where there are none. */
  draftModels: z.number().optional(),
  voiceInteractions: z.number(),
  /** Text such as `847GB`. */
  dataProcessed: z.string(),
  changes: z.object({
    dataSources: change,
    mlModels: change,
    voiceInteractions: change,
    dataProcessed: change,
  }),
});
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

export const dashboardEndpoints = {
  stats: endpoint({
    method: 'GET',
    path: '/api/dashboard/stats',
    access: 'account',
    summary: 'The figures of the stat cards',
    response: dashboardStatsSchema,
  }),
};
