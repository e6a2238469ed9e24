import type { Page } from '@playwright/test';

/** Code for the page as text: it runs in the browser, where nothing of this file is. */
const collectShifts = `
  window.__shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Adds up what moves by itself, from the first paint on; call before the page is opened. */
export function watchLayoutShifts(page: Page): Promise<unknown> {
  return page.addInitScript(collectShifts);
}

/** The sum of layout shifts since the page was opened, as browsers count it (0 is none). */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate<number>('window.__shift');
}

/** From the next key or click until the selector matches something that is seen and painted, in milliseconds. */
export async function timeFeedback(
  page: Page,
  selector: string,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(`{
    window.__feedback = new Promise((resolve) => {
      const isShown = () => [...document.querySelectorAll(${JSON.stringify(selector)})]
        .some((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0);
      const begin = (event) => {
        for (const type of ['keydown', 'click']) removeEventListener(type, begin, true);
        // What is in the page when a frame begins is painted before the task that follows that frame.
        const look = () => isShown()
          ? setTimeout(() => resolve(performance.now() - event.timeStamp))
          : requestAnimationFrame(look);
        requestAnimationFrame(look);
      };
      for (const type of ['keydown', 'click']) addEventListener(type, begin, true);
    });
    undefined;
  }`);
  await act();
  return page.evaluate<number>('window.__feedback');
}
