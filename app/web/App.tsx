import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser, wasSignedIn } from '#features/identity/web/index.tsx';
import { PageSpinner } from '#ui/Spinner.tsx';
import { screenPaths } from '../screen-paths.ts';
import { PublicApp } from './PublicApp.tsx';
import { decidePublicPlace } from './place.ts';
import { publicScreens } from './public-screens.ts';
import { SessionFailure } from './SessionFailure.tsx';

const loadAccountApp = () => import('./AccountApp.tsx');
const AccountApp = lazy(() => loadAccountApp().then((module) => ({ default: module.AccountApp })));

const isExpected = wasSignedIn();
if (isExpected) {
  // Its code comes while the server says who this is; if it cannot come, the rendering below says so.
  loadAccountApp().catch(() => undefined);
}

/** Finds out who is there, and gives the page to one of two applications: the visitor's and the product itself. */
export function App() {
  const [path] = useLocation();
  const user = useCurrentUser();
  if (user.isError) return <SessionFailure error={user.error} onRetry={() => void user.refetch()} />;
  const publicPlace = decidePublicPlace(publicScreens, screenPaths, path);
  if (user.isPending) {
    // A visitor need not wait for the server to see the landing page; whoever was signed in here is not shown it.
    return publicPlace.kind === 'screen' && !isExpected ? <PublicApp place={publicPlace} /> : <PageSpinner />;
  }
  if (!user.data) return <PublicApp place={publicPlace} />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <AccountApp />
    </Suspense>
  );
}
