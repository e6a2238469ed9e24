export { type AnalyticsParts, analyticsHandlers } from './routes.ts';
export { createSeriesStore } from './series-store.ts';
