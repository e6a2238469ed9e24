import type { Page } from '@playwright/test';
import { pickWays } from '../depth.ts';
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
type Way = (typeof allWays)[number];

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

/** The page as it stands: of the ways the one whose turn it is, or all of them one after the other. */
async function expectUsableInItsWays(page: Page, place: number): Promise<void> {
  for (const way of pickWays(allWays, place)) {
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

  for (const [place, address] of publicAddresses.entries()) {
    test(`signed out: ${address}`, async () => {
      await visit(page, address);
      await expectUsableInItsWays(page, place);
    });
  }

  test('the steps of the onboarding', async () => {
    await createAccount(page);
    await visit(page, '/onboarding');
    for (const [place, next] of ["Let's Get Started", 'Skip for now', 'Skip Tour'].entries()) {
      await expectUsableInItsWays(page, place);
      await page.getByRole('button', { name: next }).click();
    }
    await expectUsableInItsWays(page, 3);
  });

  test.describe('signed in', () => {
    test.beforeAll(async () => {
      await page.context().clearCookies();
      await signUpQuickly(page);
      workspace = await fillWorkspace(page);
      await visit(page, '/');
    });

    for (const [place, path] of accountPaths.entries()) {
      test(path, async () => {
        await turnTo(page, addressOf(path, workspace.known));
        await expectUsableInItsWays(page, place);
      });
    }

    test('a source with its tables', async () => {
      await turnTo(page, `/data-sources?source=${workspace.sampleId}`);
      await expectUsableInItsWays(page, 1);
    });

    for (const [place, overlay] of overlays.entries()) {
      test(`open: ${overlay.name}`, async () => {
        await turnTo(page, overlay.address);
        // Opened anew in each way, as one does who has zoomed before.
        const fitting = allWays.filter(({ width }) => width >= (overlay.minimumWidth ?? 0));
        for (const way of pickWays(fitting, place)) {
          await lookAt(page, way);
          await openByKeyboard(page, overlay);
          await expectUsable(page, way);
          await closeByKeyboard(page, overlay);
        }
      });
    }
  });
});
