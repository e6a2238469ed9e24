import type { Page } from '@playwright/test';
import { expect } from './product.ts';

interface ExpectedToast {
  title: string;
  message?: string | RegExp;
  isDestructive?: boolean;
}

/** The one visible toast has exactly this title and message, and looks destructive or not. */
export async function expectToast(
  page: Page,
  { title, message, isDestructive = false }: ExpectedToast,
): Promise<void> {
  const toast = page.locator(`[data-toast=${isDestructive ? 'destructive' : 'default'}]`);
  await expect(toast.locator('p').first()).toHaveText(title);
  if (message !== undefined) await expect(toast.locator('p').nth(1)).toHaveText(message);
}

/** Takes the visible toast away, so that the next one is surely a new one. */
export async function dismissToast(page: Page): Promise<void> {
  const toast = page.locator('[data-toast]');
  if ((await toast.count()) > 0) await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
}
