import type { Screen } from '#ui/screen.ts';

/** What a path shows to somebody who is not signed in. */
export type PublicPlace =
  | { kind: 'screen'; screen: Screen }
  /** A page that needs an account. */
  | { kind: 'unauthorized' }
  | { kind: 'unknown' };

/** What a path shows to somebody who is signed in. */
export type AccountPlace =
  | { kind: 'waiting' }
  | { kind: 'screen'; screen: Screen; frame: 'setup' | 'full' }
  | { kind: 'moved'; to: string }
  | { kind: 'unknown' };

export const wizardPath = '/onboarding';

/** Signed out: the public pages. The paths of all pages tell those that need an account from those that do not exist. */
export function decidePublicPlace(
  publicScreens: readonly Screen[],
  allPaths: readonly string[],
  path: string,
): PublicPlace {
  const screen = find(publicScreens, path);
  if (screen) return { kind: 'screen', screen };
  return { kind: allPaths.some((known) => matchesPath(known, path)) ? 'unauthorized' : 'unknown' };
}

export interface AccountSituation {
  path: string;
  onboarding: 'loading' | 'open' | 'completed';
  publicPaths: readonly string[];
}

/** Signed in: the route table of spec §2 as one decision. */
export function decideAccountPlace(screens: readonly Screen[], situation: AccountSituation): AccountPlace {
  const { path, onboarding, publicPaths } = situation;
  const screen = find(screens, path);
  if (onboarding === 'loading') return { kind: 'waiting' };
  // The sign-in page is for those who are not signed in.
  if (!screen && publicPaths.some((known) => matchesPath(known, path))) return { kind: 'moved', to: '/' };
  if (onboarding === 'open') return confined(screens, screen);
  if (path === wizardPath) return { kind: 'moved', to: '/' };
  return screen ? { kind: 'screen', screen, frame: 'full' } : { kind: 'unknown' };
}

/** Until the onboarding is completed: the connector pages, and the wizard for everything else. */
function confined(screens: readonly Screen[], screen: Screen | undefined): AccountPlace {
  const shown = screen?.isOpenDuringOnboarding ? screen : find(screens, wizardPath);
  return shown ? { kind: 'screen', screen: shown, frame: 'setup' } : { kind: 'unknown' };
}

function find(screens: readonly Screen[], path: string): Screen | undefined {
  return screens.find((screen) => matchesPath(screen.path, path));
}

/** Whether a path is one of the pattern's: `:name` stands for one part. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const parts = path.replace(/(.)\/$/, '$1').split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}
