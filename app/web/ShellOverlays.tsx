import { Suspense, useEffect } from 'react';
import { DialogStandIn } from '#ui/Dialog.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useStore } from '#ui/store.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { closeShellOverlay, shellOverlay } from './shell-overlay.ts';
import { appStrings } from './strings.ts';

const SearchPalette = lazyPart(() =>
  import('./search/SearchPalette.tsx').then((module) => module.SearchPalette),
);
const ShortcutsDialog = lazyPart(() =>
  import('./shortcuts/ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog),
);

/** The palette and the list of shortcuts, whoever opened them. Their code comes when the page has nothing else to do. */
export function ShellOverlays() {
  const overlay = useStore(shellOverlay);
  useEffect(() => whenIdle([SearchPalette.prefetch, ShortcutsDialog.prefetch]), []);
  if (overlay === null) return null;
  const title = overlay.kind === 'search' ? appStrings.searchTitle : appStrings.shortcuts.title;
  return (
    <Suspense fallback={<DialogStandIn title={title} width="medium" />}>
      {overlay.kind === 'search' ? (
        <SearchPalette initialQuery={overlay.query} onClose={closeShellOverlay} />
      ) : (
        <ShortcutsDialog onClose={closeShellOverlay} />
      )}
    </Suspense>
  );
}
