import { describe, expect, it } from 'vitest';
import { screenPaths } from '../screen-paths.ts';
import { accountScreens } from './account-screens.ts';
import { decideAccountPlace, decidePublicPlace, matchesPath } from './place.ts';
import { publicScreens } from './public-screens.ts';

const publicPaths = publicScreens.map(({ path }) => path);
const signedOut = (path: string) => decidePublicPlace(publicScreens, screenPaths, path);
const signedIn = (path: string, onboarding: 'loading' | 'open' | 'completed' = 'completed') =>
  decideAccountPlace(accountScreens, { path, onboarding, publicPaths });

describe('the list of paths for the server', () => {
  it('holds every screen and nothing else', () => {
    const paths = new Set([...publicScreens, ...accountScreens].map(({ path }) => path));
    expect([...screenPaths].sort()).toEqual([...paths].sort());
  });
});

describe('signed out', () => {
  it('sees the landing and the sign-in page', () => {
    expect(signedOut('/')).toMatchObject({ kind: 'screen', screen: { path: '/' } });
    expect(signedOut('/login')).toMatchObject({ kind: 'screen', screen: { path: '/login' } });
  });

  it.each(['/data-sources', '/ai-agent', '/profile', '/onboarding', '/receipts/abc'])(
    'is sent from %s to sign in',
    (path) => {
      expect(signedOut(path)).toEqual({ kind: 'unauthorized' });
    },
  );

  it('gets the 404 page where there is nothing', () => {
    expect(signedOut('/nowhere')).toEqual({ kind: 'unknown' });
  });
});

describe('signed in, onboarding not completed', () => {
  it.each(['/data-warehouse-connectors', '/business-app-connectors', '/oauth-setup'])(
    'may open %s',
    (path) => {
      expect(signedIn(path, 'open')).toMatchObject({ kind: 'screen', frame: 'setup', screen: { path } });
    },
  );

  it.each(['/', '/data-sources', '/ai-agent', '/receipts/abc', '/nowhere', '/onboarding'])(
    'finds the wizard at %s',
    (path) => {
      expect(signedIn(path, 'open')).toMatchObject({
        kind: 'screen',
        frame: 'setup',
        screen: { path: '/onboarding' },
      });
    },
  );

  it('waits while it is not known', () => {
    expect(signedIn('/', 'loading')).toEqual({ kind: 'waiting' });
  });
});

describe('signed in, onboarding completed', () => {
  it('may open every page of the product but the wizard', () => {
    for (const { path } of accountScreens.filter((screen) => screen.path !== '/onboarding')) {
      expect(signedIn(path.replace(':id', 'abc'))).toMatchObject({
        kind: 'screen',
        frame: 'full',
        screen: { path },
      });
    }
  });

  it('is moved to the start from the wizard and from the sign-in page', () => {
    expect(signedIn('/onboarding')).toEqual({ kind: 'moved', to: '/' });
    expect(signedIn('/login')).toEqual({ kind: 'moved', to: '/' });
  });

  it('gets the 404 page where there is nothing', () => {
    expect(signedIn('/nowhere')).toEqual({ kind: 'unknown' });
    expect(signedIn('/receipts')).toEqual({ kind: 'unknown' });
  });
});

describe('paths', () => {
  it.each([
    ['/', '/', true],
    ['/receipts/:id', '/receipts/a', true],
    ['/receipts/:id', '/receipts/', false],
    ['/receipts/:id', '/receipts/a/b', false],
    ['/profile', '/profile/', true],
    ['/profile', '/profiles', false],
  ])('%s takes %s: %s', (pattern, path, isMatch) => {
    expect(matchesPath(pattern, path)).toBe(isMatch);
  });
});
