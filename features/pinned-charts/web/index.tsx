import { lazyPart } from '#ui/lazy-part.tsx';

/** The charts that were pinned, for the dashboard. */
export const PinnedCharts = lazyPart(() =>
  import('./PinnedCharts.tsx').then((module) => module.PinnedCharts),
);

/** Pins the chart of a receipt, for where charts are made. */
export const PinButton = lazyPart(() => import('./PinButton.tsx').then((module) => module.PinButton));
