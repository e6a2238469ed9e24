import type { Page } from '@playwright/test';

/** Milliseconds on the page's own clock. */
export function timeOn(page: Page): Promise<number> {
  return page.evaluate<number>('Date.now()');
}

/** Stops the page's clock where it is: from here on its timers fire only when a test moves the clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await timeOn(page)) + 1000);
}
