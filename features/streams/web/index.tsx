import { lazy } from 'react';

/** The streams as a panel; `dataSourceId` is the source that a new one is meant for. */
export const StreamingManager = lazy(() =>
  import('./StreamingManager.tsx').then((module) => ({ default: module.StreamingManager })),
);
