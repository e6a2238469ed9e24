import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { createRememberedStore } from '#ui/remembered.ts';
import { openSearch, openShortcuts } from '../shell-overlay.ts';
import { createShortcutReader, type ShortcutAction } from './shortcuts.ts';

/** Whether shortcuts of one key are on: dictation and unsteady hands press keys that were not meant (WCAG 2.1.4). */
export const singleKeysStore = createRememberedStore('single-keys', ['on', 'off'], 'on');

/** Listens for the shortcuts while the product is open. */
export function useShortcuts(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const read = createShortcutReader();
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || hasOpenOverlay()) return;
      const action = read(
        {
          key: event.key,
          hasCommand: event.ctrlKey || event.metaKey,
          hasAlt: event.altKey,
          isTaken: isField(event.target),
          atMs: event.timeStamp,
        },
        singleKeysStore.read() === 'on',
      );
      if (!action) return;
      event.preventDefault();
      run(action, navigate);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [navigate]);
}

function run(action: ShortcutAction, navigate: (path: string) => void): void {
  if (action.kind === 'search') openSearch();
  else if (action.kind === 'help') openShortcuts();
  else navigate(action.path);
}

/** An open dialog or menu has the keyboard. */
function hasOpenOverlay(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}

function isField(target: EventTarget | null): boolean {
  const fields = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox]';
  return target instanceof HTMLElement && target.closest(fields) !== null;
}
