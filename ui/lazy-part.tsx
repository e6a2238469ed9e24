import {
  type ComponentType,
  createContext,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react';

/** A part of the page whose code comes later. */
export interface LazyPart<Props> extends FunctionComponent<Props> {
  /** Fetches the code before it is needed; a failure is met, and said, when the part is shown. */
  prefetch: () => void;
}

/** What is shown in place of a part until its code is there; undefined where a `Suspense` above it says so. */
const StandIn = createContext<ReactNode | undefined>(undefined);

/**
 * Shows the fallback in place of the lazy part in it, and the part as soon as its code is there. React's `Suspense` keeps a
 * fallback for at least 300 ms, and what is in it for 300 ms more when that has a fallback too: fine for panels that would
 * flicker in one after the other, but not for a page, which nobody sees before it. What else waits in here suspends as usual.
 */
export function WaitingPlace({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <StandIn.Provider value={fallback}>{children}</StandIn.Provider>
    </Suspense>
  );
}

/**
 * Like `lazy`, but a part whose code is there is drawn at once, in the rendering that asks for it. React's own suspends
 * first in any case. Stands in a `WaitingPlace` or a `Suspense`.
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
  const prefetch = () => void fetchOnce().catch(() => undefined);
  const Suspended = lazy(async () => ({ default: await fetchOnce() }));
  const Awaited = (props: Props) => {
    const standIn = useContext(StandIn);
    const [arrived, setArrived] = useState<{ component: ComponentType<Props> } | { error: unknown } | null>(
      () => {
        prefetch();
        return null;
      },
    );
    useEffect(() => {
      fetchOnce().then(
        (component) => setArrived({ component }),
        (error: unknown) => setArrived({ error }),
      );
    }, []);
    if (arrived === null) return standIn;
    if ('error' in arrived) throw arrived.error;
    return <WithoutStandIn>{createElement(arrived.component, props)}</WithoutStandIn>;
  };
  const Part = (props: Props) => {
    const isAwaited = useContext(StandIn) !== undefined;
    // Chosen once: another component in its place would lose the state of what is below.
    const [chosen] = useState(() => {
      if (loaded) return { component: loaded, isThere: true };
      return { component: isAwaited ? Awaited : Suspended, isThere: false };
    });
    const part = createElement<Props>(chosen.component, props);
    return chosen.isThere ? <WithoutStandIn>{part}</WithoutStandIn> : part;
  };
  return Object.assign(Part, { prefetch });
}

/** The stand-in of a part is not that of the parts inside it. */
function WithoutStandIn({ children }: { children: ReactNode }) {
  return <StandIn.Provider value={undefined}>{children}</StandIn.Provider>;
}
