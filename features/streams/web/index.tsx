import { lazyPart } from '#ui/lazy-part.tsx';

/** The streams as a panel; `dataSourceId` is the source that a new one is meant for. */
export const StreamingManager = lazyPart(() =>
  import('./StreamingManager.tsx').then((module) => module.StreamingManager),
);
