import type { Page } from '@playwright/test';
import { pickWays } from './depth.ts';
import { lookAsUsual } from './looks.ts';
import { expect } from './product.ts';
import { findCoveredControls, findCutTexts, findSidewaysScroll } from './reach.ts';
import { settle } from './screens.ts';

/** Large text and small windows: nothing is cut off, the page does not scroll sideways, and every control can be come to. */

/** A zoomed page is a page in a smaller window: 200 % and 400 % of a window of 1280 by 1024. */
const allWays = [
  { name: '200 % zoom', width: 640, height: 512, fontSize: '' },
  { name: '400 % zoom', width: 320, height: 256, fontSize: '' },
  { name: '200 % text on a phone', width: 390, height: 844, fontSize: '200%' },
  { name: '400 % zoom of a tall window', width: 320, height: 640, fontSize: '' },
] as const;
type Way = (typeof allWays)[number];

async function turnIn(page: Page, { width, height, fontSize }: Way): Promise<void> {
  await page.setViewportSize({ width, height });
  await setFontSize(page, fontSize);
  await settle(page);
}

async function setFontSize(page: Page, fontSize: string): Promise<void> {
  await page.locator('html').evaluate((root, size) => {
    root.style.fontSize = size;
  }, fontSize);
}

async function expectUsable(page: Page, { name }: Way): Promise<void> {
  const found = {
    sideways: await findSidewaysScroll(page),
    cut: await findCutTexts(page),
    covered: await findCoveredControls(page),
  };
  expect.soft(found, name).toEqual({ sideways: [], cut: [], covered: [] });
}

/** How something is come to in a zoomed window, and left again. */
interface Passage {
  /** Narrower windows do not have it. */
  minimumWidth?: number | undefined;
  enter(): Promise<unknown>;
  leave(): Promise<unknown>;
}

/**
 * The page as it stands, or what the passage leads to: of the ways the one whose turn it is, or all of them one after the
 * other. Leaves the page in its usual look.
 */
export async function expectUsableWhenZoomed(page: Page, place: number, passage?: Passage): Promise<void> {
  const fitting = allWays.filter(({ width }) => width >= (passage?.minimumWidth ?? 0));
  for (const way of pickWays(fitting, place)) {
    await turnIn(page, way);
    // Opened anew in each way, as one does who has zoomed before.
    await passage?.enter();
    await expectUsable(page, way);
    await passage?.leave();
  }
  await setFontSize(page, '');
  await lookAsUsual(page);
}
