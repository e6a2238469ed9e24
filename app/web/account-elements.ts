import { accountScreens } from './account-screens.ts';
import { createScreenElements } from './screen-elements.ts';

export const accountElements = createScreenElements(accountScreens);

/** Fetches the code of the page at this path, where there is one. */
export function prefetchPage(path: string): void {
  for (const [screen, { prefetch }] of accountElements) if (screen.path === path) prefetch();
}
