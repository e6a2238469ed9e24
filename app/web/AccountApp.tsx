import { Redirect, useLocation } from 'wouter';
import { useOnboardingStatus } from '#features/onboarding/web/index.tsx';
import { PageSpinner } from '#ui/Spinner.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { accountScreens } from './account-screens.ts';
import { decideAccountPlace } from './place.ts';
import { publicScreens } from './public-screens.ts';
import { FullFrame } from './shell/FullFrame.tsx';
import { appStrings } from './strings.ts';
import { UnknownScreen } from './UnknownScreen.tsx';
import { usePageTitle } from './use-page-title.ts';

const publicPaths = publicScreens.map((screen) => screen.path);

/** The product, for somebody who is signed in. */
export function AccountApp() {
  const [path] = useLocation();
  const onboarding = useOnboardingStatus();
  const place = decideAccountPlace(accountScreens, { path, onboarding, publicPaths });
  usePageTitle(
    place.kind === 'screen' ? place.screen.title : place.kind === 'unknown' ? appStrings.unknownTitle : null,
  );
  return (
    <>
      {place.kind === 'waiting' && <PageSpinner />}
      {place.kind === 'moved' && <Redirect to={place.to} replace />}
      {place.kind === 'unknown' && (
        <FullFrame title={appStrings.unknownTitle}>
          <UnknownScreen />
        </FullFrame>
      )}
      {place.kind === 'screen' && <AccountScreen screen={place.screen} frame={place.frame} />}
      <Toaster />
    </>
  );
}
