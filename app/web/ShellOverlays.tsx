import { Suspense, useEffect } from 'react';
import { DialogStandIn } from '#ui/Dialog.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useStore } from '#ui/store.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { SearchPalette } from './search/SearchPalette.tsx';
import { closeShellOverlay, shellOverlay } from './shell-overlay.ts';
import { appStrings } from './strings.ts';

const ShortcutsDialog = lazyPart(() =>
  import('./shortcuts/ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog),
);

/**
 * The palette and the list of shortcuts, whoever opened them. The palette's code is there from the beginning: what is typed
 * right after its shortcut must not be lost.
 */
export function ShellOverlays() {
  const overlay = useStore(shellOverlay);
  useEffect(() => whenIdle([ShortcutsDialog.prefetch]), []);
  if (overlay?.kind === 'search') {
    return <SearchPalette initialQuery={overlay.query} onClose={closeShellOverlay} />;
  }
  if (overlay === null) return null;
  return (
    <Suspense
      fallback={
        <DialogStandIn title={appStrings.shortcuts.title} width="medium" onClose={closeShellOverlay} />
      }
    >
      <ShortcutsDialog onClose={closeShellOverlay} />
    </Suspense>
  );
}
