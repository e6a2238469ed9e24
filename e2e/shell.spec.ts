import { expect, signUpByForm, signUpQuickly, test } from './product.ts';

test.describe('signed out', () => {
  test('only the landing page is shown, with a link to sign in', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute('href', '/api/login');
    await expect(page.getByText(/hosting platform account/).first()).toBeVisible();
  });

  test('a page of the account leads to sign-in after one toast', async ({ page }) => {
    await page.goto('/analytics');
    await expect(page.getByText('Unauthorized', { exact: true })).toBeVisible();
    await expect(page.getByText('You are logged out. Logging in again...')).toHaveCount(1);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('wrong credentials are told beside the form, and what was typed stays', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(/not right/)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  });

  test('an unknown path shows the 404 page with status 404', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  });
});

test.describe('onboarding', () => {
  test('confines to the wizard and the pages it leads to, and resumes where it was left', async ({
    page,
  }) => {
    await signUpByForm(page, 'Bea');
    await expect(page.getByRole('heading', { name: 'Welcome, Bea!' })).toBeVisible();
    await page.getByRole('button', { name: "Let's Get Started" }).click();
    await page.getByRole('button', { name: 'Next: Setup Connection' }).click();
    await expect(page.getByText('Please select a data source').first()).toBeVisible();
    await page.goto('/analytics');
    await expect(page.getByRole('button', { name: 'Next: Setup Connection' })).toBeVisible();
    await page.goto('/oauth-setup');
    await expect(page.getByRole('heading', { name: /OAuth Setup/ }).first()).toBeVisible();
  });

  test('completes also when the server fails, and stays there', async ({ page }) => {
    await signUpByForm(page, 'Cem');
    await page.route('**/api/onboarding/complete', (route) =>
      route.fulfill({ status: 500, body: '{"message":"broken"}' }),
    );
    await page.getByRole('button', { name: "Let's Get Started" }).click();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await page.getByRole('button', { name: 'Skip Tour' }).click();
    await page.getByRole('button', { name: 'Start Using' }).click();
    await expect(page.getByText('Almost there!').first()).toBeVisible();
    await expect(page).toHaveURL(/\/ai-agent$/);
    await expect(page.getByRole('heading', { name: 'AI Agent', level: 1 })).toBeVisible();
  });
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => signUpQuickly(page));

  test('the sidebar has every entry of the specification', async ({ page }) => {
    await page.goto('/');
    const sidebar = page.getByRole('navigation').first();
    for (const name of [
      'Dashboard',
      'Manage Sources',
      'OAuth Setup',
      'Data Warehouse',
      'Business Apps',
      'AI Agent',
      'Analytics',
      'ML Models',
      'Profile',
    ]) {
      await expect(sidebar.getByRole('link', { name, exact: false }).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    await expect(page.getByText('Admin', { exact: true })).toBeVisible();
    await expect(page.getByText('Connected to Business Applications')).toBeVisible();
    await expect(page.getByPlaceholder('Search data sources, queries...')).toBeVisible();
  });

  test('the dashboard shows computed figures and no sample marks over them', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Active Data Sources', 'ML Models', 'Voice Interactions', 'Data Processed']) {
      await expect(page.getByText(name).first()).toBeVisible();
    }
    await expect(page.getByText('847GB')).toHaveCount(0);
    await expect(page.getByText('2.4k')).toHaveCount(0);
  });

  test('signing out ends the session on the server', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });

  test('a wrong file is refused in the words of the specification before anything is sent', async ({
    page,
  }) => {
    await page.goto('/data-sources?upload=true');
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(page.getByText('Invalid File Format').first()).toBeVisible();
    await expect(page.getByText(/Please select a file with one of these formats:/).first()).toBeVisible();
    await expect(page).toHaveURL(/\/data-sources$/);
  });

  test('the command palette opens from the keyboard and leads to a page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByPlaceholder('Search data sources, queries...')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.type('analyt');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/analytics$/);
  });
});
