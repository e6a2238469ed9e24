import type { Page } from '@playwright/test';
import { isFullProof } from '../depth.ts';
import { closeByKeyboard, openByKeyboard, overlays } from '../overlays.ts';
import { createAccount, expect, signUpQuickly, test } from '../product.ts';
import { findCoveredControls, findCutTexts, findSidewaysScroll } from '../reach.ts';
import { accountPaths, addressOf, publicAddresses, settle, turnTo, visit } from '../screens.ts';
import { type FullWorkspace, fillWorkspace } from '../workspaces.ts';

/** Large text and small windows: nothing is cut off, the page does not scroll sideways, and every control can be come to. */

/** A zoomed page is a page in a smaller window: 200 % and 400 % of a window of 1280 by 1024. */
const allWays = [
  { name: '200 % zoom', width: 640, height: 512, fontSize: '' },
  { name: '400 % zoom', width: 320, height: 256, fontSize: '' },
  { name: '200 % text on a phone', width: 390, height: 844, fontSize: '200%' },
  { name: '400 % zoom of a tall window', width: 320, height: 640, fontSize: '' },
] as const;
const ways = isFullProof ? allWays : allWays.slice(0, 2);

type Way = (typeof ways)[number];

async function lookAt(page: Page, { width, height, fontSize }: Way): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.locator('html').evaluate((root, size) => {
    root.style.fontSize = size;
  }, fontSize);
  await settle(page);
}

async function expectUsable(page: Page, { name }: Way): Promise<void> {
  const found = {
    sideways: await findSidewaysScroll(page),
    cut: await findCutTexts(page),
    covered: await findCoveredControls(page),
  };
  expect.soft(found, name).toEqual({ sideways: [], cut: [], covered: [] });
}

/** The page as it stands, in one way after the other. */
async function expectUsableInAllWays(page: Page): Promise<void> {
  for (const way of ways) {
    await lookAt(page, way);
    await expectUsable(page, way);
  }
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
      await expectUsableInAllWays(page);
    });
  }

  test('the steps of the onboarding', async () => {
    await createAccount(page);
    await visit(page, '/onboarding');
    for (const next of ["Let's Get Started", 'Skip for now', 'Skip Tour']) {
      await expectUsableInAllWays(page);
      await page.getByRole('button', { name: next }).click();
    }
    await expectUsableInAllWays(page);
  });

  test.describe('signed in', () => {
    test.beforeAll(async () => {
      await page.context().clearCookies();
      await signUpQuickly(page);
      workspace = await fillWorkspace(page);
      await visit(page, '/');
    });

    for (const path of accountPaths) {
      test(path, async () => {
        await turnTo(page, addressOf(path, workspace.known));
        await expectUsableInAllWays(page);
      });
    }

    test('a source with its tables', async () => {
      await turnTo(page, `/data-sources?source=${workspace.sampleId}`);
      await expectUsableInAllWays(page);
    });

    for (const overlay of overlays) {
      test(`open: ${overlay.name}`, async () => {
        await turnTo(page, overlay.address);
        // Opened anew in each way, as one does who has zoomed before.
        for (const way of ways) {
          if (way.width < (overlay.minimumWidth ?? 0)) continue;
          await lookAt(page, way);
          await openByKeyboard(page, overlay);
          await expectUsable(page, way);
          await closeByKeyboard(page, overlay);
        }
      });
    }
  });
});
