import type { Page } from '@playwright/test';
import { isFullProof } from '../depth.ts';
import { expectFocusKept, findUnreached, type Stop, tabTo, type WalkScope, walkByTab } from '../focus.ts';
import { closeByKeyboard, openByKeyboard, overlays } from '../overlays.ts';
import { expect, signUpQuickly, test } from '../product.ts';
import { accountPaths, addressOf, publicAddresses, settle, turnTo, visit } from '../screens.ts';
import { type FullWorkspace, fillWorkspace } from '../workspaces.ts';

/** Everything by keyboard: no test of this file moves or presses a mouse. */

const orders =
  'Region,Sold on,Amount EUR\nNorth,2025-01-15,120.50\nSouth,2025-02-15,80.25\nNorth,2025-03-15,9.50\n';

test('the main job with the keyboard alone', async ({ page }) => {
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const press = async (target: ReturnType<typeof link>, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };

  // From the first listener on, the browser hands the chooser over instead of opening it.
  page.on('filechooser', () => undefined);
  await page.goto('/');
  await press(link('Sign In').first());
  await press(link('Create account'));
  await tabTo(page, page.getByLabel('First name'));
  for (const text of ['Kim', 'Keys', `kim.${Date.now()}@example.com`, 'a long enough password']) {
    await page.keyboard.type(text);
    if (!text.startsWith('a long')) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Welcome, Kim!' })).toBeVisible();
  await press(button("Let's Get Started"));
  await expectFocusKept(page);
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /File Upload/ })).toBeChecked();
  await press(button('Next: Setup Connection'));

  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Choose a file'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(orders) });
  await press(dialog.getByRole('button', { name: 'Upload', exact: true }));
  await expect(page.getByRole('heading', { name: 'Platform Tour' })).toBeVisible();
  await expectFocusKept(page);
  await press(button('Skip Tour'));
  await press(button('Start Using'));

  const question = page.getByLabel('Your question');
  await expect(page.getByRole('heading', { name: 'AI Agent', level: 1 })).toBeVisible();
  await tabTo(page, question);
  await page.keyboard.type('Total amount by region');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article').last();
  await expect(answer.getByRole('row', { name: /North/ })).toContainText('130');
  await expect(question).toBeFocused();

  await tabTo(page, answer.getByRole('region', { name: 'Result: Total amount by region' }), 'Shift+Tab');
  await tabTo(page, answer.getByRole('button', { name: 'Create Chart' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const chart = answer.locator('[aria-roledescription=chart]');
  await tabTo(page, chart);
  await page.keyboard.press('Home');
  await expect(answer.locator('[aria-live=polite]', { hasText: 'North' }).first()).toContainText('130');
  await page.keyboard.press('ArrowRight');
  await expect(answer.locator('[aria-live=polite]', { hasText: 'South' }).first()).toContainText('80');

  await tabTo(page, answer.getByRole('link', { name: 'Receipt' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/receipts\//);
  await expectFocusKept(page);
  await press(button('Run again'));
  await expect(page.getByRole('heading', { name: /still hold/ })).toBeVisible();
  await expectFocusKept(page);
});

/** From one stop to the next the eye goes on to the right or further down, never back to the left of the same height or above. */
function findBackwardSteps(stops: readonly Stop[]): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index];
    if (!before || before.isFixed !== stop.isFixed) return [];
    const isAboveAndLeft = stop.bottom <= before.top && stop.left < before.left && stop.right < before.right;
    const isSameHeight = Math.min(stop.bottom, before.bottom) - Math.max(stop.top, before.top) > 8;
    const isLeft = isSameHeight && stop.right <= before.left;
    return isAboveAndLeft || isLeft ? [`${before.name} → ${stop.name}`] : [];
  });
}

async function expectWalkable(page: Page, scope: WalkScope = 'body'): Promise<void> {
  const stops = await walkByTab(page, scope);
  expect(stops.length).toBeGreaterThan(0);
  expect(
    stops.filter(({ isIndicated }) => !isIndicated).map(({ name }) => name),
    'stops that do not show the focus',
  ).toEqual([]);
  expect(await findUnreached(page), 'controls that Tab does not reach').toEqual([]);
  expect(findBackwardSteps(stops), 'steps against the reading order').toEqual([]);
}

test.describe('Tab goes round the page in reading order, is seen at each stop and reaches every control', () => {
  let page: Page;
  let workspace: FullWorkspace;
  test.beforeAll(async ({ browser, product }) => {
    page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
  });
  test.afterAll(() => page.close());

  for (const address of publicAddresses) {
    test(`signed out: ${address}`, async () => {
      await visit(page, address);
      await expectWalkable(page);
    });
  }

  test.describe('signed in', () => {
    test.beforeAll(async () => {
      await signUpQuickly(page);
      workspace = await fillWorkspace(page);
      await visit(page, '/');
    });

    for (const path of accountPaths) {
      test(path, async () => {
        await turnTo(page, addressOf(path, workspace.known));
        // What stands around the content is the same on each of them: one walk goes through it.
        await expectWalkable(page, isFullProof || path === '/' ? 'body' : 'main');
      });
    }

    test('the first stop skips to the content', async () => {
      await visit(page, '/analytics');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const isInside = await page
        .locator('main')
        .evaluate((main) => main.contains(main.ownerDocument.activeElement));
      expect(isInside).toBe(true);
    });

    test('a new page takes the focus to its content', async () => {
      await visit(page, '/analytics');
      await tabTo(page, page.getByRole('link', { name: 'ML Models' }).first());
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Machine Learning Models' })).toBeVisible();
      await expect(page.locator('main')).toBeFocused();
    });

    for (const overlay of overlays) {
      test(`Esc closes ${overlay.name}, and the focus is back where it was`, async () => {
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
        await closeByKeyboard(page, overlay);
        await expect(overlay.opener(page)).toBeFocused();
        await settle(page);
      });
    }
  });
});
