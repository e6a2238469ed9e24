import type { Page } from '@playwright/test';
import { stopClock } from '../page-clock.ts';
import { createAccount, expect, signUpByCalls, signUpQuickly, test } from '../product.ts';
import { moveTo } from '../screens.ts';
import { openScreen, shareSignedInPage, shareVisitorPage } from '../shared-page.ts';
import { expectToast } from '../toast.ts';
import { answerOnce } from '../wire.ts';

/** Specification, sections 2 (auth states), 4 (Session), 6 and 8 (Authentication). */

/** Holds the server's answer to who is signed in back until the returned function is called. */
async function holdCurrentUser(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    '**/api/auth/user',
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  return release;
}

test.describe('§4 Session, signed out', () => {
  const shared = shareVisitorPage('/');

  test.beforeAll(async () => {
    await shared.page.route('**/api/login', (route) => route.fulfill({ status: 204 }));
  });

  test('while the auth state loads, / is the landing screen', async () => {
    const { page } = shared;
    const release = await holdCurrentUser(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
    release();
  });

  test('a spinner stands on an account page while the auth state loads', async () => {
    const { page } = shared;
    const release = await holdCurrentUser(page);
    await page.goto('/analytics');
    await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor();
    await expect(page.getByText('Unauthorized', { exact: true })).toHaveCount(0);
    release();
    await page.getByText('Unauthorized', { exact: true }).waitFor();
  });

  test('not authenticated: a destructive toast Unauthorized', async () => {
    const { page } = shared;
    await moveTo(page, '/');
    await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
    await moveTo(page, '/profile');
    await expectToast(page, {
      title: 'Unauthorized',
      message: 'You are logged out. Logging in again...',
      isDestructive: true,
    });
  });

  test('after 500 ms, and not before, the browser goes to /api/login', async () => {
    const { page } = shared;
    await page.clock.install();
    await page.goto('/analytics');
    await page.getByText('Unauthorized', { exact: true }).waitFor();
    await moveTo(page, '/');
    await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
    await stopClock(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await moveTo(page, '/analytics');
    await page.getByText('You are logged out. Logging in again...').waitFor();
    await page.clock.runFor(499);
    await page.evaluate('fetch("/livez")');
    expect(requests).not.toContain('/api/login');
    const leaving = page.waitForRequest('**/api/login');
    await page.clock.runFor(1);
    await leaving;
  });

  test('calls answer 401 with the message Unauthorized', async () => {
    const answer = await shared.page.request.get('/api/dashboard/stats');
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({ message: 'Unauthorized' });
  });
});

test.describe('§4 Session, signed in', () => {
  const shared = shareSignedInPage('/data-sources');

  test('a spinner, and not the landing screen, stands while the auth state loads', async () => {
    const { page } = shared;
    await page.getByRole('heading', { level: 1, name: 'Data Sources' }).waitFor();
    const release = await holdCurrentUser(page);
    await page.goto('/');
    await page.getByRole('status').filter({ hasText: 'Loading...' }).first().waitFor();
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    release();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  test('authenticated is who the current-user call returns', async () => {
    const user = await (await shared.page.request.get('/api/auth/user')).json();
    expect(user).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', profileImageUrl: null });
    expect(user.email).toMatch(/^ada.*@example\.com$/);
    expect(Date.parse(user.createdAt)).not.toBeNaN();
  });

  test('the session cookie cannot be read by scripts and stays on this site', async () => {
    const cookies = await shared.page.context().cookies();
    const session = cookies.find((cookie) => /session/i.test(cookie.name));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  test('the current-user call is not retried when it fails', async () => {
    const { page } = shared;
    let calls = 0;
    await page.route('**/api/auth/user', (route) => {
      calls += 1;
      return route.fulfill({ status: 500, json: { message: 'The database rests.' } });
    });
    await page.goto('/data-sources');
    await expect(page.getByRole('alert')).toContainText('The database rests.');
    expect(calls).toBe(1);
    await page.unroute('**/api/auth/user');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Data Sources' }).waitFor();
  });

  test('a session that ends while the page is open says Unauthorized and leaves for sign-in', async () => {
    const { page } = shared;
    await openScreen(page, '/data-sources');
    await page.route('**/api/login', (route) => route.fulfill({ status: 204 }));
    await answerOnce(page, 'GET /api/oauth/status', { status: 401, json: { message: 'Unauthorized' } });
    const leaving = page.waitForRequest('**/api/login');
    await moveTo(page, '/auth');
    await expectToast(page, {
      title: 'Unauthorized',
      message: 'You are logged out. Logging in again...',
      isDestructive: true,
    });
    await leaving;
  });

  test('there are no roles: nothing that the sidebar leads to is refused', async () => {
    const { page } = shared;
    for (const path of ['/api/data-sources', '/api/oauth/configurations', '/api/ml/models']) {
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
    }
  });
});

test('§6 what belongs to another workspace is not found', async ({ page, browser, product }) => {
  await signUpQuickly(page);
  const session = await (await page.request.post('/api/chat/sessions', { data: { title: 'Mine' } })).json();
  const stranger = await browser.newContext({ baseURL: product.url });
  await signUpByCalls(stranger.request, {
    firstName: 'Eve',
    lastName: '',
    email: `eve.${Date.now()}@example.com`,
  });
  const path = `/api/chat/sessions/${session.id}/messages`;
  expect((await page.request.get(path)).status()).toBe(200);
  expect((await stranger.request.get(path)).status()).toBe(404);
  await stranger.close();
});

test('who has an account and creates it again is told to sign in, and is signed in with its own password', async ({
  page,
}) => {
  const email = await createAccount(page);
  await page.request.get('/api/logout');
  await page.goto('/login?create=account');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('another long password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /If you have an account with this address, sign in with its own password/,
  );
  await page.getByLabel('Password').fill('1234567890');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText(/follows the keyboard. Use four words/);
  await page.getByLabel('Password').fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
});

test('§2 the logout link ends the session and shows the landing screen', async ({ page }) => {
  await signUpQuickly(page);
  await openScreen(page, '/auth');
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
