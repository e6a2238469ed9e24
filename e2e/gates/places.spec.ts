import type { Page } from '@playwright/test';
import { findViolations } from '../axe.ts';
import { isFullProof, isItsTurn } from '../depth.ts';
import { expectAccessible, lookAsUsual } from '../looks.ts';
import { closeByKeyboard, openByKeyboard, overlays } from '../overlays.ts';
import { createAccount, expect, signUpQuickly, test } from '../product.ts';
import { accountPaths, addressOf, modelTabs, publicAddresses, settle, turnTo, visit } from '../screens.ts';
import { expectWalkable } from '../walk.ts';
import { type FullWorkspace, fillWorkspace } from '../workspaces.ts';
import { expectUsableWhenZoomed } from '../zoom.ts';

/**
 * Every screen and everything that opens above one, for everybody: axe finds nothing in both themes and two widths, nothing is
 * cut off or out of reach in a zoomed window, and Tab alone leads everywhere. Each place is opened once for all of it; `npm test` zooms
 * every second one and walks through the others.
 */

test.describe('signed out', () => {
  let page: Page;
  test.beforeAll(async ({ browser, product }) => {
    page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
    await lookAsUsual(page);
  });
  test.afterAll(() => page.close());

  for (const [place, address] of publicAddresses.entries()) {
    test(address, async () => {
      await visit(page, address);
      if (isItsTurn(place, 0)) await expectWalkable(page);
      await expectAccessible(page);
      if (isItsTurn(place, 1)) await expectUsableWhenZoomed(page, place);
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

test('all four steps of the onboarding', async ({ page }) => {
  await createAccount(page);
  await lookAsUsual(page);
  await visit(page, '/onboarding');
  for (const [place, next] of ["Let's Get Started", 'Skip for now', 'Skip Tour', null].entries()) {
    await expectAccessible(page);
    await expectUsableWhenZoomed(page, place);
    if (next === null) await expect(page.getByRole('button', { name: 'Start Using' })).toBeVisible();
    else await page.getByRole('button', { name: next }).click();
  }
});

test.describe('a full workspace', () => {
  let page: Page;
  let workspace: FullWorkspace;
  test.beforeAll(async ({ browser, product }) => {
    page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
    await signUpQuickly(page);
    workspace = await fillWorkspace(page);
    await lookAsUsual(page);
    await visit(page, '/');
  });
  test.afterAll(() => page.close());

  for (const [place, path] of accountPaths.entries()) {
    test(path, async () => {
      await turnTo(page, addressOf(path, workspace.known));
      // What stands around the content is the same on each of them: one walk goes through it.
      if (isItsTurn(place, 0) || path === '/')
        await expectWalkable(page, isFullProof || path === '/' ? 'body' : 'main');
      await expectAccessible(page);
      if (isItsTurn(place, 1)) await expectUsableWhenZoomed(page, place);
    });
  }

  for (const [place, tab] of modelTabs.entries()) {
    test(`a model, ${tab}`, async () => {
      await turnTo(page, `${workspace.known['/ml-models/:id']}?tab=${tab}`);
      if (isItsTurn(place, 1)) await expectWalkable(page, 'main');
      await expectAccessible(page);
    });
  }

  test('a source with its tables', async () => {
    await turnTo(page, `/data-sources?source=${workspace.sampleId}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectAccessible(page);
    await expectUsableWhenZoomed(page, 1);
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

  for (const [place, overlay] of overlays.entries()) {
    test(`open: ${overlay.name}`, async () => {
      await turnTo(page, overlay.address);
      const shown = await openByKeyboard(page, overlay);
      const hasFocus = () => shown.evaluate((each) => each.contains(each.ownerDocument.activeElement));
      expect(await hasFocus(), 'the focus is inside').toBe(true);
      if (overlay.isModal ?? overlay.role !== 'menu') {
        for (let index = 0; index < 12; index += 1) {
          await page.keyboard.press(index < 8 ? 'Tab' : 'Shift+Tab');
          expect(await hasFocus(), 'Tab stays inside').toBe(true);
        }
      }
      for (const tab of await shown.getByRole('tab').all()) {
        if (await tab.isEnabled()) await tab.click();
        await expectAccessible(page);
      }
      if ((await shown.getByRole('tab').count()) === 0) await expectAccessible(page);
      await expect(shown).toBeVisible();
      await closeByKeyboard(page, overlay);
      await expect(overlay.opener(page)).toBeFocused();
      if (isItsTurn(place, 0))
        await expectUsableWhenZoomed(page, place, {
          minimumWidth: overlay.minimumWidth,
          enter: () => openByKeyboard(page, overlay),
          leave: () => closeByKeyboard(page, overlay),
        });
      await settle(page);
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
