import { createElement, lazy, type ReactElement, Suspense } from 'react';
import { Redirect } from 'wouter';
import { PageSpinner } from '#ui/Spinner.tsx';
import type { Screen } from '#ui/screen.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Place } from './place.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { screens } from './screens.ts';
import { Unauthorized } from './Unauthorized.tsx';
import { UnknownScreen } from './UnknownScreen.tsx';

const FullFrame = lazy(() =>
  import('./shell/FullFrame.tsx').then((module) => ({ default: module.FullFrame })),
);
const SetupFrame = lazy(() =>
  import('./shell/SetupFrame.tsx').then((module) => ({ default: module.SetupFrame })),
);

/** Each screen as an element whose code is fetched when it is first shown. */
const elements = new Map<Screen, ReactElement>(
  screens.map((screen) => [screen, createElement(lazy(async () => ({ default: await screen.load() })))]),
);

export function PlaceView({ place }: { place: Exclude<Place, { kind: 'waiting' }> }) {
  switch (place.kind) {
    case 'moved':
      return <Redirect to={place.to} replace />;
    case 'unauthorized':
      return <Unauthorized />;
    case 'unknown':
      return <UnknownScreen />;
    case 'screen':
      return <ScreenView screen={place.screen} frame={place.frame} />;
  }
}

function ScreenView({ screen, frame }: { screen: Screen; frame: 'none' | 'setup' | 'full' }) {
  const content = (
    <ErrorBoundary key={screen.path}>
      <Suspense fallback={frame === 'full' ? <ScreenSkeleton /> : <PageSpinner />}>
        {elements.get(screen)}
      </Suspense>
    </ErrorBoundary>
  );
  if (frame === 'none') return content;
  const Frame = frame === 'full' ? FullFrame : SetupFrame;
  return (
    <Suspense fallback={<PageSpinner />}>
      <Frame screen={screen}>{content}</Frame>
    </Suspense>
  );
}
