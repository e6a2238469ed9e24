import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useStore } from '#ui/store.ts';
import { openSearch } from '../shell-overlay.ts';
import { singleKeysStore } from '../shortcuts/use-shortcuts.ts';
import { appStrings } from '../strings.ts';

/** The box in the header. It opens the palette by click, by typing into it, and by the shortcuts. */
export function SearchBox() {
  const areSingleKeysOn = useStore(singleKeysStore) === 'on';
  const openByKey = (event: KeyboardEvent) => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isText && event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    openSearch(isText ? event.key.trim() : '');
  };
  return (
    <div className="relative min-w-9 shrink">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-muted"
      />
      <input
        type="search"
        readOnly
        aria-label={appStrings.searchTitle}
        aria-haspopup="dialog"
        aria-keyshortcuts={areSingleKeysOn ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
        placeholder={appStrings.searchPlaceholder}
        onClick={() => openSearch()}
        onKeyDown={openByKey}
        className="h-9 w-9 cursor-pointer rounded-control border border-line bg-surface pl-8.5 text-sm placeholder:text-muted md:w-64 md:max-w-full md:pr-2 md:pl-9 xl:w-80"
      />
      {areSingleKeysOn && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-2 right-2 hidden rounded border border-line px-1.5 font-sans text-[11px] text-muted xl:block"
        >
          /
        </span>
      )}
    </div>
  );
}
