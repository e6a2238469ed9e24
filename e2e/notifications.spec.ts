import { expect, signUpQuickly, test } from './product.ts';

test('the bell tells at once of what happened elsewhere, and leads to it', async ({ page }) => {
  await signUpQuickly(page);
  const connected = page.waitForEvent('websocket');
  await page.goto('/profile');
  await (await connected).waitForEvent('framereceived');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  const upload = (name: string) =>
    page.request.post('/api/files/upload', {
      multipart: { file: { name, mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') } },
    });
  await upload('first.csv');
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await upload('second.csv');
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await bell.click();
  await page.getByRole('link', { name: /second is ready/ }).click();
  await expect(page).toHaveURL(/\/data-sources\?source=/);
  // The new page takes the focus when it is drawn, which closes what opens before.
  await expect(page.locator('main')).toBeFocused();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await bell.click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('You are all caught up')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /second is ready/ })).toBeVisible();
});
