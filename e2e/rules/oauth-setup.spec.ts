import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { sharePageOfFile } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerOnce, bodySent, countCalls } from '../wire.ts';

/** Specification, sections 2, 3, 5, 7, 8 and 9: the OAuth Setup page. */

const providers = {
  datasphere: /data ?sphere/i,
  s4hana: /s\/4 ?hana/i,
  successfactors: /success ?factors/i,
  ariba: /ariba/i,
  concur: /concur/i,
  marketingcloud: /marketing ?cloud/i,
} as const;

const panel = (page: Page) => page.getByRole('tabpanel');
const field = (page: Page, label: string) => panel(page).getByLabel(label, { exact: false }).first();
const save = (page: Page) => panel(page).getByRole('button', { name: 'Save Configuration' }).click();
const tryOut = (page: Page) => panel(page).getByRole('button', { name: 'Test Configuration' }).click();

async function open(page: Page, provider: keyof typeof providers): Promise<void> {
  await dismissToast(page);
  await page.getByRole('tab', { name: providers[provider] }).click();
}

/** Both required fields; `https` addresses, since nothing else is taken. */
async function fillRequired(page: Page): Promise<void> {
  await field(page, 'Client ID').fill('client-7');
  await field(page, 'Authorization URL').fill('https://auth.example.com/oauth/authorize');
}

test.describe('§2 OAuth Setup', () => {
  const shared = sharePageOfFile('/oauth-setup');

  test('a guide of five steps leads through the cockpit of the cloud platform', async () => {
    const steps = shared.page.getByRole('main').locator('ol').getByRole('listitem');
    await expect(steps).toHaveCount(5);
    await expect(steps.first()).toContainText(/cockpit of your cloud platform/);
  });

  test('a note says that credentials are stored securely', async () => {
    await expect(shared.page.getByText(/credentials are stored securely/i)).toBeVisible();
  });

  test('six tabs, one for each provider', async () => {
    await expect(shared.page.getByRole('tab')).toHaveText(Object.values(providers));
  });

  for (const provider of Object.keys(providers) as (keyof typeof providers)[]) {
    test(`${provider}: Client ID, Client Secret, Authorization URL, Token URL and Scope`, async () => {
      await open(shared.page, provider);
      for (const label of ['Client ID', 'Client Secret', 'Authorization URL', 'Token URL', 'Scope']) {
        await expect(field(shared.page, label)).toBeVisible();
      }
    });

    test(`${provider}: the scope is read write`, async () => {
      await open(shared.page, provider);
      await expect(field(shared.page, 'Scope')).toHaveValue('read write');
    });

    test(`${provider}: Test Configuration and Save Configuration`, async () => {
      await open(shared.page, provider);
      await expect(panel(shared.page).getByRole('button', { name: 'Test Configuration' })).toBeEnabled();
      await expect(panel(shared.page).getByRole('button', { name: 'Save Configuration' })).toBeEnabled();
    });
  }

  test('the client secret is masked', async () => {
    await open(shared.page, 'datasphere');
    await expect(field(shared.page, 'Client Secret')).toHaveAttribute('type', 'password');
  });

  test('an empty token URL is generated, its placeholder says', async () => {
    await open(shared.page, 'datasphere');
    await expect(field(shared.page, 'Token URL')).toHaveAttribute('placeholder', 'Auto-generated if empty');
  });

  test('Client ID and Authorization URL are marked as required, the others are not', async () => {
    await open(shared.page, 'datasphere');
    const labels = panel(shared.page).locator('label');
    await expect(labels.filter({ hasText: 'Client ID' })).toContainText('*');
    await expect(labels.filter({ hasText: 'Authorization URL' })).toContainText('*');
    await expect(labels.filter({ hasText: 'Token URL' })).not.toContainText('*');
  });

  test('a tab has an address of its own', async () => {
    const { page } = shared;
    await open(page, 'concur');
    await page.goto(page.url());
    await expect(page.getByRole('tab', { name: providers.concur })).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('§5 OAuth Setup: what is required', () => {
  const shared = sharePageOfFile('/oauth-setup?tab=datasphere');

  for (const [lack, clientId, authUrl] of [
    ['both', '', ''],
    ['the Client ID', '', 'https://auth.example.com/oauth/authorize'],
    ['the Auth URL', 'client-7', ''],
    ['more than blanks', '  ', '  '],
  ] as const) {
    test(`saving without ${lack} is refused`, async () => {
      const { page } = shared;
      await open(page, 'datasphere');
      await field(page, 'Client ID').fill(clientId);
      await field(page, 'Authorization URL').fill(authUrl);
      const calls = await countCalls(page, 'POST /api/oauth/configurations', async () => {
        await save(page);
        await expectToast(page, {
          title: 'Validation Error',
          message: 'Client ID and Auth URL are required.',
          isDestructive: true,
        });
      });
      expect(calls).toBe(0);
    });

    test(`testing without ${lack} is refused`, async () => {
      const { page } = shared;
      await open(page, 'datasphere');
      await field(page, 'Client ID').fill(clientId);
      await field(page, 'Authorization URL').fill(authUrl);
      const calls = await countCalls(page, 'POST /api/oauth/test', async () => {
        await tryOut(page);
        await expectToast(page, {
          title: 'Validation Error',
          message: 'Client ID and Auth URL are required to test the configuration.',
          isDestructive: true,
        });
      });
      expect(calls).toBe(0);
    });
  }
});

test.describe('§8 OAuth Setup: testing', () => {
  const shared = sharePageOfFile('/oauth-setup?tab=s4hana');
  test.beforeEach(async () => {
    await open(shared.page, 's4hana');
    await fillRequired(shared.page);
  });

  test('the configuration is sent', async () => {
    const { page } = shared;
    await answerOnce(page, 'POST /api/oauth/test', { json: { success: true, message: '' } });
    const body = await bodySent(page, 'POST /api/oauth/test', () => tryOut(page));
    expect(body).toMatchObject({
      provider: 's4hana',
      clientId: 'client-7',
      clientSecret: '',
      authUrl: 'https://auth.example.com/oauth/authorize',
      tokenUrl: '',
      redirectUri: '',
      scope: 'read write',
      isActive: true,
    });
  });

  test('success is told in these words', async () => {
    const { page } = shared;
    await answerOnce(page, 'POST /api/oauth/test', { json: { success: true, message: 'fine' } });
    await tryOut(page);
    await expectToast(page, {
      title: 'Test Successful',
      message: 'OAuth configuration is working correctly.',
    });
  });

  test('a failed test has the server’s sentence', async () => {
    const { page } = shared;
    const message = 'The client secret is wrong.';
    await answerOnce(page, 'POST /api/oauth/test', { json: { success: false, message } });
    await tryOut(page);
    await expectToast(page, { title: 'Test Failed', message, isDestructive: true });
  });

  test('a failed call has the server’s sentence too', async () => {
    const { page } = shared;
    const message = 'Too many tests. Wait a minute.';
    await answerOnce(page, 'POST /api/oauth/test', { status: 429, json: { message } });
    await tryOut(page);
    await expectToast(page, { title: 'Test Failed', message, isDestructive: true });
  });

  test('a failure without a sentence has the fallback', async () => {
    const { page } = shared;
    await answerOnce(page, 'POST /api/oauth/test', { status: 500 });
    await tryOut(page);
    await expectToast(page, {
      title: 'Test Failed',
      message: 'OAuth configuration test failed.',
      isDestructive: true,
    });
  });

  test('the button reads Testing... and is disabled while the call is pending', async () => {
    const { page } = shared;
    const release = await answerOnce(page, 'POST /api/oauth/test', { status: 500, isHeld: true });
    await tryOut(page);
    await expect(panel(page).getByRole('button', { name: 'Testing...' })).toBeDisabled();
    release();
    await expect(panel(page).getByRole('button', { name: 'Test Configuration' })).toBeEnabled();
  });
});

test.describe('§8 OAuth Setup: saving', () => {
  const shared = sharePageOfFile('/oauth-setup?tab=ariba');

  test('a failure has the server’s sentence', async () => {
    const { page } = shared;
    const message = 'authUrl: write it with https://.';
    await fillRequired(page);
    await answerOnce(page, 'POST /api/oauth/configurations', { status: 400, json: { message } });
    await save(page);
    await expectToast(page, { title: 'Error', message, isDestructive: true });
  });

  test('a failure without a sentence has the fallback', async () => {
    const { page } = shared;
    await fillRequired(page);
    await answerOnce(page, 'POST /api/oauth/configurations', { status: 500 });
    await save(page);
    await expectToast(page, {
      title: 'Error',
      message: 'Failed to save OAuth configuration.',
      isDestructive: true,
    });
  });

  test('the button reads Saving... and is disabled while the call is pending', async () => {
    const { page } = shared;
    await fillRequired(page);
    const release = await answerOnce(page, 'POST /api/oauth/configurations', { status: 500, isHeld: true });
    await save(page);
    await expect(panel(page).getByRole('button', { name: 'Saving...' })).toBeDisabled();
    release();
    await expect(panel(page).getByRole('button', { name: 'Save Configuration' })).toBeEnabled();
  });

  test('all fields are sent, isActive among them', async () => {
    const { page } = shared;
    await open(page, 'datasphere');
    await fillRequired(page);
    await field(page, 'Client Secret').fill('a secret');
    await field(page, 'Token URL').fill('https://auth.example.com/oauth/token');
    await field(page, 'Scope').fill('read');
    const body = await bodySent(page, 'POST /api/oauth/configurations', () => save(page));
    expect(body).toMatchObject({
      provider: 'datasphere',
      clientId: 'client-7',
      clientSecret: 'a secret',
      authUrl: 'https://auth.example.com/oauth/authorize',
      tokenUrl: 'https://auth.example.com/oauth/token',
      redirectUri: '',
      scope: 'read',
      isActive: true,
    });
  });

  test('success is told in these words', async () => {
    await expectToast(shared.page, {
      title: 'Configuration Saved',
      message: 'OAuth configuration has been successfully saved.',
    });
  });

  test('the saved configuration fills the form of its provider', async () => {
    const { page } = shared;
    await page.goto('/oauth-setup?tab=datasphere');
    await expect(field(page, 'Client ID')).toHaveValue('client-7');
    await expect(field(page, 'Authorization URL')).toHaveValue('https://auth.example.com/oauth/authorize');
    await expect(field(page, 'Token URL')).toHaveValue('https://auth.example.com/oauth/token');
    await expect(field(page, 'Scope')).toHaveValue('read');
  });

  test('the secret never comes back', async () => {
    const { page } = shared;
    await expect(field(page, 'Client Secret')).toHaveValue('');
    const list = await (await page.request.get('/api/oauth/configurations')).text();
    expect(list).toContain('client-7');
    expect(list).not.toContain('a secret');
  });

  test('it fills no other provider’s form', async () => {
    await open(shared.page, 's4hana');
    await expect(field(shared.page, 'Client ID')).toHaveValue('');
  });

  test('after a save the list is read again', async () => {
    const { page } = shared;
    await page.goto('/oauth-setup?tab=concur');
    await fillRequired(page);
    const reads = await countCalls(page, 'GET /api/oauth/configurations', async () => {
      await save(page);
      await expectToast(page, { title: 'Configuration Saved' });
      await expect(panel(page).getByText('Saved', { exact: true })).toBeVisible();
    });
    expect(reads).toBe(1);
  });
});
