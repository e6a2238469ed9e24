import type { Screen } from '#ui/screen.ts';

export interface Situation {
  path: string;
  session: 'loading' | 'signedOut' | 'signedIn';
  onboarding: 'loading' | 'open' | 'completed';
  /** Somebody was signed in here before: while loading, they are not shown the landing page. */
  wasSignedIn: boolean;
}

/** What a path shows, given who is there. */
export type Place =
  | { kind: 'waiting' }
  | { kind: 'screen'; screen: Screen; frame: 'none' | 'setup' | 'full' }
  /** Signed out on a page that needs an account. */
  | { kind: 'unauthorized' }
  | { kind: 'moved'; to: string }
  | { kind: 'unknown' };

export const wizardPath = '/onboarding';
const loginPath = '/login';

/** The route table of spec §2 as one decision. */
export function decidePlace(screens: readonly Screen[], situation: Situation): Place {
  const { path, session, onboarding } = situation;
  const publicScreen = find(screens, path, 'public');
  const accountScreen = find(screens, path, 'account');
  if (session === 'signedIn') {
    if (path === loginPath) return { kind: 'moved', to: '/' };
    if (onboarding === 'loading') return { kind: 'waiting' };
    return onboarding === 'open' ? confined(screens, accountScreen) : openPlace(path, accountScreen);
  }
  if (session === 'loading') {
    const canShow = publicScreen !== undefined && !(situation.wasSignedIn && accountScreen !== undefined);
    return canShow ? { kind: 'screen', screen: publicScreen, frame: 'none' } : { kind: 'waiting' };
  }
  if (publicScreen) return { kind: 'screen', screen: publicScreen, frame: 'none' };
  return accountScreen ? { kind: 'unauthorized' } : { kind: 'unknown' };
}

function openPlace(path: string, screen: Screen | undefined): Place {
  if (path === wizardPath) return { kind: 'moved', to: '/' };
  return screen ? { kind: 'screen', screen, frame: 'full' } : { kind: 'unknown' };
}

/** Until the onboarding is completed: the connector pages, and the wizard for everything else. */
function confined(screens: readonly Screen[], screen: Screen | undefined): Place {
  const shown = screen?.isOpenDuringOnboarding ? screen : find(screens, wizardPath, 'account');
  return shown ? { kind: 'screen', screen: shown, frame: 'setup' } : { kind: 'unknown' };
}

function find(screens: readonly Screen[], path: string, access: Screen['access']): Screen | undefined {
  return screens.find((screen) => screen.access === access && matchesPath(screen.path, path));
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
