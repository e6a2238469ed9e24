import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ProductProcess, startProduct, stopProduct } from '../../tools/product-process.ts';
import { tabTo } from '../focus.ts';
import { expectAccessible } from '../looks.ts';
import { expect, test } from '../product.ts';
import { dismissToast, expectToast } from '../toast.ts';

/** What an administrator does under /settings/, on a server of its own: the first account there is theirs. */

const password = 'a long enough password';
let directory: string;
let running: ProductProcess;
let page: Page;

test.beforeAll(async ({ browser }) => {
  directory = mkdtempSync(join(tmpdir(), 'plumbline-people-'));
  running = await startProduct(directory);
  page = await browser.newPage({ baseURL: running.url, reducedMotion: 'reduce' });
  await signUp(page, 'Boss');
  await page.goto('/settings/people');
});
test.afterAll(async () => {
  await page.close();
  await stopProduct(running);
  rmSync(directory, { recursive: true, force: true });
});

async function signUp(who: Page, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}@example.com`;
  const data = { firstName, lastName: '', email, password };
  expect((await who.request.post('/api/auth/accounts', { data })).status()).toBe(202);
  expect((await who.request.post('/api/auth/sign-in', { data: { email, password } })).ok()).toBe(true);
  await who.request.post('/api/onboarding/complete');
  return email;
}

const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const choose = async (name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

test('a person is added with the keyboard alone, and sets a password by the link (A17)', async ({
  browser,
}) => {
  await tabTo(page, page.getByRole('button', { name: 'Add Person' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await tabTo(page, dialog.getByLabel('First name'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter your first name.')).toBeVisible();
  for (const text of ['Nora', 'New', 'nora@example.com']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, dialog.getByRole('button', { name: 'Add Person' }));
  await page.keyboard.press('Enter');
  const handed = page.getByRole('dialog', { name: 'Hand over this link' });
  const link = (await handed.getByText(/set-password#/).textContent()) ?? '';
  await expectAccessible(page);
  await handed.getByRole('button', { name: 'Done' }).click();
  await expect(rowOf('Nora')).toContainText('Link issued');

  const visitor = await browser.newPage({ reducedMotion: 'reduce' });
  await visitor.goto(link);
  // The token stays in no history.
  await expect(visitor).toHaveURL(/\/set-password$/);
  await expectAccessible(visitor);
  await visitor.getByLabel('New password').fill('short');
  await visitor.getByRole('button', { name: 'Set Password' }).click();
  await expect(visitor.getByRole('alert')).toContainText('at least 10');
  await visitor.getByLabel('New password').fill(password);
  await visitor.getByRole('button', { name: 'Set Password' }).click();
  await visitor.getByRole('link', { name: 'Sign in' }).click();
  await visitor.getByLabel('Email').fill('nora@example.com');
  await visitor.getByLabel('Password').fill(password);
  await visitor.getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor.getByRole('heading', { name: 'Welcome, Nora!' })).toBeVisible();

  await page.reload();
  await choose('Nora New', 'Disable');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expectToast(page, { title: 'Account changed', message: 'Nora New is signed in nowhere any more.' });
  await dismissToast(page);
  await expect(rowOf('Nora')).toContainText('Disabled');
  expect((await visitor.request.get('/api/auth/user')).status()).toBe(401);
  await visitor.close();
});

test('a list that cannot be read says so, and is read again', async () => {
  const list = /\/api\/people\?/;
  await page.route(list, (route) => route.fulfill({ status: 500, json: { message: 'The disk is full.' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The disk is full.');
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf('Nora')).toBeVisible();
  await page.getByLabel('Search by name or e-mail').fill('nobody like that');
  await expect(page.getByText('Nobody fits this search')).toBeVisible();
  await page.getByLabel('Search by name or e-mail').fill('');
  await expect(rowOf('Nora')).toBeVisible();
});

test('the way in for others is closed, and the sign-in page says so', async ({ browser }) => {
  await page.getByRole('button', { name: 'Close Sign-Up' }).click();
  await dismissToast(page);
  const visitor = await browser.newPage({ baseURL: running.url });
  await visitor.goto('/login?create=account');
  await expect(visitor.getByText('New accounts are made by the administrator')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Create account' })).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await visitor.close();
  await page.getByRole('button', { name: 'Open Sign-Up' }).click();
  await expect(page.getByRole('button', { name: 'Close Sign-Up' })).toBeVisible();
  await dismissToast(page);
});

test('who is no administrator is told so, and sees no way there', async ({ browser }) => {
  const other = await browser.newPage({ baseURL: running.url, reducedMotion: 'reduce' });
  await signUp(other, 'Otto');
  await other.goto('/settings/people');
  await expect(other.getByText('This page is for the administrators of this installation.')).toBeVisible();
  const pages = other.getByRole('navigation', { name: 'Pages of the settings' });
  await expect(pages.getByRole('link')).toHaveText(['Password and sessions', 'Activity']);
  await expectAccessible(other);
  await other.close();
});

test('sessions are seen and ended, and the password is changed (A18)', async ({ browser }) => {
  const elsewhere = await browser.newPage({ baseURL: running.url });
  const data = { email: 'boss@example.com', password };
  expect((await elsewhere.request.post('/api/auth/sign-in', { data })).status()).toBe(200);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Password and sessions' }).click();
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This session')).toBeVisible();
  await sessions.getByRole('button', { name: /^End the session of/ }).click();
  await expectToast(page, { title: 'Sessions ended', message: '1 session was ended.' });
  await dismissToast(page);
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401);
  await elsewhere.close();

  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('another long password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('alert')).toContainText('The current password is not right.');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, { title: 'Password changed', message: 'You were signed in nowhere else.' });
  await dismissToast(page);
  await expect(page.getByLabel('New password')).toHaveValue('');
});

test('the activity is filtered by the address and exported', async () => {
  await page.getByRole('link', { name: 'Activity' }).click();
  await expectAccessible(page);
  const own = page.getByRole('region', { name: 'My workspace' }).getByRole('listitem');
  await expect(own.filter({ hasText: 'Password change' })).toHaveCount(2);
  await page.getByLabel('Show', { exact: true }).selectOption('Whole installation');
  await page.getByLabel('Outcome').selectOption('Refused');
  await page.getByLabel('What happened').selectOption('Password change');
  await expect(page).toHaveURL(/scope=installation&outcome=refused&kind=passwordChange/);
  const lines = page.getByRole('region', { name: 'Whole installation' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('Boss (boss@example.com)');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain('Password change,Refused,Boss,boss@example.com');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Nothing fits this filter')).toBeVisible();
});

test('an account is deleted once its address is typed, and what goes is said before', async () => {
  await page.goto('/settings/people');
  await expect(rowOf('Nora')).toBeVisible();
  await expectAccessible(page);
  await choose('Nora New', 'Delete account');
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
  await expect(dialog.getByText(/^Nora's workspace is deleted with 1 data source/)).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await dialog.getByLabel('Type nora@example.com to confirm').fill('nora@example');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await dialog.getByLabel('Type nora@example.com to confirm').fill('nora@example.com');
  await confirm.click();
  await expectToast(page, {
    title: 'Account deleted',
    message: 'The account of Nora New and its data are gone.',
  });
  await expect(rowOf('Nora')).toHaveCount(0);
  await dismissToast(page);

  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('the only administrator');
  await page.keyboard.press('Escape');
});
