export { createPinStore } from './pin-store.ts';
export { type PinnedChartsParts, pinnedChartsHandlers } from './routes.ts';
