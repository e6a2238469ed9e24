import type { Browser, Page } from '@playwright/test';
import { findViolations } from '../axe.ts';
import { isFullProof, pickWays } from '../depth.ts';
import { closeByKeyboard, openByKeyboard, overlays } from '../overlays.ts';
import { createAccount, expect, signUpQuickly, test } from '../product.ts';
import { findSidewaysScroll } from '../reach.ts';
import { accountPaths, addressOf, publicAddresses, settle, turnTo, visit } from '../screens.ts';
import { type FullWorkspace, fillWorkspace, removeSampleCompany } from '../workspaces.ts';

/** axe finds nothing: every screen, empty and full, and everything that opens above one, in both themes and two widths. */

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

async function expectAccessible(page: Page): Promise<void> {
  places += 1;
  const looks = isFullProof ? allLooks : pickWays(looksInTurn, places);
  const found: string[] = [];
  for (const { colorScheme, width, scope } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await settle(page);
    const sideways = await findSidewaysScroll(page);
    if (sideways.length > 0) found.push(`${width} px: scrolls sideways: ${sideways.join(', ')}`);
    const violations = await findViolations(page, scope);
    found.push(...violations.map((violation) => `${colorScheme}, ${width} px: ${violation}`));
  }
  expect(found).toEqual([]);
}

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  return browser.newPage({ baseURL, reducedMotion: 'reduce' });
}

test.describe('accessibility, signed out', () => {
  let page: Page;
  test.beforeAll(async ({ browser, product }) => {
    page = await openPage(browser, product.url);
  });
  test.afterAll(() => page.close());

  for (const address of publicAddresses) {
    test(address, async () => {
      await visit(page, address);
      await expectAccessible(page);
    });
  }

  test('sign-in with errors, and the form for an account', async () => {
    await visit(page, '/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('accessibility, onboarding', () => {
  test('all four steps', async ({ page }) => {
    await createAccount(page);
    await visit(page, '/onboarding');
    for (const next of ["Let's Get Started", 'Skip for now', 'Skip Tour']) {
      await expectAccessible(page);
      await page.getByRole('button', { name: next }).click();
    }
    await expect(page.getByRole('button', { name: 'Start Using' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('accessibility, a workspace with nothing in it', () => {
  let page: Page;
  test.beforeAll(async ({ browser, product }) => {
    page = await openPage(browser, product.url);
    await signUpQuickly(page);
    await removeSampleCompany(page);
    await visit(page, '/');
  });
  test.afterAll(() => page.close());

  for (const path of accountPaths) {
    test(path, async () => {
      await turnTo(page, addressOf(path, { '/receipts/:id': '/receipts/no-such-receipt' }));
      await expectAccessible(page);
    });
  }
});

test.describe('accessibility, a full workspace', () => {
  let page: Page;
  let workspace: FullWorkspace;
  test.beforeAll(async ({ browser, product }) => {
    page = await openPage(browser, product.url);
    await signUpQuickly(page);
    workspace = await fillWorkspace(page);
    await visit(page, '/');
  });
  test.afterAll(() => page.close());

  for (const path of accountPaths) {
    test(path, async () => {
      await turnTo(page, addressOf(path, workspace.known));
      await expectAccessible(page);
    });
  }

  test('a source with its tables', async () => {
    await turnTo(page, `/data-sources?source=${workspace.sampleId}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Columns' }).click();
    await expectAccessible(page);
  });

  test('an answer with its chart and everything it rests on', async () => {
    await turnTo(page, `/ai-agent?chat=${workspace.chatId}`);
    await page.getByRole('button', { name: 'Create Chart' }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
    for (const summary of await page.locator('article summary').all()) await summary.click();
    await expectAccessible(page);
  });

  for (const overlay of overlays) {
    test(`open: ${overlay.name}`, async () => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await turnTo(page, overlay.address);
      const shown = await openByKeyboard(page, overlay);
      for (const tab of await shown.getByRole('tab').all()) {
        if (await tab.isEnabled()) await tab.click();
        await expectAccessible(page);
      }
      if ((await shown.getByRole('tab').count()) === 0) await expectAccessible(page);
      await expect(shown).toBeVisible();
      await closeByKeyboard(page, overlay);
    });
  }

  test('open: menu of a narrow window', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await turnTo(page, '/analytics');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await settle(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page)).toEqual([]);
    }
  });
});
