import type { Page } from '@playwright/test';

/** Texts as one sees them, for rules that hold on every screen. */

/** What a value looks like that nobody turned into words. */
const rawValues = /\bNaN\b|\bundefined\b|\bnull\b|\bInfinity\b|\[object |\bInvalid Date\b/;

/** Lines of the page that show a raw value of the program. */
export async function findRawValues(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => rawValues.test(line));
}

export interface NumberText {
  text: string;
  /** A word beside it, in the same card, says that it is a sample. */
  isMarked: boolean;
}

/** Every text of the page's content that has a digit in it, with whether its card says `Sample`. */
export async function findNumbers(page: Page): Promise<NumberText[]> {
  return page.locator('main').evaluate((main) => {
    const found: NumberText[] = [];
    for (const element of main.querySelectorAll('*')) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('time, select, code, [role=alert]')
      )
        continue;
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => node.textContent)
        .join('')
        .trim();
      if (!/\d/.test(own)) continue;
      let card = element;
      for (let level = 0; level < 4 && card !== main; level += 1) card = card.parentElement;
      found.push({ text: own, isMarked: card.textContent.includes('Sample') });
    }
    return found;
  });
}
