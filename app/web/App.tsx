import { useLocation } from 'wouter';
import { readSession, sessionStore, wasSignedIn } from '#features/identity/web/session.ts';
import { lazyPart, WaitingPlace } from '#ui/lazy-part.tsx';
import { PageSpinner } from '#ui/Spinner.tsx';
import { useStore } from '#ui/store.ts';
import { screenPaths } from '../screen-paths.ts';
import { PublicApp } from './PublicApp.tsx';
import { decidePublicPlace } from './place.ts';
import { publicScreens } from './public-screens.ts';
import { SessionFailure } from './SessionFailure.tsx';

const AccountRoot = lazyPart(() => import('./AccountRoot.tsx').then((module) => module.AccountRoot));

const isExpected = wasSignedIn();
// Its code comes while the server says who this is.
if (isExpected) AccountRoot.prefetch();

/** Finds out who is there, and gives the page to one of two applications: the visitor's and the product itself. */
export function App() {
  const [path] = useLocation();
  const session = useStore(sessionStore);
  if (session.state === 'failed') {
    return <SessionFailure error={session.error} onRetry={() => void readSession()} />;
  }
  const publicPlace = decidePublicPlace(publicScreens, screenPaths, path);
  if (session.state === 'unknown') {
    // A visitor need not wait for the server to see the landing page; whoever was signed in here is not shown it.
    return publicPlace.kind === 'screen' && !isExpected ? <PublicApp place={publicPlace} /> : <PageSpinner />;
  }
  if (!session.user) return <PublicApp place={publicPlace} />;
  return (
    <WaitingPlace fallback={<PageSpinner />}>
      <AccountRoot key={session.user.id} user={session.user} />
    </WaitingPlace>
  );
}
