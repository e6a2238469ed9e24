import { stopClock, timeOn } from '../page-clock.ts';
import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerAlways, answerOnce } from '../wire.ts';

/** Specification, sections 4 (Toasts) and 9 (Notifications), with the OAuth panel's button as what causes them. */
test.describe('§9 Notifications', () => {
  const shared = shareSignedInPage('/auth');

  test.beforeAll(async () => {
    const { page } = shared;
    await page.clock.install();
    await answerAlways(page, 'GET /api/oauth/status', { datasphere: { connected: true, expiresIn: 9 } });
    await page.goto('/auth');
  });

  /** Causes one toast and waits for it. */
  async function cause(message: string): Promise<void> {
    const { page } = shared;
    await answerOnce(page, 'POST /api/oauth/refresh/datasphere', { status: 502, json: { message } });
    await page.getByRole('button', { name: 'Refresh Token' }).click();
    await page.getByRole('status').filter({ hasText: message }).waitFor();
  }

  test('at most one toast is visible: the newest', async () => {
    const { page } = shared;
    await cause('The first one.');
    await cause('The second one.');
    await expect(page.locator('[data-toast]')).toHaveCount(1);
    await expect(page.locator('[data-toast]')).toContainText('The second one.');
  });

  test('a destructive toast looks unlike an ordinary one', async () => {
    const { page } = shared;
    await cause('Refused.');
    const border = 'getComputedStyle(document.querySelector("[data-toast]")).borderColor';
    const destructive = await page.evaluate(border);
    await dismissToast(page);
    await answerOnce(page, 'POST /api/oauth/refresh/datasphere', { json: { connected: true, expiresIn: 9 } });
    await page.getByRole('button', { name: 'Refresh Token' }).click();
    await expectToast(page, { title: 'Token Refreshed' });
    expect(await page.evaluate(border)).not.toBe(destructive);
    await dismissToast(page);
  });

  test('a toast is announced without taking the focus', async () => {
    const { page } = shared;
    await cause('Refused.');
    await expect(page.locator('[data-toast]')).toHaveRole('status');
    expect(await page.evaluate('document.activeElement.closest("[data-toast]")')).toBeNull();
    await dismissToast(page);
  });

  test('its button dismisses it', async () => {
    const { page } = shared;
    await cause('Refused.');
    await page.locator('[data-toast]').getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('[data-toast]').waitFor({ state: 'detached' });
  });

  for (const [distance, isGone] of [
    [49, false],
    [-80, false],
    [50, true],
  ] as const) {
    test(`swiped ${distance} px to the right it ${isGone ? 'goes' : 'stays'}`, async () => {
      const { page } = shared;
      await cause('Swipe me.');
      const toast = page.locator('[data-toast]');
      const box = await toast.boundingBox();
      if (!box) throw new Error('The toast has no place on the page.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 2 });
      await page.mouse.up();
      await expect(toast).toHaveCount(isGone ? 0 : 1);
      await page.mouse.move(5, 400);
      await dismissToast(page);
    });
  }

  test('what toasts said stays behind the bell', async () => {
    const { page } = shared;
    await cause('Said only once.');
    await dismissToast(page);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await bell.getByText('Messages of this visit').click();
    await expect(bell.getByText('Said only once.').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test('a toast goes by itself after 5000 ms, and not before', async () => {
    const { page } = shared;
    const before = await timeOn(page);
    await cause('Five seconds.');
    const after = await timeOn(page);
    expect(after - before).toBeLessThan(4900);
    await page.clock.pauseAt(before + 4990);
    await expect(page.locator('[data-toast]')).toHaveCount(1);
    await page.clock.runFor(after - before + 20);
    await page.locator('[data-toast]').waitFor({ state: 'detached' });
    await page.clock.resume();
  });

  test('a toast under the pointer waits until it has been read', async () => {
    const { page } = shared;
    await cause('Read me.');
    await page.locator('[data-toast]').hover();
    await stopClock(page);
    await page.clock.runFor(6000);
    await expect(page.locator('[data-toast]')).toHaveCount(1);
    await page.mouse.move(5, 400);
    await page.clock.runFor(5001);
    await page.locator('[data-toast]').waitFor({ state: 'detached' });
    await page.clock.resume();
  });
});
