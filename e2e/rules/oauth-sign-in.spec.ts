import { startTestProvider, type TestProvider, testClient } from '../../connectors/oauth/testing-provider.ts';
import { findViolations } from '../axe.ts';
import { expect, test } from '../product.ts';
import { findSidewaysScroll } from '../reach.ts';
import { shareSignedInPage } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';

/** A client is entered, tested, signed in with by a popup at a real authorization server, renewed and disconnected, on a phone. */
test.describe('signing in to a system', () => {
  // Each step stands on the one before.
  test.describe.configure({ mode: 'serial' });
  const shared = shareSignedInPage('/oauth-setup?tab=s4hana');
  let provider: TestProvider;
  const panel = () => shared.page.getByRole('tabpanel');
  const button = (name: string) => panel().getByRole('button', { name, exact: true });

  test.beforeAll(async ({ product }) => {
    provider = await startTestProvider({ redirectUris: [`${product.url}/api/oauth/callback`] });
    await shared.page.setViewportSize({ width: 390, height: 844 });
  });
  test.afterAll(() => provider[Symbol.dispose]());

  test('Test Configuration asks the provider, which refuses a wrong secret and accepts the right one', async () => {
    const { page } = shared;
    await panel().getByLabel('Client ID').fill(testClient.id);
    await panel().getByLabel('Client Secret').fill('wrong');
    await panel().getByLabel('Authorization URL').fill(provider.authUrl);
    await panel().getByLabel('Scope').fill('openid orders');
    await button('Test Configuration').click();
    await expectToast(page, { title: 'Test Failed', message: /Check the client ID/, isDestructive: true });
    await dismissToast(page);
    await panel().getByLabel('Client Secret').fill(testClient.secret);
    await button('Test Configuration').click();
    await expectToast(page, {
      title: 'Test Successful',
      message: 'OAuth configuration is working correctly.',
    });
    await dismissToast(page);
  });

  test('a saved client signs in by a popup, which ends by itself', async () => {
    const { page } = shared;
    await button('Save Configuration').click();
    await expectToast(page, { title: 'Configuration Saved', message: /successfully saved/ });
    await dismissToast(page);
    const [popup] = await Promise.all([page.waitForEvent('popup'), button('Sign In').click()]);
    const closed = popup.waitForEvent('close');
    await popup.locator('[name=login]').fill('ada');
    await popup.locator('[name=password]').fill('any');
    await popup.locator('button[type=submit]').click();
    await popup.getByRole('button', { name: 'Continue' }).click();
    await closed;
    await expectToast(page, { title: 'Connected', message: 'Signed in: S/4HANA is connected.' });
    await dismissToast(page);
    await expect(panel().getByText('Connected', { exact: true })).toBeVisible();
    await expect(panel().getByText('Token status: Active')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await findSidewaysScroll(page)).toEqual([]);
  });

  test('its token is renewed, and the panel lists the calls that were made', async () => {
    const { page } = shared;
    await button('Refresh Token').click();
    await expectToast(page, {
      title: 'Token Refreshed',
      message: 'OAuth token has been successfully refreshed.',
    });
    await dismissToast(page);
    await page.goto('/auth');
    const activity = page.getByRole('region', { name: 'Recent API Activity' });
    await expect(activity.getByRole('listitem')).toHaveText(
      Array.from({ length: 3 }, (_, at) =>
        at < 2 ? '/sap/bc/sec/oauth2/tokenToken issued' : '/sap/bc/sec/oauth2/tokenOK',
      ).map((text) => new RegExp(`POST ${text}`)),
    );
    await expect(activity.getByText('Sample', { exact: true })).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  });

  test('Disconnect asks, then forgets and revokes the token', async () => {
    const { page } = shared;
    await page.goto('/oauth-setup?tab=s4hana');
    await button('Disconnect').click();
    const dialog = page.getByRole('dialog', { name: 'Disconnect S/4HANA?' });
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expectToast(page, { title: 'Disconnected', message: /deleted here and revoked there/ });
    await dismissToast(page);
    await expect(panel().getByText('Disconnected', { exact: true })).toBeVisible();
    await expect(button('Refresh Token')).toHaveCount(0);
  });

  test('a sign-in that is declined says so, and its page explains itself where it cannot close', async ({
    product,
  }) => {
    const { page } = shared;
    const begun = await page.request.get('/api/oauth/auth/s4hana');
    const { authUrl } = (await begun.json()) as { authUrl: string };
    const state = new URL(authUrl).searchParams.get('state') ?? '';
    await page.goto(`${product.url}/api/oauth/callback?error=access_denied&state=${state}`);
    await expect(page.getByRole('status')).toHaveText(/was declined on its page, so nothing was stored/);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go on to OAuth Setup' }).click();
    await expect(page.getByRole('status').first()).toHaveText(/was declined on its page/);
  });
});
