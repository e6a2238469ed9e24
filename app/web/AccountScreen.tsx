import { WaitingPlace } from '#ui/lazy-part.tsx';
import { PageSpinner } from '#ui/Spinner.tsx';
import type { Screen } from '#ui/screen.ts';
import { accountElements } from './account-elements.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { FullFrame } from './shell/FullFrame.tsx';
import { SetupFrame } from './shell/SetupFrame.tsx';

/** One page in its frame. A page that breaks leaves the frame standing. */
export function AccountScreen({ screen, frame }: { screen: Screen; frame: 'setup' | 'full' }) {
  const page = (
    <ErrorBoundary key={screen.path}>
      <WaitingPlace fallback={frame === 'full' ? <ScreenSkeleton /> : <PageSpinner />}>
        {accountElements.get(screen)?.element}
      </WaitingPlace>
    </ErrorBoundary>
  );
  if (frame === 'full') return <FullFrame title={screen.title}>{page}</FullFrame>;
  return <SetupFrame screen={screen}>{page}</SetupFrame>;
}
