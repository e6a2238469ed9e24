import { useSyncExternalStore } from 'react';

/** One value outside React that components can follow: for what the address bar and the query cache do not hold. */
export interface Store<Value> {
  read: () => Value;
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Holds a value and tells its followers when another one is written. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value, or what is picked of it, and a new rendering whenever that changes. */
export function useStore<Value>(store: Store<Value>): Value;
export function useStore<Value, Part>(store: Store<Value>, pick: (value: Value) => Part): Part;
export function useStore<Value>(store: Store<Value>, pick?: (value: Value) => unknown): unknown {
  return useSyncExternalStore(store.subscribe, () => (pick ? pick(store.read()) : store.read()));
}
