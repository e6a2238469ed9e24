import { lazyPart, WaitingPlace } from '#ui/lazy-part.tsx';
import { PageSpinner } from '#ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { PublicPlace } from './place.ts';
import { publicScreens } from './public-screens.ts';
import { createScreenElements } from './screen-elements.ts';
import { appStrings } from './strings.ts';
import { UnknownScreen } from './UnknownScreen.tsx';
import { usePageTitle } from './use-page-title.ts';

const elements = createScreenElements(publicScreens);
const Unauthorized = lazyPart(() => import('./Unauthorized.tsx').then((module) => module.Unauthorized));

/** What somebody sees who is not signed in. */
export function PublicApp({ place }: { place: PublicPlace }) {
  usePageTitle(
    place.kind === 'screen' ? place.screen.title : place.kind === 'unknown' ? appStrings.unknownTitle : null,
  );
  return (
    <ErrorBoundary>
      <WaitingPlace fallback={<PageSpinner />}>
        {place.kind === 'screen' && elements.get(place.screen)?.element}
        {place.kind === 'unauthorized' && <Unauthorized />}
        {place.kind === 'unknown' && (
          <main className="grid min-h-dvh place-items-center">
            <UnknownScreen />
          </main>
        )}
      </WaitingPlace>
    </ErrorBoundary>
  );
}
