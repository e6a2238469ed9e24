export type { ContinueDays } from './forecast-days.ts';
export { type AnalyticsParts, analyticsHandlers } from './routes.ts';
export { createSeriesStore } from './series-store.ts';
