export { dashboardHandlers } from './routes.ts';
export { createStatsStore } from './stats-store.ts';
