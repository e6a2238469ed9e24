import type { Page } from '@playwright/test';
import { expectFocusKept, tabTo } from '../focus.ts';
import { expect, signUpQuickly, test } from '../product.ts';
import { visit } from '../screens.ts';

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
  await expect(page.getByRole('heading', { name: /Reproduced on version 1/ })).toBeVisible();
  await expectFocusKept(page);
});

test.describe('signed in', () => {
  let page: Page;
  test.beforeAll(async ({ browser, product }) => {
    page = await browser.newPage({ baseURL: product.url, reducedMotion: 'reduce' });
    await signUpQuickly(page);
  });
  test.afterAll(() => page.close());

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
});
