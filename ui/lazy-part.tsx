import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

/** A part of the page whose code comes later. */
export interface LazyPart<Props> extends FunctionComponent<Props> {
  /** Fetches the code before it is needed; a failure is met, and said, when the part is shown. */
  prefetch: () => void;
}

/**
 * Like `lazy`, but a part whose code is there is drawn at once, in the rendering that asks for it. React's own suspends
 * first in any case, and keeps what stood in its place for at least 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetchOnce = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        // The next one tries again.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const Later = lazy(async () => ({ default: await fetchOnce() }));
  const Part = (props: Props) => {
    // Chosen once: another component in its place would lose the state of what is below.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return createElement(Component, props);
  };
  return Object.assign(Part, { prefetch: () => void fetchOnce().catch(() => undefined) });
}
