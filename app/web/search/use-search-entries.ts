import { useSessionEntries } from '#features/chat/web/index.tsx';
import { useModelEntries } from '#features/models/web/index.tsx';
import { useSourceEntries } from '#features/sources/web/index.tsx';
import { accountScreens } from '../account-screens.ts';
import { wizardPath } from '../place.ts';
import type { SearchEntry } from './rank-entries.ts';

const pages: SearchEntry[] = accountScreens
  .filter((screen) => !screen.path.includes(':') && screen.path !== wizardPath)
  .map((screen) => ({ kind: 'page', label: screen.title, href: screen.path }));

/** Everything the palette can find. What is not yet known of it is read once it is wanted. */
export function useSearchEntries(isWanted: boolean): SearchEntry[] {
  return [
    ...pages,
    ...useSourceEntries(isWanted),
    ...useModelEntries(isWanted),
    ...useSessionEntries(isWanted),
  ];
}
