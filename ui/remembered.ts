import { createStore, type Store } from './store.ts';

const prefix = 'plumbline.';

/** Reads a remembered text; null when there is none or the browser blocks storage. */
export function readRemembered(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Remembers a text in this browser, or forgets it when null. Without storage it simply is not remembered. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // Private windows may refuse; the choice then lasts until the page is closed.
  }
}

/** A store over a fixed set of texts whose value outlives the page. */
export function createRememberedStore<Value extends string>(
  name: string,
  allowed: readonly Value[],
  initial: Value,
): Store<Value> {
  const stored = readRemembered(name);
  const store = createStore(allowed.find((value) => value === stored) ?? initial);
  store.subscribe(() => remember(name, store.read()));
  return store;
}
