import { onboardingApi } from './api.ts';

/** Waits before the second, third and fourth try to complete the onboarding. */
const retryDelaysMs = [5_000, 30_000, 120_000];

/**
 * Tries again in the background while the page is open: the person is in the product already, and would meet the wizard
 * again at the next visit. The server's notification says when it has worked; when it has not, the wizard itself does.
 */
export async function completeLater(): Promise<void> {
  for (const delayMs of retryDelaysMs) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    try {
      await onboardingApi('POST /api/onboarding/complete', { query: { retried: 'true' } });
      return;
    } catch {
      // The next try says the same.
    }
  }
}
