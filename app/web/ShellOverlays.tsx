import { lazy, Suspense } from 'react';
import { useStore } from '#ui/store.ts';
import { closeShellOverlay, shellOverlay } from './shell-overlay.ts';

const SearchPalette = lazy(() =>
  import('./search/SearchPalette.tsx').then((module) => ({ default: module.SearchPalette })),
);
const ShortcutsDialog = lazy(() =>
  import('./shortcuts/ShortcutsDialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

/** The palette and the list of shortcuts, whoever opened them. */
export function ShellOverlays() {
  const overlay = useStore(shellOverlay);
  return (
    <Suspense fallback={null}>
      {overlay?.kind === 'search' && (
        <SearchPalette initialQuery={overlay.query} onClose={closeShellOverlay} />
      )}
      {overlay?.kind === 'shortcuts' && <ShortcutsDialog onClose={closeShellOverlay} />}
    </Suspense>
  );
}
