import { stopClock } from '../page-clock.ts';
import { expect, test } from '../product.ts';
import { openScreen, shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerAlways, answerOnce, bodySent, countCalls } from '../wire.ts';

/** Specification, sections 2 to 4, 8 and 9 on the OAuth panel, and section 3 on the OAuth status. */

const statusCall = 'GET /api/oauth/status';
const refreshCall = 'POST /api/oauth/refresh/datasphere';
const beginCall = 'GET /api/oauth/auth/datasphere';

test.describe('OAuth panel, not connected', () => {
  const shared = shareSignedInPage('/auth');
  const panel = () => shared.page.getByRole('region', { name: 'Enterprise OAuth Configuration' });
  const button = (name: string) => panel().getByRole('button', { name, exact: true });

  test('a status badge reads Disconnected for both systems', async () => {
    await expect(panel().getByText('Disconnected', { exact: true })).toHaveCount(2);
    await expect(panel().getByText('Data Warehouse', { exact: true })).toBeVisible();
    await expect(panel().getByText('Business Applications Backend', { exact: true })).toBeVisible();
  });

  test('the token status is Inactive, Not authenticated', async () => {
    await expect(panel().getByText('Token status: Inactive')).toHaveCount(2);
    await expect(panel().getByText('Not authenticated')).toHaveCount(2);
  });

  test('Refresh Token is disabled', async () => {
    await expect(button('Refresh Token')).toBeDisabled();
  });

  test('recent API activity lists three entries, marked Sample', async () => {
    const activity = panel().getByRole('region', { name: 'Recent API Activity' });
    await expect(activity.getByRole('listitem')).toHaveCount(3);
    await expect(activity.getByText('Sample', { exact: true })).toBeVisible();
  });

  test('view mode has no field, and an icon leads to edit mode', async () => {
    await expect(panel().getByRole('textbox')).toHaveCount(0);
    await button('Edit configuration').click();
    await expect(panel().getByRole('textbox').first()).toBeVisible();
  });

  for (const name of ['Authorization URL', 'Client ID', 'Client Secret', 'Redirect URI']) {
    test(`edit mode has ${name}`, async () => {
      await expect(panel().getByLabel(name)).toBeEditable();
    });
  }

  test('the client secret is a password input', async () => {
    await expect(panel().getByLabel('Client Secret')).toHaveAttribute('type', 'password');
    await expect(panel().locator('input[type=password]')).toHaveCount(1);
  });

  test('the close icon returns to the view', async () => {
    await button('Close editing').click();
    await expect(button('Configure OAuth')).toBeVisible();
    await expect(panel().locator('input')).toHaveCount(0);
  });

  test('Cancel returns to the view and forgets what was typed', async () => {
    await button('Edit configuration').click();
    await panel().getByLabel('Client ID').fill('forget-me');
    await button('Cancel').click();
    await expect(button('Configure OAuth')).toBeVisible();
    await button('Edit configuration').click();
    await expect(panel().getByLabel('Client ID')).toHaveValue('');
  });

  test('saving without a client is refused by the server, as Save Error', async () => {
    await button('Save').click();
    await expectToast(shared.page, {
      title: 'Save Error',
      message: /Client ID and Auth URL are required\./,
      isDestructive: true,
    });
    await expect(button('Save')).toBeVisible();
    await dismissToast(shared.page);
  });

  test("Save Error without a server's message: Failed to save OAuth configuration.", async () => {
    await answerOnce(shared.page, 'POST /api/oauth/config', { status: 500 });
    await button('Save').click();
    await expectToast(shared.page, {
      title: 'Save Error',
      message: 'Failed to save OAuth configuration.',
      isDestructive: true,
    });
    await dismissToast(shared.page);
  });

  test('while saving the button reads Saving... and is disabled', async () => {
    const release = await answerOnce(shared.page, 'POST /api/oauth/config', { status: 500, isHeld: true });
    await button('Save').click();
    await expect(button('Saving...')).toBeDisabled();
    release();
    await expect(button('Save')).toBeEnabled();
    await dismissToast(shared.page);
  });

  test('Save sends the four fields', async () => {
    const { page } = shared;
    await panel().getByLabel('Authorization URL').fill('https://login.example.com/oauth/authorize');
    await panel().getByLabel('Client ID').fill('client-7');
    await panel().getByLabel('Client Secret').fill('s3cret-of-the-panel');
    await panel().getByLabel('Redirect URI').fill('https://plumbline.example.com/api/oauth/callback');
    const body = await bodySent(page, 'POST /api/oauth/config', () => button('Save').click());
    expect(body).toEqual({
      authUrl: 'https://login.example.com/oauth/authorize',
      clientId: 'client-7',
      clientSecret: 's3cret-of-the-panel',
      redirectUri: 'https://plumbline.example.com/api/oauth/callback',
    });
  });

  test('a save that succeeds says Configuration Saved and returns to the view', async () => {
    await expectToast(shared.page, {
      title: 'Configuration Saved',
      message: 'OAuth configuration has been updated successfully.',
    });
    await expect(button('Configure OAuth')).toBeVisible();
    await expect(panel().getByText('client-7')).toBeVisible();
    await dismissToast(shared.page);
  });

  test('the status is fetched again after a save', async () => {
    const { page } = shared;
    await button('Edit configuration').click();
    const count = await countCalls(page, statusCall, async () => {
      const answered = page.waitForResponse('**/api/oauth/status');
      await button('Save').click();
      await answered;
    });
    expect(count).toBe(1);
    await dismissToast(page);
  });

  test('the secret is kept and never shown again', async () => {
    const { page } = shared;
    const answer = await (await page.request.get('/api/oauth/configurations')).text();
    expect(answer).toContain('"hasClientSecret":true');
    expect(answer).not.toContain('s3cret-of-the-panel');
    await button('Edit configuration').click();
    await expect(panel().getByLabel('Client Secret')).toHaveValue('');
    await expect(panel().getByLabel('Client ID')).toHaveValue('client-7');
    await button('Cancel').click();
  });

  test('a value is copied to the clipboard: Copied', async () => {
    const { page } = shared;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button('Copy Client ID').click();
    await expectToast(page, { title: 'Copied', message: 'Text copied to clipboard.' });
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('client-7');
    await dismissToast(page);
  });
});

test.describe('OAuth panel, connected', () => {
  const shared = shareSignedInPage('/data-sources');
  const panel = () => shared.page.getByRole('region', { name: 'Enterprise OAuth Configuration' });
  const button = (name: string) => panel().getByRole('button', { name, exact: true });

  test.beforeAll(async () => {
    const { page } = shared;
    await page.clock.install();
    await page.addInitScript(`{
      const { open } = window;
      window.openedWith = [];
      window.open = (...values) => { window.openedWith.push(values); return open.apply(window, values); };
    }`);
    await answerAlways(page, statusCall, {
      datasphere: { connected: true, expiresIn: 28 },
      s4hana: { connected: false, expiresIn: 0 },
    });
    await openScreen(page, '/auth');
  });

  test('the status badge reads Connected for the system that is', async () => {
    await expect(panel().getByText('Connected', { exact: true })).toHaveCount(1);
    await expect(panel().getByText('Disconnected', { exact: true })).toHaveCount(1);
  });

  test('the token status is Active, Expires in 28 days', async () => {
    await expect(panel().getByText('Token status: Active')).toHaveCount(1);
    await expect(panel().getByText('Expires in 28 days')).toBeVisible();
  });

  test('Refresh Token asks for a new token: Token Refreshed', async () => {
    await answerOnce(shared.page, refreshCall, { json: { connected: true, expiresIn: 28 } });
    await button('Refresh Token').click();
    await expectToast(shared.page, {
      title: 'Token Refreshed',
      message: 'OAuth token has been successfully refreshed.',
    });
    await dismissToast(shared.page);
  });

  test('the status is fetched again after a refresh', async () => {
    const { page } = shared;
    await answerOnce(page, refreshCall, { json: { connected: true, expiresIn: 28 } });
    const count = await countCalls(page, statusCall, async () => {
      const answered = page.waitForResponse('**/api/oauth/status');
      await button('Refresh Token').click();
      await answered;
    });
    expect(count).toBe(1);
    await dismissToast(page);
  });

  test('Refresh Token is disabled while refreshing', async () => {
    const release = await answerOnce(shared.page, refreshCall, { status: 502, isHeld: true });
    await button('Refresh Token').click();
    await expect(button('Refreshing...')).toBeDisabled();
    release();
    await expect(button('Refresh Token')).toBeEnabled();
  });

  test('a refresh that fails: Refresh Error with the message', async () => {
    await answerOnce(shared.page, refreshCall, { status: 502, json: { message: 'The token was revoked.' } });
    await button('Refresh Token').click();
    await expectToast(shared.page, {
      title: 'Refresh Error',
      message: 'The token was revoked.',
      isDestructive: true,
    });
    await dismissToast(shared.page);
  });

  test('Configure OAuth opens the sign-in page in a popup of 600x600', async ({ product }) => {
    const { page } = shared;
    await answerOnce(page, beginCall, { json: { authUrl: `${product.url}/livez` } });
    const [popup] = await Promise.all([page.waitForEvent('popup'), button('Configure OAuth').click()]);
    await popup.waitForURL('**/livez');
    const features = await page.evaluate<string>('window.openedWith.at(-1)[2]');
    expect(features.split(',').toSorted()).toEqual(['height=600', 'width=600']);
  });

  test('a toast asks to complete authentication in the popup', async () => {
    await expectToast(shared.page, {
      title: 'OAuth Configuration',
      message: 'Please complete authentication in the popup window.',
    });
    await dismissToast(shared.page);
  });

  test('the popup cannot reach back into the product', async () => {
    const popup = shared.page.context().pages().at(-1);
    expect(popup?.url()).toMatch(/livez$/);
    expect(await popup?.evaluate('window.opener')).toBeNull();
  });

  test('while the popup is open the status is not fetched', async () => {
    const { page } = shared;
    const count = await countCalls(page, statusCall, async () => {
      await stopClock(page);
      await page.clock.runFor(3000);
      await page.evaluate('fetch("/livez")');
    });
    expect(count).toBe(0);
  });

  test('once it is closed, the check of each second fetches the status', async () => {
    const { page } = shared;
    await page.context().pages().at(-1)?.close();
    const asked = page.waitForRequest('**/api/oauth/status');
    await page.clock.runFor(1000);
    await asked;
    const again = await countCalls(page, statusCall, async () => {
      await page.clock.runFor(3000);
      await page.evaluate('fetch("/livez")');
    });
    expect(again).toBe(0);
    await page.clock.resume();
  });

  test('a start that fails: OAuth Error with the message, and no popup stays', async () => {
    const { page } = shared;
    await answerOnce(page, beginCall, { status: 400, json: { message: 'Save an OAuth client first.' } });
    await button('Configure OAuth').click();
    await expectToast(page, {
      title: 'OAuth Error',
      message: 'Save an OAuth client first.',
      isDestructive: true,
    });
    await expect.poll(() => page.context().pages().length).toBe(1);
    await dismissToast(page);
  });

  test('where the browser allows no popup, a link leads to the sign-in page', async ({ product }) => {
    const { page } = shared;
    await page.evaluate('window.open = () => null');
    await answerOnce(page, beginCall, { json: { authUrl: `${product.url}/livez` } });
    await button('Configure OAuth').click();
    await expect(panel().getByRole('link', { name: 'Open the sign-in page here' })).toHaveAttribute(
      'href',
      `${product.url}/livez`,
    );
  });
});

test.describe('§3 OAuth status, missing', () => {
  const shared = shareSignedInPage('/data-sources');

  test('a system of which the server says nothing is not said to be connected', async () => {
    const { page } = shared;
    await answerAlways(page, statusCall, {});
    await openScreen(page, '/auth');
    await page.getByRole('button', { name: 'Configure OAuth' }).waitFor();
    await expect(page.getByText('Connected', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Refresh Token' })).toBeDisabled();
  });
});
