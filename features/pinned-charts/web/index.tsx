import { lazy } from 'react';

/** The charts that were pinned, for the dashboard. */
export const PinnedCharts = lazy(() =>
  import('./PinnedCharts.tsx').then((module) => ({ default: module.PinnedCharts })),
);

/** Pins the chart of a receipt, for where charts are made. */
export const PinButton = lazy(() =>
  import('./PinButton.tsx').then((module) => ({ default: module.PinButton })),
);
