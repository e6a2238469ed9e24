import type { Page } from '@playwright/test';
import { createAccount, expect, signUpQuickly, test } from '../product.ts';
import { sharePageOfFile } from '../shared-page.ts';
import { expectToast } from '../toast.ts';
import { answerOnce, bodySent } from '../wire.ts';

/** Specification, section 2: the account card of the profile. */

const fact = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

test.describe('§2 Profile: the account', () => {
  const shared = sharePageOfFile('/profile', 'Ada');

  test('title', async () => {
    await expect(shared.page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible();
  });

  test('the subtitle is about the account and the personal AI assistant', async () => {
    await expect(shared.page.getByText(/manage your account.*personal AI assistant/i)).toBeVisible();
  });

  test('e-mail', async () => {
    await expect(fact(shared.page, 'Email')).toHaveText(/^ada\d+\.\d+@example\.com$/);
  });

  test('First Name', async () => {
    await expect(fact(shared.page, 'First Name')).toHaveText('Ada');
  });

  test('Last Name', async () => {
    await expect(fact(shared.page, 'Last Name')).toHaveText('Lovelace');
  });

  test('Member Since is the locale date of the account', async () => {
    const user = (await (await shared.page.request.get('/api/auth/user')).json()) as { createdAt: string };
    const day = new Date(user.createdAt).toLocaleDateString('en-US');
    await expect(fact(shared.page, 'Member Since')).toHaveText(day);
  });

  test('Account Status reads Active', async () => {
    await expect(fact(shared.page, 'Account Status')).toHaveText('Active');
  });

  test('Sign Out leads to /api/logout', async () => {
    await expect(shared.page.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
  });

  test('first and last name are the display name', async () => {
    await expect(shared.page.getByRole('main').getByText('Ada Lovelace', { exact: true })).toBeVisible();
  });

  test('Edit Profile opens a dialog with the names', async () => {
    await shared.page.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = shared.page.getByRole('dialog', { name: 'Edit Profile' });
    await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
    await expect(dialog.getByLabel('Last Name')).toHaveValue('Lovelace');
    await shared.page.keyboard.press('Escape');
  });
});

/** How a person is named who gave less: the account is answered at the wire. */
test.describe('§2 Profile: names', () => {
  const shared = sharePageOfFile('/profile');

  async function showAs(part: Record<string, string | null>): Promise<void> {
    const { page } = shared;
    const user = (await (await page.request.get('/api/auth/user')).json()) as object;
    await answerOnce(page, 'GET /api/auth/user', {
      json: { ...user, email: 'grace.hopper@example.com', ...part },
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  const card = () => shared.page.getByRole('main');

  test('without a last name, the first name is shown', async () => {
    await showAs({ firstName: 'Grace', lastName: '' });
    await expect(card().getByText('Grace', { exact: true }).first()).toBeVisible();
    await expect(fact(shared.page, 'Last Name')).toHaveText('Not provided');
  });

  test('without a first name, the part of the e-mail before the at-sign is shown', async () => {
    await showAs({ firstName: '', lastName: '' });
    await expect(card().getByText('grace.hopper', { exact: true })).toBeVisible();
    await expect(fact(shared.page, 'First Name')).toHaveText('Not provided');
  });

  test('a last name alone is not the display name', async () => {
    await showAs({ firstName: '', lastName: 'Hopper' });
    await expect(card().getByText('grace.hopper', { exact: true })).toBeVisible();
  });

  test('without anything, it is User', async () => {
    await showAs({ firstName: '', lastName: '', email: '' });
    await expect(card().getByText('User', { exact: true })).toBeVisible();
  });

  for (const [initial, why, part] of [
    ['G', 'first letter of the first name', { firstName: 'Grace' }],
    ['G', 'first letter of the e-mail in upper case', { firstName: '' }],
    ['U', 'U without both', { firstName: '', email: '' }],
  ] as const) {
    test(`the initial is the ${why}`, async () => {
      await showAs(part);
      await expect(card().getByText(initial, { exact: true })).toBeVisible();
    });
  }

  test('a picture takes the place of the initial', async () => {
    const picture =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await showAs({ firstName: 'Grace', profileImageUrl: picture });
    await expect(card().locator('img')).toHaveAttribute('src', picture);
    await expect(card().getByText('G', { exact: true })).toHaveCount(0);
  });

  test('Member Since is Unknown without a date', async () => {
    await showAs({ createdAt: '' });
    await expect(fact(shared.page, 'Member Since')).toHaveText('Unknown');
  });
});

test.describe('§2 Profile: Edit Profile', () => {
  test('changes the name everywhere', async ({ page }) => {
    await signUpQuickly(page, 'Ada');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First Name').fill('Augusta');
    await dialog.getByLabel('Last Name').fill('King');
    const body = await bodySent(page, 'PUT /api/auth/user', () =>
      dialog.getByRole('button', { name: 'Save' }).click(),
    );
    expect(body).toEqual({ firstName: 'Augusta', lastName: 'King', profileImageUrl: null });
    await expectToast(page, { title: 'Profile Updated' });
    await expect(page.getByRole('main').getByText('Augusta King', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('Augusta King', { exact: true })).toBeVisible();
  });
});

test('§2 the profile is not among the pages of the onboarding', async ({ page }) => {
  await createAccount(page, 'Ida');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Welcome, Ida!' })).toBeVisible();
});
