import { uiStrings } from './strings.ts';
import { showErrorToast, showToast } from './toast-store.ts';

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: uiStrings.copiedTitle, message: uiStrings.copiedMessage });
  } catch {
    // Without HTTPS, or by policy, browsers refuse.
    showErrorToast(uiStrings.copyFailedTitle, uiStrings.copyFailedMessage);
  }
}
