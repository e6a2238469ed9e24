import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser, wasSignedIn } from '#features/identity/web/index.tsx';
import { useOnboardingStatus } from '#features/onboarding/web/index.tsx';
import { PageSpinner } from '#ui/Spinner.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { PlaceView } from './PlaceView.tsx';
import { decidePlace } from './place.ts';
import { SessionFailure } from './SessionFailure.tsx';
import { screens } from './screens.ts';
import { appStrings } from './strings.ts';

/** Finds out who is there and shows what the path means for them. */
export function App() {
  const [path] = useLocation();
  const user = useCurrentUser();
  const isSignedIn = Boolean(user.data);
  const onboarding = useOnboardingStatus(isSignedIn);
  const place = decidePlace(screens, {
    path,
    session: user.isPending ? 'loading' : isSignedIn ? 'signedIn' : 'signedOut',
    onboarding,
    wasSignedIn: wasSignedIn(),
  });
  const title =
    place.kind === 'screen' ? place.screen.title : place.kind === 'unknown' ? appStrings.unknownTitle : null;
  usePageTitle(title);
  return (
    <>
      {user.isError ? (
        <SessionFailure error={user.error} onRetry={() => void user.refetch()} />
      ) : place.kind === 'waiting' ? (
        <PageSpinner />
      ) : (
        <PlaceView place={place} />
      )}
      <Toaster />
    </>
  );
}

function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? appStrings.product : `${title} · ${appStrings.product}`;
  }, [title]);
}
