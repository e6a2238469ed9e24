import type { Page } from '@playwright/test';
import { openByKeyboard, overlays } from '../overlays.ts';
import { createAccount, expect, signUpQuickly, test } from '../product.ts';
import { findCoveredControls, findCutTexts, findSidewaysScroll } from '../reach.ts';
import { accountPaths, addressOf, publicAddresses, settle, visit } from '../screens.ts';
import { type FullWorkspace, fillWorkspace } from '../workspaces.ts';

/** Large text and small windows: nothing is cut off, the page does not scroll sideways, and every control can be come to. */

test.use({ trace: 'off' });

const ways = [
  { name: '200 % text', width: 1280, height: 800, fontSize: '200%' },
  { name: '200 % text on a phone', width: 390, height: 844, fontSize: '200%' },
  { name: '400 % zoom', width: 320, height: 256, fontSize: '' },
  { name: '400 % zoom of a tall window', width: 320, height: 640, fontSize: '' },
] as const;

async function expectUsable(page: Page): Promise<void> {
  for (const { name, width, height, fontSize } of ways) {
    await page.setViewportSize({ width, height });
    await page.locator('html').evaluate((root, size) => {
      root.style.fontSize = size;
    }, fontSize);
    await settle(page);
    const found = {
      sideways: await findSidewaysScroll(page),
      cut: await findCutTexts(page),
      covered: await findCoveredControls(page),
    };
    expect.soft(found, name).toEqual({ sideways: [], cut: [], covered: [] });
  }
  await page.locator('html').evaluate((root) => {
    root.style.fontSize = '';
  });
}

test.describe('zoom', () => {
  let page: Page;
  let workspace: FullWorkspace;
  test.beforeAll(async ({ browser, product }) => {
    page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
  });
  test.afterAll(() => page.close());

  for (const address of publicAddresses) {
    test(`signed out: ${address}`, async () => {
      await visit(page, address);
      await expectUsable(page);
    });
  }

  test('the steps of the onboarding', async () => {
    await createAccount(page);
    await visit(page, '/onboarding');
    for (const next of ["Let's Get Started", 'Skip for now', 'Skip Tour']) {
      await expectUsable(page);
      await page.getByRole('button', { name: next }).click();
    }
    await expectUsable(page);
  });

  test.describe('signed in', () => {
    test.beforeAll(async () => {
      await page.context().clearCookies();
      await signUpQuickly(page);
      workspace = await fillWorkspace(page);
    });

    for (const path of accountPaths) {
      test(path, async () => {
        await visit(page, addressOf(path, workspace.known));
        await expectUsable(page);
      });
    }

    test('a source with its tables', async () => {
      await visit(page, `/data-sources?source=${workspace.sampleId}`);
      await expectUsable(page);
    });

    for (const overlay of overlays) {
      test(`open: ${overlay.name}`, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await visit(page, overlay.address);
        await openByKeyboard(page, overlay);
        await expectUsable(page);
      });
    }
  });
});
