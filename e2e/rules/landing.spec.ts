import { expect, test } from '../product.ts';
import { shareVisitorPage } from '../shared-page.ts';

/** Specification, section 2, Landing (signed out, /). */
test.describe('§2 Landing', () => {
  const shared = shareVisitorPage('/');

  test('a title', async () => {
    await expect(shared.page.getByRole('heading', { level: 1 })).toHaveText(
      'Ask your business data. Get a number you can check.',
    );
  });

  test('a description under the title', async () => {
    await expect(
      shared.page.getByText(/^Plumbline reads your spreadsheets and business systems/),
    ).toBeVisible();
  });

  test('a Sign In link to /api/login', async () => {
    await expect(shared.page.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
      'href',
      '/api/login',
    );
  });

  test('sign-in is said to use the hosting platform account', async () => {
    await expect(shared.page.getByText('Sign-in uses your hosting platform account.').first()).toBeVisible();
  });

  test('nothing of the product itself: no sidebar, no logout', async () => {
    const { page } = shared;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Logout' })).toHaveCount(0);
  });

  test('the example figures are said to be an example', async () => {
    await expect(shared.page.getByText('Example', { exact: true })).toBeVisible();
  });

  test('the Sign In link ends on the page with Email, Password and Sign in', async () => {
    const { page } = shared;
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });

  test('its link Create account leads to a form with both names', async () => {
    const { page } = shared;
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await expect(page.getByLabel('Last name')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  });
});
