import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '#ui/Dialog.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { ShellOverlays } from '../ShellOverlays.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { appStrings } from '../strings.ts';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useHeaderRoom } from './use-header-room.ts';

/** Sidebar, header and page. On narrow windows the sidebar is a sheet. */
export function FullFrame({ title, children }: { title: string; children: ReactNode }) {
  const [path] = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(path, main);
  useHeaderRoom(main);
  useShortcuts();

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-accent px-3 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {appStrings.skip}
      </a>
      <aside className="sticky top-0 hidden h-dvh border-line border-r bg-surface lg:block print:hidden">
        <PanelBoundary>
          <Sidebar />
        </PanelBoundary>
      </aside>
      <Dialog
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        title={appStrings.menu}
        isSheet
        isTitleHidden
      >
        <Sidebar onNavigate={() => setMenuOpen(false)} />
      </Dialog>
      <div className="flex min-w-0 flex-col">
        <Header title={title} onOpenMenu={() => setMenuOpen(true)} />
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full max-w-[1440px] flex-1 px-4 py-5 outline-none sm:px-6 sm:py-6"
        >
          {children}
        </main>
      </div>
      <PanelBoundary fallback={null}>
        <ShellOverlays />
      </PanelBoundary>
    </div>
  );
}

/** A new page begins at its top, for the eyes and for the keyboard. */
function useFocusOnNewPage(path: string, main: { current: HTMLElement | null }): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
}
