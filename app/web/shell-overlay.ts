import { createStore } from '#ui/store.ts';

/** What lies over the page that belongs to no screen: the search palette, begun with a text, or the list of shortcuts. */
export type ShellOverlay = { kind: 'search'; query: string } | { kind: 'shortcuts' };

export const shellOverlay = createStore<ShellOverlay | null>(null);

export function openSearch(query = ''): void {
  shellOverlay.write({ kind: 'search', query });
}

export function openShortcuts(): void {
  shellOverlay.write({ kind: 'shortcuts' });
}

export function closeShellOverlay(): void {
  shellOverlay.write(null);
}
