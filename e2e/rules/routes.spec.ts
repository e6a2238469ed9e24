import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { moveTo } from '../screens.ts';
import { openScreen, shareNewcomerPage, shareSignedInPage, shareVisitorPage } from '../shared-page.ts';

/** Specification, section 2, Route table, for the three states of a person. */

/** The routes of somebody whose onboarding is completed, and the heading of each. */
const accountRoutes = [
  ['/', 'Dashboard'],
  ['/auth', 'Authentication & OAuth'],
  ['/data-sources', 'Data Sources'],
  ['/ai-agent', 'AI Agent'],
  ['/analytics', 'Analytics'],
  ['/ml-models', 'Machine Learning Models'],
  ['/profile', 'User Profile'],
  ['/oauth-setup', 'OAuth Setup'],
  ['/data-warehouse-connectors', 'Data Warehouse Connectors'],
  ['/business-app-connectors', 'Business Application Connectors'],
] as const;

const connectorRoutes: readonly string[] = [
  '/data-warehouse-connectors',
  '/business-app-connectors',
  '/oauth-setup',
];

/** The heading of the screen that stands at this path, reached without loading the page anew. */
async function expectHeading(page: Page, path: string, heading: string): Promise<void> {
  await moveTo(page, path);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test.describe('§2 Routes, signed out', () => {
  const shared = shareVisitorPage('/');

  test.beforeAll(async () => {
    // Nothing to show is an answer that leaves the page standing, so that one page sees all routes.
    await shared.page.route('**/api/login', (route) => route.fulfill({ status: 204 }));
  });

  for (const path of [...accountRoutes.map(([path]) => path), '/onboarding'].filter((path) => path !== '/')) {
    test(`${path} is not served: it leads to sign-in`, async () => {
      const { page } = shared;
      await moveTo(page, '/');
      await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
      const leaving = page.waitForRequest('**/api/login');
      await moveTo(page, path);
      await page.getByText('You are logged out. Logging in again...').waitFor();
      await expect(page.getByRole('heading')).toHaveCount(0);
      await leaving;
    });
  }

  test('/ is the landing screen', async () => {
    await moveTo(shared.page, '/');
    await shared.page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
  });

  test('an unmatched path is titled 404 Page Not Found', async () => {
    const response = await shared.page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await shared.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  });

  test('its hint: the page may be missing from the router', async () => {
    await moveTo(shared.page, '/nowhere');
    await expect(shared.page.getByText(/may be missing from the router/)).toBeVisible();
  });
});

test.describe('§2 Routes, onboarding not completed', () => {
  const shared = shareNewcomerPage('/', 'Bea');

  for (const [path, heading] of accountRoutes) {
    if (connectorRoutes.includes(path)) {
      test(`${path} is served`, () => expectHeading(shared.page, path, heading));
    } else {
      test(`${path} shows the wizard`, () => expectHeading(shared.page, path, 'Welcome, Bea!'));
    }
  }

  test('/onboarding shows the wizard', () => expectHeading(shared.page, '/onboarding', 'Welcome, Bea!'));

  test('the catch-all takes unknown paths too', () =>
    expectHeading(shared.page, '/nowhere', 'Welcome, Bea!'));

  test('a page that is loaded anew is confined as well', async () => {
    await openScreen(shared.page, '/ml-models');
    await expect(shared.page.getByRole('button', { name: "Let's Get Started" })).toBeVisible();
  });

  test('there is no sidebar to leave by', async () => {
    await expectHeading(shared.page, '/oauth-setup', 'OAuth Setup');
    await expect(shared.page.getByRole('link', { name: 'Logout' })).toBeVisible();
    await expect(shared.page.getByRole('link', { name: 'ML Models' })).toHaveCount(0);
  });
});

test.describe('§2 Routes, onboarding completed', () => {
  const shared = shareSignedInPage('/');

  for (const [path, heading] of accountRoutes) {
    test(`${path} is served with its heading`, () => expectHeading(shared.page, path, heading));
  }

  test('/onboarding goes to /', async () => {
    await moveTo(shared.page, '/onboarding');
    await shared.page.waitForURL((address) => address.pathname === '/');
    await shared.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  test('an unmatched path is titled 404 Page Not Found', async () => {
    await expectHeading(shared.page, '/nowhere', '404 Page Not Found');
    await expect(shared.page).toHaveTitle(/404 Page Not Found/);
  });

  test('the upload flag opens the dialog and leaves the address', async () => {
    await moveTo(shared.page, '/data-sources?upload=true');
    await shared.page.getByRole('dialog').waitFor();
    await expect(shared.page).toHaveURL(/\/data-sources$/);
  });
});
