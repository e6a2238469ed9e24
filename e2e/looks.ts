import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { isFullProof, pickWays } from './depth.ts';
import { expect } from './product.ts';
import { findSidewaysScroll } from './reach.ts';
import { settle } from './screens.ts';

/** A page as most people have it: what every place is left as. */
const usual = { colorScheme: 'light', width: 1280, height: 844 } as const;

/** Every theme and every width; in dark colours alone can differ. */
const allLooks = [
  { colorScheme: 'light', width: 1280, scope: 'all' },
  { colorScheme: 'dark', width: 390, scope: 'colours' },
  { colorScheme: 'light', width: 390, scope: 'all' },
  { colorScheme: 'dark', width: 1280, scope: 'colours' },
] as const;

/** One of these for each place, in turn: what a theme makes of the colours is held by `app/theme-colors.test.ts` too. */
const looksInTurn = [
  { colorScheme: 'light', width: 1280, scope: 'all' },
  { colorScheme: 'dark', width: 390, scope: 'all' },
] as const;

let places = 0;

/** axe finds nothing on the page as it stands, and it does not scroll sideways. Leaves the page in its usual look. */
export async function expectAccessible(page: Page): Promise<void> {
  places += 1;
  const looks = isFullProof ? allLooks : pickWays(looksInTurn, places);
  const found: string[] = [];
  for (const { colorScheme, width, scope } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: usual.height });
    await settle(page);
    const sideways = await findSidewaysScroll(page);
    if (sideways.length > 0) found.push(`${width} px: scrolls sideways: ${sideways.join(', ')}`);
    const violations = await findViolations(page, scope);
    found.push(...violations.map((violation) => `${colorScheme}, ${width} px: ${violation}`));
  }
  expect.soft(found).toEqual([]);
  await lookAsUsual(page);
}

/** The usual window and theme again, whatever the page was looked at in. */
export async function lookAsUsual(page: Page): Promise<void> {
  const { colorScheme, width, height } = usual;
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
}
