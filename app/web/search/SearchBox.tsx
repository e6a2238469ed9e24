import { Search } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useState } from 'react';
import { appStrings } from '../strings.ts';

const SearchPalette = lazy(() =>
  import('./SearchPalette.tsx').then((module) => ({ default: module.SearchPalette })),
);

/** The box in the header. It opens the palette by click, by typing into it, by Ctrl or Cmd with K, and by the slash key. */
export function SearchBox() {
  const [query, setQuery] = useState<string | null>(null);
  useSearchKeys(() => setQuery(''));
  const openByKey = (event: KeyboardEvent) => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isText && event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    setQuery(isText ? event.key.trim() : '');
  };
  return (
    <>
      <div className="relative shrink-0">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-muted"
        />
        <input
          type="search"
          readOnly
          aria-label={appStrings.searchTitle}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          placeholder={appStrings.searchPlaceholder}
          onClick={() => setQuery('')}
          onKeyDown={openByKey}
          className="h-9 w-9 cursor-pointer rounded-control border border-line bg-surface pr-2 pl-9 text-sm placeholder:text-muted md:w-64 xl:w-80"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-2 right-2 hidden rounded border border-line px-1.5 font-sans text-[11px] text-muted xl:block"
        >
          /
        </span>
      </div>
      {query !== null && (
        <Suspense fallback={null}>
          <SearchPalette initialQuery={query} onClose={() => setQuery(null)} />
        </Suspense>
      )}
    </>
  );
}

function useSearchKeys(onOpen: () => void): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      // An open dialog has the keyboard.
      if ((!isPalette && !isSlash) || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
