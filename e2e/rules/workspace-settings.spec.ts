import { expect, test } from '../product.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';

/** What a workspace reads days, years and revenue by: set on /profile, and the columns of revenue on /analytics. */

test.describe('Workspace settings', () => {
  const shared = shareSignedInPage('/profile');

  test('are chosen from lists, told in words, and Undo takes them back', async () => {
    const { page } = shared;
    const card = page.getByRole('region', { name: 'Workspace' });
    await expect(card.getByText('UTC')).toBeVisible();
    await card.getByRole('button', { name: 'Edit Workspace' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Workspace' });
    await dialog.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await expect(dialog.getByText(/It is .+ there/)).toBeVisible();
    await expect(dialog.getByLabel('Fiscal year 2025 is the one that')).toBeHidden();
    await dialog.getByLabel('Fiscal year starts in').selectOption('April');
    await dialog.getByLabel('Fiscal year 2025 is the one that').selectOption('ends in March 2025');
    await dialog.getByLabel('Currency').selectOption('JPY');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, {
      title: 'Workspace settings saved',
      message: 'Questions and figures follow them from now on.',
    });
    await expect(card.getByText('Asia/Tokyo')).toBeVisible();
    await expect(card.getByText('April to March, named by the year it ends in')).toBeVisible();
    await expect(card.getByText(/^JPY/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByText('UTC')).toBeVisible();
    await expect(card.getByText('Not set')).toHaveCount(2);
    await dismissToast(page);
  });

  test('that somebody else changed in the meantime are not overwritten', async () => {
    const { page } = shared;
    await page.getByRole('button', { name: 'Edit Workspace' }).click();
    const settings = await (await page.request.get('/api/workspace/settings')).json();
    const data = { ...settings, currency: 'EUR' };
    const changed = await page.request.put('/api/workspace/settings', { data });
    expect(changed.status()).toBe(200);
    const dialog = page.getByRole('dialog', { name: 'Edit Workspace' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Somebody else has changed the settings');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dismissToast(page);
  });

  test('the columns of revenue are chosen where they are named, and given back to the product', async () => {
    const { page } = shared;
    await page.goto('/analytics');
    await expect(page.getByText(/from orders\.quantity/)).toBeVisible();
    const change = page.getByRole('button', { name: 'Change what stands for revenue' });
    const dialog = page.getByRole('dialog', { name: 'What stands for revenue' });
    await change.click();
    await expect(dialog.getByLabel('Table')).toHaveValue('');
    await expect(dialog.getByLabel('Revenue', { exact: true })).toBeHidden();
    await dialog.getByLabel('Table').selectOption({ label: 'orders (Sample company)' });
    await dialog.getByLabel('Units sold').selectOption('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/from rows of orders/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/from orders\.quantity/)).toBeVisible();
  });
});
