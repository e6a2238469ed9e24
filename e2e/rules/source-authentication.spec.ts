import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { sharePageOfFile } from '../shared-page.ts';
import { dismissToast, expectToast } from '../toast.ts';
import { answerOnce, bodySent } from '../wire.ts';

/** Specification, sections 3, 4, 5, 7 and 8: how a data source is signed in to. */

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Data Source' });
const field = (page: Page, label: string | RegExp) =>
  page.getByRole('dialog').getByLabel(label, { exact: false }).first();
const method = (page: Page) => field(page, 'Authentication Method');
const testButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^Test Connection$/ });

async function methodsOffered(page: Page): Promise<(string | null)[]> {
  return method(page)
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
}

test.describe('§4 Edit data source: authentication', () => {
  const shared = sharePageOfFile('/profile');
  let id = '';
  test.beforeAll(async () => {
    const { page } = shared;
    const added = await page.request.post('/api/data-sources', {
      data: { name: 'Core warehouse', type: 'datasphere' },
    });
    id = ((await added.json()) as { id: string }).id;
    await page.goto('/data-sources');
    await page.getByRole('button', { name: 'Actions for Core warehouse' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('tab', { name: 'Authentication' }).click();
  });
  test.beforeEach(() => dismissToast(shared.page));

  test('none, oauth, basic, api_key and saml are offered for datasphere', async () => {
    expect(await methodsOffered(shared.page)).toEqual(['none', 'oauth', 'basic', 'api_key', 'saml']);
  });

  test('basic asks for username and password, which is masked', async () => {
    await method(shared.page).selectOption('basic');
    await expect(field(shared.page, 'Username')).toBeVisible();
    await expect(field(shared.page, 'Password')).toHaveAttribute('type', 'password');
  });

  test('changing the method clears the credentials', async () => {
    const { page } = shared;
    await method(page).selectOption('basic');
    await field(page, 'Username').fill('reader');
    await method(page).selectOption('saml');
    await method(page).selectOption('basic');
    await expect(field(page, 'Username')).toHaveValue('');
  });

  test('api_key: the key goes into the header X-API-Key', async () => {
    await method(shared.page).selectOption('api_key');
    await expect(field(shared.page, 'Key Location')).toHaveValue('header');
    await expect(field(shared.page, 'Key Name')).toHaveValue('X-API-Key');
  });

  for (const location of ['query', 'body']) {
    test(`api_key: in the ${location} its name is api_key`, async () => {
      await method(shared.page).selectOption('api_key');
      await field(shared.page, 'Key Location').selectOption(location);
      await expect(field(shared.page, 'Key Name')).toHaveValue('api_key');
    });
  }

  test('saml asks for entityId, singleSignOnUrl, x509Certificate and an optional nameId', async () => {
    const { page } = shared;
    await method(page).selectOption('saml');
    for (const label of [/entity id/i, /single sign-on url/i, /x\.?509 certificate/i, /name id/i]) {
      await expect(field(page, label)).toBeVisible();
    }
    await expect(
      dialog(page)
        .locator('label')
        .filter({ hasText: /name id/i }),
    ).not.toContainText('*');
  });

  test('Test Connection is hidden for oauth', async () => {
    await method(shared.page).selectOption('basic');
    await expect(testButton(shared.page)).toBeVisible();
    await method(shared.page).selectOption('oauth');
    await expect(testButton(shared.page)).toHaveCount(0);
  });

  test('Test Connection is disabled with empty credentials', async () => {
    const { page } = shared;
    await method(page).selectOption('none');
    await method(page).selectOption('basic');
    await expect(testButton(page)).toBeDisabled();
    await field(page, 'Username').fill('reader');
    await field(page, 'Password').fill('a secret');
    await expect(testButton(page)).toBeEnabled();
  });

  async function fillBasic(): Promise<void> {
    await method(shared.page).selectOption('basic');
    await field(shared.page, 'Username').fill('reader');
    await field(shared.page, 'Password').fill('a secret');
  }

  test('authConfig and dataSourceId are sent', async () => {
    const { page } = shared;
    await fillBasic();
    await answerOnce(page, 'POST /api/auth/test', { json: { success: true, message: '' } });
    const body = await bodySent(page, 'POST /api/auth/test', () => testButton(page).click());
    expect(body).toMatchObject({
      authConfig: { authType: 'basic', credentials: { username: 'reader', password: 'a secret' } },
      dataSourceId: id,
    });
  });

  test('a success is told beside the button', async () => {
    const { page } = shared;
    await fillBasic();
    await answerOnce(page, 'POST /api/auth/test', {
      json: { success: true, message: 'Signed in as reader.' },
    });
    await testButton(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Signed in as reader.');
  });

  test('a failure is told as Test failed: with the server’s sentence', async () => {
    const { page } = shared;
    await fillBasic();
    await answerOnce(page, 'POST /api/auth/test', { json: { success: false, message: 'Wrong password.' } });
    await testButton(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Test failed: Wrong password.');
  });

  test('a failure without a sentence is an Unknown error', async () => {
    const { page } = shared;
    await fillBasic();
    await answerOnce(page, 'POST /api/auth/test', { json: { success: false, message: '' } });
    await testButton(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Unknown error');
  });

  test('the button reads Testing... and is disabled while the call is pending', async () => {
    const { page } = shared;
    await fillBasic();
    const release = await answerOnce(page, 'POST /api/auth/test', {
      json: { success: true, message: '' },
      isHeld: true,
    });
    await testButton(page).click();
    await expect(dialog(page).getByRole('button', { name: 'Testing...' })).toBeDisabled();
    release();
    await expect(testButton(page)).toBeEnabled();
  });

  test('authConfig is saved with the source, and its password never comes back', async () => {
    const { page } = shared;
    await fillBasic();
    const body = await bodySent(page, `PUT /api/data-sources/${id}`, () =>
      dialog(page).getByRole('button', { name: 'Save', exact: true }).click(),
    );
    expect(body).toMatchObject({
      id,
      name: 'Core warehouse',
      type: 'datasphere',
      authConfig: { authType: 'basic', credentials: { username: 'reader', password: 'a secret' } },
    });
    await expectToast(page, { title: 'Data Source Updated' });
    const list = await (await page.request.get('/api/data-sources')).text();
    expect(list).toContain('reader');
    expect(list).not.toContain('a secret');
  });
});

test.describe('§5 Auth methods offered by type', () => {
  const shared = sharePageOfFile('/data-sources');
  const page = () => shared.page;
  test.beforeAll(() => page().getByRole('button', { name: 'Add Data Source', exact: true }).click());

  for (const [type, offered] of [
    ['datasphere', ['none', 'oauth', 'basic', 'api_key', 'saml']],
    ['s4hana', ['none', 'oauth', 'basic', 'api_key', 'saml']],
    ['postgresql', ['none', 'basic']],
    ['mysql', ['none', 'basic']],
  ] as const) {
    test(`${type}: ${offered.join(', ')}`, async () => {
      await field(shared.page, 'Type').selectOption(type);
      expect(await methodsOffered(shared.page)).toEqual(offered);
    });
  }

  test('a file type has no methods', async () => {
    await field(shared.page, 'Type').selectOption('datasphere');
    await expect(method(shared.page)).toBeVisible();
    await field(shared.page, 'Type').selectOption('csv');
    await expect(page().getByLabel('Authentication Method')).toHaveCount(0);
  });

  test('§7 a source with its authConfig is created', async () => {
    await field(page(), 'Name').fill('Second warehouse');
    await field(page(), 'Type').selectOption('datasphere');
    await method(page()).selectOption('basic');
    await field(page(), 'Username').fill('reader');
    await field(page(), 'Password').fill('a secret');
    const body = (await bodySent(page(), 'POST /api/data-sources', () =>
      page().getByRole('dialog').getByRole('button', { name: 'Add Data Source' }).click(),
    )) as { config: string };
    expect(body).toMatchObject({
      name: 'Second warehouse',
      type: 'datasphere',
      authConfig: { authType: 'basic', credentials: { username: 'reader', password: 'a secret' } },
    });
    expect(JSON.parse(body.config)).toBeInstanceOf(Object);
    await expectToast(page(), { title: 'Data Source Added' });
  });
});
