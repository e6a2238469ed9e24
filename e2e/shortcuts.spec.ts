import { expect, signUpQuickly, test } from './product.ts';

test('the keyboard leads everywhere but out of a field, and single keys can be turned off', async ({
  page,
}) => {
  await signUpQuickly(page);
  await page.goto('/');
  await expect(page.getByPlaceholder('Search data sources, queries...')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/profile$/);
  const question = page.getByPlaceholder('Ask me anything about your business data...');
  await question.click();
  await page.keyboard.type('g?/d');
  await expect(question).toHaveValue('g?/d');
  await page.getByRole('heading', { name: 'User Profile' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.getByLabel('Shortcuts of a single key').uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
