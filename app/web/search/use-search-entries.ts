import { useSessionEntries } from '#features/chat/web/index.tsx';
import { useSourceEntries } from '#features/sources/web/index.tsx';
import { screens } from '../screens.ts';
import type { SearchEntry } from './rank-entries.ts';

const pages: SearchEntry[] = screens
  .filter(
    (screen) => screen.access === 'account' && !screen.path.includes(':') && screen.path !== '/onboarding',
  )
  .map((screen) => ({ kind: 'page', label: screen.title, href: screen.path }));

/** Everything the palette can find. Sources and conversations are read when it first opens. */
export function useSearchEntries(): SearchEntry[] {
  return [...pages, ...useSourceEntries(), ...useSessionEntries()];
}
