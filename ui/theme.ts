import { useSyncExternalStore } from 'react';
import { createRememberedStore } from './remembered.ts';
import { useStore } from './store.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The person's choice; `ui/public/assets/theme-1.js` reads the same entry before the first paint. */
export const themeStore = createRememberedStore<Theme>('theme', themes, 'system');

themeStore.subscribe(() => {
  const theme = themeStore.read();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
});

const darkQuery = '(prefers-color-scheme: dark)';

function subscribeToSystem(listener: () => void): () => void {
  const query = window.matchMedia?.(darkQuery);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** `light` or `dark` as it is drawn now, the choice or else the system's. */
export function useDrawnTheme(): 'light' | 'dark' {
  const theme = useStore(themeStore);
  const isSystemDark = useSyncExternalStore(
    subscribeToSystem,
    () => window.matchMedia?.(darkQuery).matches ?? false,
  );
  if (theme !== 'system') return theme;
  return isSystemDark ? 'dark' : 'light';
}
