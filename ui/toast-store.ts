import { createStore } from './store.ts';

export interface Toast {
  id: number;
  title: string;
  message: string;
  tone: 'default' | 'destructive';
  /** One thing to do about it, such as undo. */
  action?: { label: string; run: () => void };
  shownAt: Date;
}

/** Spec §9: one visible at a time, for this long, gone by a swipe to the right of this many pixels. */
export const toastDurationMs = 5000;
export const toastSwipePx = 50;
/** How many past ones the bell remembers. */
export const toastHistoryMaximum = 50;

interface Toasts {
  visible: Toast | null;
  /** Newest first, the visible one among them. */
  history: Toast[];
}

export const toastStore = createStore<Toasts>({ visible: null, history: [] });

let lastId = 0;

/** Shows a toast in place of the one that is visible. */
export function showToast(toast: Omit<Toast, 'id' | 'shownAt' | 'tone'> & { tone?: Toast['tone'] }): void {
  lastId += 1;
  const shown: Toast = { tone: 'default', ...toast, id: lastId, shownAt: new Date() };
  const { history } = toastStore.read();
  toastStore.write({
    visible: shown,
    history: [shown, ...history].slice(0, toastHistoryMaximum),
  });
}

/** Shows what went wrong. */
export function showErrorToast(title: string, message: string): void {
  showToast({ title, message, tone: 'destructive' });
}

/** Hides a toast if it still is the visible one. */
export function hideToast(id: number): void {
  const toasts = toastStore.read();
  if (toasts.visible?.id === id) toastStore.write({ ...toasts, visible: null });
}
