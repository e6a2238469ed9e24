import { Suspense } from 'react';
import { PageSpinner } from '#ui/Spinner.tsx';
import type { Screen } from '#ui/screen.ts';
import { accountScreens } from './account-screens.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { createScreenElements } from './screen-elements.ts';
import { FullFrame } from './shell/FullFrame.tsx';
import { SetupFrame } from './shell/SetupFrame.tsx';

const elements = createScreenElements(accountScreens);

/** One page in its frame. A page that breaks leaves the frame standing. */
export function AccountScreen({ screen, frame }: { screen: Screen; frame: 'setup' | 'full' }) {
  const Frame = frame === 'full' ? FullFrame : SetupFrame;
  return (
    <Frame screen={screen}>
      <ErrorBoundary key={screen.path}>
        <Suspense fallback={frame === 'full' ? <ScreenSkeleton /> : <PageSpinner />}>
          {elements.get(screen)}
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}
